// `<many-chosen>`: a thousand rollouts, each with an estimate of luck that was chosen after its games, and how often the intervals miss the
// exact value: in those games, in new ones, and in the half of the games that the choice left out. Counted when the reader asks.

import { LitElement, css, html, nothing } from 'lit';
import { controlStyles } from '../element/controls.js';
import { phrased } from '../i18n/line-ends.js';

/** @typedef {import('./shapes.js').ManyRollouts} ManyRollouts */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./findings/en.js').Texts} Words */
/** @typedef {NonNullable<ReturnType<NonNullable<ManyRollouts['chosenAfter']>>>} Counted */

/** The least number of games for the interval of a free choice: the core's FREE_CHOICE_FROM. */
const FREE_CHOICE_FROM = 100;

export class ManyChosen extends LitElement {
  static properties = {
    many: { attribute: false },
    words: { attribute: false },
    format: { attribute: false },
    asked: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {ManyRollouts | null} that are done */
    this.many = null;
    /** @type {Words | null} */
    this.words = null;
    /** @type {Format | null} */
    this.format = null;
    /** Whether the reader wants to know. */
    this.asked = false;
    /** Null where the rollouts are too short or too long. @type {Counted | null} */
    this.counted = null;
  }

  /** A part that was taken out of the page shows rollouts that may have been freed. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    // Of other rollouts nobody has asked it yet.
    if (changed.has('many')) this.asked = false;
    if (this.asked && changed.has('asked')) this.counted = this.many?.chosenAfter?.() ?? null;
  }

  render() {
    const { many, words, format } = this;
    if (!many || !words || !format) return nothing;
    return html`<button aria-pressed=${this.asked ? 'true' : 'false'} @click=${() => (this.asked = !this.asked)}>${words.choose}</button>
      <div role="status">${this.asked ? this.said(many.games, words, format) : nothing}</div>`;
  }

  /**
   * @param {number} games
   * @param {Words} words
   * @param {Format} format
   */
  said(games, words, format) {
    const { counted } = this;
    if (!counted) return html`<p>${words.notChosen}</p>`;
    const { sameGames, freeChoice, newDice, halves, chances } = counted;
    const row = (
      /** @type {string} */ name,
      /** @type {Counted['sameGames']} */ seen,
      /** @type {number | null} */ chance,
    ) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${words.missed(format.count(seen.intervals - seen.contain), format.count(seen.intervals))}</td>
        <td>${format.percent(chance === null ? null : 100 * chance, 1)}${chance === null ? '' : '%'}</td>
      </tr>`;
    return html`<table>
        <caption>${words.chosenCaption(format.count(games))}</caption>
        <thead><tr><td></td><th scope="col">${words.missedHead}</th><th scope="col">${words.chanceHead}</th></tr></thead>
        <tbody>
          ${row(words.sameGames, sameGames, chances.sameGames)}
          ${games < FREE_CHOICE_FROM ? nothing : row(words.freeChoice, freeChoice, chances.freeChoice)}
          ${row(words.newDice, newDice, null)}
          ${row(words.halves, halves, null)}
        </tbody>
      </table>
      <p>${words.cured}</p>`;
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; margin-top: 8px; }
      /* On the narrowest phones it takes two lines. */
      button { white-space: normal; padding-block: 4px; }
      button[aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
      p { margin: 6px 0; font-size: 14px; }
      table { margin: 8px 0; border-collapse: collapse; font-size: 14px; }
      caption { padding: 0 6px 4px; text-align: start; font-size: 13px; color: var(--muted); }
      th { font-weight: 400; text-align: start; }
      thead th { color: var(--muted); font-size: 13px; text-align: end; }
      th, td { padding: 3px 6px; }
      td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
      tbody > tr > * { border-top: 1px solid var(--line); }
    `,
  ];
}

customElements.define('many-chosen', ManyChosen);
