// What the reader's own play so far is worth: worked out between other things, and anew after every game. A piece that the
// lab holds.

import { Background } from '../../lib/element/background.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */

/** @extends {Background<HandRollout, number | null>} */
export class OwnWorth extends Background {
  /**
   * @param {import('../../lib/element/background.js').Host} host
   * @param {import('./workshop.js').Workshop} workshop
   */
  constructor(host, workshop) {
    super(host);
    this.workshop = workshop;
    /** In percent; null: not known, or not yet. @type {number | null} */
    this.value = null;
  }

  /** @param {HandRollout} of  @param {AbortSignal} signal */
  make(of, signal) {
    return this.workshop.worthOf(of, signal);
  }

  /** @param {number | null} value */
  take(value) {
    this.value = value;
  }
}
