// What runs in the page on which the pool of workers and courses are tested alone.

import { workers, world } from './workers-world.js';
import { refusal } from '../../../www/lib/element/core.js';
import { Course } from '../../../www/lib/workers/course.js';
import { make } from '../../../www/lib/workers/make.js';
import { pool } from '../../../www/lib/workers/pool.js';
import { nextTask } from '../../../www/lib/element/tasks.js';

/**
 * Work of which every unit takes the page so many milliseconds. It notes what is rolled here and what is merged, and refuses
 * what does not come next, as the core does.
 */
class Work {
  /**
   * @param {number} all
   * @param {number} cost
   */
  constructor(all, cost) {
    this.all = all;
    this.cost = cost;
    this.done = 0;
    /** @type {number[]} */
    this.here = [];
    /** @type {[number, number][]} */
    this.blocks = [];
    this.broken = false;
  }

  order() {
    return Uint8Array.of(1, 2, 3);
  }

  /** @param {number} units */
  roll(units) {
    if (this.broken) throw new Error('a trap');
    const rolled = Math.min(units, this.all - this.done);
    world.work(rolled * this.cost);
    this.done += rolled;
    this.here.push(rolled);
    return rolled;
  }

  /** @param {Uint8Array} block */
  merge(block) {
    if (this.broken) throw new Error('a trap');
    const [from, to] = new Float64Array(block.buffer);
    if (from !== this.done) throw refusal('BlockNotNext', `${this.done} comes next, and not ${from}`);
    this.done = to;
    this.blocks.push([from, to]);
  }
}

/** A course that is held until it is let go. */
class HeldCourse extends Course {
  letGo = false;

  get held() {
    return !this.letGo;
  }

  release() {
    this.letGo = true;
    this.released();
  }
}

/**
 * A course of such work, and what it has told: how much was merged, or an error.
 * @template {Course} [C=Course]
 * @param {number} all
 * @param {number} cost
 * @param {new (...given: ConstructorParameters<typeof Course>) => C} [Kind]
 */
function begin(all, cost, Kind = /** @type {any} */ (Course)) {
  const work = new Work(all, cost);
  /** @type {(number | string)[]} */
  const told = [];
  const course = new Kind({}, work, {
    merged: () => void told.push(work.done),
    failed: (error) => void told.push(String(error)),
  });
  return { course, work, told };
}

/** Has something made, and notes what comes of it. @param {boolean} [cancelled]  before that */
function order(cancelled = false) {
  const control = new AbortController();
  if (cancelled) control.abort();
  /** @type {number[]} */
  const progress = [];
  /** @type {{made?: unknown, error?: string}} */
  const came = {};
  const report = (/** @type {number} */ part) => void progress.push(part);
  const ended = make({}, Uint8Array.of(7), report, control.signal).then(
    (made) => {
      came.made = made === undefined ? 'no workers' : made && [...made];
    },
    (error) => {
      came.error = String(error);
    },
  );
  return { cancel: () => control.abort(), progress, came, ended };
}

const stage = { HeldCourse, begin, order, pool, nextTask, workers, world };

/** @typedef {typeof stage} Stage */

Object.assign(globalThis, { stage });
