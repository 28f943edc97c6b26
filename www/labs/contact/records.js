// Games that are played again, for the microscope and the table: that takes the page some twenty milliseconds each, so it is done
// turn by turn, between other things, and one game after the other.

import { Records } from '../../lib/rollout/records.js';
import { inSlices } from '../../lib/element/tasks.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} Record */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRollout} Rollout */

/** @typedef {Pick<import('./lab.js').ContactLab, 'rollout' | 'rolling' | 'estimate' | 'guard' | 'requestUpdate' | 'isConnected' | 'addController'>} Lab */

/** As many are kept as may be in view, and some more. */
const KEPT = 64;

export class LaterRecords extends Records {
  /** @param {Lab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
    /** Whose games are known. @type {Rollout | null} */
    this.of = null;
    /** @type {Map<number, Record>} by trials; those that were recalled last come last */
    this.known = new Map();
    /** The newest one that was in view. @type {Record | null} */
    this.shown = null;
    /** Whether the next one in view is under way. */
    this.coming = false;
    /** When those that were asked for are recalled. @type {Promise<unknown>} */
    this.asked = Promise.resolve();
    lab.addController(/** @type {import('lit').ReactiveController} */ (this));
  }

  /** A lab that was removed has recalled nothing meanwhile. */
  hostConnected() {
    this.lab.requestUpdate();
  }

  get later() {
    return true;
  }

  /** What is known of the games that the lab rolls now. */
  follow() {
    const { rollout } = this.lab;
    if (this.of !== rollout) Object.assign(this, { of: rollout, known: new Map(), shown: null });
    return rollout;
  }

  /**
   * A game, once it has been played again; null: nobody wants it any more.
   * @param {number} trial
   * @returns {Promise<Record | null>}
   */
  recall(trial) {
    const rollout = this.follow();
    const recalled = this.asked.then(() => this.play(rollout, trial));
    this.asked = recalled;
    return recalled;
  }

  /**
   * The newest game, or the last one that was, while it is played again or others follow it at once: there is always one to be seen, if
   * there are games.
   * @param {number} trial  the newest one
   * @param {Record | null} stepping  who measures luck instead measures its, too
   */
  inView(trial, stepping) {
    if (stepping) return stepping;
    this.follow();
    const known = this.known.get(trial);
    if (known) this.shown = known;
    else if (this.lab.isConnected && !this.coming && !(this.shown && this.lab.rolling.followed)) this.come(trial);
    return this.shown;
  }

  /** @param {number} trial */
  async come(trial) {
    this.coming = true;
    const rollout = this.lab.rollout;
    const record = await this.recall(trial);
    this.coming = false;
    if (record && this.of === rollout) this.shown = record;
    this.lab.requestUpdate();
  }

  /**
   * @param {Rollout} rollout
   * @param {number} trial
   */
  async play(rollout, trial) {
    const { lab } = this;
    const gone = () => lab.rollout !== rollout || !lab.isConnected;
    /** @type {Record | null | undefined} undefined: the core has stopped */
    let record = gone() ? undefined : (this.known.get(trial) ?? null);
    const turn = () => {
      record = gone() ? undefined : lab.guard(() => rollout.recall(trial));
      return record !== null;
    };
    if (record === null) await inSlices(turn, () => {}, new AbortController().signal);
    if (!record || this.of !== rollout) return null;
    this.known.delete(trial);
    this.known.set(trial, record);
    for (const [oldest] of [...this.known].slice(0, -KEPT)) this.known.delete(oldest);
    return record;
  }
}
