// The course of a rollout, or of other work that comes in units: workers do the units that are wanted in blocks, which the page merges in
// order. The page itself does quick work, and all work if there are no workers. The result doesn't depend on who did it.

import { loadPart } from '../element/load-part.js';
import { isRefusal, moduleOf } from '../element/core.js';
import { nextTask } from '../element/tasks.js';

/** @typedef {import('./pool.js').Block} Block */

/** About how many milliseconds a slice of work on the page takes. */
const SLICE = 8;

/** About how many milliseconds a block takes a worker. */
const BLOCK = 20;

/** The default of `few`. */
const FEW = 10;

/** The most units in a block, whatever the clock says. */
const MOST = 2 ** 24;

/**
 * @typedef {Object} Work
 * @property {() => Uint8Array} order  describes the work to a worker
 * @property {number} done  units that are merged
 * @property {number} all
 * @property {(units: number) => number} roll  rolls and merges these many now, and returns how many it did
 * @property {(block: Uint8Array) => void} merge  merges the units that come next; throws `RolloutLabError` if the block has others
 */

/**
 * @typedef {Object} Told
 * @property {() => void} merged  called when units have been merged
 * @property {(error: unknown) => void} failed  called after an error has ended the course
 */

export class Course {
  /**
   * @param {object} core  as its glue exports it
   * @param {Work} work
   * @param {Told} told
   * @param {number} [few]  units that take some milliseconds, the most in one go while the clock stands still
   */
  constructor(core, work, told, few = FEW) {
    this.module = moduleOf(core);
    this.work = work;
    this.told = told;
    this.few = Math.max(1, few);
    /** How many units are wanted. */
    this.to = 0;
    /** Blocks that are under way or not merged yet, in order. @type {Block[]} */
    this.blocks = [];
    /** How many units the next block gets. */
    this.size = 1;
    /** Milliseconds per unit, 0 while unknown. */
    this.cost = 0;
    this.slicing = false;
  }

  /** Whether the page must not roll or merge anything until `released` is called. Workers roll all the same. */
  get held() {
    return false;
  }

  /** Whether units are wanted that are not merged yet. */
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

  /** Has the page roll and merge from now on. */
  released() {
    this.mergeNext();
    // Workers whose queue has run empty are idle, and get more here.
    if (this.busy) this.goOn();
  }

  /** Gives the wanted units to the workers, or to the page. */
  goOn() {
    if (workers()) workers()?.join(this);
    else this.alone();
  }

  /** Stops wanting units. */
  rest() {
    this.to = 0;
    this.blocks = [];
  }

  /** Ends the course, after which the work may be freed. */
  end() {
    this.rest();
    workers()?.leave(this);
  }

  /** @param {unknown} error */
  fail(error) {
    this.end();
    this.told.failed(error);
  }

  /** Rolls now, in portions that grow, until all is done or the slice is over. */
  slice() {
    if (this.held) return;
    const { work } = this;
    const since = performance.now();
    let [rolled, spent] = [0, 0];
    try {
      for (let portion = 1; this.busy && spent < SLICE && (spent > 0 || rolled < this.few); ) {
        rolled += work.roll(Math.min(portion, this.to - work.done));
        // A clock that runs backwards counts as one that stands still.
        spent = Math.max(0, performance.now() - since);
        portion = Math.ceil(Math.min(4 * portion, (rolled * (SLICE - spent)) / spent));
      }
    } catch (error) {
      return this.fail(error);
    }
    // A shorter slice doesn't tell how long a unit takes.
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

  /** @param {Block} block @param {number} ms @param {Uint8Array} bytes */
  came(block, ms, bytes) {
    const units = block.to - block.from;
    // A block that is shorter than the present size tells little.
    if (units >= this.size || ms > BLOCK) {
      this.cost = ms / units;
      this.size = Math.max(1, Math.floor(Math.min(BLOCK / this.cost, 4 * units, MOST)));
    }
    // A block that was given up in the meantime is no longer in the list, and is not merged.
    block.bytes = bytes;
    this.mergeNext();
  }

  /** Merges the blocks that have arrived and come next. */
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
   * Merges the next block, or has it rolled once more if the core refuses the worker's answer.
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
    // The answer had another length, so the blocks behind it don't come next any more.
    this.blocks = [];
    block.refuse?.('a worker has rolled too few or too many');
  }

  /** Works on the page slice by slice, each in its own task, while there are no workers. */
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

// ——— The pool of workers, which pages that roll little never load ———

/** @typedef {Pick<typeof import('./pool.js'), 'pool' | 'join' | 'leave'>} Workers */

/** @type {Workers | null} */
let loaded = null;

/** Returns the page's workers, or null if they are not loaded or none can be started. */
export const workers = () => (loaded?.pool.none ? null : loaded);

/** Takes the workers that another file has loaded. @param {Workers} all */
export const useWorkers = (all) => {
  loaded = all;
};

const load = loadPart(() => import('./pool.js'));

/** Loads the workers. If that fails, the page does their work. */
export const callWorkers = () => load().then(useWorkers);
