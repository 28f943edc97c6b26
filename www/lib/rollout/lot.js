// Rolling many rollouts, or watching as many until they are stopped: one lot after another, until it is done or given up. A
// piece that an element holds.

import { Player } from '../workers/player.js';

/** @typedef {import('lit').LitElement} Host  says 'lot-start' when a lot begins, and 'core-error' when rolling threw */

/** @template {import('./shapes.js').Lot} W */
export class Lot {
  /**
   * @param {Host} host
   * @param {() => import('../workers/player.js').Begin | null} course  who rolls
   * @param {(rolled: W) => void} done  they are all rolled, and the host's from now on
   */
  constructor(host, course, done) {
    this.host = host;
    this.course = course;
    this.done = done;
    /** @type {W | null} being rolled */
    this.rolling = null;
    /** @type {Player | null} */
    this.player = null;
    host.addController(this);
  }

  hostDisconnected() {
    this.cancel();
  }

  /** 0..1. */
  get progress() {
    return this.rolling ? this.rolling.done / this.rolling.all : 0;
  }

  /**
   * Resolves when they are rolled, or given up.
   * @param {() => W | null | undefined} make
   */
  async start(make) {
    this.cancel();
    const course = this.course();
    try {
      const rolling = course && make();
      if (!rolling) return;
      this.rolling = rolling;
      /** A unit is a whole rollout. @type {import('../workers/player.js').Begin} */
      const begin = (work, told) => course(work, told, 1);
      const player = new Player(begin, rolling, {
        merged: () => this.host.requestUpdate(),
        failed: (error) => this.fail(error),
      });
      this.player = player;
      this.host.requestUpdate();
      this.host.dispatchEvent(new Event('lot-start', { composed: true, bubbles: true }));
      await player.roll(rolling.all);
      if (this.player !== player) return;
      this.end();
      this.done(rolling);
    } catch (error) {
      this.fail(error);
    }
  }

  cancel() {
    this.end()?.free();
  }

  /** Nothing is rolled any more. @returns {W | null} what was */
  end() {
    const { rolling } = this;
    this.player?.end();
    this.player = null;
    this.rolling = null;
    this.host.requestUpdate();
    return rolling;
  }

  /** @param {unknown} error */
  fail(error) {
    this.end();
    this.host.dispatchEvent(new CustomEvent('core-error', { detail: error, composed: true, bubbles: true }));
  }
}
