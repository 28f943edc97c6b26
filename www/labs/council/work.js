// The long work of a council: the simulation of positions, and the lines of its charts. Pieces that a lab holds.

import { unlessRemoved } from '../../lib/element/removed.js';
import { Throttle } from '../../lib/element/throttle.js';
import { Course } from '../../lib/workers/course.js';
import { Player } from '../../lib/workers/player.js';
import { core } from './core.js';
import { COUNCIL } from './state.js';

// ——— Positions ———

/** The number of positions at which a run stops. */
const MOST = 1e12;

/** The number of positions that are simulated before anything is drawn. More are not begun before a reader sees the lab. */
const FEW = 10_000;

/** At most this often, in milliseconds, results are drawn while more come as fast as they can. */
const DRAWN_EVERY = 100;

/**
 * Simulates positions: some at once, a run until it is paused, and the positions that an address asks for. The simulation rests, waits until
 * a reader sees the lab (`opening`), or goes on, for callers or in a run. It rests after `restart` and after a core has stopped. A lab that
 * leaves its page keeps its positions, but callers are refused the rest.
 */
export class Trials {
  /**
   * @param {import('./lab.js').Base} host
   * @param {import('../../pkg/council/rollout_lab.js').CouncilTrials} simulation  to begin with
   */
  constructor(host, simulation) {
    this.host = host;
    this.simulation = simulation;
    /** The number of positions that an address asks for, until a reader sees the lab. */
    this.opening = 0;
    this.draws = new Throttle(() => this.changed(), DRAWN_EVERY);
    this.player = new Player((work, told) => new Course(core, work, told, FEW), simulation, {
      merged: () => this.merged(),
      failed: (error) => host.fail(error),
    });
  }

  // ——— As a piece of the lab ———

  /** Whether positions are simulated that somebody asked for. A run does not count. */
  get busy() {
    return this.host.isConnected && (this.player.owes || this.opening > 0);
  }

  /** @param {boolean} visible */
  looked(visible) {
    this.player.suspend(!visible);
  }

  removed() {
    this.draws.cancel();
    this.player.leave(() => this.host.isConnected);
  }

  failed() {
    this.stop();
  }

  // ——— Positions ———

  /** Number of positions. */
  get done() {
    return this.simulation.done;
  }

  get running() {
    return this.player.running;
  }

  /** The number of positions, those included that are still to be simulated. */
  get wanted() {
    return Math.max(this.opening, this.done);
  }

  /**
   * Takes another council, or other positions, from none on.
   * @param {import('./state.js').CouncilModel} model
   * @param {string} seed
   */
  restart(model, seed) {
    const before = this.simulation;
    // If the core refuses the model, nothing changes.
    const simulation = new core.CouncilTrials(model, seed);
    this.stop();
    this.opening = 0;
    this.simulation = simulation;
    this.player.take(simulation);
    before.free();
    this.changed();
  }

  /** @param {number} trials @returns {Promise<void>} when the positions are simulated, or given up */
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

  /** Simulates the positions that an address asks for. @param {number} trials */
  async open(trials) {
    if (trials === 0) return;
    this.opening = trials;
    const { simulation } = this;
    // Many positions wait until a reader sees the lab.
    if (trials > FEW) await this.host.seen;
    if (this.simulation !== simulation || this.opening !== trials) return;
    await unlessRemoved(this.roll(trials));
    // A reader who has begun again has asked for others.
    if (this.simulation === simulation) this.opening = 0;
    this.host.touched();
  }

  /** Ends the simulation. */
  stop() {
    this.draws.cancel();
    this.player.stop();
  }

  // ——— Inside ———

  /** Draws results, but not each of those that others follow at once. */
  merged() {
    this.host.stale();
    if (this.player.course.busy) this.draws.request();
    else this.changed();
  }

  changed() {
    this.draws.cancel();
    this.host.changed();
  }
}

// ——— Lines ———

/** The chart ends at the first of these that the council does not lie beyond; beyond the last one, it is not drawn. */
const ENDS = [5, 10, 20];

/**
 * Has the lines of both charts computed, and where they cross: exact, point by point. Another council begins them again, and so does the way
 * back into a page. There are no lines while the lab is in no page, or after a core has stopped.
 */
export class Curves {
  /** @param {import('./lab.js').Base} host */
  constructor(host) {
    this.host = host;
    /** The settings of these lines, as a text. */
    this.of = '';
    /** The ratio at which the lines end. */
    this.last = ENDS[0];
    /** @type {import('../../pkg/council/rollout_lab.js').CouncilCurves | null} */
    this.work = null;
    /** @type {Course | null} */
    this.course = null;
    /** The lines against the number of programs. @type {ReturnType<typeof core.councilPanels> | null} */
    this.panels = null;
    host.addController(this);
  }

  hostConnected() {
    this.of = '';
    this.follow();
  }

  hostDisconnected() {
    this.end();
  }

  failed() {
    this.end();
  }

  /** Begins again if the lines are now of another council. */
  follow() {
    const { host } = this;
    if (!host.isConnected || host.failure) return;
    const { wanted } = host.state;
    const { candidates, d, s1, s2, copying } = wanted;
    const last = ENDS.find((end) => end >= s2 / s1) ?? ENDS[ENDS.length - 1];
    const of = [candidates, d, s1, copying, last].join();
    if (of === this.of) return;
    this.end();
    this.of = of;
    this.last = last;
    host.guard(() => {
      const model = { candidates, d, s1, s2: s1, copying, programs: COUNCIL };
      this.panels = core.councilPanels(model);
      this.work = new core.CouncilCurves(model, last);
      this.course = new Course(core, this.work, {
        merged: () => host.touched(),
        failed: (error) => host.fail(error),
      });
      this.course.aim(this.work.all);
    });
  }

  /** Ends the work, and drops the lines. */
  end() {
    this.course?.end();
    this.course = null;
    this.work?.free();
    this.work = null;
  }
}
