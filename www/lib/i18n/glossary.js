// Words that explain themselves when readers point at them, reach them by Tab, or tap them. The glossary is loaded at its first use. Views
// of words, the controller that shows an explanation, and styles.

import { css, html } from 'lit';
import { loadPart } from '../element/load-part.js';
import { lineEnds } from './line-ends.js';
import { asksFor, phrases } from './typography.js';

/** @typedef {import('./en-glossary.js').Word | string} Word  an entry of all labs, or of a lab's own in its catalogue */

const loaders = {
  en: loadPart(() => import('./en-glossary.js')),
  ja: loadPart(() => import('./ja-glossary.js')),
};

/** Distance of an explanation from the lab's edges, in pixels. */
const EDGE = 4;

/** Above and below an explanation, in pixels: as in its styles. */
const PADDING = 5;
/** The greatest width that is read easily, in pixels. */
const WIDEST = 320;

/** @param {Word} name @param {string} text */
export const word = (name, text) =>
  html`<button type="button" class="word" data-word=${name} aria-expanded="false">${phrases(text)}</button>`;

/**
 * A question mark beside a control, which explains it.
 * @param {Word} name
 * @param {string} text  name of the control
 */
export const ask = (name, text) =>
  html`<button type="button" class="word ask" data-word=${name} aria-expanded="false" aria-label=${asksFor(text)}>?</button>`;

/**
 * @typedef {Object} Host  the lab, whose box holds all explanations
 * @property {(controller: import('lit').ReactiveController) => void} addController
 * @property {HTMLElement | DocumentFragment} renderRoot
 * @property {import('./texts.js').Texts} texts
 */

/** Shows one explanation at a time: of the word under the pointer, with the focus, or last tapped. */
export class Words {
  /** @param {HTMLElement & Host} host */
  constructor(host) {
    this.host = host;
    /** @type {HTMLElement | null} the word that is explained */
    this.word = null;
    /** Whether it stays when the pointer leaves. */
    this.pinned = false;
    /** Whether a pointer went down on the word when it was pinned already. */
    this.pressed = false;
    /** @type {HTMLElement | null} */
    this.tip = null;
    host.addController(this);
  }

  hostConnected() {
    const { renderRoot } = this.host;
    // Focus that moves between two words in here isn't reported outside.
    for (const type of ['pointerover', 'pointerout', 'pointerdown', 'focusin', 'focusout', 'click']) {
      renderRoot.addEventListener(type, this);
    }
  }

  hostDisconnected() {
    this.close();
  }

  /** The new drawing may lack the word. */
  hostUpdated() {
    if (this.word && !this.word.isConnected) this.close();
  }

  /** @param {Event} event */
  handleEvent(event) {
    const [target] = event.composedPath();
    const word = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('.word')) : null;
    const inTip = target instanceof Node && this.tip?.contains(target);
    const { type } = event;
    if (type === 'keydown') {
      if (/** @type {KeyboardEvent} */ (event).key === 'Escape') this.close();
    } else if (type === 'pointerdown') {
      this.pressed = this.pinned && word === this.word;
      if (!word && !inTip) this.close();
    } else if (type === 'pointerout') {
      // Between the word and its explanation there is no gap.
      const to = /** @type {PointerEvent} */ (event).relatedTarget;
      const stays = to instanceof Element && (this.tip?.contains(to) || to.closest('.word') === this.word);
      if (!this.pinned && (word || inTip) && !stays) this.close();
    } else if (type === 'focusout') {
      if (word && word === this.word) this.close();
    } else if (word && type === 'click') {
      // A tap gives the focus first, which has opened it; keys don't press it with a pointer.
      const again = /** @type {MouseEvent} */ (event).detail === 0 ? this.pinned && word === this.word : this.pressed;
      if (again) this.close();
      else this.open(word, true);
    } else if (word && type === 'focusin') {
      this.open(word, true);
    } else if (word && type === 'pointerover' && /** @type {PointerEvent} */ (event).pointerType === 'mouse') {
      if (word !== this.word) this.open(word, false);
    }
  }

  /** @param {HTMLElement} word @param {boolean} pinned */
  async open(word, pinned) {
    if (word === this.word) {
      this.pinned ||= pinned;
      return;
    }
    this.close();
    this.word = word;
    this.pinned = pinned;
    // Also elsewhere on the page.
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, this);
    const { language, share, glossary = {} } = this.host.texts;
    const name = String(word.dataset.word);
    const text =
      glossary[name] ??
      (await loaders[/** @type {keyof typeof loaders} */ (language)]().then(
        ({ entries }) => entries[/** @type {import('./en-glossary.js').Word} */ (name)],
        () => share.notLoaded,
      ));
    if (this.word === word) this.show(word, text);
  }

  close() {
    const { word, tip } = this;
    if (!word) return;
    this.word = null;
    this.pinned = false;
    word.setAttribute('aria-expanded', 'false');
    word.removeAttribute('aria-describedby');
    if (tip) tip.hidden = true;
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, this);
  }

  // ——— Inside ———

  /** @param {HTMLElement} word @param {string} text */
  show(word, text) {
    const { host } = this;
    this.tip ??= Object.assign(document.createElement('div'), { id: 'word', className: 'tip' });
    const { tip } = this;
    tip.setAttribute('role', 'tooltip');
    tip.firstChild ?? tip.append(document.createElement('p'));
    /** @type {HTMLElement} */ (tip.firstChild).textContent = host.texts.language === 'ja' ? lineEnds(text) : text;
    tip.hidden = false;
    host.renderRoot.append(tip);
    word.setAttribute('aria-expanded', 'true');
    word.setAttribute('aria-describedby', tip.id);

    const box = host.getBoundingClientRect();
    const at = word.getBoundingClientRect();
    // Nor does it cover the figure that the word names: there its padding reaches over that.
    const figure = (word.closest('.tile') ?? word).getBoundingClientRect();
    tip.style.width = `${Math.min(WIDEST, box.width - 2 * EDGE)}px`;
    tip.style.padding = '';
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(at.left - box.left, box.width - width - EDGE));
    const below = figure.bottom + height <= Math.min(box.bottom, innerHeight);
    const above = figure.top - height >= Math.max(box.top, 0);
    const under = below || !above;
    const top = (under ? at.bottom : figure.top - height) - box.top;
    const over = under ? figure.bottom - at.bottom : at.top - figure.top;
    tip.style[under ? 'paddingTop' : 'paddingBottom'] = `${PADDING + over}px`;
    tip.style.left = `${left}px`;
    // In a low box, over the word rather than outside.
    tip.style.top = `${Math.max(0, Math.min(top, box.height - height - over))}px`;
  }
}

// .word: its target is larger than it looks, lies above its neighbours, and takes no more room than the word.
// .ask: the gap after it is its own.
// .tip: its padding reaches to the word, so that the pointer can move onto it.
export const glossaryStyles = css`
  :host { position: relative; }
  button.word {
    position: relative; display: inline; min-height: 0; padding: 5px 0; margin: -5px 0; border: 0; border-radius: 4px; background: none;
    font: inherit; color: inherit; text-align: inherit; white-space: inherit; cursor: help;
    text-decoration: underline dotted 1px; text-underline-offset: 3px;
  }
  button.ask {
    width: 24px; margin-inline: -2px -14px; text-align: center; text-decoration: none; color: var(--accent);
    font-weight: 600;
  }
  .asked { display: inline-flex; align-items: center; }
  .tip { position: absolute; z-index: 5; padding: 5px 0; }
  button.word:focus-visible { outline-offset: 0; }
  .tip[hidden] { display: none; }
  .tip p {
    margin: 0; padding: 8px 12px; border: 1px solid var(--accent); border-radius: 8px; background: var(--card);
    color: var(--ink); font: 13.5px/1.4 var(--sans); box-shadow: 0 2px 8px rgb(0 0 0 / 18%);
  }
`;
