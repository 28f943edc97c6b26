// The place below the chart: what stands there is loaded, asked of the core and drawn by itself. Most readers have seen the
// chart for a while when they get there. On a page it appears with the first roll; in an embed, where nothing moves, it is
// there at once.

import { html, nothing, render } from 'lit';
// Two of the parts that are loaded later need them: as files of their own, they could not be asked for again.
import 'lit/directive.js';
import 'lit/directive-helpers.js';
import { Throttle } from '../element/throttle.js';
import { linesMarked } from '../i18n/line-ends.js';

/** @typedef {Pick<typeof import('./below.js'), 'styles' | 'details' | 'gamesFile'>} Part */

/**
 * The parts that stand there in a lab, and the file that has them: below-usual.js, or one of the lab.
 * @typedef {Object} Own
 * @property {readonly string[]} parts
 * @property {() => Promise<Part>} load
 */

/** At most this often, in milliseconds, it is drawn again while something changes. */
const DRAWN_EVERY = 250;

/** A piece that a lab holds. */
export class Below {
  /**
   * @param {import('./shapes.js').RolloutLab} lab
   * @param {Own} own
   */
  constructor(lab, own) {
    this.lab = lab;
    this.own = own;
    /** @type {Part | null} */
    this.part = null;
    this.loading = false;
    this.notLoaded = false;
    /** How often it was drawn. */
    this.times = 0;
    /** The `keys` with which it was drawn last; null before the first time. @type {unknown[] | null} */
    this.drawnOf = null;
    /** Whether the lab has drawn its last step, so that this comes in a frame after it, whatever changes in between. */
    this.follows = false;
    this.draws = new Throttle(() => this.draw(), DRAWN_EVERY);
  }

  /** Whether something of it is to be seen. */
  get wanted() {
    const { form, rolling, state } = this.lab;
    return (form === 'embed' || rolling.begun) && this.own.parts.some((part) => !state.hide.has(part));
  }

  /** Whether it is wanted and still to be loaded or drawn. */
  get coming() {
    if (this.lab.failure) return false;
    return this.drawnOf === null || (this.wanted && !this.part && !this.notLoaded);
  }

  /** Something has changed: it is drawn again, at leisure. */
  follow() {
    if (this.follows) this.draws.request();
  }

  /** The lab has been drawn. */
  drawn() {
    if (this.lab.failure) return;
    if (this.wanted && !this.part && !this.loading && !this.notLoaded) this.load();
    this.follows = this.lab.started;
    if (this.drawnOf === null) this.follow();
    else if (this.keys.some((one, i) => one !== this.drawnOf?.[i])) this.draw();
  }

  removed() {
    this.draws.cancel();
  }

  /** If one of these changes, it is drawn at once: its parts, its own buttons, and the answer of a bet. */
  get keys() {
    const { frame, state } = this.lab;
    const { gamesShown, betting, told } = state;
    const hidden = this.own.parts.filter((part) => frame.hide.has(part)).join();
    return [this.part, this.notLoaded, this.wanted, hidden, gamesShown, betting, told];
  }

  /** @returns {Promise<Part | null>} null where it could not be loaded, which is said in its place */
  async load() {
    if (this.part) return this.part;
    this.loading = true;
    if (this.notLoaded) {
      // Said anew, should it be so again.
      this.notLoaded = false;
      this.lab.touched();
    }
    try {
      const part = await this.own.load();
      // Asked for twice, it is taken once.
      if (!this.part) this.take(part);
    } catch (error) {
      console.error(error);
      this.notLoaded = true;
    }
    this.loading = false;
    this.lab.touched();
    return this.part;
  }

  /** @param {Part} part */
  take(part) {
    this.part = part;
    const { adoptedStyleSheets } = /** @type {ShadowRoot} */ (this.lab.renderRoot);
    for (const { styleSheet } of part.styles) if (styleSheet) adoptedStyleSheets.push(styleSheet);
  }

  draw() {
    const { lab } = this;
    /** @type {HTMLElement | null} */
    const place = lab.renderRoot.querySelector('.below-place');
    if (!place || lab.failure) return;
    this.times += 1;
    this.drawnOf = this.keys;
    lab.guard(() => render(this.view(), place));
    linesMarked(place);
    lab.completeWhenWhole();
  }

  view() {
    const { lab, part, wanted, notLoaded } = this;
    const { readout, shown, hide, texts } = lab.frame;
    if (notLoaded) {
      return html`<section class="card below" role="alert">
        <p class="problem">${texts.share.notLoaded}</p>
        <p><button @click=${() => this.load()}>${texts.tryAgain}</button></p>
      </section>`;
    }
    if (!part || !wanted || this.own.parts.every((name) => hide.has(name))) return nothing;
    return part.details(lab, readout, shown, hide);
  }
}
