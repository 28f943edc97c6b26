// A figure that can be changed, in place of its picture in the page.

import { render } from 'lit';
import { markLineEnds } from '../../lib/i18n/line-ends.js';
import { frame } from './frame.js';
import { tells, written } from '../state.js';

/**
 * @typedef {Object} Now  what a figure shows
 * @property {string} figure
 * @property {number} height  of its picture, which is 400 units wide
 * @property {[name: string, value: string][]} values  of its state, that are not as they were untouched
 * @property {boolean} told  whether it shows what tells its answer
 * @property {import('../figures/figure.js').Way | null} lab  that shows the same
 * @property {import('../figures/figure.js').Common} common
 */

/**
 * @typedef {Object} About
 * @property {import('../figures/figure.js').Figure<any, any, any, any, any>} figure
 * @property {any} core
 * @property {any} texts
 * @property {import('../figures/figure.js').Common} common
 * @property {import('../../lib/i18n/format.js').Format} format
 * @property {string} seed
 * @property {Record<string, any>} state
 * @property {string} number  in the story; '' elsewhere
 * @property {(now: Now) => {href: string, text: string} | null} way  where it leads on to
 * @property {(now: Now) => unknown} snippet  a view of how it gets into other people's pages; null: it is in one
 * @property {(values: [string, string][]) => void} changed
 */

export class LiveFigure {
  /**
   * @param {HTMLElement} element  with the picture that the build has drawn
   * @param {About} about
   */
  constructor(element, about) {
    this.element = element;
    this.about = about;
    this.state = about.state;
    this.trouble = '';
    /** What is drawn: the data and the state that they belong to. @type {{model: any, state: Record<string, any>} | null} */
    this.drawn = null;
    /** Gives up what is being prepared. @type {AbortController | null} */
    this.preparing = null;
    /** Whether the answer was open when the picture went. */
    this.answered = false;
    /** Whether the reader's guess is none yet: keys move it step by step. */
    this.trying = false;
    /** Whether the guess was last moved by keys. */
    this.byKeys = false;
    /** Resolves when what was asked for last is drawn. */
    this.settled = this.come();
  }

  /** @param {Record<string, any>} changes */
  set(changes) {
    if ('guess' in changes && !this.told) this.trying = true;
    this.state = { ...this.state, ...changes };
    this.about.changed(written(this.about.figure, this.made(this.state)));
    this.settled = this.come();
  }

  /** A state as the reader has made it: without a guess that may still be moved. @param {Record<string, any>} state */
  made(state) {
    return this.trying ? { ...state, guess: null } : state;
  }

  /** Whether it shows what tells the answer. */
  get told() {
    return tells(this.about.figure, this.made(this.state));
  }

  /**
   * Follows the reader's hand on the guess. A pointer makes it by letting go. Each key is a change: there Enter and the space bar make it.
   * @param {Event} event
   */
  handleEvent(event) {
    if (event instanceof KeyboardEvent) {
      const chosen = event.key === 'Enter' || event.key === ' ';
      this.byKeys = !chosen;
      if (chosen) this.settle();
    } else if (event.type === 'pointerdown') this.byKeys = false;
    else if (!this.byKeys) this.settle();
  }

  /** The guess is made. */
  settle() {
    if (!this.trying) return;
    this.trying = false;
    this.reveal({});
  }

  /** The reader wants to see it all, with the guess as it is or without one. */
  show() {
    if (this.trying) this.settle();
    else if (!this.told) this.reveal({ shown: true });
  }

  /** @param {Record<string, any>} changes  with which it tells the answer */
  async reveal(changes) {
    const veil = this.element.querySelector('.veil');
    const here = veil?.contains(document.activeElement);
    this.set(changes);
    await this.settled;
    if (!here) return;
    // The button that had the focus is gone: the keyboard goes on at the picture.
    const picture = /** @type {SVGElement | null} */ (this.element.querySelector(':scope > .picture'));
    picture?.setAttribute('tabindex', '-1');
    picture?.focus({ preventScroll: true });
  }

  async come() {
    const { figure, core, seed } = this.about;
    const { state } = this;
    this.preparing?.abort();
    this.preparing = null;
    try {
      let prepared = null;
      if (figure.prepare) {
        this.preparing = new AbortController();
        const { signal } = this.preparing;
        prepared = await figure.prepare(core, state, signal);
        if (signal.aborted || prepared === null) return;
      }
      this.drawn = { model: figure.model(core, seed, state, prepared), state };
    } catch (error) {
      console.error(error);
      this.trouble = this.about.common.failure.stopped;
    }
    this.draw();
  }

  draw() {
    if (!this.drawn) {
      if (this.trouble) say(this.element, this.trouble);
      return;
    }
    const { figure, texts, common, format, seed, number, way, snippet } = this.about;
    const { model, state } = this.drawn;
    const { told } = this;
    const it = {
      state,
      seed,
      texts,
      common,
      format,
      id: figure.name,
      set: (/** @type {any} */ changes) => this.set(changes),
    };
    const now = {
      figure: figure.name,
      height: figure.height,
      values: written(figure, this.made(state)),
      told,
      lab: figure.lab?.(model, it) ?? null,
      common,
    };
    const still = this.element.dataset.live === undefined;
    const shown = still && this.element.dataset.told !== undefined;
    if (still) this.answered = this.element.querySelector('details.answer')?.hasAttribute('open') ?? false;
    const kept = still ? leave(this.element) : null;
    render(
      frame(figure, model, it, {
        live: true,
        number,
        way: way(now),
        asked: { trying: this.trying, follow: this, show: () => this.show() },
        answered: this.answered,
        trouble: this.trouble,
        snippet: snippet(now),
      }),
      this.element,
    );
    markLineEnds(this.element);
    this.element.toggleAttribute('data-told', told);
    this.element.dataset.live = '';
    kept?.();
    // The reader has asked for it while it was a picture.
    if (shown) this.show();
  }
}

/** What can have the focus in a figure that is a picture still. */
const STOPS = 'summary, a[href]';

/**
 * Takes the picture out of its place; the keyboard goes on where it was.
 * @param {HTMLElement} element
 */
function leave(element) {
  const at = [...element.querySelectorAll(STOPS)].indexOf(/** @type {Element} */ (document.activeElement));
  element.replaceChildren();
  return () =>
    /** @type {HTMLElement | undefined} */ ([...element.querySelectorAll(STOPS)][at])?.focus({ preventScroll: true });
}

/**
 * Why a figure stays what it is.
 * @param {HTMLElement} element
 * @param {string} trouble
 */
export function say(element, trouble) {
  element.dataset.trouble = '';
  const note = element.querySelector('.trouble') ?? element.appendChild(document.createElement('p'));
  note.className = 'trouble';
  note.textContent = trouble;
}
