// The databases of bear-offs. Each is made once a page and kept, by a worker where there is one: whoever wants one that is
// being made waits for it, and when nobody does any more it is given up.

import { inSlices } from '../tasks.js';
import { make } from '../workers/make.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('./maker.js').Core} Core */
/** @typedef {(progress: number) => void} Tell  how much is done, 0..1 */

class Shared {
  /**
   * @param {Core} core
   * @param {'six' | 'all'} reach
   */
  constructor(core, reach) {
    this.core = core;
    this.reach = reach;
    /** What is made, or was begun on the page. @type {BearoffDatabase | null} */
    this.database = null;
    /** Who waits for it. @type {Set<Tell>} */
    this.waiting = new Set();
    /** @type {{control: AbortController, done: Promise<boolean>} | null} null: nobody does, or it is made */
    this.making = null;
  }

  /**
   * @param {Tell} tell
   * @param {AbortSignal} signal
   * @returns {Promise<BearoffDatabase | null>} null: it was given up
   */
  async wait(tell, signal) {
    const leave = () => {
      this.waiting.delete(tell);
      if (this.waiting.size === 0) this.giveUp();
    };
    this.waiting.add(tell);
    signal.addEventListener('abort', leave);
    try {
      this.making ??= this.begin();
      await this.making.done;
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
    return signal.aborted ? null : this.database;
  }

  begin() {
    const control = new AbortController();
    return { control, done: this.make(control.signal) };
  }

  giveUp() {
    this.making?.control.abort();
    this.making = null;
  }

  /** @param {AbortSignal} signal */
  async make(signal) {
    const { core, reach } = this;
    const tell = (/** @type {number} */ progress) => {
      for (const one of this.waiting) one(progress);
    };
    // One that was begun on the page, and given up, is gone on with.
    const made = this.database ? undefined : await make(core, core.BearoffDatabase.order(reach), tell, signal);
    if (made === null) return false;
    const step = () => {
      this.database ??= made ? core.BearoffDatabase.made(made) : new core.BearoffDatabase(reach);
      return this.database.build();
    };
    return inSlices(step, () => tell(this.database?.progress ?? 0), signal);
  }
}

/** @type {WeakMap<Core, Map<string, Shared>>} */
const known = new WeakMap();

/**
 * Waits for a database.
 * @param {Core} core
 * @param {'six' | 'all'} reach
 * @param {Tell} tell
 * @param {AbortSignal} signal
 * @returns {Promise<BearoffDatabase | null>} null: it was given up
 */
export function database(core, reach, tell, signal) {
  const ofCore = known.get(core) ?? new Map();
  known.set(core, ofCore);
  const shared = ofCore.get(reach) ?? new Shared(core, reach);
  ofCore.set(reach, shared);
  return shared.wait(tell, signal);
}
