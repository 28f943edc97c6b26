// A figure that can be changed, in place of its picture in the page: how it comes to life, how it follows the reader, and the HTML that
// shows it in other people's pages.

import { html, render } from 'lit';
import { ELEMENT } from '../../pkg/labs.js';
import { createFormat } from '../../lib/i18n/format.js';
import { markLineEnds } from '../../lib/i18n/line-ends.js';
import { nextFrame } from '../../lib/element/frames.js';
import { elementSnippet } from '../../lib/share/snippets.js';
import { ORDER, pictureFile, SEED, storyAddress, storyPage } from '../addresses.js';
import { HEIGHTS } from '../embeds.js';
import { WIDTH as UNITS } from '../figures/figure.js';
import { seedOf, stateOf, tells, written } from '../state.js';
import { frame } from './frame.js';

/** @typedef {import('../figures/figure.js').AnyFigure} Figure */
/** @typedef {import('../figures/figure.js').Common} Common */

/**
 * Figures of one core: a part of the page that is loaded when the first of them comes near.
 * @typedef {Object} Kind
 * @property {Figure[]} figures
 * @property {object} core
 * @property {() => Promise<import('../../lib/element/core.js').Failure | null>} startCore
 * @property {Record<'en' | 'ja', () => Promise<{figures: Record<string, any>, common: Common}>>} texts
 */

/**
 * The surroundings of a figure that comes to life.
 * @typedef {Object} Place
 * @property {'en' | 'ja'} language
 * @property {URLSearchParams} query
 * @property {(figure: string, values: [string, string][]) => void} changed
 * @property {About['way']} way
 * @property {boolean} isFrame  whether the figure is in another person's page, alone
 */

/** @param {Kind} kind */
export function partOf(kind) {
  /** @type {ReturnType<Kind['startCore']> | null} */
  let starting = null;
  const figureNamed = (/** @type {string} */ name) => kind.figures.find((figure) => figure.name === name);

  /**
   * Loads texts and core, and puts a figure in the place of its picture.
   * @param {HTMLElement} element  the figure's: `data-figure` names it
   * @param {Place} place
   */
  async function comeLive(element, place) {
    const { language, query } = place;
    starting ??= kind.startCore();
    const loading = Promise.all([kind.texts[language](), starting]);
    // In portions, between which the page answers: a browser's first formatted number takes longer than the whole figure.
    await nextFrame();
    const format = createFormat(language);
    format.percent(0);
    await nextFrame();
    const [texts, failure] = await loading;
    await nextFrame();
    const { common } = texts;
    const figure = figureNamed(String(element.dataset.figure));
    if (failure || !figure) return say(element, common.failure[failure ?? 'notLoaded']);
    const { name } = figure;
    const seed = seedOf(query);
    const live = new LiveFigure(element, {
      figure,
      core: kind.core,
      texts: texts.figures[name],
      common,
      format,
      seed,
      state: stateOf(figure, query, place.isFrame ? '' : `${name}.`),
      number: place.isFrame ? '' : String(ORDER.indexOf(name) + 1),
      way: place.way,
      snippet: place.isFrame ? () => null : (now) => snippetView(now, language, seed),
      changed: (values) => place.changed(name, values),
    });
    await live.settled;
  }

  return { figureNamed, comeLive };
}

/**
 * The current state of a figure for links and snippets.
 * @typedef {Object} Now
 * @property {string} figure
 * @property {number} height  of its picture
 * @property {import('../addresses.js').Values} values
 * @property {boolean} told  whether the answer is visible
 * @property {import('../figures/figure.js').Way | null} lab
 * @property {Common} common
 */

/**
 * @typedef {Object} About
 * @property {Figure} figure
 * @property {any} core
 * @property {any} texts
 * @property {Common} common
 * @property {import('../../lib/i18n/format.js').Format} format
 * @property {string} seed
 * @property {Record<string, any>} state
 * @property {string} number  in the story; '' elsewhere
 * @property {(now: Now) => {href: string, text: string} | null} way  the link below the figure
 * @property {(now: Now) => unknown} snippet  the view of the HTML for other people's pages; null in such a page
 * @property {(values: [string, string][]) => void} changed
 */

class LiveFigure {
  /**
   * @param {HTMLElement} element  with the picture from the build
   * @param {About} about
   */
  constructor(element, about) {
    this.element = element;
    this.about = about;
    this.state = about.state;
    this.trouble = '';
    /** The current drawing: data, and their state. @type {{model: any, state: Record<string, any>} | null} */
    this.drawn = null;
    /** Aborts the current preparation. @type {AbortController | null} */
    this.preparing = null;
    /** Whether the answer was open in the picture from the build. */
    this.answered = false;
    /** Whether the reader may still change the guess: keys move it step by step. */
    this.trying = false;
    /** Whether the guess was last moved by keys. */
    this.byKeys = false;
    /** Resolves when the last change is drawn. */
    this.settled = this.come();
  }

  /** @param {Record<string, any>} changes */
  set(changes) {
    if ('guess' in changes && !this.told) this.trying = true;
    this.state = { ...this.state, ...changes };
    this.about.changed(written(this.about.figure, this.made(this.state)));
    this.settled = this.come();
  }

  /** A state without a guess that the reader may still change. @param {Record<string, any>} state */
  made(state) {
    return this.trying ? { ...state, guess: null } : state;
  }

  /** Whether the answer is visible. */
  get told() {
    return tells(this.about.figure, this.made(this.state));
  }

  /**
   * Follows the reader's hand on the guess. Letting go of the pointer makes the guess. A key only changes it; Enter and the space bar make
   * it.
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

  /** Makes the guess. */
  settle() {
    if (!this.trying) return;
    this.trying = false;
    this.reveal({});
  }

  /** Shows the answer, with the current guess or without one. */
  show() {
    if (this.trying) this.settle();
    else if (!this.told) this.reveal({ shown: true });
  }

  /** @param {Record<string, any>} changes  that make the answer visible */
  async reveal(changes) {
    const veil = this.element.querySelector('.veil');
    const here = veil?.contains(document.activeElement);
    this.set(changes);
    await this.settled;
    if (!here) return;
    // The button with the focus is gone, so the picture gets the focus.
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
    const set = (/** @type {any} */ changes) => this.set(changes);
    const it = { state, seed, texts, common, format, id: figure.name, set };
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
    // The reader asked for the answer before the figure was alive.
    if (shown) this.show();
  }
}

/** Elements of a picture from the build that can have the focus. */
const STOPS = 'summary, a[href]';

/** Removes the picture from the build, and returns a function that restores the focus. @param {HTMLElement} element */
function leave(element) {
  const at = [...element.querySelectorAll(STOPS)].indexOf(/** @type {Element} */ (document.activeElement));
  element.replaceChildren();
  return () =>
    /** @type {HTMLElement | undefined} */ ([...element.querySelectorAll(STOPS)][at])?.focus({ preventScroll: true });
}

/** Tells why a figure stays a picture. @param {HTMLElement} element @param {string} trouble */
function say(element, trouble) {
  element.dataset.trouble = '';
  const note = element.querySelector('.trouble') ?? element.appendChild(document.createElement('p'));
  note.className = 'trouble';
  note.textContent = trouble;
}

// ——— The snippet ———

/** The default width of a picture in another page, in CSS pixels. */
const WIDTH = 600;

/** @param {Now} now @param {'en' | 'ja'} language @param {string} seed */
function snippetView({ figure, values, told, common, height }, language, seed) {
  const at = (/** @type {string} */ file) => new URL(file, location.href).href;
  const own = seed === SEED ? '' : seed;
  /** @type {import('../../lib/share/snippets.js').Attributes} */
  const attributes = [['figure', figure], ...values];
  if (language === 'ja') attributes.push(['lang', 'ja']);
  if (own) attributes.push(['seed', own]);
  const text = elementSnippet({
    script: at(ELEMENT),
    attributes,
    heights: HEIGHTS[figure],
    link: at(storyAddress(storyPage(language), figure, values, own)),
    picture: at(pictureFile(figure, language)),
    alt: `Rollout Lab: ${common.titles[figure]}`,
    // The picture would answer the question to readers of that page, too.
    waits: !told,
    size: { width: WIDTH, height: Math.round((height / UNITS) * WIDTH) },
  });
  return html`<p>${common.embedNote}</p>
    <textarea readonly rows="7" spellcheck="false" aria-label=${common.embed} .value=${text}
      @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLTextAreaElement} */ (target).select()}></textarea>
    <p><button type="button" @click=${(/** @type {Event} */ { currentTarget }) =>
      copy(/** @type {HTMLElement} */ (currentTarget), text, common.copied)}>${common.copy}</button></p>`;
}

/** @param {HTMLElement} button @param {string} text @param {string} copied */
async function copy(button, text, copied) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copied;
  } catch {
    // Access may be forbidden. Then the reader copies the selected text.
    button.closest('details')?.querySelector('textarea')?.select();
  }
}
