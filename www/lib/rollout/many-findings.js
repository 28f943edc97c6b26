// `<many-findings>`: a thousand rollouts beside the truth: how many of their intervals contain it, whose average was
// nearer, how skewed they are; and, at a button, what becomes of them if each is stopped when it is ahead.

import { LitElement, css, html, nothing } from 'lit';
import { controlStyles } from '../element/controls.js';
import './many-chosen.js';
import { digitsFor, NONE, signed } from '../i18n/format.js';
import { phrased } from '../i18n/line-ends.js';
import { en } from './findings/en.js';
import { ja } from './findings/ja.js';

/** @typedef {import('./shapes.js').ManyRollouts} ManyRollouts */
/** @typedef {import('./lot.js').Lot<StoppedRollouts>} Lot */
/** @typedef {(host: import('./lot.js').Host, done: (rolled: StoppedRollouts) => void) => Lot} NewLot */
/** @typedef {import('./shapes.js').StoppedRollouts} StoppedRollouts */
/** @typedef {import('./shapes.js').Stopped} Stopped */
/** @typedef {import('./shapes.js').Spread} Spread */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */
/** @typedef {import('./findings/en.js').Texts} Words */
/** @typedef {{beside: NonNullable<ReturnType<ManyRollouts['besideTruth']>>, spreads: Spread[]}} Counted  spreads: plain and reduced */

/** @type {Record<string, Words>} */
const WORDS = { en, ja };

/** Below this many games an interval is greyed in the readout, too: the core's RELIABLE_FROM. */
const FEW = 30;

export class ManyFindings extends LitElement {
  static properties = {
    newLot: { attribute: false },
    many: { attribute: false },
    estimate: { attribute: false },
    noLuck: { attribute: false },
    theory: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    done: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** Of whoever had the thousand rolled. @type {NewLot | null} */
    this.newLot = null;
    /** @type {ManyRollouts | null} that are done */
    this.many = null;
    /** @type {Estimate} */
    this.estimate = null;
    /** @type {Estimate} */
    this.noLuck = null;
    /** @type {Theory | null} */
    this.theory = null;
    /** @type {Texts | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** The rollouts that were stopped, and their largest number of games. */
    this.done = /** @type {(ReturnType<StoppedRollouts['stopped']> & {most: number}) | null} */ (null);
    /** The counts of the thousand with this estimate; null where the truth is not known. */
    this.counted = /** @type {Counted | null} */ (null);
    /** @type {Lot | null} */
    this.lot = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  /** A part that was taken out of the page shows rollouts that may have been freed. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    this.lot ??=
      this.newLot?.(this, (rolled) => {
        this.done = { ...rolled.stopped(), most: rolled.games };
        rolled.free();
      }) ?? null;
    // Not again with every slice of those that are stopped.
    if (changed.has('many') || changed.has('estimate')) this.counted = this.count();
    // Of other rollouts nobody has asked it yet; with another estimate the answer is another one.
    const again = this.done !== null || Boolean(this.lot?.rolling);
    if (changed.has('many')) {
      this.lot?.cancel();
      this.done = null;
    } else if (changed.has('estimate') && again) {
      this.done = null;
      this.start();
    }
  }

  /** @returns {Counted | null} */
  count() {
    const { many } = this;
    const beside = many?.besideTruth(this.estimate);
    return many && beside ? { beside, spreads: [many.spread(this.noLuck), many.spread(this.estimate)] } : null;
  }

  start() {
    return this.lot?.start(() => this.many?.stoppedWhenAhead(this.estimate));
  }

  render() {
    const { many, counted, texts, format, theory, lot } = this;
    // Nothing contains an unknown truth, and nothing is ahead of it.
    if (!many || !counted || !texts || !format || !theory || !lot) return nothing;
    const words = WORDS[texts.language] ?? en;
    const { plain, reduced, nearer, truth } = counted.beside;
    const { count } = format;
    /** Sentences with what the language has between them. @param {string[]} said */
    const inARow = (...said) =>
      said.filter(Boolean).reduce((all, next) => (all ? texts.sentence.both(all, next) : next), '');
    const [exact, limit] = [truth, theory.reduced.mean].map((value) =>
      format.inUnit(format.plain(value, format.unit.exact)),
    );
    return html`
      ${
        plain.intervals > 0
          ? html`<p class="contain">
            ${inARow(
              words.contain(count(plain.intervals), exact, count(plain.contain), count(reduced.contain)),
              many.games < FEW ? words.short : '',
              limit === exact ? '' : words.biased(limit),
            )}
          </p>`
          : nothing
      }
      <p class="nearer">
        ${inARow(
          nearer.reduced + nearer.plain > 0 ? words.nearer(count(nearer.reduced), count(nearer.plain)) : '',
          nearer.neither > 0 ? words.neither(count(nearer.neither)) : '',
        )}
      </p>
      <p class="skewness">${skewness(counted.spreads, words, texts, format)}</p>
      <div class="top">
        ${
          lot.rolling
            ? html`<progress max="1" .value=${lot.progress} aria-label=${words.stop}></progress>
              <button @click=${() => lot.cancel()}>${words.cancel}</button>`
            : html`<button @click=${this.start}>${words.stop}</button>`
        }
      </div>
      <div role="status">${lot.rolling || !this.done ? nothing : this.renderStopped(this.done, words, texts, format)}</div>
      ${many.chosenAfter ? html`<many-chosen .many=${many} .words=${words} .format=${format}></many-chosen>` : nothing}
    `;
  }

  /**
   * @param {NonNullable<ManyFindings['done']>} done
   * @param {Words} words
   * @param {Texts} texts
   * @param {Format} format
   */
  renderStopped({ plain, reduced, firstLook, most }, words, texts, format) {
    const line = (/** @type {string} */ name, /** @type {Stopped} */ { mean, margin, limit, games }) => {
      const digits = digitsFor(margin, format.unit.digits);
      const stopped = [
        format.value(mean, digits),
        format.percent(margin, digits),
        format.inUnit(format.plain(limit, format.unit.exact)),
      ];
      return html`<li>${words.stopped(name, stopped[0], stopped[1], stopped[2], format.count(Math.round(games ?? 0)))}</li>`;
    };
    return html`<p>${words.rule(format.count(firstLook), format.count(most))}</p>
      <ul>
        ${line(texts.readout.plain, plain)} ${line(texts.readout.reduced, reduced)}
      </ul>
      <p>${words.lesson}</p>`;
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; }
      .top { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-top: 10px; }
      /* On the narrowest phones what it says takes two lines. */
      .top button { white-space: normal; padding-block: 4px; }
      p, ul { margin: 6px 0; font-size: 14px; }
      ul { padding-inline-start: 20px; }
    `,
  ];
}

/**
 * @param {Spread[]} spreads  plain and reduced
 * @param {Words} words
 * @param {Texts} texts
 * @param {Format} format
 */
function skewness(spreads, words, texts, format) {
  const names = [texts.chart.plain, texts.chart.reduced];
  const said = spreads.map(({ skewness: seen, expectedSkewness: expected }, i) => {
    const written = seen === null ? NONE : signed(format, seen, 2);
    return expected === null
      ? words.skewed(names[i], written)
      : words.skewedAs(names[i], written, signed(format, expected, 2));
  });
  return words.skewness(said.join(words.and));
}

customElements.define('many-findings', ManyFindings);
