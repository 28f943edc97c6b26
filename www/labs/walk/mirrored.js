// Pairs of walks and their mirror images, measured when the reader wants it. A piece that the lab holds.

import { core } from './core.js';

/** So many: a matter of milliseconds. */
const PAIRS = 5000;

export class Mirrored {
  /** @param {import('./lab.js').WalkLab} lab */
  constructor(lab) {
    this.lab = lab;
    this.pairs = PAIRS;
    /** @type {import('../../pkg/walk/rollout_lab.js').Antithetic | null} of the model in force */
    this.measured = null;
  }

  measure() {
    const { lab } = this;
    lab.keepDice();
    this.measured = lab.guard(() => core.walkAntithetic(lab.state.wanted.model, lab.seed, PAIRS)) ?? null;
    lab.touched();
  }

  /** Of another model it says nothing. */
  forget() {
    this.measured = null;
  }
}
