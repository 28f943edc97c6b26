// Decides how many games are wanted at each moment: those of roll() at once, and those of a run at a pace or at full speed. A course has
// them rolled.

import { notConnected } from '../element/removed.js';

/** @typedef {import('./course.js').Work} Work */
/** @typedef {Pick<import('./course.js').Course, 'aim' | 'rest' | 'end' | 'busy'>} Course */

/**
 * @typedef {Object} Told
 * @property {() => void} merged  there are more games
 * @property {(error: unknown) => void} failed  rolling threw
 */

/** @typedef {(work: Work, told: Told, few?: number) => Course} Begin  starts a course; `few` of its units take some milliseconds */

/**
 * @typedef {Object} Run
 * @property {number} speed  games a second, or Infinity
 * @property {number} to  where it ends
 * @property {number} since  its pace counts from this time
 * @property {number} from  and from this game
 */

/** Games are counted from the first. */
export class Player {
  /**
   * @param {Begin} begin
   * @param {Work} work  to begin with
   * @param {Told} told
   */
  constructor(begin, work, told) {
    this.begin = begin;
    this.told = told;
    /** The number of games that roll() has asked for. */
    this.owed = 0;
    /** @type {{to: number, done: () => void, failed: (error: Error) => void}[]} callers that wait for a number of games, in order */
    this.waiting = [];
    /** @type {Run | null} the present run */
    this.current = null;
    this.suspended = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} until the next game of a run */
    this.timer = undefined;
    this.work = work;
    this.course = this.courseOf(work);
  }

  get running() {
    return this.current !== null;
  }

  /** Number of games that are rolled, or will be because of roll(). */
  get coming() {
    return Math.max(this.owed, this.work.done);
  }

  /** Whether roll() has asked for games that are still to come. */
  get owes() {
    return this.owed > this.work.done;
  }

  /** Whether more games will come on their own. */
  get scheduled() {
    return this.course.busy || this.timer !== undefined;
  }

  /** Goes on with other work, up to the games that are owed. @param {Work} work */
  take(work) {
    this.course.end();
    this.work = work;
    this.course = this.courseOf(work);
    this.go();
  }

  /**
   * Goes on with new work of the same games, and rolls as many as there were.
   * @param {Work} work
   */
  again(work) {
    this.owed = this.coming;
    this.take(work);
  }

  /**
   * Rolls more games as fast as possible.
   * @param {number} games
   * @returns {Promise<void>} when they are rolled, or given up by `stop()`; `end()` can reject it
   */
  roll(games) {
    if (games === 0) return Promise.resolve();
    this.owed = Math.min(this.coming + games, this.work.all);
    return new Promise((done, failed) => {
      this.waiting.push({ to: this.owed, done, failed });
      this.settle();
      this.go();
    });
  }

  /** Rolls the next game now. Owed games come on top of it. */
  rollOne() {
    this.course.rest();
    const rolled = this.work.roll(1);
    this.owed += rolled;
    for (const waiting of this.waiting) waiting.to += rolled;
    this.go();
  }

  /**
   * Rolls at a pace until there are `to` games.
   * @param {number} speed games a second, or Infinity
   * @param {number} to
   */
  run(speed, to) {
    const { done, all } = this.work;
    const most = Math.min(to, all);
    this.current = done < most ? { speed, to: most, since: performance.now(), from: done } : null;
    this.go();
  }

  /** Ends a run; games owed to roll() are still rolled. */
  pause() {
    this.current = null;
    this.go();
  }

  /** Ends everything. @param {Error | null} [reason]  with which the promises of waiting callers are rejected */
  stop(reason = null) {
    this.current = null;
    this.owed = 0;
    this.rest();
    for (const { done, failed } of this.waiting.splice(0)) reason ? failed(reason) : done();
  }

  /** Ends everything for good. @param {Error | null} [reason] */
  end(reason = null) {
    this.stop(reason);
    this.course.end();
  }

  /** Pauses until `go()`. All games that are wanted stay wanted. */
  rest() {
    this.course.rest();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Rests because its lab has left the page. A lab that is moved is back before the next task; otherwise all ends.
   * @param {() => boolean} back
   */
  leave(back) {
    this.rest();
    queueMicrotask(() => (back() ? this.go() : this.end(notConnected())));
  }

  /** Holds a run while nobody can see it. @param {boolean} suspended */
  suspend(suspended) {
    if (this.suspended === suspended) return;
    this.suspended = suspended;
    if (!this.current) return;
    // The pause doesn't count. Otherwise a paced run would catch up in one burst.
    Object.assign(this.current, { since: performance.now(), from: this.work.done });
    this.go();
  }

  // ——— Inside ———

  /** @param {Work} work */
  courseOf(work) {
    return this.begin(work, { merged: () => this.merged(), failed: this.told.failed });
  }

  /** Has the games rolled that are wanted now, and comes back when more are due. */
  go() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { done } = this.work;
    const wanted = Math.max(this.owed, this.due(done));
    if (wanted > done) this.course.aim(wanted);
    else this.course.rest();
    const run = this.suspended ? null : this.current;
    if (run && run.speed < Infinity) this.timer = setTimeout(() => this.go(), waitFor(run, this.work.done));
  }

  /** Returns the number of games that a run wants by now. @param {number} done  games that are rolled */
  due(done) {
    const { current: run, owed } = this;
    if (!run || this.suspended) return 0;
    if (run.speed === Infinity) return run.to;
    const now = performance.now();
    // If the clock has been set back, a game is due, and the pace starts anew.
    if (now < run.since) Object.assign(run, { since: now - 1000 / run.speed, from: done });
    // Owed games don't count for the run.
    if (owed > done) Object.assign(run, { since: now, from: owed });
    return Math.min(run.from + Math.floor((run.speed * (now - run.since)) / 1000), run.to);
  }

  merged() {
    this.settle();
    if (this.current && this.work.done >= this.current.to) this.current = null;
    this.told.merged();
  }

  settle() {
    const { waiting, work } = this;
    while (waiting.length > 0 && waiting[0].to <= work.done) waiting.shift()?.done();
  }
}

/**
 * Returns the milliseconds until the next game of a run is due.
 * @param {Run} run
 * @param {number} done  games that are rolled
 */
function waitFor({ speed, since, from }, done) {
  const next = since + ((done - from + 1) * 1000) / speed;
  // Never busier than 60 times a second.
  return Math.max(16, next - performance.now());
}
