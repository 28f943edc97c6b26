// What is exactly true of coupled pairs: worked out between other things, for the games in force. A piece that the lab holds.

import { Background } from '../../shared/background.js';
import { refusedOr } from '../../shared/core.js';
import { inSlices } from '../../shared/tasks.js';
import { make } from '../../shared/workers/make.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */

/** @extends {Background<PairsGame, boolean>} */
export class ExactFigures extends Background {
  /** @param {import('../../shared/background.js').Host & {touched: () => void}} host */
  constructor(host) {
    super(host);
    this.touched = () => host.touched();
    this.done = 0;
  }

  /** How much of it is done, 0..1; null: nothing is being worked out. */
  get progress() {
    return this.work && this.done;
  }

  /** @param {PairsGame} of  @param {AbortSignal} signal */
  async make(of, signal) {
    const tell = (/** @type {number} */ progress) => {
      if (signal.aborted) return;
      this.done = progress;
      this.touched();
    };
    this.done = 0;
    let made = await make(core, of.exactOrder(), tell, signal);
    const step = () => {
      const bytes = made;
      // What the core refuses is made here.
      if (bytes && refusedOr(() => of.takeExact(bytes))[1]) made = undefined;
      return of.buildExact();
    };
    return made !== null && inSlices(step, () => tell(signal.aborted ? 0 : of.exactProgress), signal);
  }
}
