// What every lab is: an element that draws once a frame however often something changes, tells who listens, knows
// whether somebody looks, and stands still when the core stops. What else it does, it does with pieces that it holds:
// rolling.js, preparation.js.

import { LitElement, nothing } from 'lit';
import { isRefusal, whyStopped } from './core.js';
import { failureView } from './failure.js';
import { createFormat, PERCENT } from '../i18n/format.js';
import { nextFrame } from './frames.js';
import { Words } from '../i18n/glossary.js';
import { phrased } from '../i18n/line-ends.js';
import { texts } from '../i18n/texts.js';
import { Throttle } from './throttle.js';

/** At most this often, in milliseconds: the snapshot event, and the sentence that is read aloud. */
const SNAPSHOT_EVERY = 100;
const SENTENCE_EVERY = 2000;

/** In one frame, what a lab draws at its start would block the page: it comes in so many steps, a frame each. */
const STEPS = 3;

/** At most this often, in milliseconds, the tables below the chart are drawn. */
const DETAILS_EVERY = 250;

/** @typedef {'page' | 'embed'} Form  what a lab stands in: a page of ours, or somebody else's */

/** @template {import('../i18n/texts.js').Texts} [T=import('../i18n/texts.js').Texts] */
export class LabElement extends LitElement {
  static properties = {
    failure: { state: true },
    problems: { attribute: false },
    form: { attribute: false },
    offers: { attribute: false },
  };

  /** The unit of the lab's results. @type {import('../i18n/format.js').Unit} */
  static unit = PERCENT;

  constructor() {
    super();
    phrased(this);
    this.texts = /** @type {T} */ (texts);
    this.format = createFormat(texts.language, /** @type {typeof LabElement} */ (this.constructor).unit);
    /** @type {import('./core.js').Failure | null} */
    this.failure = null;
    /** @type {import('../address/address.js').Problem[]} what the address says that is not understood */
    this.problems = [];
    /** On a page things may come when they have something to say; in an embed nothing moves. @type {Form} */
    this.form = 'embed';
    /** Whether all that the address asks for has been drawn: nothing grows any more without the reader. */
    this.filled = false;
    /** @type {Offers} */
    this.offers = {};
    /** How many calls of host pages are not done yet. */
    this.calls = 0;
    this.words = new Words(this);
    /** @type {() => void} */
    let see = () => {};
    /** Resolves when the lab comes into view for the first time. */
    this.seen = new Promise((resolve) => (see = () => resolve(null)));
    /** Whether it is in view, where there is one. */
    this.inView = false;
    this.look = () => this.looked(this.inView && document.visibilityState === 'visible');
    this.visibility = new IntersectionObserver((entries) => {
      this.inView = entries.some((entry) => entry.isIntersecting);
      if (this.inView) see();
      this.look();
    });
    this.snapshots = new Throttle(() => this.sendSnapshot(), SNAPSHOT_EVERY);
    /** How many steps of its start have been drawn. */
    this.steps = 0;
    /** How often what stands below the chart was to be drawn. */
    this.detailed = 0;
    this.details = new Throttle(() => {
      this.detailed += 1;
      this.requestUpdate();
    }, DETAILS_EVERY);
    /** Whether all parts have been drawn. */
    this.whole = false;
    /** @type {() => void} */
    this.completed = () => {};
    /** Resolves when all parts have been drawn for the first time. */
    this.complete = new Promise((resolve) => (this.completed = () => resolve(null)));
    /** What the live region says, and the newest sentence for it. */
    this.spoken = '';
    this.said = '';
    this.speech = new Throttle(() => {
      this.spoken = this.said;
      this.requestUpdate();
      return this.updateComplete;
    }, SENTENCE_EVERY);
  }

  /**
   * What the page around a lab offers.
   * @typedef {Object} Offers
   * @property {() => void} [share]  opens the dialog for sharing
   * @property {boolean} [notLoaded]  whether it could not be loaded when it was to be opened
   * @property {() => string} [page]  the address of the full page with the lab as it is now
   */

  // ——— What each lab has of its own ———

  /**
   * Everything that can be said of the rollout now.
   * @returns {object}
   */
  snapshot() {
    return {};
  }

  /**
   * Says in the lab's own words what is wrong with a value in the address; null: the usual words do.
   * @param {import('../address/address.js').Problem} _problem
   * @returns {unknown}
   */
  explain(_problem) {
    return null;
  }

  /** Somebody has begun or ceased to see the lab. @param {boolean} _visible */
  looked(_visible) {}

  /** What the lab looks like while the core works. @returns {unknown} */
  view() {
    return nothing;
  }

  /**
   * Whether something is still to come without anybody's doing. Whatever ends it says 'statechange'.
   * @returns {boolean}
   */
  get busy() {
    return this.isConnected && this.calls > 0;
  }

  /** Whether something is still to come that changes heights. */
  get filling() {
    return this.busy;
  }

  /** Whether a part that is to be seen is still being loaded. */
  get coming() {
    return false;
  }

  /** Whether the reader has made a bet, or is asked for one, and is not to be told the answer yet. */
  get untold() {
    return false;
  }

  // ——— What they share ———

  /**
   * Resolves when nothing is being made any more, the games that the address asks for are rolled, or the reader is
   * asked about them, and `snapshot()` is complete, `exact` included. It does not wait for a run, which goes on until
   * it is paused, nor for what is on the screen. A lab whose core has stopped is settled, too.
   * @returns {Promise<void>}
   */
  settled() {
    return this.until(() => !this.busy);
  }

  /**
   * Resolves when something is so, or the core has stopped.
   * @param {() => boolean} so  whatever changes it says 'statechange'
   */
  async until(so) {
    while (!so() && !this.failure) {
      await new Promise((changed) => this.addEventListener('statechange', changed, { once: true }));
    }
  }

  /**
   * Does what a host page has called for. The lab is busy until then, also while the call waits for something.
   * @template T
   * @param {() => Promise<T>} work
   */
  async call(work) {
    this.calls += 1;
    try {
      return await work();
    } finally {
      this.calls -= 1;
      this.dispatchEvent(new Event('statechange'));
    }
  }

  connectedCallback() {
    super.connectedCallback();
    this.visibility.observe(this);
    document.addEventListener('visibilitychange', this.look);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.visibility.disconnect();
    document.removeEventListener('visibilitychange', this.look);
    for (const throttle of [this.snapshots, this.details, this.speech]) throttle.cancel();
    // Nothing is going on any more: whoever waits for that hears of it.
    this.dispatchEvent(new Event('statechange'));
  }

  /** Something to be seen has changed, but no game and no result: draw, and tell who keeps the address. */
  touched() {
    this.requestUpdate();
    if (this.steps === STEPS) this.details.request();
    this.dispatchEvent(new Event('statechange'));
  }

  /** Games or results have changed: tell who listens, too. */
  changed() {
    this.touched();
    this.snapshots.request();
  }

  sendSnapshot() {
    const detail = this.guard(() => this.snapshot());
    if (detail) this.dispatchEvent(new CustomEvent('snapshot', { detail, bubbles: true, composed: true }));
  }

  /**
   * Has the newest sentence read aloud, but not more often than it can be listened to.
   * @param {string} sentence
   */
  say(sentence) {
    this.said = sentence;
    if (this.said !== this.spoken) this.speech.request();
  }

  /**
   * @param {import('../address/address.js').Problem} problem  with the address that is only found now
   */
  complain(problem) {
    this.problems = [...this.problems, problem];
  }

  /** The reader has read what is wrong with the address. */
  dismissProblems() {
    this.problems = [];
  }

  /**
   * Runs something that calls the core: what it refuses is thrown on, anything else means that it has stopped.
   * @template T
   * @param {() => T} work
   * @returns {T | undefined}
   */
  guard(work) {
    try {
      return work();
    } catch (error) {
      if (isRefusal(error)) throw error;
      this.fail(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  fail(error) {
    console.error(error);
    this.failure = whyStopped(error);
    this.dispatchEvent(new Event('statechange'));
  }

  /** Draws with the browser's frames, however often something changes. */
  async scheduleUpdate() {
    await nextFrame();
    super.scheduleUpdate();
  }

  async updated() {
    if (!this.filled && this.steps > 0 && !this.filling) {
      this.filled = true;
      this.requestUpdate();
    }
    if (this.steps < STEPS) {
      this.steps += 1;
      this.requestUpdate();
      if (this.steps === STEPS) this.details.request();
    }
    if (this.whole || this.detailed === 0 || this.coming) return;
    this.whole = true;
    // The elements inside are drawn in the next frames.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    this.completed();
  }

  render() {
    if (this.failure) return failureView(this.failure, this.texts);
    return this.guard(() => this.view()) ?? nothing;
  }
}
