// Which checkpoint is being read: pointer, touch and arrow keys. No drawing and no words.

import { pointed } from './pointed.js';
import { nearest } from './reading.js';

/** @typedef {import('./plan.js').Plan} Plan */

const FAR = 10;

/** @type {Record<string, number>} checkpoints that a key moves by */
const STEPS = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: FAR,
  PageDown: -FAR,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A reactive controller. A place is remembered in games, not as an index: then it stays where it is while
 * checkpoints are added; reading the last one follows the rollout.
 */
export class Reader {
  /**
   * @param {import('lit').ReactiveControllerHost & HTMLElement} host
   * @param {() => Plan | null} plan
   * @param {() => void} speak  called when keys moved the reading
   */
  constructor(host, plan, speak) {
    this.host = host;
    this.plan = plan;
    this.speak = speak;
    /** @type {number | null} games being read; Infinity = the last checkpoint, whichever that is */
    this.at = null;
    /** @type {AbortController | null} */
    this.outside = null;
    host.addController(this);
  }

  hostDisconnected() {
    this.clear();
  }

  /** Index of the checkpoint being read, -1 if none is. */
  get index() {
    const plan = this.plan();
    if (this.at === null || !plan || !plan.xs.length) return -1;
    if (this.at === Infinity) return nearest(plan, Infinity);
    return nearest(plan, plan.x(this.at));
  }

  clear = () => {
    this.outside?.abort();
    this.outside = null;
    if (this.at === null) return;
    this.at = null;
    this.host.requestUpdate();
  };

  /** @param {number} index */
  read(index) {
    const { games } = /** @type {Plan} */ (this.plan()).model;
    this.at = index === games.length - 1 ? Infinity : games[index];
    this.host.requestUpdate();
  }

  /** @param {PointerEvent} event */
  point = (event) => {
    const plan = this.plan();
    if (!plan?.xs.length) return;
    const plot = /** @type {HTMLElement} */ (event.currentTarget);
    this.read(nearest(plan, pointed(plan, plot, event).x));
    if (event.pointerType !== 'mouse') this.clearFromOutside();
  };

  /**
   * A finger hides what it points at, so a touched reading stays when the finger leaves, until the next touch
   * anywhere else: a touch outside doesn't take the focus away everywhere.
   */
  clearFromOutside() {
    if (this.outside) return;
    this.outside = new AbortController();
    const { signal } = this.outside;
    window.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.composedPath().includes(this.host)) this.clear();
      },
      { signal, capture: true },
    );
  }

  /** @param {PointerEvent} event */
  leave = (event) => {
    if (event.pointerType === 'mouse') this.clear();
  };

  /** @param {KeyboardEvent} event */
  key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      this.clear();
      return;
    }
    const plan = this.plan();
    let step = STEPS[event.key];
    if (step === undefined || !plan) return;
    if (event.shiftKey && Math.abs(step) === 1) step *= FAR;
    event.preventDefault();
    const last = nearest(plan, Infinity);
    if (last >= 0) {
      const from = this.index;
      // The first key only opens the reading, at the end where the news is.
      const to = from < 0 && Number.isFinite(step) ? last : from + step;
      this.read(Math.max(0, Math.min(last, to)));
    }
    this.speak();
  };
}
