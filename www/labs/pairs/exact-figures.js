// What is exactly true of coupled pairs: worked out between other things, because it may take long, for the games in force.
// A piece that the lab holds.

import { inSlices } from '../../shared/tasks.js';
import { make } from '../../shared/workers/make.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsGame} PairsGame */

/**
 * @typedef {Object} Host
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {() => void} touched
 * @property {() => void} changed
 * @property {(error: unknown) => void} fail
 */

export class ExactFigures {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** What is being worked out now; null: nothing is. @type {{of: PairsGame, control: AbortController, progress: number} | null} */
    this.work = null;
    host.addController(this);
  }

  get busy() {
    return this.work !== null && !this.work.control.signal.aborted;
  }

  /** How much of it is done, 0..1; null: nothing is being worked out. */
  get progress() {
    return this.work?.progress ?? null;
  }

  /** @param {PairsGame} of  that goes on living until this is given up */
  async workOut(of) {
    this.giveUp();
    const control = new AbortController();
    const { signal } = control;
    const work = { of, control, progress: 0 };
    this.work = work;
    const tell = (/** @type {number} */ progress) => {
      if (signal.aborted) return;
      work.progress = progress;
      this.host.touched();
    };
    try {
      const made = await make(core, of.exactOrder(), tell, signal);
      const step = () => {
        if (made) of.takeExact(made);
        return of.buildExact();
      };
      if (made === null || !(await inSlices(step, () => tell(signal.aborted ? 0 : of.exactProgress), signal))) return;
      this.work = null;
      this.host.changed();
    } catch (error) {
      this.host.fail(error);
    }
  }

  /** Nobody wants to know any more. */
  giveUp() {
    this.work?.control.abort();
    this.work = null;
  }

  hostConnected() {
    // Of a lab that was taken out of the page meanwhile, and is back.
    if (this.work) this.workOut(this.work.of);
  }

  hostDisconnected() {
    this.work?.control.abort();
  }
}
