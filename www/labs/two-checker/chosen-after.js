// `<chosen-after>`: the content of the fold under the luck table. It tunes the table to the games that there are, and then cures that.
// Its words are loaded with it.

import { LitElement, css, html, nothing } from 'lit';
import { isRefusal } from './core.js';
import { controlStyles } from '../../lib/element/controls.js';
import { phrased } from '../../lib/i18n/line-ends.js';
import { TUNABLE } from './model.js';
import { en } from './texts/chosen-en.js';
import { ja } from './texts/chosen-ja.js';

/** @typedef {import('./model.js').Choice} Choice */
/** @typedef {import('./state.js').Aim} Aim */
/** @typedef {import('./texts/chosen-en.js').Texts} Texts */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Theory} Theory */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Halves} Halves */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** @type {Record<string, Texts>} */
const TEXTS = { en, ja };

/** The least number of games for the interval of a free choice: the core's FREE_CHOICE_FROM. */
const FREE_CHOICE_FROM = 100;

export class ChosenAfterElement extends LitElement {
  static properties = {
    act: { attribute: false },
    choice: { attribute: false },
    theory: { attribute: false },
    language: { attribute: false },
    format: { attribute: false },
    halved: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {import('./lab.js').Model['act'] | null} */
    this.act = null;
    /** @type {Choice | null} */
    this.choice = null;
    /** @type {Theory | null} of the table in force */
    this.theory = null;
    this.language = 'en';
    /** @type {Format | null} */
    this.format = null;
    /** Whether the reader wants to see both halves. */
    this.halved = false;
    /** How many games there were when no table could be tuned to them; 0: some could. */
    this.refused = 0;
  }

  /** @param {Aim} aim */
  tune(aim) {
    try {
      this.act?.tune(aim);
      this.refused = 0;
    } catch (error) {
      // Each outcome has its exact share of the games.
      if (!isRefusal(error)) throw error;
      this.refused = this.choice?.games ?? 0;
    }
  }

  render() {
    const { act, choice, format } = this;
    if (!act || !choice || !format) return nothing;
    const words = TEXTS[this.language] ?? en;
    const { games, how, halves, rotated } = choice;
    const fits = !rotated && games >= TUNABLE.least && games <= TUNABLE.most;
    const why = rotated ? words.rotated : games > TUNABLE.most ? words.tooMany : words.tooFew;
    return html`
      <p>${words.intro}</p>
      <div class="row">
        <span id="tune">${words.tune}</span>
        <span class="segments" role="group" aria-labelledby="tune">
          <button ?disabled=${!fits} @click=${() => this.tune('high')}>${words.high}</button
          ><button ?disabled=${!fits} @click=${() => this.tune('low')}>${words.low}</button>
        </span>
        <button ?disabled=${how === null} @click=${() => act.rollOthers()}>${words.newDice}</button>
        <button ?disabled=${!fits} aria-pressed=${this.halved ? 'true' : 'false'} @click=${() => (this.halved = !this.halved)}>${words.halves}</button>
      </div>
      <div role="status">${fits ? this.said(choice, words, format) : html`<p>${why}</p>`}</div>
      <div role="status">${this.halved && fits ? html`<p class="halves">${halvesSaid(halves(), games, words, format)}</p>` : nothing}</div>
      <p class="muted">${words.chances}</p>
    `;
  }

  /**
   * The result of choosing a table, in words.
   * @param {Choice} choice
   * @param {Texts} words
   * @param {Format} format
   */
  said({ games, how, now }, words, format) {
    if (this.refused === games) return html`<p>${words.exactShares}</p>`;
    // A table that doesn't average zero errs without any choice.
    if (!how || !now || !this.theory?.centred) return nothing;
    // A typed table that makes all games alike is the correct one.
    if (now.z === null && how === 'typed') return nothing;
    return html`<p class="errors">${now.z === null ? words.alike : errorsSaid(now.z, words, format)}</p>
      ${
        games < FREE_CHOICE_FROM
          ? html`<p class="muted">${words.freeLater}</p>`
          : now.interval &&
            html`<p class="free">${words.free(...written(now.interval, format), now.contains === true)}</p>`
      }`;
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; container-type: inline-size; }
      p { margin: 6px 0; font-size: 13.5px; }
      .row { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; font-size: 13.5px; }
      .row button { min-height: 32px; }
      .row > [aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
      @media (pointer: coarse) {
        .row button { min-height: 44px; }
      }
      @container (max-width: 420px) {
        .row button { min-height: 44px; white-space: normal; }
      }
    `,
  ];
}

/** @param {[number, number]} interval @param {Format} format */
const written = ([low, high], format) => /** @type {const} */ ([format.plain(low, 1), format.plain(high, 1)]);

/** @param {number} z @param {Texts} words @param {Format} format */
const errorsSaid = (z, words, format) => words.errors(format.plain(Math.abs(z), 2), z > 0);

/**
 * @param {Halves | null} halves
 * @param {number} games
 * @param {Texts} words
 * @param {Format} format
 */
function halvesSaid(halves, games, words, format) {
  if (!halves) return words.exactHalf;
  const { tuned, tunedTo, counted, contains } = halves;
  const { count, plain } = format;
  const first = words.firstHalf(count(tunedTo), tuned.z === null ? null : plain(Math.abs(tuned.z), 2));
  const { mean, ci } = counted;
  const other = words.otherHalf(
    count(games - tunedTo),
    plain(mean ?? 0, 1),
    ci && written(ci, format),
    contains === true,
  );
  return [first, other].join(words.between);
}

customElements.define('chosen-after', ChosenAfterElement);
