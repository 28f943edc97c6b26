// Decides when games are rolled: at once, at a pace, or flat out, in slices short enough that the page stays
// alive. It knows neither the game nor the page: it is given a function that rolls.

import { nextTask } from './tasks.js';

/** One slice of work, in milliseconds; a frame's drawing comes on top, and both stay well below 50. */
const SLICE = 10;

/**
 * @typedef {Object} Work
 * @property {(games: number, milliseconds: number) => number} rollFor  rolls up to so many games in about so
 *   much time; returns how many
 * @property {() => void} rolled  called after every slice
 * @property {(error: unknown) => void} failed  called when rolling threw; the player has stopped by then
 */

export class Player {
  /** @param {Work} work */
  constructor(work) {
    this.work = work;
    /** Games that roll() has been asked for and that are still to be rolled. */
    this.owed = 0;
    /** @type {{games: number, done: () => void}[]} who waits until `owed` has fallen to `games` */
    this.waiting = [];
    /** @type {{speed: number, left: number, since: number, rolled: number} | null} a run, if one is on */
    this.current = null;
    this.suspended = false;
    this.scheduled = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get running() {
    return this.current !== null;
  }

  /**
   * Rolls so many games as fast as possible.
   * @param {number} games
   * @returns {Promise<void>} when they are rolled, or given up by `stop()`
   */
  roll(games) {
    if (games === 0) return Promise.resolve();
    return new Promise((done) => {
      for (const waiting of this.waiting) waiting.games += games;
      this.owed += games;
      this.waiting.push({ games: 0, done });
      this.schedule(0);
    });
  }

  /**
   * Rolls at a pace until so many games are rolled.
   * @param {number} speed games a second, or Infinity
   * @param {number} games
   */
  run(speed, games) {
    this.current = { speed, left: games, since: performance.now(), rolled: 0 };
    this.schedule(0);
  }

  /** Ends a run; games owed to roll() are still rolled. */
  pause() {
    this.current = null;
  }

  /** Ends everything. */
  stop() {
    this.current = null;
    this.owed = 0;
    this.settle();
    clearTimeout(this.timer);
    this.scheduled = false;
  }

  /**
   * Holds a run while nobody can see it.
   * @param {boolean} suspended
   */
  suspend(suspended) {
    if (this.suspended === suspended) return;
    this.suspended = suspended;
    if (this.current && !suspended) {
      // The pause does not count: without this a paced run would catch up in one burst.
      this.current.since = performance.now();
      this.current.rolled = 0;
      this.schedule(0);
    }
  }

  /** @param {number} milliseconds */
  schedule(milliseconds) {
    if (this.scheduled) return;
    this.scheduled = true;
    if (milliseconds > 0) this.timer = setTimeout(() => this.slice(), milliseconds);
    else nextTask().then(() => this.slice());
  }

  slice() {
    if (!this.scheduled) return;
    this.scheduled = false;
    const run = this.suspended ? null : this.current;
    try {
      if (this.owed > 0) this.rollOwed();
      else if (run) this.rollPaced(run);
    } catch (error) {
      this.stop();
      this.work.failed(error);
      return;
    }
    if (this.owed > 0) this.schedule(0);
    else if (this.current && !this.suspended) this.schedule(waitFor(this.current));
  }

  rollOwed() {
    const rolled = this.work.rollFor(this.owed, SLICE);
    // A rollout that has come to its end rolls no more.
    this.owed = rolled > 0 ? this.owed - rolled : 0;
    this.settle();
    this.work.rolled();
  }

  settle() {
    const settled = this.waiting.filter(({ games }) => games >= this.owed);
    this.waiting = this.waiting.filter(({ games }) => games < this.owed);
    for (const { done } of settled) done();
  }

  /** @param {NonNullable<Player['current']>} run */
  rollPaced(run) {
    const due = (run.speed * (performance.now() - run.since)) / 1000 - run.rolled;
    const games = Math.min(run.left, Number.isFinite(due) ? Math.floor(due) : run.left);
    if (games > 0) {
      const rolled = this.work.rollFor(games, SLICE);
      run.rolled += rolled;
      run.left = rolled > 0 ? run.left - rolled : 0;
    }
    if (run.left === 0) this.current = null;
    if (games > 0) this.work.rolled();
  }
}

/**
 * Milliseconds until the next game of a run is due.
 * @param {NonNullable<Player['current']>} run
 */
function waitFor(run) {
  if (!Number.isFinite(run.speed)) return 0;
  const next = run.since + ((run.rolled + 1) * 1000) / run.speed;
  // Never busier than 60 times a second.
  return Math.max(16, next - performance.now());
}
