// `<error-seeds>`: the content of the fold about error seeds that are chosen after the games. It measures the same games with a thousand
// error seeds, has one of them kept, and shows what becomes of it with new dice. Its words are loaded with it.

import { LitElement, css, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../chart/histogram.js';
import { controlStyles } from '../element/controls.js';
import { isRefusal } from '../element/core.js';
import { inSlices } from '../element/tasks.js';
import { digitsFor } from '../i18n/format.js';
import { phrased } from '../i18n/line-ends.js';
import { truthOf } from './chart-model.js';
import { halfWidth } from './readout.js';
import { en } from './error-seeds/en.js';
import { ja } from './error-seeds/ja.js';

/** @typedef {import('./kept-seed.js').Trial} Trial */
/** @typedef {import('./kept-seed.js').TriedSeeds} TriedSeeds */
/** @typedef {import('./error-seeds/en.js').Texts} Words */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */

/**
 * @typedef {Object} Act
 * @property {(found: {seed: number, mean: number, se: number}, size: number) => void} keepSeed
 * @property {() => Promise<void>} rollOthers
 */

/** @type {Record<string, Words>} */
const TEXTS = { en, ja };

export class ErrorSeedsElement extends LitElement {
  static properties = {
    act: { attribute: false },
    trial: { attribute: false },
    theory: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    progress: { state: true },
    found: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {Act | null} */
    this.act = null;
    /** @type {Trial | null} */
    this.trial = null;
    /** @type {Theory | null} null: the exact value is not known */
    this.theory = null;
    /** @type {Texts | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** How much is tried, 0..1; null: nothing is being tried. @type {number | null} */
    this.progress = null;
    /** @type {TriedSeeds | null} */
    this.found = null;
    /** What `found` and the work under way are of. */
    this.subject = '';
    /** @type {AbortController | null} */
    this.work = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.giveUp();
  }

  /** Other games, or other errors, have other averages. */
  willUpdate() {
    if (this.trial?.subject === this.subject) return;
    this.giveUp();
    this.found = null;
    this.subject = this.trial?.subject ?? '';
  }

  giveUp() {
    this.work?.abort();
    this.work = null;
    this.progress = null;
  }

  async tryThem() {
    const { trial } = this;
    if (!trial) return;
    const work = new AbortController();
    this.giveUp();
    this.found = null;
    this.work = work;
    this.progress = 0;
    try {
      const found = await this.run(await trial.begin(), work.signal);
      if (!work.signal.aborted) this.found = found;
    } catch (error) {
      // The games of the last drawing may be gone, and their game freed. Then nothing is tried.
      if (!isRefusal(error)) this.dispatchEvent(new CustomEvent('core-error', { detail: error }));
    }
    if (this.work === work) this.giveUp();
  }

  /**
   * @param {import('./kept-seed.js').ErrorSeeds} seeds
   * @param {AbortSignal} signal
   * @returns {Promise<TriedSeeds | null>}  null: it was given up
   */
  async run(seeds, signal) {
    const report = () => {
      if (!signal.aborted) this.progress = seeds.progress;
    };
    try {
      await inSlices(() => seeds.build(), report, signal);
      return seeds.found();
    } finally {
      seeds.free();
    }
  }

  render() {
    const { act, trial, texts, format } = this;
    if (!act || !trial || !texts || !format) return nothing;
    const words = TEXTS[texts.language] ?? en;
    const { why, kept, now } = trial;
    return html`
      <p>${words.intro}</p>
      ${why ? html`<p class="why">${whySaid(trial, words, format)}</p>` : this.tools(trial, words, format)}
      <div role="status">${this.found ? foundSaid(this.found, this.theory, words, format) : nothing}</div>
      ${
        this.found
          ? html`<rollout-histogram .model=${guard([this.found, this.theory, texts], () => this.histogram(words))}></rollout-histogram>`
          : nothing
      }
      <div class="row">
        ${this.keep('highest', words)} ${this.keep('lowest', words)}
        <button ?disabled=${!kept?.same} @click=${() => act.rollOthers()}>${words.newDice}</button>
      </div>
      <div role="status">${kept && now.games > 0 ? html`<p class="kept">${keptSaid(trial, words, format)}</p>` : nothing}</div>
      ${trial.of === 'noisy' ? html`<p class="muted">${words.measured}</p>` : nothing}
    `;
  }

  /** The button that tries the seeds, or how far they are. @param {Trial} trial @param {Words} words @param {Format} format */
  tools({ games, of, size }, words, format) {
    const { progress } = this;
    return html`<p class="muted">${words.about[of](format.count(games), format.count(size))}</p>
      <div class="row">
        ${
          progress === null
            ? html`<button class="try" @click=${() => this.tryThem()}>${words.try}</button>`
            : html`<span class="trying">${words.trying(format.count(Math.floor(100 * progress)))}</span>
                <progress .value=${progress} aria-label=${words.try}></progress>
                <button @click=${() => this.giveUp()}>${words.cancel}</button>`
        }
      </div>`;
  }

  /** @param {'highest' | 'lowest'} which @param {Words} words */
  keep(which, words) {
    const { act, found, trial } = this;
    const one = found?.[which];
    const name = which === 'highest' ? words.keepHighest : words.keepLowest;
    const pressed = one && trial?.kept?.seed === one.seed && trial.kept.same;
    return html`<button
      ?disabled=${!one}
      aria-pressed=${pressed ? 'true' : 'false'}
      @click=${() => one && trial && act?.keepSeed(one, trial.size)}
    >${name}</button>`;
  }

  /** @param {Words} words @returns {import('../chart/model.js').HistogramModel | null} */
  histogram({ chart }) {
    const { found, theory, texts, format } = this;
    if (!found || !texts || !format) return null;
    const { edges, counts } = found;
    return {
      compact: true,
      panels: [{ label: chart.panel, tone: 'reduced', edges, counts, curve: null, note: '' }],
      truth: truthOf(theory, texts, format),
      format: { tick: (value) => format.inUnit(format.plain(value, format.unit.close)) },
      texts: { label: chart.label, description: chart.description },
    };
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; container-type: inline-size; }
      p { margin: 6px 0; font-size: 13.5px; }
      .row { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; margin: 6px 0; font-size: 13.5px; }
      .row button { min-height: 32px; }
      .row > [aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
      progress { flex: 1 1 80px; max-width: 200px; accent-color: var(--accent); }
      rollout-histogram { --plot: 140px; min-height: 0; }
      @media (pointer: coarse) {
        .row button { min-height: 44px; }
      }
      @container (max-width: 420px) {
        .row button { min-height: 44px; white-space: normal; }
      }
    `,
  ];
}

/** @param {Trial} trial @param {Words} words @param {Format} format */
const whySaid = ({ why, bounds }, words, format) =>
  words.why[/** @type {NonNullable<Trial['why']>} */ (why)](
    format.count(why === 'tooFew' ? bounds.least : bounds.most),
  );

/** A mean of games, to the decimals that its standard error supports. @param {number} mean @param {number} se @param {Format} format */
const written = (mean, se, format) => format.value(mean, digitsFor(se, format.unit.digits));

/**
 * The result of the trial, in words.
 * @param {TriedSeeds} found
 * @param {Theory | null} theory
 * @param {Words} words
 * @param {Format} format
 */
function foundSaid({ lowest, highest, missed, seeds, meanSe, range }, theory, words, format) {
  const { count } = format;
  const said = [
    words.found(
      written(lowest.mean, meanSe, format),
      count(lowest.seed),
      written(highest.mean, meanSe, format),
      count(highest.seed),
    ),
  ];
  if (theory && missed !== null) {
    if (lowest.z !== null && highest.z !== null)
      said.push(words.errors(away(lowest.z, format), away(highest.z, format)));
    const { truth = theory.plain.mean } = theory;
    said.push(words.missed(count(missed), count(seeds), format.inUnit(format.plain(truth, format.unit.exact))));
  } else if (range !== null) said.push(words.range(format.ratio(range)));
  return html`<p class="found">${said.join(words.both)}</p>`;
}

/** @param {number} z @param {Format} format @returns {[string, boolean]} */
const away = (z, format) => [format.plain(Math.abs(z), 2), z > 0];

/** @param {Trial} trial @param {Words} words @param {Format} format */
function keptSaid({ kept, now: { games, reduced } }, words, format) {
  const { seed, mean, se, same } = /** @type {NonNullable<Trial['kept']>} */ (kept);
  const before = written(mean, se, format);
  if (same) return words.keptSame(format.count(seed), before);
  const half = halfWidth(reduced);
  const digits = digitsFor(half ?? 0, format.unit.digits);
  const average = format.value(reduced.mean, digits) + (half === null ? '' : ` ± ${format.percent(half, digits)}`);
  return words.keptNew(format.count(seed), before, format.count(games), average);
}

customElements.define('error-seeds', ErrorSeedsElement);
