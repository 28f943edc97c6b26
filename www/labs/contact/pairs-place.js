// The place where two plays of a roll are compared. Its part is loaded with the first roll that the reader chooses. A
// piece that the lab holds.

import { html, nothing } from 'lit';
import { loadPart } from '../../lib/element/load-part.js';
import { isRemoval, unlessRemoved } from '../../lib/element/removed.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('./pairs.js').Pairs} Pairs */

const loadPairs = loadPart(() => import('./pairs.js'));

export class PairsPlace {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** @type {Pairs | null} */
    this.pairs = null;
    this.loading = false;
    this.notLoaded = false;
    /**
     * The pairs of an address that are still to be rolled. Another address has another object.
     * @type {{pairs: number} | null}
     */
    this.asked = null;
    lab.addController(/** @type {import('lit').ReactiveController} */ (this));
  }

  hostDisconnected() {
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
      const { Pairs, styles } = await loadPairs();
      // Two calls can wait for one part.
      if (!this.pairs) {
        this.pairs = new Pairs(this.lab);
        /** @type {ShadowRoot} */ (this.lab.renderRoot).adoptedStyleSheets.push(
          /** @type {CSSStyleSheet} */ (styles.styleSheet),
        );
      }
    } catch (error) {
      console.error(error);
      this.notLoaded = true;
      this.asked = null;
    }
    this.loading = false;
    this.lab.touched();
    return this.pairs;
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

  view() {
    const { lab, pairs } = this;
    if (!this.wanted) return nothing;
    if (this.notLoaded) {
      return html`<section class="card pairs">
        <p class="problem" role="alert">${lab.texts.share.notLoaded}</p>
        <p><button @click=${() => this.load()}>${lab.texts.tryAgain}</button></p>
      </section>`;
    }
    return pairs ? pairs.view() : nothing;
  }
}
