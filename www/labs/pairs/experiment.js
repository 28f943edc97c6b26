// `<koca-experiment>`: many short rollouts of the decision with each coupling, and a histogram for each that shows how
// their differences spread around the exact one. The reader enters their number, and their number of pairs.

import { css, html, LitElement, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../lib/chart/histogram.js';
import { controlStyles } from '../../lib/element/controls.js';
import { digitsFor } from '../../lib/i18n/format.js';
import { phrased } from '../../lib/i18n/line-ends.js';
import { Lot } from '../../lib/rollout/lot.js';
import { readFields } from './experiment-fields.js';
import { COUPLINGS, TONES } from './model.js';

/** @typedef {import('./model.js').CouplingName} CouplingName */
/** @typedef {Pick<import('./texts/en.js').Texts, 'couplings' | 'experiment'>} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Spread} Spread */
/** @typedef {import('../../lib/rollout/shapes.js').Lot & {spread: (coupling: CouplingName, reduced: boolean) => Spread}} Many */
/** @typedef {(seed: string, rollouts: number, pairs: number) => Many} Make */
/** @typedef {{many: Many, rollouts: number}} Done */

/** The experiment of the lab's decision. @param {import('./lab.js').Model} model */
export const experiment = ({ act, course, current, format, many, seed, texts }) =>
  html`<koca-experiment
    .course=${course}
    .make=${many}
    .seed=${seed}
    .exact=${current?.game.theory('independent')?.truth ?? null}
    .ready=${current !== null}
    .texts=${texts}
    .format=${format}
    @core-error=${(/** @type {CustomEvent} */ event) => act.fail(event.detail)}
  ></koca-experiment>`;

export class KocaExperiment extends LitElement {
  static properties = {
    course: { attribute: false },
    make: { attribute: false },
    seed: { attribute: false },
    exact: { attribute: false },
    ready: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    typed: { state: true },
    told: { state: true },
    reduced: { state: true },
    done: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {import('../../lib/workers/player.js').Begin | null} */
    this.course = null;
    /** @type {Make | null} another one is for another decision, and drops the rollouts before */
    this.make = null;
    this.seed = '0x0';
    /** @type {number | null} the exact difference; null: not known */
    this.exact = null;
    /** Whether there are games to be rolled. */
    this.ready = false;
    /** @type {Texts | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** At first Koca's proposal. @type {import('./experiment-fields.js').Typed} */
    this.typed = { pairs: '36', rollouts: '1000' };
    /** Whether the problems of the fields are told. */
    this.told = false;
    /** Whether luck is subtracted. */
    this.reduced = false;
    /** @type {Done | null} shown */
    this.done = null;
    /** The number that is being rolled. */
    this.rollouts = 0;
    /** @type {Lot<Many>} */
    this.lot = new Lot(
      this,
      () => this.course,
      (many) => {
        this.done?.many.free();
        this.done = { many, rollouts: this.rollouts };
      },
    );
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.get('make')) return;
    this.lot.cancel();
    this.done?.many.free();
    this.done = null;
  }

  updated() {
    // A card with nothing but a form is not printed.
    this.toggleAttribute('data-empty', !this.done);
  }

  /** Resolves when the rollouts are done, or given up. */
  async start() {
    const { texts, format, seed } = this;
    if (!texts || !format) return;
    const { pairs, rollouts, fine } = readFields(this.typed, texts.experiment, format);
    this.told = !fine;
    if (!fine) return;
    this.rollouts = rollouts;
    await this.lot.start(() => this.make?.(seed, rollouts, pairs));
  }

  render() {
    const { texts, format, lot, ready } = this;
    if (!texts || !format) return nothing;
    const words = texts.experiment;
    return html`
      <h2>${words.heading}</h2>
      <p class="muted">${words.intro}</p>
      <form
        novalidate
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          this.start();
        }}
      >
        ${this.field('pairs', words.pairs)} ${this.field('rollouts', words.rollouts)}
        ${
          lot.rolling
            ? html`<progress max="1" .value=${lot.progress} aria-label=${words.heading}></progress>
              <span class="muted number">${words.progress(format.share(lot.progress))}</span>
              <button type="button" @click=${() => lot.cancel()}>${words.cancel}</button>`
            : html`<button type="submit" ?disabled=${!ready}>${words.start}</button>`
        }
      </form>
      ${guard([this.done, this.reduced, this.exact, texts], () =>
        this.done ? this.renderDone(this.done, texts, format) : nothing,
      )}
    `;
  }

  /** @param {'pairs' | 'rollouts'} name @param {string} label */
  field(name, label) {
    const { texts, format, typed, told } = this;
    const problem = texts && format && told ? readFields(typed, texts.experiment, format).problems[name] : '';
    return html`<div class="asked">
      <label>
        <span>${label}</span>
        <input
          class="field"
          inputmode="numeric"
          autocomplete="off"
          .value=${typed[name]}
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby=${problem ? `${name}-problem` : nothing}
          @input=${(/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLInputElement} */ (event.currentTarget);
            this.typed = { ...this.typed, [name]: value };
          }}
          @change=${() => (this.told = true)}
        />
      </label>
      <span class="problem" id="${name}-problem" role="status">${problem}</span>
    </div>`;
  }

  /** @param {Done} done @param {Texts} texts @param {Format} format */
  renderDone({ many, rollouts }, texts, format) {
    const words = texts.experiment;
    const { exact, reduced } = this;
    const panels = COUPLINGS.map((name) => panel(name, many.spread(name, reduced), texts, format));
    const said = panels.map(({ label, note }) => words.panel(label, note)).join(words.and);
    return html`<div class="top">
        <p>${words.done(format.count(rollouts), format.count(many.games))}</p>
        <label class="switch">
          <input
            type="checkbox"
            .checked=${reduced}
            @change=${(/** @type {Event} */ event) => (this.reduced = /** @type {HTMLInputElement} */ (event.currentTarget).checked)}
          />
          ${words.reduced}
        </label>
      </div>
      <rollout-histogram
        .model=${{
          panels,
          truth: exact === null ? null : { value: exact, label: words.exact(format.inUnit(format.plain(exact, 2))) },
          format: { tick: (/** @type {number} */ value) => format.inUnit(format.plain(value, 3)) },
          texts: { label: words.label, description: words.description(said) },
        }}
      ></rollout-histogram>`;
  }

  static styles = [
    controlStyles,
    css`
      :host { display: block; container-type: inline-size; }
      form, .top { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: flex-start; }
      form :is(button, progress, .muted) { margin-top: 21px; }
      form .muted { line-height: 38px; }
      form progress { height: 38px; }
      .asked, form label { display: grid; gap: 2px; font-size: 13px; }
      .asked { width: min(100%, 180px); }
      .field { width: 100%; }
      .field[aria-invalid='true'] { border-color: var(--bad); }
      .problem { min-height: 1.3em; line-height: 1.3; }
      .top { align-items: center; justify-content: space-between; }
      .switch { display: inline-flex; align-items: center; gap: 5px; min-height: 24px; font-size: 14px; }
      p { margin: 6px 0; font-size: 14px; }
      rollout-histogram { height: 520px; }
      @media (pointer: coarse) {
        .switch { min-height: 44px; }
      }
      @media print {
        /* Its box is not printed: the words say that it is checked. */
        .switch:not(:has(:checked)) { display: none; }
      }
      @container (max-width: 560px) {
        .asked { width: calc(50% - 7px); }
        form :is(button, progress, .muted) { margin-top: 0; }
        .switch { min-height: 44px; }
        form button { min-height: 44px; }
        rollout-histogram { height: 560px; }
      }
    `,
  ];
}

/**
 * The histogram of one coupling.
 * @param {CouplingName} name
 * @param {Spread} spread
 * @param {Texts} texts
 * @param {Format} format
 * @returns {import('../../lib/chart/model.js').Panel}
 */
function panel(name, { mean, sd, expectedMean, expectedSd, edges, counts, curveX, curveY }, texts, format) {
  const words = texts.experiment;
  const digits = digitsFor(expectedSd ?? sd, 1) + 1;
  const percent = (/** @type {number | null} */ value) => format.percent(value, digits);
  const label = texts.couplings.names[name];
  return {
    label: name === 'nearest' ? words.trap(label) : label,
    tone: TONES[name],
    edges,
    counts,
    curve: curveX.length > 0 ? { x: curveX, y: curveY } : null,
    note:
      words.note(format.value(mean, digits), percent(sd)) +
      (expectedMean === null ? '' : words.expected(format.value(expectedMean, digits), percent(expectedSd))),
    centre: mean,
  };
}

customElements.define('koca-experiment', KocaExperiment);
