// Simulating positions: some at once, a run until it is paused, those that an address asks for. A piece that a lab holds.

import { Player } from '../../lib/workers/player.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { Throttle } from '../../lib/element/throttle.js';
import { Course } from '../../lib/workers/course.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilTrials} CouncilTrials */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */

/** A run stops here by itself. */
const MOST = 1e12;

/** So few are simulated before anything is drawn; more are not begun before somebody sees the lab. */
const FEW = 10_000;

/** At most this often, in milliseconds, results are drawn while more come as fast as they can. */
const DRAWN_EVERY = 100;

export class Trials {
  /**
   * @param {import('./lab.js').CouncilLab} host
   * @param {CouncilTrials} simulation  to begin with
   */
  constructor(host, simulation) {
    this.host = host;
    this.simulation = simulation;
    /** So many an address asks for, as soon as somebody sees them. */
    this.opening = 0;
    this.draws = new Throttle(() => this.changed(), DRAWN_EVERY);
    this.player = new Player((work, told) => new Course(core, work, told, FEW), simulation, {
      merged: () => this.merged(),
      failed: (error) => host.fail(error),
    });
    host.addController(this);
  }

  hostDisconnected() {
    this.draws.cancel();
    this.player.leave(() => this.host.isConnected);
  }

  /** Number of positions. */
  get done() {
    return this.simulation.done;
  }

  get running() {
    return this.player.running;
  }

  /** Whether positions are simulated that somebody asked for: not those of a run. */
  get busy() {
    return this.host.isConnected && (this.player.owes || this.opening > 0);
  }

  /** How many positions there are, or are to be as soon as they can be simulated. */
  get wanted() {
    return Math.max(this.opening, this.done);
  }

  /**
   * Another council, or other positions, from none on.
   * @param {CouncilModel} model
   * @param {string} seed
   */
  restart(model, seed) {
    const before = this.simulation;
    // What the core refuses changes nothing.
    const simulation = new core.CouncilTrials(model, seed);
    this.stop();
    this.opening = 0;
    this.simulation = simulation;
    this.player.take(simulation);
    before.free();
    this.changed();
  }

  /**
   * @param {number} trials
   * @returns {Promise<void>} when they are simulated, or given up
   */
  async roll(trials) {
    const count = this.host.guard(() => core.readGames(trials)) ?? 0;
    const rolled = this.player.roll(count);
    this.changed();
    await rolled;
  }

  run() {
    if (this.running || this.host.failure) return;
    this.player.run(Infinity, MOST);
    this.host.touched();
  }

  pause() {
    this.player.pause();
    this.host.touched();
  }

  /**
   * Those that an address asks for.
   * @param {number} trials
   */
  async open(trials) {
    if (trials === 0) return;
    this.opening = trials;
    const { simulation } = this;
    // What nobody sees is not begun yet.
    if (trials > FEW) await this.host.seen;
    if (this.simulation !== simulation || this.opening !== trials) return;
    await unlessRemoved(this.roll(trials));
    // Whoever has begun again has asked for others.
    if (this.simulation === simulation) this.opening = 0;
    this.host.touched();
  }

  /** Nothing more is simulated. */
  stop() {
    this.draws.cancel();
    this.player.stop();
  }

  // ——— Inside ———

  /** Results that others follow at once are not all drawn. */
  merged() {
    if (this.player.course.busy) this.draws.request();
    else this.changed();
  }

  changed() {
    this.draws.cancel();
    this.host.changed();
  }
}
