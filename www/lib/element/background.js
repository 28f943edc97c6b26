// Long work between other things, one at a time. It is given up when nobody wants it any more. A piece that a lab holds.

import { isRefusal } from './core.js';

/**
 * @typedef {Object} Host
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {() => void} changed
 * @property {(error: unknown) => void} fail
 */

/**
 * @template Of  of what it is worked out
 * @template Made
 */
export class Background {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** The work in hand; null: there is none. @type {{of: Of, control: AbortController} | null} */
    this.work = null;
    host.addController(this);
  }

  /**
   * @param {Of} _of
   * @param {AbortSignal} _signal
   * @returns {Promise<Made>} anything, if it was given up
   */
  make(_of, _signal) {
    throw new Error('a lab says what is worked out');
  }

  /** @param {Made} _made  as it is now */
  take(_made) {}

  get busy() {
    return this.work !== null && !this.work.control.signal.aborted;
  }

  /** @param {Of} of  that goes on living until this is done, or given up */
  async workOut(of) {
    this.giveUp();
    const control = new AbortController();
    this.work = { of, control };
    try {
      const made = await this.make(of, control.signal);
      if (control.signal.aborted) return;
      this.work = null;
      this.take(made);
      this.host.changed();
    } catch (error) {
      // Work that was given up may have met something that was freed meanwhile.
      if (control.signal.aborted && isRefusal(error)) return;
      this.host.fail(error);
    }
  }

  /** Nobody wants to know any more. */
  giveUp() {
    this.work?.control.abort();
    this.work = null;
  }

  hostConnected() {
    // Of a lab that was taken out of the page meanwhile, and is back.
    if (this.work) this.workOut(this.work.of);
  }

  hostDisconnected() {
    this.work?.control.abort();
  }
}
