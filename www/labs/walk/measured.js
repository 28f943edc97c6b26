// Measurements that the reader asks for below the chart: the eight scales on the same walks, and pairs of walks with their mirror
// images. Pieces that the lab holds.

import { nextTask } from '../../lib/element/tasks.js';
import { core } from './core.js';
import { walksOf } from './model.js';
import { ALL_LUCK, SCALES } from './state.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {import('./state.js').ScaleName} ScaleName */

/** The walks on each scale, and the mirrored pairs: both take milliseconds. */
const WALKS = 5000;
const PAIRS = 5000;

export class MeasuredScales {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.walks = WALKS;
    /** How many plain walks a walk counts as, of the model and the seed in force. @type {Map<ScaleName, number | null>} */
    this.worth = new Map();
    /** Gives up the measurement that is going on. @type {AbortController | null} */
    this.going = null;
  }

  /** Measures one scale after the other, each in a task of its own. */
  async measure() {
    this.forget();
    this.lab.keepDice();
    const going = new AbortController();
    this.going = going;
    for (const scale of SCALES) {
      this.lab.guard(() => this.worth.set(scale, this.worthOf(scale)));
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
    const rollout = new core.WalkRollout(walks, this.lab.seed);
    rollout.roll(this.walks);
    const { equivalentGames } = rollout.readout(ALL_LUCK);
    rollout.free();
    walks.free();
    return equivalentGames;
  }

  /** Drops results that are of another model or of other walks. */
  forget() {
    this.going?.abort();
    this.going = null;
    this.worth.clear();
  }
}

export class Mirrored {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.pairs = PAIRS;
    /** The result, of the model in force. @type {import('../../pkg/walk/rollout_lab.js').Antithetic | null} */
    this.measured = null;
  }

  measure() {
    const { lab } = this;
    lab.keepDice();
    this.measured = lab.guard(() => core.walkAntithetic(lab.state.wanted.model, lab.seed, PAIRS)) ?? null;
    lab.touched();
  }

  /** Drops a result that is of another model. */
  forget() {
    this.measured = null;
  }
}
