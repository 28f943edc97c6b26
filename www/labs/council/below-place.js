// The place of the details below the council's charts, and when they are loaded. They need no simulation: on a page they come when
// the rest of it is drawn; in an embed, where nothing moves, they are there at once.

import { html, nothing } from 'lit';
// Two of the parts that are loaded later need it: as a file of its own, it could not be asked for again.
import 'lit/directive-helpers.js';
import { guard } from 'lit/directives/guard.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {typeof import('./below.js')} Part */

/**
 * The parts that stand there, and what loads them.
 * @typedef {Object} Own
 * @property {readonly string[]} parts
 * @property {() => Promise<Part>} load
 */

/** A piece that a lab holds. */
export class Below {
  /**
   * @param {Lab} host
   * @param {Own} own
   */
  constructor(host, own) {
    this.host = host;
    this.own = own;
    /** @type {Part | null} */
    this.part = null;
    this.loading = false;
    this.notLoaded = false;
  }

  /** Whether something of it is to be seen. */
  get wanted() {
    const { form, whole, state } = this.host;
    return (form === 'embed' || whole) && this.own.parts.some((part) => !state.hide.has(part));
  }

  /** Whether it is wanted and still to be loaded. */
  get coming() {
    return this.wanted && !this.part && !this.notLoaded;
  }

  /** Loads what is wanted; what could not be loaded only when the reader says so. */
  follow() {
    if (this.coming && !this.loading) this.load();
  }

  /** @returns {Promise<Part | null>} null where it could not be loaded, which is said in its place */
  async load() {
    if (this.part) return this.part;
    this.loading = true;
    if (this.notLoaded) {
      // Said anew, should it be so again.
      this.notLoaded = false;
      this.host.touched();
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
    this.host.touched();
    return this.part;
  }

  /** @param {Part} part */
  take(part) {
    this.part = part;
    const { adoptedStyleSheets } = /** @type {ShadowRoot} */ (this.host.renderRoot);
    adoptedStyleSheets.push(.../** @type {CSSStyleSheet[]} */ (part.styles.map(({ styleSheet }) => styleSheet)));
  }
}

/**
 * The details are costly to draw and read at leisure: the lab asks for them a few times a second at most.
 * @param {Lab} lab
 * @param {Set<string>} hide  parts
 */
export function belowView(lab, hide) {
  const { below, detailed, texts } = lab;
  const { part, wanted, notLoaded } = below;
  if (notLoaded) {
    return html`<section class="card below" role="alert">
      <p class="problem">${texts.share.notLoaded}</p>
      <p><button @click=${() => below.load()}>${texts.tryAgain}</button></p>
    </section>`;
  }
  if (!part || !wanted || detailed === 0 || below.own.parts.every((name) => hide.has(name))) return nothing;
  return guard([part, detailed], () => part.details(lab, null, null, hide));
}
