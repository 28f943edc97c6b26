// The place where two plays of a roll are compared. Its part is loaded with the first roll that the reader chooses. A piece of the
// lab, and its view.

import { html, nothing } from 'lit';
import { loadPart } from '../../lib/element/load-part.js';
import { isRemoval, unlessRemoved } from '../../lib/element/removed.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./pairs.js').Pairs} Pairs */

const loadPairs = loadPart(() => import('./pairs.js'));

export class PairsPlace {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The part, and the pairs that it rolls; null: it is not loaded. @type {typeof import('./pairs.js') | null} */
    this.part = null;
    /** @type {Pairs | null} */
    this.pairs = null;
    this.loading = false;
    this.notLoaded = false;
    /**
     * The pairs of an address that are still to be rolled. Another address has another object.
     * @type {{pairs: number} | null}
     */
    this.asked = null;
  }

  removed() {
    this.pairs?.left();
  }

  get wanted() {
    const { roll, hide } = this.lab.state;
    return roll !== null && !hide.has('comparison') && !hide.has('plays');
  }

  get busy() {
    return this.lab.isConnected && (this.loading || this.asked !== null || (this.pairs?.busy ?? false));
  }

  /** The number of pairs that are rolled, or that an address asks for. */
  get count() {
    return this.asked?.pairs ?? this.pairs?.count ?? 0;
  }

  /** Loads the part if it is wanted, and has it follow the plays that are chosen. */
  follow() {
    if (this.wanted && !this.pairs && !this.loading && !this.notLoaded) this.load();
    this.pairs?.follow();
  }

  /** @returns {Promise<Pairs | null>} null: it did not load, and its place says so */
  async load() {
    if (this.pairs) return this.pairs;
    this.loading = true;
    this.notLoaded = false;
    try {
      const part = await loadPairs();
      // Two calls can wait for one part.
      if (!this.pairs) this.take(part);
    } catch (error) {
      console.error(error);
      this.notLoaded = true;
      this.asked = null;
    }
    this.loading = false;
    this.lab.touched();
    return this.pairs;
  }

  /** @param {typeof import('./pairs.js')} part */
  take(part) {
    this.part = part;
    this.pairs = new part.Pairs(this.lab);
    const { adoptedStyleSheets } = /** @type {ShadowRoot} */ (this.lab.renderRoot);
    if (part.styles.styleSheet) adoptedStyleSheets.push(part.styles.styleSheet);
  }

  /**
   * Rolls the pairs that an address asks for, once the lab is seen.
   * @param {number} pairs
   */
  async open(pairs) {
    this.pairs?.forget();
    this.asked = this.wanted && pairs > 0 ? { pairs } : null;
    const { asked, lab } = this;
    if (!asked) return;
    await lab.seen;
    const part = await this.load();
    // Meanwhile the reader may have opened another address or begun something else, also while the plays are listed.
    const given = () => this.asked !== asked;
    if (!part || given()) return;
    try {
      await part.begin();
      if (given()) return;
      const rolled = part.roll(Math.min(pairs, part.atOnce));
      this.asked = null;
      await unlessRemoved(rolled);
    } catch (error) {
      if (!given()) this.asked = null;
      if (!isRemoval(error)) throw error;
    }
  }

  /** Stops because the reader has begun something else. */
  leave() {
    this.asked = null;
    this.pairs?.pause();
  }
}

/** @param {import('./lab.js').Model} model */
export function comparisonView(model) {
  const { act, comparison, texts } = model;
  const { wanted, notLoaded, part, figures } = comparison;
  if (!wanted) return nothing;
  if (notLoaded) {
    return html`<section class="card pairs">
      <p class="problem" role="alert">${texts.share.notLoaded}</p>
      <p><button @click=${() => act.loadPairs()}>${texts.tryAgain}</button></p>
    </section>`;
  }
  return part && figures ? part.pairsView(model, figures) : nothing;
}
