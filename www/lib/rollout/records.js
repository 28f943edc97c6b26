// Games that are played again, to be looked at: for the microscope, the table and the spreadsheet. Most labs do so in no time
// worth mentioning; where it takes long, a lab has records of its own, which come later.

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').RolloutLab} Lab */

export class Records {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
  }

  /** Whether they come later, between other things. */
  get later() {
    return false;
  }

  /**
   * A game; a promise of it, or of null if it is not wanted any more, where they come later.
   * @param {number} trial
   * @param {Estimate} [estimate]  who measures its luck
   * @returns {any}
   */
  recall(trial, estimate = this.lab.own.estimate(this.lab)) {
    return this.lab.rolling.rollout.record(trial, estimate);
  }

  /**
   * The game under the microscope. It is scored again each time, so that an edit of the estimate shows at once.
   * @param {number} trial
   * @param {any} _stepping  the same game as it was when its steps began; null: no steps are being made
   * @returns {any} null: it is still to come
   */
  inView(trial, _stepping) {
    return this.recall(trial);
  }
}
