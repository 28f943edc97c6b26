// The lesson: the same page with one figure to a screen, in large type, and the answers hidden until they are asked for.
// Loaded only where the address says `lesson=…`; what it looks like is in lesson.css.

import { html, render } from 'lit';
import { wishOf } from './keys.js';
import { WORDS } from './words.js';

/** @typedef {import('./keys.js').Wish} Wish */

/**
 * @typedef {Object} About
 * @property {'en' | 'ja'} language
 * @property {import('../address.js').Address} address
 * @property {(figure: HTMLElement) => Promise<unknown>} bring  a figure to life, if it is not alive already
 */

/** Its parameter in the address: the figure on view, 1 for the first. */
const NAME = 'lesson';

/** A figure with neither has no answer to hide. */
const ASKS = '.guess, details.answer';

/** Matches a figure whose answer is visible. */
const TOLD = '[data-told]:not([data-kept])';

export class Lesson {
  /** @param {About} about */
  constructor({ language, address, bring }) {
    this.words = WORDS[language];
    this.address = address;
    this.bring = bring;
    this.root = document.documentElement;
    /** @type {HTMLElement[]} */
    this.figures = [...document.querySelectorAll('.story section > .figure')].map(
      (figure) => /** @type {HTMLElement} */ (figure),
    );
    /** The figures whose answer was asked for. @type {Set<HTMLElement>} */
    this.answered = new Set();
    this.at = 0;
    /** The bar that turns the pages, below them. */
    this.place = document.createElement('nav');
    this.place.className = 'turn';
    this.place.setAttribute('aria-label', this.words.lesson);
    document.body.append(this.place);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener('keydown', this.keys);
    this.root.classList.add('lesson');
    this.told = new MutationObserver(() => this.follow());
    for (const figure of this.figures) this.told.observe(figure, { attributeFilter: ['data-told'] });
    this.go(Number(address.query.get(NAME)) - 1);
  }

  /**
   * Shows a figure, the nearest that there is.
   * @param {number} at  0 for the first
   */
  go(at) {
    const last = this.figures.length - 1;
    this.at = Math.min(last, Math.max(0, Math.trunc(at) || 0));
    this.address.say(NAME, String(this.at + 1));
    for (const [i, figure] of this.figures.entries()) section(figure).toggleAttribute('data-shown', i === this.at);
    this.draw();
    scrollTo(0, 0);
    this.prepare();
  }

  /** Brings this figure and the next to life, so that the next is ready when the page turns. */
  async prepare() {
    const { at } = this;
    await this.bring(this.figures[at]);
    if (at === this.at && at + 1 < this.figures.length) await this.bring(this.figures[at + 1]);
  }

  get figure() {
    return this.figures[this.at];
  }

  /** Shows the answer to this figure, or hides it. */
  answer() {
    const { figure } = this;
    const shown = !this.answered.delete(figure);
    if (shown) {
      this.answered.add(figure);
      // As a reader of the story asks for it.
      /** @type {HTMLElement | null} */ (figure.querySelector('.veil button'))?.click();
    }
    // A class may be asked again what was told before.
    figure.toggleAttribute('data-kept', !shown);
    // Its own line, by which it is opened in the story, is not there.
    figure.querySelector('details.answer')?.toggleAttribute('open', shown);
    this.draw();
  }

  /** A guess tells it, too; more than that has only a figure with an answer in words. */
  follow() {
    for (const figure of this.figures) {
      if (figure.matches(TOLD) && figure.querySelector('.veil') && !figure.querySelector('details.answer'))
        this.answered.add(figure);
    }
    this.draw();
  }

  draw() {
    const { words, figure, figures, at } = this;
    const answered = this.answered.has(figure);
    section(figure).toggleAttribute('data-answered', answered || !figure.querySelector(ASKS));
    const asks = figure.querySelector(ASKS) !== null;
    /** @type {(wish: Wish, text: string, sign: string, none: boolean) => unknown} */
    const turner = (
      wish,
      text,
      sign,
      none,
    ) => html`<button type="button" class=${wish} aria-label=${text} title=${words.keys}
      aria-disabled=${none} @click=${() => this.turn(wish)}>${sign}</button>`;
    render(
      html`${turner('previous', words.previous, '←', at === 0)}
        <p role="status">${words.at(at + 1, figures.length)}<span class="of">${headingOf(figure)}</span></p>
        ${turner('next', words.next, '→', at === figures.length - 1)}
        <button type="button" class="ask" ?disabled=${!asks} @click=${() => this.answer()}>${answered ? words.hide : words.show}</button>
        <a class="leave" href=${`#${figure.id}`} @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          this.leave();
        }}>${words.leave}</a>`,
      this.place,
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const wish = wishOf(event);
    if (!wish) return;
    event.preventDefault();
    this.turn(wish);
  }

  /** @param {Wish} wish */
  turn(wish) {
    if (wish === 'leave') this.leave();
    else this.go({ previous: this.at - 1, next: this.at + 1, first: 0, last: this.figures.length - 1 }[wish]);
  }

  /** Back to the story, at the figure that was shown. What was changed stays as it is. */
  leave() {
    removeEventListener('keydown', this.keys);
    this.told.disconnect();
    this.place.remove();
    this.root.classList.remove('lesson');
    for (const figure of this.figures) {
      section(figure).removeAttribute('data-shown');
      section(figure).removeAttribute('data-answered');
      figure.removeAttribute('data-kept');
    }
    this.address.say(NAME, null);
    this.address.write();
    location.replace(`#${this.figure.id}`);
  }
}

/** @param {HTMLElement} figure */
const section = (figure) => /** @type {HTMLElement} */ (figure.parentElement);

/** @param {HTMLElement} figure */
const headingOf = (figure) => section(figure).querySelector('h2')?.textContent ?? '';
