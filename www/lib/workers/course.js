// A rollout's course, or that of other work that comes in units: so many are wanted, and workers do them in blocks, which
// are merged in their order. What is done at once the page does itself, and everything where there are no workers: nobody
// can tell from the result who did it.

import { isRefusal } from '../element/core.js';
import { nextTask } from '../element/tasks.js';
import { callWorkers, workers } from './there.js';

/** @typedef {import('./pool.js').Block} Block */

/** What is done on the page takes about so long, in milliseconds; then its turn is over. */
const SLICE = 8;

/** A block takes a worker about so long. */
const BLOCK = 20;

/** Of work of which nothing else is said. */
const FEW = 10;

/** No block has more units, whatever the clock says. */
const MOST = 2 ** 24;

/**
 * @typedef {Object} Work
 * @property {() => Uint8Array} order  what a worker has to know of it
 * @property {number} done  units that are merged
 * @property {number} all
 * @property {(units: number) => number} roll  at once, and merged
 * @property {(block: Uint8Array) => void} merge  those that come next; throws `RolloutLabError` if they are not
 */

/**
 * @typedef {Object} Told
 * @property {() => void} merged  called when units have been done
 * @property {(error: unknown) => void} failed  nothing is wanted any more by then
 */

export class Course {
  /**
   * @param {object} core  as its glue exports it
   * @param {Work} work
   * @param {Told} told
   * @param {number} [few]  units that take some milliseconds: no more are done in one go while the clock stands still
   */
  constructor(core, work, told, few = FEW) {
    this.core = core;
    this.work = work;
    this.told = told;
    this.few = Math.max(1, few);
    /** Units wanted. */
    this.to = 0;
    /** Under way, or not merged yet, in their order. @type {Block[]} */
    this.blocks = [];
    /** Units of the next block. */
    this.size = 1;
    /** Milliseconds for a unit, once that is known. */
    this.cost = 0;
    this.slicing = false;
  }

  /** Whether the page may not roll or merge anything yet, which workers do not mind: until `released` is called. */
  get held() {
    return false;
  }

  /** Whether something is wanted that is not yet merged. */
  get busy() {
    return this.to > 0 && this.work.done < this.to;
  }

  /**
   * Has so many units done, counted from 0: at once if that is quickly done or there are no workers, as far as it goes.
   * @param {number} to
   */
  aim(to) {
    const { busy, work } = this;
    this.to = Math.min(to, work.all);
    this.blocks = this.blocks.filter((block) => block.to <= this.to);
    if (!busy && (!workers() || (this.to - work.done) * this.cost < SLICE)) this.slice();
    if (this.busy) this.goOn();
  }

  /** The page may roll and merge from now on. */
  released() {
    this.mergeNext();
    // Workers that had done all that may lie before them are idle: nobody else would give them more.
    if (this.busy) this.goOn();
  }

  /** Has what is wanted done by whoever is there. */
  goOn() {
    if (workers()) workers()?.join(this);
    else this.alone();
  }

  /** Nothing more is wanted. */
  rest() {
    this.to = 0;
    this.blocks = [];
  }

  /** It is over: the work may be freed. */
  end() {
    this.rest();
    workers()?.leave(this);
  }

  /** @param {unknown} error */
  fail(error) {
    this.end();
    this.told.failed(error);
  }

  /** Rolls here and now, in portions that grow, until it is done or the slice is over. */
  slice() {
    if (this.held) return;
    const { work } = this;
    const since = performance.now();
    let [rolled, spent] = [0, 0];
    try {
      for (let portion = 1; this.busy && spent < SLICE && (spent > 0 || rolled < this.few); ) {
        rolled += work.roll(Math.min(portion, this.to - work.done));
        // A clock that runs backwards says as little as one that stands still.
        spent = Math.max(0, performance.now() - since);
        portion = Math.ceil(Math.min(4 * portion, (rolled * (SLICE - spent)) / spent));
      }
    } catch (error) {
      return this.fail(error);
    }
    // Shorter ones say nothing of what a unit takes.
    if (this.busy) [this.cost, this.size] = [spent / rolled, rolled];
    if (rolled > 0) this.told.merged();
  }

  // ——— What the pool calls ———

  order() {
    return this.work.order();
  }

  get asked() {
    return this.blocks.at(-1)?.to ?? this.work.done;
  }

  /** @param {number} most */
  wants(most) {
    return (
      this.busy && (this.blocks.some(({ given }) => !given) || (this.blocks.length < most && this.asked < this.to))
    );
  }

  next() {
    let block = this.blocks.find(({ given }) => !given);
    if (!block) {
      const from = this.asked;
      block = { task: this, from, to: Math.min(from + this.size, this.to), given: false };
      this.blocks.push(block);
    }
    return block;
  }

  /**
   * @param {Block} block
   * @param {number} ms
   * @param {Uint8Array} bytes
   */
  came(block, ms, bytes) {
    const units = block.to - block.from;
    // What is shorter than blocks are now says little about them.
    if (units >= this.size || ms > BLOCK) {
      this.cost = ms / units;
      this.size = Math.max(1, Math.floor(Math.min(BLOCK / this.cost, 4 * units, MOST)));
    }
    // If it was given up in the meantime, it is no longer among those that are merged.
    block.bytes = bytes;
    this.mergeNext();
  }

  /** Merges the blocks that have come and are next. */
  mergeNext() {
    if (this.held) return;
    const before = this.blocks.length;
    try {
      while (this.blocks[0]?.bytes || this.blocks[0]?.here) this.mergeFirst(this.blocks[0]);
    } catch (error) {
      return this.fail(error);
    }
    if (this.blocks.length < before) this.told.merged();
  }

  /**
   * Merges the block that is next, or has it rolled once more where the core refuses what its worker has answered.
   * @param {Block} block
   */
  mergeFirst(block) {
    const { work } = this;
    if (block.here) work.roll(block.to - work.done);
    else {
      try {
        work.merge(/** @type {Uint8Array} */ (block.bytes));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        block.refuse?.(error.message);
        return;
      }
    }
    this.blocks.shift();
    if (work.done === block.to) return;
    // The answer was of another length: those behind it are not next any more.
    this.blocks = [];
    block.refuse?.('a worker has rolled too few or too many');
  }

  /** As long as there are no workers: slice by slice, each of them a task of its own. */
  async alone() {
    if (this.slicing) return;
    this.slicing = true;
    const called = callWorkers().catch(() => {});
    if (this.held) await called;
    while (this.busy && !workers() && !this.held) {
      await nextTask();
      this.slice();
    }
    this.slicing = false;
    if (this.busy) workers()?.join(this);
  }
}
