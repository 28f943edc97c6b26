// `<many-rollouts>`: a thousand independent rollouts as long as the reader's, as two histograms. They show
// how far they are, can be cancelled, and score the same games again when the estimate of luck changes.

import { LitElement, css, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../chart/histogram.js';
import { controlStyles } from '../element/controls.js';
import { digitsFor } from '../i18n/format.js';
import { phrased } from '../i18n/line-ends.js';
import { truthOf } from './chart-model.js';
import { Lot } from './lot.js';

/** @typedef {import('./shapes.js').ManyRollouts} ManyRollouts */
/** @typedef {import('./shapes.js').Spread} Spread */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('../i18n/texts.js').BelowTexts} Texts */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {(seed: string, rollouts: number, games: number) => ManyRollouts} Make */

export const ROLLOUTS = 1000;

export class ManyRolloutsElement extends LitElement {
  static properties = {
    course: { attribute: false },
    make: { attribute: false },
    seed: { attribute: false },
    games: { attribute: false },
    estimate: { attribute: false },
    noLuck: { attribute: false },
    theory: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    done: { state: true },
    notLoaded: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {import('../workers/player.js').Begin | null} */
    this.course = null;
    /** @type {Make | null} another one is for another game: what was rolled before is dropped */
    this.make = null;
    this.seed = '0x0';
    /** Games that the reader has rolled: how long the rollouts will be. */
    this.games = 0;
    /** @type {Estimate} */
    this.estimate = null;
    /** The estimate that leaves the results plain. @type {Estimate} */
    this.noLuck = null;
    /** @type {Theory | null} */
    this.theory = null;
    /** @type {Texts | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** @type {ManyRollouts | null} shown */
    this.done = null;
    /** Whether what is said of them beside the truth could not be loaded. Of an embed it is no part. */
    this.notLoaded = false;
    /** For what comes with its own file: two of those have none in common. @type {import('./many-findings.js').NewLot} */
    this.newLot = (host, done) => new Lot(host, () => this.course, done);
    /** @type {Lot<ManyRollouts>} */
    this.lot = new Lot(
      this,
      () => this.course,
      (rolled) => {
        this.done?.free();
        this.done = rolled;
      },
    );
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.get('make')) return;
    this.lot.cancel();
    this.done?.free();
    this.done = null;
  }

  updated() {
    // A card that has but a button is not printed.
    this.toggleAttribute('data-empty', !this.done);
  }

  /** Resolves when they are rolled, or given up. */
  async start() {
    const { seed, games } = this;
    this.notLoaded = false;
    const rolled = this.lot.start(() => this.make?.(seed, ROLLOUTS, games));
    if (this.lot.rolling) {
      const detail = { failed: () => (this.notLoaded = true) };
      this.dispatchEvent(new CustomEvent('many-start', { bubbles: true, composed: true, detail }));
    }
    await rolled;
  }

  render() {
    const { texts, format, estimate, theory, lot } = this;
    if (!texts || !format) return nothing;
    const words = texts.many;
    return html`
      <div class="top">
        <h2>${words.heading}</h2>
        ${
          lot.rolling
            ? html`<progress max="1" .value=${lot.progress} aria-label=${words.heading}></progress>
              <span class="muted number">${words.progress(format.share(lot.progress))}</span>
              <button @click=${() => lot.cancel()}>${words.cancel}</button>`
            : html`<button ?disabled=${this.games === 0} @click=${this.start}>${words.run(format.count(this.games))}</button>`
        }
      </div>
      <p class="muted">${this.games === 0 && !this.done ? words.needGames : theory ? words.intro : words.introUnknown}</p>
      ${guard([this.done, estimate, theory?.plain.mean, texts, this.notLoaded], () =>
        this.done ? this.renderDone(this.done, texts, format) : nothing,
      )}
    `;
  }

  /**
   * @param {ManyRollouts} done
   * @param {Texts} texts
   * @param {Format} format
   */
  renderDone(done, texts, format) {
    const words = texts.many;
    const spreads = { plain: done.spread(this.noLuck), reduced: done.spread(this.estimate) };
    return html`<p>${words.done(format.count(done.games))}</p>
      <rollout-histogram .model=${histogramOf(spreads, this.theory, texts, format)}></rollout-histogram>
      ${
        this.notLoaded
          ? html`<p>${texts.share.notLoaded}</p>`
          : html`<many-findings
            .newLot=${this.newLot}
            .many=${done}
            .estimate=${this.estimate}
            .noLuck=${this.noLuck}
            .theory=${this.theory}
            .texts=${texts}
            .format=${format}
          ></many-findings>`
      }`;
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; }
      .top { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
      h2 { flex: 1; min-width: 12em; }
      /* On the narrowest phones what it says takes two lines. */
      .top button { white-space: normal; padding-block: 4px; }
      p { margin: 6px 0; font-size: 14px; }
      rollout-histogram { height: 380px; }
    `,
  ];
}

/** @typedef {(spread: Spread, texts: Texts, format: Format) => string} Note  the words beside a panel's name */

/** @param {Spread} spread @param {Format} format */
const digitsOf = ({ sd, expectedSd }, { unit }) => digitsFor(expectedSd ?? sd, unit.digits) + 1;

/** Mean and spread, measured and expected. @type {Note} */
function meanAndSpread(spread, { many: words }, format) {
  const { mean, sd, expectedMean, expectedSd } = spread;
  const digits = digitsOf(spread, format);
  const percent = (/** @type {number | null} */ value) => format.percent(value, digits);
  return (
    words.note(format.value(mean, digits), percent(sd)) +
    (expectedMean === null ? '' : words.expected(format.value(expectedMean, digits), percent(expectedSd)))
  );
}

/** The measured spread alone. @type {Note} */
export const spreadAlone = (spread, { many: words }, format) =>
  words.sd(format.percent(spread.sd, digitsOf(spread, format)));

/**
 * The histograms of a thousand rollouts, plain above variance reduced.
 * @param {{plain: Spread, reduced: Spread}} spreads
 * @param {Theory | null} theory
 * @param {Texts} texts
 * @param {Format} format
 * @param {Note} [note]
 * @returns {import('../chart/model.js').HistogramModel}
 */
export function histogramOf(spreads, theory, texts, format, note = meanAndSpread) {
  const words = texts.many;
  return {
    panels: /** @type {const} */ (['plain', 'reduced']).map((which) => {
      const spread = spreads[which];
      const { mean, edges, counts, curveX, curveY } = spread;
      return {
        label: texts.readout[which],
        tone: which,
        edges,
        counts,
        curve: curveX.length > 0 ? { x: curveX, y: curveY } : null,
        note: note(spread, texts, format),
        centre: mean,
      };
    }),
    truth: truthOf(theory, texts, format),
    format: { tick: (value) => format.inUnit(format.plain(value, format.unit.close)) },
    texts: { label: words.label, description: words.description },
  };
}

customElements.define('many-rollouts', ManyRolloutsElement);
