// What is exactly true of coupled pairs: worked out between other things, for the games in force. A piece that the lab holds.

import { Background } from '../../lib/element/background.js';
import { makeReady } from '../../lib/workers/make.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */

/** @extends {Background<PairsGame, boolean>} */
export class ExactFigures extends Background {
  /** @param {import('../../lib/element/background.js').Host & {touched: () => void}} host */
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
    const making = {
      core,
      order: of.exactOrder(),
      take: (/** @type {Uint8Array} */ made) => of.takeExact(made),
      build: () => of.buildExact(),
      // Games that were given up may have been freed.
      progress: () => (signal.aborted ? 0 : of.exactProgress),
    };
    return makeReady(making, tell, signal);
  }
}
