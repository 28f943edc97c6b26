// The one element class of all labs. It runs a definition (definition.d.ts): it holds the lab's state and its pieces, draws once a
// frame however often something changes, tells who listens, knows whether somebody looks, and stands still when the core stops.

import { LitElement, nothing } from 'lit';
import { Words } from '../i18n/glossary.js';
import { createFormat, PERCENT } from '../i18n/format.js';
import { phrased } from '../i18n/line-ends.js';
import { texts } from '../i18n/texts.js';
import { isRefusal, whyStopped } from './core.js';
import { failureView } from './failure.js';
import { nextFrame } from './frames.js';
import { Throttle } from './throttle.js';

/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */
/** @typedef {import('./definition.js').Piece} Piece */
/**
 * @template L, S, M
 * @typedef {import('./definition.js').Definition<L, S, M>} Definition
 */

/** At most this often, in milliseconds: the snapshot event, and the sentence that is read aloud. */
const SNAPSHOT_EVERY = 100;
const SENTENCE_EVERY = 2000;

/** In one frame, what a lab draws at its start would block the page: it comes in so many steps, a frame each. */
const STEPS = 3;

/**
 * @template {object} [S=object]  the lab's state
 * @template [M=unknown]  its model: what is to be seen
 */
export class Lab extends LitElement {
  static properties = {
    failure: { state: true },
    problems: { attribute: false },
    form: { attribute: false },
    offers: { attribute: false },
    filled: { state: true },
    steps: { state: true },
  };

  /** @param {Definition<Lab, object, unknown>} definition  whose state is `S` and whose model is `M` */
  constructor(definition) {
    super();
    phrased(this);
    this.definition = definition;
    /** The address expands texts with it. */
    this.rules = definition.rules;
    this.texts = texts;
    const format = createFormat(texts.language, definition.unit ?? PERCENT);
    this.format = definition.format?.(format) ?? format;
    /** The reader's choices; only `change` replaces them. */
    this.state = /** @type {S} */ (definition.state());
    /** @type {import('./core.js').Failure | null} */
    this.failure = null;
    /** @type {Problem[]} what the address says that is not understood */
    this.problems = [];
    /** On a page things may come when they have something to say; in an embed nothing moves. @type {import('./definition.js').Form} */
    this.form = 'embed';
    /** @type {import('./definition.js').Offers} */
    this.offers = {};
    /** Whether all that the address asks for has been drawn: nothing grows any more without the reader. */
    this.filled = false;
    /** How many calls of host pages are not done yet. */
    this.calls = 0;
    /** How many steps of the start have been drawn. */
    this.steps = 0;
    /** Whether all parts have been drawn. */
    this.whole = false;
    /** The sentence that was read aloud last. */
    this.spoken = '';
    /** The model, until something changes. @type {M | null} */
    this.cached = null;
    /** How many addresses have been opened, and the part that the last one asks to be shown. */
    this.opened = 0;
    /** @type {string | null} */
    this.shows = null;
    this.words = new Words(this);
    /** @type {() => void} */
    let see = () => {};
    /** Resolves when the lab comes into view for the first time. */
    this.seen = new Promise((resolve) => {
      see = () => resolve(null);
    });
    /** Whether it is in view, where there is one. */
    this.inView = false;
    this.look = () => this.tell('looked', this.inView && document.visibilityState === 'visible');
    this.visibility = new IntersectionObserver((entries) => {
      this.inView = entries.some((entry) => entry.isIntersecting);
      if (this.inView) see();
      this.look();
    });
    /** @type {() => void} */
    this.completed = () => {};
    /** Resolves when all parts have been drawn for the first time. */
    this.complete = new Promise((resolve) => {
      this.completed = () => resolve(null);
    });
    this.snapshots = new Throttle(() => this.sendSnapshot(), SNAPSHOT_EVERY);
    this.speech = new Throttle(() => this.speak(), SENTENCE_EVERY);
    /** The actions of the definition, without the lab. @type {object} */
    this.act = Object.fromEntries(
      Object.entries(definition.actions).map(([name, action]) => [
        name,
        (/** @type {never[]} */ ...given) => this.changedBy(action(this, ...given)),
      ]),
    );
    /** @type {Piece[]} */
    this.pieces = [];
    this.addPieces(definition.pieces(this));
  }

  /**
   * Adds pieces, by the names that they have as properties of the lab. Parts that are loaded later may bring some.
   * @param {object} pieces
   */
  addPieces(pieces) {
    this.pieces.push(...Object.values(pieces));
    Object.assign(this, pieces);
  }

  // ——— State ———

  /**
   * Replaces parts of the state. Nothing else does.
   * @param {Partial<S>} patch
   */
  change(patch) {
    this.state = { ...this.state, ...patch };
    this.touched();
  }

  /**
   * Takes what an action returns: parts of the state, or the promise of something that goes on.
   * @param {unknown} result
   */
  changedBy(result) {
    if (result && !(result instanceof Promise)) this.change(result);
    return result;
  }

  /** Something to be seen has changed, but no game and no result: draws, and tells who keeps the address. */
  touched() {
    this.tell('follow');
    this.requestUpdate();
    this.dispatchEvent(new Event('statechange'));
  }

  /** Results have changed and are drawn later. A snapshot before that tells the new ones. */
  stale() {
    this.cached = null;
  }

  /** Games or results have changed: tells who listens, too. */
  changed() {
    this.touched();
    this.snapshots.request();
  }

  /** The model of the lab as it is now. The core is asked for it once, until something changes. */
  get frame() {
    this.cached ??= /** @type {M} */ (this.definition.model(this));
    return this.cached;
  }

  /**
   * Tells the pieces.
   * @param {'looked' | 'follow' | 'drawn' | 'removed' | 'failed'} what
   * @param {boolean} [visible]
   */
  tell(what, visible = false) {
    for (const piece of this.pieces) piece[what]?.(visible);
  }

  // ——— Calls of host pages ———

  /** Everything that can be said of the results now. */
  snapshot() {
    return this.definition.snapshot(this);
  }

  /** Whether something is still to come that changes heights. */
  get filling() {
    return this.calls > 0 || this.pieces.some((piece) => piece.filling);
  }

  /** Whether all steps of the start have been drawn. */
  get started() {
    return this.steps >= STEPS;
  }

  /** Whether something is still to come without anybody's doing. Its end says 'statechange'. */
  get busy() {
    return this.isConnected && (this.calls > 0 || this.pieces.some((piece) => piece.busy));
  }

  /**
   * Resolves when nothing is being made any more, the games that the address asks for are rolled, or the reader is asked about
   * them, and `snapshot()` is complete, `exact` included. It does not wait for a run, which goes on until it is paused, nor for
   * what is on the screen. A lab whose core has stopped is settled, too.
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

  sendSnapshot() {
    if (this.pieces.some((piece) => piece.holdsSnapshots)) return;
    const detail = this.guard(() => this.snapshot());
    if (detail) this.dispatchEvent(new CustomEvent('snapshot', { detail, bubbles: true, composed: true }));
  }

  // ——— The address ———

  /** @returns {Values} */
  values() {
    return this.definition.values(this);
  }

  get writeEvery() {
    return this.definition.writeEvery;
  }

  /** @returns {Values} those that `values` leaves out, for an address whose author says otherwise */
  insisted() {
    return this.definition.insisted(this);
  }

  /**
   * Takes the values of an address on.
   * @param {Values} values
   * @returns {Problem[]} what the core refuses
   */
  restore(values) {
    const problems = this.definition.restore(this, values);
    this.opened += 1;
    this.shows = values.show ?? null;
    return problems;
  }

  /** Whether the reader has made a bet, or is asked for one, and is not to be told the answer yet. */
  get untold() {
    return this.definition.untold(this);
  }

  /** @param {Problem} problem @returns {unknown} */
  explain(problem) {
    return this.definition.explain?.(this, problem) ?? null;
  }

  /** @param {Problem} problem  with the address that is only found now */
  complain(problem) {
    this.problems = [...this.problems, problem];
  }

  /** The reader has read what is wrong with the address. */
  dismissProblems() {
    this.problems = [];
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    if (!this.definition.attributes.includes(name)) super.attributeChangedCallback(name, before, value);
    else if (value !== null) this.definition.attribute(this, name, value);
  }

  // ——— The core ———

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
    // The first reason is the one that is told.
    if (this.failure) return;
    this.tell('failed');
    console.error(error);
    this.failure = whyStopped(error);
    this.dispatchEvent(new Event('statechange'));
  }

  // ——— Drawing ———

  connectedCallback() {
    super.connectedCallback();
    this.visibility.observe(this);
    document.addEventListener('visibilitychange', this.look);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.visibility.disconnect();
    document.removeEventListener('visibilitychange', this.look);
    this.snapshots.cancel();
    this.speech.cancel();
    this.tell('removed');
    // Nothing is going on any more. Those that wait for that hear of it.
    this.dispatchEvent(new Event('statechange'));
  }

  /**
   * A request for a drawing says that something to be seen has changed.
   * @param {Parameters<LitElement['requestUpdate']>} change
   */
  requestUpdate(...change) {
    this.cached = null;
    super.requestUpdate(...change);
  }

  /** Draws with the browser's frames, however often something changes. */
  async scheduleUpdate() {
    await nextFrame();
    super.scheduleUpdate();
  }

  render() {
    const view = this.failure ? nothing : this.guard(() => this.definition.view(this.frame));
    // A core that fails here asks for no other drawing: Lit is drawing already.
    return this.failure ? failureView(this.failure, this.texts) : (view ?? nothing);
  }

  updated() {
    this.tell('drawn');
    if (this.saidNow() !== this.spoken) this.speech.request();
    if (!this.filled && this.steps > 0 && !this.filling) this.filled = true;
    if (!this.started) this.steps += 1;
    this.completeWhenWhole();
  }

  /** Has the newest sentence read aloud. It comes no more often than it can be listened to. */
  speak() {
    this.spoken = this.saidNow();
    const status = this.renderRoot.querySelector('[role="status"].spoken');
    if (status) status.textContent = this.spoken;
  }

  /** The newest sentence; of a core that has stopped, the last one. */
  saidNow() {
    const said = this.failure ? null : this.guard(() => this.definition.said(this.frame));
    return said ?? this.spoken;
  }

  /** Tells once that all parts have been drawn. */
  async completeWhenWhole() {
    if (this.whole || !this.started || this.pieces.some((piece) => piece.coming)) return;
    this.whole = true;
    // The elements inside are drawn in the next frames.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    this.completed();
  }
}
