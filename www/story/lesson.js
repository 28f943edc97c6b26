// The lesson: the story's page with one figure to a screen, in large type. Answers are hidden until the teacher asks for them. The page
// loads this part only if the address has `lesson=…`. Its styles are in lesson.css.

import { html, render } from 'lit';

/** The parameter of the address: the number of the current figure, from 1. */
const NAME = 'lesson';

/** A figure with neither has no answer to hide. */
const ASKS = '.guess, details.answer';

/** Matches a figure whose answer is visible. */
const TOLD = '[data-told]:not([data-kept])';

export class Lesson {
  /**
   * @param {Object} about
   * @param {'en' | 'ja'} about.language
   * @param {import('./page.js').Address} about.address
   * @param {(figure: HTMLElement) => Promise<unknown>} about.bring  brings a figure to life, once
   */
  constructor({ language, address, bring }) {
    this.words = WORDS[language];
    this.address = address;
    this.bring = bring;
    this.root = document.documentElement;
    this.figures = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.story section > .figure'))];
    /** The figures whose answer is shown. @type {Set<HTMLElement>} */
    this.answered = new Set();
    this.at = 0;
    /** The bar with the buttons, below the figure. */
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

  /** Shows the figure with an index, or the nearest one. @param {number} at */
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
      // In the story, the reader presses this button.
      /** @type {HTMLElement | null} */ (figure.querySelector('.veil button'))?.click();
    }
    // A teacher may hide an answer again.
    figure.toggleAttribute('data-kept', !shown);
    // The line that opens it in the story is hidden.
    figure.querySelector('details.answer')?.toggleAttribute('open', shown);
    this.draw();
  }

  /** A guess shows the answer, too, unless the figure has an answer in words besides. */
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
    const turner = (/** @type {'previous' | 'next'} */ wish, /** @type {string} */ sign, /** @type {boolean} */ none) =>
      html`<button type="button" class=${wish} aria-label=${words[wish]} title=${words.keys}
      aria-disabled=${none} @click=${() => this.turn(wish)}>${sign}</button>`;
    render(
      html`${turner('previous', '←', at === 0)}
        <p role="status">${words.at(at + 1, figures.length)}<span class="of">${headingOf(figure)}</span></p>
        ${turner('next', '→', at === figures.length - 1)}
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

  /** Returns to the current figure in the story. The reader's changes stay. */
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

// ——— Keys ———

/** @typedef {'previous' | 'next' | 'first' | 'last' | 'leave'} Wish */

/** Presenters send page keys. @type {Record<string, Wish>} */
const KEYS = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
};

/** Controls that use arrows or typed characters. */
const CONTROLS =
  'input, select, textarea, [contenteditable], [role="application"], [role="slider"], [role="radio"], [role="tab"]';

/**
 * The wish that a key stands for; null if the key has none or belongs to a control.
 * @param {KeyboardEvent} event
 * @returns {Wish | null}
 */
function wishOf(event) {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  const control = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(CONTROLS)) : null;
  if (!control) return KEYS[key] ?? null;
  // The first Escape leaves the control, so that the arrows turn pages again.
  if (key === 'Escape') control.blur();
  return null;
}

// ——— Texts ———
// Both languages are loaded, because they are short.

/** @typedef {typeof en} Words */

const en = {
  lesson: 'Lesson',
  previous: 'Previous',
  next: 'Next',
  /** The number of the figure on view. @param {number} n @param {number} all */
  at: (n, all) => `${n} / ${all}`,
  show: 'Show the answer',
  hide: 'Hide the answer',
  leave: 'Back to the story',
  keys: 'Keys: ← and → change the figure, Esc leaves.',
};

/** @type {Words} */
const ja = {
  lesson: '授業用の表示',
  previous: '前へ',
  next: '次へ',
  at: (n, all) => `${n} / ${all}`,
  show: '答えを見せる',
  hide: '答えを隠す',
  leave: '本文に戻る',
  keys: 'キー操作：←→で移動、Escで終了',
};

const WORDS = { en, ja };
