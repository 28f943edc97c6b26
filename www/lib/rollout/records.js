// Games that are played again, to be looked at: for the microscope, the table and the spreadsheet. Most labs do so in no time
// worth mentioning; where it takes long, a lab has records of its own, which come later.

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').RolloutLab} Lab */

/** So many games in view are kept: more are never looked at at once. */
const KEPT = 16;

export class Records {
  /** @param {Lab} lab */
  constructor(lab) {
    this.rolled = lab;
    /** Games in view by trial, and what they are of. @type {Map<number, any>} */
    this.kept = new Map();
    /** @type {unknown[]} */
    this.keptOf = [];
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
  recall(trial, estimate = this.rolled.own.estimate(this.rolled)) {
    return this.rolled.rolling.rollout.record(trial, estimate);
  }

  /**
   * A game that is looked at. It is kept until the games or the estimate are others, so that an edit of the estimate shows at once.
   * @param {number} trial
   * @param {any} _stepping  the same game as it was when its steps began; null: no steps are being made
   * @returns {any} null: it is still to come
   */
  inView(trial, _stepping) {
    const { own, rolling } = this.rolled;
    const of = [rolling.rollout, own.estimate(this.rolled)];
    if (of.some((one, i) => one !== this.keptOf[i])) this.kept.clear();
    this.keptOf = of;
    const record = this.kept.get(trial) ?? this.recall(trial);
    // Games that were looked at last come last.
    this.kept.delete(trial);
    this.kept.set(trial, record);
    for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
    return record;
  }
}
