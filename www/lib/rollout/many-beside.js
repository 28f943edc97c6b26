// `<many-beside>`: the histograms of a thousand rollouts as long as the reader's, small, beside the estimate of luck that they follow.
// Short rollouts are rolled when the reader's games have come to rest, longer ones at a button. Until then it shows what it contains.

import { LitElement, css, html } from 'lit';
import '../chart/histogram.js';
import { controlStyles } from '../element/controls.js';
import { nextTask } from '../element/tasks.js';
import { phrased } from '../i18n/line-ends.js';
import { belowTexts } from './below-texts.js';
import { Lot } from './lot.js';
import { histogramOf, ROLLOUTS, spreadAlone } from './many-rollouts.js';

/** @typedef {import('./shapes.js').ManyRollouts} ManyRollouts */
/** @typedef {import('./shapes.js').Spread} Spread */
/** @typedef {import('../chart/model.js').HistogramModel} HistogramModel */

/** A thousand rollouts of so many games take some ten milliseconds, and are rolled unasked. */
const SHORT = 2000;

/** Games in a task: about two milliseconds. */
const IN_A_TASK = 100_000;

/** The scale reaches this many times as far as the plain averages do: backwards luck doubles their spread. */
const REACH = 2.1;

export class ManyBesideElement extends LitElement {
  static properties = {
    course: { attribute: false },
    make: { attribute: false },
    seed: { attribute: false },
    games: { attribute: false },
    rests: { attribute: false },
    estimate: { attribute: false },
    noLuck: { attribute: false },
    theory: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {import('../workers/player.js').Begin | null} */
    this.course = null;
    /** @type {import('./many-rollouts.js').Make | null} */
    this.make = null;
    this.seed = '0x0';
    /** How long the rollouts are; 0 while they must wait. */
    this.games = 0;
    /** Whether no more games are coming. A thousand rollouts are rolled when there are none. */
    this.rests = true;
    /** @type {import('./shapes.js').Estimate} */
    this.estimate = null;
    /** The estimate that leaves the results plain. @type {import('./shapes.js').Estimate} */
    this.noLuck = null;
    /** @type {import('./shapes.js').Theory | null} */
    this.theory = null;
    /** @type {import('../i18n/texts.js').RolloutTexts | null} */
    this.texts = null;
    /** @type {import('../i18n/format.js').Format | null} */
    this.format = null;
    /** @type {ManyRollouts | null} */
    this.rolled = null;
    /** The seed and the length of those that were rolled, or that are being rolled unasked. */
    this.of = '';
    /** @type {Lot<ManyRollouts>} */
    this.lot = new Lot(
      this,
      () => this.course,
      (rolled) => this.take(rolled),
    );
    /** @type {HistogramModel | null} */
    this.model = null;
  }

  willUpdate() {
    const { games, of, rests, seed } = this;
    if (games === 0) this.free();
    else if (rests && of !== `${seed} ${games}`) this.roll();
    // Until the new ones are there, the old ones are shown, unless they must be asked for.
    this.model = this.rolled && this.theory ? this.histogram(this.rolled, this.theory) : null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.free();
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  free() {
    this.lot.cancel();
    this.rolled?.free();
    this.rolled = null;
    this.of = '';
  }

  /** @param {ManyRollouts} rolled */
  take(rolled) {
    this.rolled?.free();
    this.rolled = rolled;
    this.requestUpdate();
  }

  /** Rolls a thousand that are short, a few in each task. Longer ones wait for the reader. */
  async roll() {
    const { make, seed, games } = this;
    if (games > SHORT) this.free();
    const of = `${seed} ${games}`;
    this.of = of;
    if (!make || games > SHORT) return;
    try {
      const rolled = make(seed, ROLLOUTS, games);
      while (this.of === of && rolled.done < rolled.all) {
        rolled.roll(IN_A_TASK);
        await nextTask();
      }
      if (this.of === of) this.take(rolled);
      else rolled.free();
    } catch (error) {
      this.dispatchEvent(new CustomEvent('core-error', { detail: error, composed: true, bubbles: true }));
    }
  }

  /** Rolls a thousand that the reader has asked for. */
  start() {
    const { make, seed, games } = this;
    return this.lot.start(() => make?.(seed, ROLLOUTS, games));
  }

  /**
   * @param {ManyRollouts} rolled
   * @param {import('./shapes.js').Theory} theory
   * @returns {HistogramModel | null}
   */
  histogram(rolled, theory) {
    const { format } = this;
    if (!this.texts || !format) return null;
    const plain = rolled.spread(this.noLuck);
    const reduced = rolled.spread(this.estimate);
    const model = histogramOf({ plain, reduced }, theory, belowTexts(this.texts), format, spreadAlone);
    const middle = model.truth?.value ?? theory.plain.mean;
    return { ...model, compact: true, domain: domainOf(plain, middle, theory.unbiased ? null : reduced) };
  }

  render() {
    const { model, rolled, texts, format, games } = this;
    if (!texts || !format) return html`<slot></slot>`;
    if (games > SHORT && !rolled) return this.renderButton(belowTexts(texts).many, format);
    if (!model || !rolled) return html`<slot></slot>`;
    return html`<p>${belowTexts(texts).many.done(format.count(rolled.games))}</p>
      <rollout-histogram .model=${model}></rollout-histogram>`;
  }

  /**
   * @param {import('../i18n/texts.js').BelowTexts['many']} words
   * @param {import('../i18n/format.js').Format} format
   */
  renderButton(words, format) {
    const { lot } = this;
    return html`<div class="ask">
      ${
        lot.rolling
          ? html`<progress max="1" .value=${lot.progress} aria-label=${words.heading}></progress>
            <button @click=${() => lot.cancel()}>${words.cancel}</button>`
          : html`<button @click=${this.start}>${words.show(format.count(this.games))}</button>`
      }
    </div>`;
  }

  static styles = [
    controlStyles,
    css`
    :host { display: flex; flex-direction: column; }
    .ask { flex: 1; display: grid; align-content: center; gap: 8px; padding: 8px; border: 1px dashed var(--line); border-radius: 8px; }
    .ask button { white-space: normal; padding-block: 4px; }
    p { margin: 0; font-size: 12px; line-height: 16px; color: var(--muted); }
    rollout-histogram { flex: 1; --plot: 60px; min-height: 0; }
  `,
  ];
}

/**
 * The x scale, as wide for every estimate that averages zero, so that a wider spread is seen as one. An estimate that doesn't moves the
 * averages away: the scale reaches as far as they do.
 * @param {Spread} plain
 * @param {number} truth  its middle
 * @param {Spread | null} biased  the averages of such an estimate
 * @returns {[number, number]}
 */
function domainOf({ edges }, truth, biased) {
  const reach = REACH * Math.max(truth - edges[0], edges[edges.length - 1] - truth);
  const [from, to] = [truth - reach, truth + reach];
  return biased ? [Math.min(from, biased.edges[0]), Math.max(to, biased.edges[biased.edges.length - 1])] : [from, to];
}

customElements.define('many-beside', ManyBesideElement);
