// Rolls until it is known which play is better: until the interval that holds at all times at once, and not only at a number
// of pairs that was settled before, leaves zero out. A piece that the lab holds, and its view.

import { untilKnown } from '../../lib/pairs/until-known-view.js';

/** @typedef {import('./lab.js').PairsLab} Lab */

export class UntilKnown {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** Whether the reader wants to know. */
    this.wanted = false;
  }

  /** Whether pairs are rolled for it. */
  get on() {
    return this.wanted && this.lab.rolling.running;
  }

  /** After how many pairs the better play was known; null: it is not. */
  get pairs() {
    const { current, rollout, estimate } = this.lab;
    return current ? rollout.known(estimate, true) : null;
  }

  async start() {
    const { lab } = this;
    await lab.ready();
    if (!lab.isConnected || !lab.current || this.pairs !== null) return;
    lab.rolling.pause();
    lab.rolling.run(Infinity);
    this.wanted = lab.rolling.running;
    lab.touched();
  }

  stop() {
    this.wanted = false;
    this.lab.pause();
  }

  /** There are more pairs, or others are in view. */
  look() {
    if (this.on && this.pairs !== null) this.stop();
  }
}

/**
 * The button, and what has come of it.
 * @param {Lab} lab
 */
export function knownView(lab) {
  const { texts, format, known } = lab;
  const words = texts.known;
  const { on, pairs } = known;
  const { mean } = pairs === null ? { mean: null } : lab.readout().reduced;
  const roll = { on, pairs, mean, start: () => known.start(), stop: () => known.stop() };
  return untilKnown(roll, words, format, lab.estimate === 'nearest' ? words.trap : '');
}
