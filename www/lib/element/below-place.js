// The place of the details below the chart. They are loaded and drawn apart from the lab, because most readers get there later. On a page
// they come when the lab says so. In an embed nothing moves, so they have their place from the start.

import { html, nothing, render } from 'lit';
// Two modules that are loaded later need these two. If the build made them files of their own, they could not be asked for again.
import 'lit/directive.js';
import 'lit/directive-helpers.js';
import { linesMarked } from '../i18n/line-ends.js';
import { Throttle } from './throttle.js';

/** @typedef {{styles: readonly import('lit').CSSResult[]}} Part  a module that is loaded with its styles */

/**
 * The details, as a lab describes them.
 * @template {Part} P
 * @typedef {Object} Own
 * @property {readonly string[]} parts  of the lab that stand there
 * @property {() => Promise<P>} load
 * @property {(part: P) => object} [pieces]  pieces of the lab that the module brings, by name
 * @property {() => boolean} due  whether they have their place on a page
 * @property {() => Set<string>} hidden  parts that are not shown now
 * @property {() => readonly unknown[]} [keys]  if one of these changes, the details are drawn at once
 * @property {(part: P) => unknown} view
 */

/** The least milliseconds between two drawings while something changes. */
const DRAWN_EVERY = 250;

/**
 * The piece of a lab that draws its details. They are waited for, loaded, and drawn for the first time a frame after the lab's last step.
 * After that they are drawn again when something has changed. If they can't be loaded, the reader is told, and may try again.
 * @template {Part} P
 */
export class Below {
  /**
   * @param {import('./lab.js').Lab<{hide: Set<string>}> & {texts: import('../i18n/texts.js').Texts}} lab
   * @param {Own<P>} own
   */
  constructor(lab, own) {
    this.lab = lab;
    this.own = own;
    /** @type {P | null} */
    this.part = null;
    this.loading = false;
    this.notLoaded = false;
    /** How often the details were drawn. */
    this.times = 0;
    /** The `keys` of the last drawing; null before the first one. @type {unknown[] | null} */
    this.drawnOf = null;
    /** Whether the lab has drawn its last step. The details come in a frame after it, whatever changes in between. */
    this.follows = false;
    /** Whether a drawing was still to come when the lab was removed. */
    this.late = false;
    this.draws = new Throttle(() => this.draw(), DRAWN_EVERY);
  }

  /** Whether any of the details are to be seen. */
  get wanted() {
    const { form, state } = this.lab;
    return (form === 'embed' || this.own.due()) && this.own.parts.some((part) => !state.hide.has(part));
  }

  /** Whether the details are wanted, and still to be loaded or drawn. */
  get coming() {
    if (this.lab.failure) return false;
    return this.drawnOf === null || (this.wanted && !this.part && !this.notLoaded);
  }

  /** Has the details drawn soon, because something has changed. */
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
    this.late = this.draws.pending;
    this.draws.cancel();
  }

  /** A drawing that the removal has cancelled is made up for. @param {boolean} visible */
  looked(visible) {
    if (!visible || !this.late) return;
    this.late = false;
    this.follow();
  }

  /** If one of these changes, the details are drawn at once. */
  get keys() {
    const { parts, hidden, keys } = this.own;
    const missing = hidden();
    const names = parts.filter((part) => missing.has(part)).join();
    return [this.part, this.notLoaded, this.wanted, names, ...(keys?.() ?? [])];
  }

  /** @returns {Promise<P | null>} null if the module could not be loaded, which the reader is told */
  async load() {
    if (this.part) return this.part;
    this.loading = true;
    if (this.notLoaded) {
      // Screen readers hear of a second failure, too.
      this.notLoaded = false;
      this.lab.touched();
    }
    try {
      const part = await this.own.load();
      // Two calls may have waited for the module.
      if (!this.part) this.take(part);
    } catch (error) {
      console.error(error);
      this.notLoaded = true;
    }
    this.loading = false;
    this.lab.touched();
    return this.part;
  }

  /** @param {P} part */
  take(part) {
    this.part = part;
    const { adoptedStyleSheets } = /** @type {ShadowRoot} */ (this.lab.renderRoot);
    for (const { styleSheet } of part.styles) if (styleSheet) adoptedStyleSheets.push(styleSheet);
    this.lab.addPieces(this.own.pieces?.(part) ?? {});
  }

  draw() {
    const { lab } = this;
    /** @type {HTMLElement | null} */
    const place = lab.renderRoot.querySelector('.below-place');
    if (!place || lab.failure) return;
    this.times += 1;
    lab.guard(() => {
      this.drawnOf = this.keys;
      render(this.view(), place);
    });
    if (lab.failure) return;
    linesMarked(place);
    lab.completeWhenWhole();
  }

  view() {
    const { lab, own, part, wanted, notLoaded } = this;
    const { texts } = lab;
    if (notLoaded) {
      return html`<section class="card below" role="alert">
        <p class="problem">${texts.share.notLoaded}</p>
        <p><button @click=${() => this.load()}>${texts.tryAgain}</button></p>
      </section>`;
    }
    const hidden = own.hidden();
    if (!part || !wanted || own.parts.every((name) => hidden.has(name))) return nothing;
    return own.view(part);
  }
}
