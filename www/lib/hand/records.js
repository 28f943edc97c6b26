// What the games that are over came to, for the list of them: of each one the core works that out again, so it is asked
// between other things, of the newest games first, and once. A piece that the lab holds.

import { inSlices } from '../element/tasks.js';

/** So many games are listed, and so many more whenever the reader wants to see them: a link may bring thousands. */
const MORE = 100;

/**
 * @template {import('./shapes.js').Recorded} R
 * @typedef {Object} Host
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {Pick<import('./shapes.js').Games<R>, 'record'> | null} played
 * @property {number} begun  games
 * @property {() => void} touched
 * @property {(error: unknown) => void} fail
 */

/** @template {import('./shapes.js').Recorded} R */
export class Records {
  /** @param {Host<R>} host */
  constructor(host) {
    this.host = host;
    /** Of these games. @type {Host<R>['played']} */
    this.of = null;
    /** What is known of games that are over, by their numbers. @type {Map<number, R>} */
    this.known = new Map();
    /** Those that are listed, the newest first. @type {R[]} */
    this.listed = [];
    /** How many may be, counted from the newest game that was begun. */
    this.most = MORE;
    /** @type {AbortController | null} null: nothing is being asked */
    this.control = null;
    host.addController(this);
  }

  get busy() {
    return this.control !== null && !this.control.signal.aborted;
  }

  /** How many games are older than those that are listed. */
  get older() {
    return Math.max(0, this.host.begun - this.most);
  }

  /** The reader wants to see more of them. */
  more() {
    this.most += MORE;
    this.update();
  }

  /** Asks for what is not known yet. */
  async update() {
    const { host } = this;
    const { played } = host;
    this.giveUp();
    if (played !== this.of) this.known = new Map();
    this.of = played;
    const control = new AbortController();
    this.control = control;
    /** @type {R[]} */
    const listed = [];
    try {
      const { older } = this;
      let number = host.begun;
      const ask = () => {
        number -= 1;
        if (!played || number < older) return true;
        const record = this.known.get(number) ?? played.record(number);
        if (record.end === 'playing') return false;
        this.known.set(number, record);
        listed.push(record);
        return false;
      };
      if (!(await inSlices(ask, () => {}, control.signal))) return;
      this.control = null;
      this.listed = listed;
      host.touched();
    } catch (error) {
      host.fail(error);
    }
  }

  /** Nobody wants to know any more. */
  giveUp() {
    this.control?.abort();
    this.control = null;
  }

  hostConnected() {
    // Of a lab that was taken out of the page meanwhile, and is back.
    if (this.control) this.update();
  }

  hostDisconnected() {
    this.control?.abort();
  }
}
