// The eight scales, measured on the same walks when the reader wants it. A piece that the lab holds.

import { nextTask } from '../../lib/element/tasks.js';
import { core } from './core.js';
import { walksOf } from './exact.js';
import { SCALES } from './names.js';

/** @typedef {import('./names.js').ScaleName} ScaleName */

/** So many on each scale: a matter of milliseconds. */
const WALKS = 5000;
/** All the luck is subtracted. */
const ALL = 1;

export class MeasuredScales {
  /** @param {import('./lab.js').WalkLab} lab */
  constructor(lab) {
    this.lab = lab;
    this.walks = WALKS;
    /** How many plain walks one was worth, of the model and the seed in force. @type {Map<ScaleName, number | null>} */
    this.worth = new Map();
    /** The measurement that is going on, to be given up. @type {AbortController | null} */
    this.going = null;
  }

  /** One scale after the other, each in a task of its own. */
  async measure() {
    this.forget();
    this.lab.keepDice();
    this.going = new AbortController();
    const { signal } = this.going;
    for (const scale of SCALES) {
      this.lab.guard(() => this.worth.set(scale, this.worthOf(scale)));
      this.lab.touched();
      await nextTask();
      if (signal.aborted) return;
    }
    this.going = null;
    // Whoever waits for it is told.
    this.lab.touched();
  }

  /** @param {ScaleName} scale */
  worthOf(scale) {
    const walks = walksOf({ ...this.lab.state.wanted, outcome: 'win', scale });
    const rollout = new core.WalkRollout(walks, this.lab.seed);
    rollout.roll(this.walks);
    const { equivalentGames } = rollout.readout(ALL);
    rollout.free();
    walks.free();
    return equivalentGames;
  }

  /** Of another model and of other walks it says nothing. */
  forget() {
    this.going?.abort();
    this.going = null;
    this.worth.clear();
  }
}
