// Rolling a rollout out: games at once, a run at some speed, the games that an address asks for, one roll after another.
// A piece that a lab holds. It knows no game: a player has them rolled, and records come from the rollout.

import { Player } from '../workers/player.js';
import { unlessRemoved } from '../element/removed.js';
import { Throttle } from '../element/throttle.js';

/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').Opening} Opening */
/**
 * @template {Rollout} [R=Rollout]
 * @typedef {import('./shapes.js').Stepping<R>} Stepping
 */

/** A run stops here by itself; the next one goes ten times as far. */
const FIRST_TARGET = 1_000_000_000;
const LAST_TARGET = 1_000_000_000_000;

/** At most this often, in milliseconds, games are drawn while more come as fast as they can. */
const DRAWN_EVERY = 100;

/** @template {Rollout} [R=Rollout] */
export class Rolling {
  /**
   * @param {import('./shapes.js').RollingHost} host
   * @param {R} rollout  to begin with; whose it is, is the lab's affair
   * @param {import('./shapes.js').RollingOwn<R>} own
   */
  constructor(host, rollout, own) {
    this.host = host;
    this.own = own;
    this.rollout = rollout;
    this.target = FIRST_TARGET;
    /** Whether anything has been rolled since the address was opened: what has appeared with that stays, also after a rewind. */
    this.begun = false;
    /** @type {Opening | null} */
    this.opening = null;
    /** @type {Stepping<R> | null} */
    this.stepping = null;
    /** @type {import('./shapes.js').Answers | null} as its games were measured before, until they are measured again */
    this.before = null;
    this.draws = new Throttle(() => this.changed(), DRAWN_EVERY);
    this.player = new Player(own.course, rollout, {
      merged: () => this.merged(),
      failed: (error) => host.fail(error),
    });
    host.addController(this);
  }

  hostDisconnected() {
    this.draws.cancel();
    this.before = null;
    this.player.leave(() => this.host.isConnected);
  }

  // ——— As a piece of a lab ———

  follow() {
    this.begun ||= this.games > 0 || this.made > 0;
  }

  /** @param {boolean} visible */
  looked(visible) {
    this.player.suspend(!visible);
  }

  failed() {
    this.stop();
  }

  get filling() {
    return this.busy;
  }

  // ——— Where it is ———

  get running() {
    return this.player.running;
  }

  /** Whether games are rolled that somebody asked for: not those of a run. */
  get busy() {
    return this.host.isConnected && (this.player.owes || this.opening?.is === 'rolling');
  }

  /** Whether those that there are will be followed at once by others. */
  get followed() {
    return this.player.course.busy;
  }

  /** How many games there are, or are to be as soon as they can be rolled. */
  get games() {
    return this.opening?.games ?? this.rollout.games;
  }

  /** Whether the game under the microscope waits for its next roll. */
  get halfway() {
    const { stepping } = this;
    return stepping !== null && stepping.shown < this.own.rolls(stepping.record);
  }

  /** How many rolls have been made of a game that does not count yet. */
  get made() {
    if (this.opening?.is === 'rolling') return this.opening.half;
    return this.halfway && this.stepping?.record.trial === this.rollout.games ? this.stepping.shown : 0;
  }

  // ——— What it does ———

  /** Whether fewer games are measured than were before, and the others will come on their own. */
  get remeasures() {
    return this.before !== null && this.player.owes && this.rollout.games < this.before.games;
  }

  /** Nothing more is rolled. */
  stop() {
    this.draws.cancel();
    this.before = null;
    this.player.stop();
  }

  /**
   * Begins with other dice, or another game, from no games on; or goes back to one that was left.
   * @param {R} rollout
   * @param {Stepping<R> | null} [stepping]  of that one
   */
  restart(rollout, stepping = null) {
    this.stop();
    this.target = FIRST_TARGET;
    this.opening = null;
    this.stepping = stepping;
    this.replace(rollout);
  }

  /**
   * Goes on with the same games, which may be measured otherwise.
   * @param {R} rollout
   */
  replace(rollout) {
    this.measure(rollout);
    this.player.take(rollout);
    this.changed();
  }

  /**
   * Goes on with games that are still to be measured: as many as there were are rolled again.
   * @param {R} rollout
   * @param {import('./shapes.js').Answers | null} before  as they were measured: in sight until then. null: the results are others, too
   */
  again(rollout, before) {
    const kept = before && this.remeasures ? this.before : before;
    this.measure(rollout);
    this.player.again(rollout);
    this.before = kept;
    this.changed();
  }

  /**
   * Rolls so many games as fast as possible. Rejects with `RolloutLabError` if that is no number of games.
   * @param {number} games
   */
  async roll(games) {
    const count = this.host.guard(() => this.own.core.readGames(games)) ?? 0;
    if (count > 0) this.own.begins();
    this.stepping = null;
    const rolled = this.player.roll(count);
    this.changed();
    await rolled;
  }

  /**
   * Rolls at a speed, to ten times as many games at the most, until paused.
   * @param {number} speed  in games a second; Infinity: flat out
   */
  run(speed) {
    if (this.running || this.host.failure) return;
    const { games } = this.rollout;
    while (games >= this.target && this.target < LAST_TARGET) this.target *= 10;
    this.own.begins();
    this.stepping = null;
    this.player.run(speed, this.target);
    this.host.touched();
  }

  /**
   * Rolls flat out until there are so many games, or it is paused.
   * @param {number} games
   */
  runTo(games) {
    if (this.host.failure) return;
    this.own.begins();
    this.opening = null;
    this.stepping = null;
    this.player.run(Infinity, games);
    this.host.touched();
  }

  pause() {
    this.player.pause();
    this.host.touched();
  }

  /** Back to no games; the same dice will be rolled again. */
  rewind() {
    this.opening = null;
    this.stop();
    this.host.guard(() => this.rollout.rewind());
    this.stepping = null;
    this.changed();
  }

  /** One roll of the game under the microscope; the game counts when its last roll is made. */
  step() {
    this.advance(1);
  }

  /** The game under the microscope to its end, or else the next one, whole: one game more counts. */
  rollGame() {
    this.advance(Infinity);
  }

  /**
   * Rolls the games that an address asks for: up to a number at once, the rest when the reader says so.
   * @param {number} games
   * @param {number} half  rolls of the game after them
   */
  async open(games, half) {
    if (games === 0 && half === 0) return;
    /** @type {Opening} */
    const opening = { is: 'rolling', games, rolled: Math.min(games, this.own.atOnce), half };
    this.opening = opening;
    const given = () => this.opening !== opening;
    await this.own.ready();
    // Games that nobody sees are not rolled yet.
    if (!given() && games > this.own.few) await this.host.seen;
    if (!given() && games > 0) await unlessRemoved(this.roll(opening.rolled));
    // The reader has started something else.
    if (given()) return;
    // Of a lab that is gone there is nobody to ask.
    if (!this.host.isConnected) {
      this.opening = null;
      return;
    }
    this.opening = games > opening.rolled ? { ...opening, is: 'asking' } : null;
    for (let roll = 0; roll < half && (roll === 0 || this.halfway); roll += 1) this.step();
    this.changed();
  }

  /** Whether the reader has to be told how far the games are that the address asks for. */
  get opens() {
    return this.opening?.is === 'rolling' && this.opening.rolled > this.own.few;
  }

  /** The games that the address asks for beyond those that are rolled. */
  rollRest() {
    const { games } = this;
    this.own.begins();
    this.leaveRest();
    this.player.run(Infinity, games);
  }

  /** Nobody wants the games that the address asks for any more. */
  leaveRest() {
    this.opening = null;
    this.changed();
  }

  // ——— Inside ———

  /** @param {R} rollout  of the same games */
  measure(rollout) {
    this.rollout = rollout;
    if (!this.stepping) return;
    const record = rollout.record(this.stepping.record.trial, this.own.estimate());
    this.stepping = { ...this.stepping, record };
  }

  /** @param {number} rolls  of the game under the microscope, or as many as it still has */
  advance(rolls) {
    this.player.pause();
    this.own.begins();
    this.host.guard(() => {
      const { rollout } = this;
      const last = this.halfway ? this.stepping : null;
      const record = last ? last.record : rollout.record(rollout.games, this.own.estimate());
      const all = this.own.rolls(record);
      const before = last?.shown ?? 0;
      const shown = Math.min(before + rolls, all);
      const counts = shown === all;
      if (counts) this.player.rollOne();
      this.stepping = { record, shown, before };
      if (counts) this.changed();
      else this.host.touched();
    });
  }

  /** Games are merged. Not all are drawn that others follow at once; edits in the meantime are, as ever. */
  merged() {
    this.host.stale();
    this.own.merged?.();
    if (this.followed) this.draws.request();
    else this.changed();
  }

  changed() {
    this.draws.cancel();
    // A reader who goes on by himself has answered the question.
    if (this.opening?.is === 'asking' && this.rollout.games !== this.opening.rolled) this.opening = null;
    if (!this.remeasures) this.before = null;
    this.own.changed();
    this.host.changed();
  }
}
