// The views of the council lab: its layout, the settings of the council and the controls of the simulation at the left, and the charts
// at the right.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import '../../lib/chart/chart.js';
import { numberField } from '../../lib/cube/fields.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { select } from '../../lib/element/select.js';
import { sentences } from '../../lib/i18n/typography.js';
import { sharing } from '../../lib/rollout/chart-surroundings.js';
import { seedField } from '../../lib/rollout/controls.js';
import { problemsView } from '../../lib/rollout/notices.js';
import { panelModel, ratioModel } from './charts.js';
import { crossingsSaid } from './model.js';
import { microscope, rates } from './results.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */

/** The parts of the left column. */
const LEFT = ['model', 'controls', 'seed', 'position'];

/** @param {Model} model */
export function view(model) {
  const { steps } = model;
  const { hide } = model.state;
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ one) => (hide.has(part) ? nothing : one());
  const single = LEFT.every((part) => hide.has(part));
  const rolls = !['controls', 'seed'].every((part) => hide.has(part));
  return html`
    ${problemsView(model)}
    <p class="spoken visually-hidden" role="status"></p>
    <div class="lab ${single ? 'single' : ''}">
      ${
        single
          ? nothing
          : html`<div class="left">
            ${show('model', () => settings(model))} ${rolls ? controls(model) : nothing} ${show('position', () => microscope(model))}
          </div>`
      }
      <div class="right">
        ${steps > 1 ? html`${averages(model, show)} ${show('rates', () => rates(model))}` : nothing}
      </div>
      ${steps > 2 ? show('panel', () => panel(model)) : nothing}
      <div class="below-place"></div>
    </div>
  `;
}

/** The things that a chart shows. It is drawn anew only if one of them has changed. @param {Model} model */
const drawn = ({ simulation, done, work, points, state: { wanted, view }, texts }) => [
  simulation,
  done,
  work,
  points,
  wanted,
  view,
  texts,
];

/**
 * The chart against the ratio of noises, with its sentence, its notes and the buttons for sharing.
 * @param {Model} model
 * @param {(part: string, view: () => unknown) => unknown} show
 */
function averages(model, show) {
  const { act, request, sentence, state, texts, three } = model;
  return html`<section class="card averages">
    ${show('sentence', () => html`<p class="sentence" aria-hidden="true">${sentences(texts.language, sentence, request && html`<span class="request">${request}</span>`)}</p>`)}
    <rollout-chart
      class="main ${state.hide.has('legend') ? 'bare' : ''}"
      .model=${guard(drawn(model), () => ratioModel(model))}
      @series-toggle=${(/** @type {CustomEvent} */ { detail }) => act.toggleSeries(detail.id, detail.hidden)}
    ></rollout-chart>
    <div class="under">
      ${show('notes', () => html`<p class="note muted crossings">${three ? nothing : texts.curves.three}${crossingsSaid(model)}</p>`)} ${sharing(model)}
    </div>
  </section>`;
}

/** @param {Model} model */
function panel(model) {
  const words = model.texts.curves;
  return html`<section class="card panel">
    <h2>${words.panelHeading}</h2>
    <rollout-chart class="second" .model=${guard(drawn(model), () => panelModel(model))}></rollout-chart>
    <p class="note muted">${words.panelNote}</p>
  </section>`;
}

// ——— Settings ———

/** Decimals of a number that is typed or made by a slider. */
const DIGITS = 6;

/** @param {number} value */
const rounded = (value) => Math.round(value * 10 ** DIGITS) / 10 ** DIGITS;

/** No choice is disabled. */
const never = () => false;

/**
 * The settings of the council: how many moves, how far the best is ahead, how much the programs err, and whether one copies another.
 * @param {Model} model
 */
function settings(model) {
  const { act, texts, format, state, limits, three, wantedNow } = model;
  const { wanted } = state;
  const words = texts.settings;
  const { d, s1, s2 } = wanted;
  const [leastNoise, mostNoise] = limits.noise;
  const [, mostRatio] = limits.ratio;

  const count = (/** @type {'candidates' | 'programs'} */ name) => {
    const [least, most] = limits[name];
    const all = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const asWords = Object.fromEntries(all.map((one) => [one, one]));
    return select(words[name], all, String(wanted[name]), asWords, never, (chosen) =>
      act.want({ [name]: Number(chosen) }),
    );
  };

  /**
   * @param {'d' | 's1' | 's2'} name
   * @param {[number, number]} range
   * @param {(value: number) => Partial<CouncilModel>} change
   * @param {string} [label]
   */
  const field = (name, range, change, label = words[name]) =>
    numberField(
      {
        name,
        label,
        now: () => wantedNow()[name],
        range,
        digits: DIGITS,
        problem: words.within(format.plain(range[0], DIGITS), format.plain(range[1], DIGITS)),
      },
      state.badNumber,
      (value) => act.want(change(value)),
      act.refuseNumber,
    );

  return html`<section class="card settings">
    <h2>${words.heading}</h2>
    <div class="fields">
      ${count('candidates')} ${count('programs')}
      ${field('d', [Math.max(limits.d[0], s2 / mostNoise), Math.min(limits.d[1], s1 / leastNoise)], (value) => ({ d: value }))}
      ${field(
        's1',
        [leastNoise * d, mostNoise * d],
        (value) => ({
          s1: value,
          // The others have at least as much noise, within the largest ratio.
          s2: Math.min(Math.max(wantedNow().s2, value), mostRatio * value),
        }),
        three ? words.s1 : words.s,
      )}
      ${three ? field('s2', [s1, Math.min(mostRatio * s1, mostNoise * d)], (value) => ({ s2: value })) : nothing}
    </div>
    ${three ? sliders(model) : html`<p class="note muted">${words.panel}</p>`}
  </section>`;
}

/** @param {Model} model */
function sliders({ act, texts, format, state, last, wantedNow }) {
  const words = texts.settings;
  const { s1, s2, copying } = state.wanted;
  const ratio = words.ratioIs(format.plain(s2 / s1, 3));
  const copies = words.copyingIs(format.plain(copying, 1));
  return html`
    <label class="slider"><span>${words.ratio} <output>${ratio}</output></span>
      <input type="range" min="1" max=${last} step="0.05" aria-valuetext=${ratio} .value=${live(String(s2 / s1))}
        @input=${(/** @type {Event} */ event) => {
          const { s1 } = wantedNow();
          act.want({ s2: Math.max(s1, rounded(s1 * numberOf(event))) });
        }} /></label>
    <label class="slider"><span>${words.copying} <output>${copies}</output></span>
      <input type="range" min="0" max="100" step="5" aria-valuetext=${copies} .value=${live(String(copying))}
        @input=${(/** @type {Event} */ event) => act.want({ copying: numberOf(event) })} /></label>`;
}

/** @param {Event} event */
const numberOf = (event) => Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);

// ——— Controls ———

/** @type {(1 | 1000 | 1000000)[]} */
const ADDITIONS = [1, 1000, 1_000_000];

/** The buttons that simulate positions, and the seed. @param {Model} model */
function controls(model) {
  const { act, done, texts, format, running, state } = model;
  const words = texts.simulate;
  const show = (/** @type {unknown} */ view) => (state.hide.has('controls') ? nothing : view);
  const seed = state.hide.has('seed') ? nothing : seedField(model);
  const run = html`<button class="strong run" @click=${() => act.toggleRun()}>
    ${running ? texts.controls.pause : html`<span aria-hidden="true">▶ </span>${texts.controls.run}`}
  </button>`;
  const buttons = html`<div class="controls">
    <div class="row">
      ${ADDITIONS.map(
        (count) => html`<button
          class=${count === 1 ? 'primary' : 'number'}
          aria-label=${words.addLabel(words.add[count], format.count(count))}
          @click=${() => unlessRemoved(act.roll(count))}
        >${words.add[count]}</button>`,
      )}
      ${run}
    </div>
  </div>`;
  return html`<section class="card rolls">
    ${show(buttons)}
    <div class="row small">
      <span class="count">${words.done} <b class="number">${format.count(done)}</b></span>
      ${show(newPositions(model))}
      ${seed}
    </div>
  </section>`;
}

/**
 * The button for other positions. While the positions that were left can be brought back, it does that. The button is as wide as its
 * longer word, so that nothing moves.
 * @param {Model} model
 */
function newPositions({ act, left, texts }) {
  const { simulate: words, controls } = texts;
  return html`<button
    class="quiet either"
    aria-label=${left ? words.undoNewPositions : words.newPositions}
    title=${left ? words.undoHint : words.newPositionsHint}
    @click=${() => (left ? act.bringBack() : act.newPositions())}
  ><span class=${left ? 'none' : ''}>${words.newPositions}</span><span class=${left ? '' : 'none'}>${controls.undo}</span></button>`;
}
