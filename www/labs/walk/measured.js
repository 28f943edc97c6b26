// Measurements that the reader asks for below the chart: the eight scales on the same walks, and pairs of walks with their mirror
// images. Pieces of the lab.

import { nextTask } from '../../lib/element/tasks.js';
import { keepDice } from '../../lib/rollout/rollout-lab.js';
import { core } from './core.js';
import { walksOf } from './model.js';
import { ALL_LUCK, SCALES } from './state.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./state.js').ScaleName} ScaleName */

/** The walks on each scale, and the mirrored pairs: both take milliseconds. */
export const WALKS = 5000;
export const PAIRS = 5000;

export class MeasuredScales {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** How many plain walks a walk counts as, of the model and the seed in force. @type {Map<ScaleName, number | null>} */
    this.worths = new Map();
    /** Gives up the measurement that is going on; null: none is. @type {AbortController | null} */
    this.going = null;
  }

  get busy() {
    return this.going !== null;
  }

  /** Measures one scale after the other, each in a task of its own. */
  async measure() {
    this.forget();
    keepDice(this.lab);
    const going = new AbortController();
    this.going = going;
    for (const scale of SCALES) {
      this.lab.guard(() => this.worths.set(scale, this.worthOf(scale)));
      this.lab.touched();
      await nextTask();
      if (going.signal.aborted) return;
    }
    this.going = null;
    // A page that waits until the lab has settled hears of it.
    this.lab.touched();
  }

  /** @param {ScaleName} scale */
  worthOf(scale) {
    const walks = walksOf({ ...this.lab.state.wanted, outcome: 'win', scale });
    const rollout = new core.WalkRollout(walks, this.lab.rolling.rollout.seed);
    rollout.roll(WALKS);
    const { equivalentGames } = rollout.readout(ALL_LUCK);
    rollout.free();
    walks.free();
    return equivalentGames;
  }

  /** Drops results that are of another model or of other walks. */
  forget() {
    this.going?.abort();
    this.going = null;
    this.worths.clear();
  }
}

export class Mirrored {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The result, of the model in force; null: nobody has measured. @type {import('../../pkg/walk/rollout_lab.js').Antithetic | null} */
    this.measured = null;
  }

  measure() {
    const { lab } = this;
    keepDice(lab);
    this.measured =
      lab.guard(() => core.walkAntithetic(lab.state.wanted.model, lab.rolling.rollout.seed, PAIRS)) ?? null;
    lab.touched();
  }

  /** Drops a result that is of another model. */
  forget() {
    this.measured = null;
  }
}
