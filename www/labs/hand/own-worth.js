// What the reader's own play so far is worth: worked out between other things, because it may take long, and anew after
// every game. A piece that the lab holds.

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRollout} HandRollout */

/**
 * @typedef {Object} Host
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {() => void} changed
 * @property {(error: unknown) => void} fail
 */

export class OwnWorth {
  /**
   * @param {Host} host
   * @param {import('./workshop.js').Workshop} workshop
   */
  constructor(host, workshop) {
    this.host = host;
    this.workshop = workshop;
    /** In percent; null: not known, or not yet. @type {number | null} */
    this.value = null;
    /** What is being worked out now; null: nothing is. @type {{of: HandRollout, control: AbortController} | null} */
    this.work = null;
    host.addController(this);
  }

  get busy() {
    return this.work !== null && !this.work.control.signal.aborted;
  }

  /** @param {HandRollout} of  that goes on living, or is given up before */
  async workOut(of) {
    this.giveUp();
    const control = new AbortController();
    const work = { of, control };
    this.work = work;
    try {
      const value = await this.workshop.worthOf(of, control.signal);
      if (this.work !== work || control.signal.aborted) return;
      this.work = null;
      this.value = value;
      this.host.changed();
    } catch (error) {
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
