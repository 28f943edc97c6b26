// The views of the council lab: its layout, the settings of the council and the controls of the simulation at the left, and the charts
// at the right.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import '../../lib/chart/chart.js';
import { numberField } from '../../lib/cube/number-field.js';
import { refusedOr } from '../../lib/element/core.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { select } from '../../lib/element/select.js';
import { sentences } from '../../lib/i18n/typography.js';
import { belowView } from './below-place.js';
import { sharing } from '../../lib/rollout/chart-surroundings.js';
import { seedField } from '../../lib/rollout/controls.js';
import { problemsView } from '../../lib/rollout/problems.js';
import { crossings, panelModel, ratioModel, sentence, toTry } from './model.js';
import { microscope, rates } from './results.js';
import { COUNCIL } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */

/** The parts of the left column. */
const LEFT = ['model', 'controls', 'seed', 'position'];

/** @param {Lab} lab */
export function renderLab(lab) {
  const { state, steps } = lab;
  const { hide } = state;
  const said = sentence(lab);
  const asks = toTry(lab);
  lab.say([said, asks].filter(Boolean).join(lab.texts.curves.between));
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const single = LEFT.every((part) => hide.has(part));
  const rolls = !['controls', 'seed'].every((part) => hide.has(part));
  return html`
    ${problemsView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class="lab ${single ? 'single' : ''}">
      ${
        single
          ? nothing
          : html`<div class="left">
            ${show('model', () => settings(lab))} ${rolls ? controls(lab) : nothing} ${show('position', () => microscope(lab))}
          </div>`
      }
      <div class="right">
        ${steps > 1 ? html`${averages(lab, said, asks, show)} ${show('rates', () => rates(lab))}` : nothing}
      </div>
      ${steps > 2 ? show('panel', () => panel(lab)) : nothing}
      ${belowView(lab, hide)}
    </div>
  `;
}

/** The things that a chart shows: it is drawn anew only if one of them has changed. @param {Lab} lab */
const drawn = ({ trials, curves, state: { wanted, view }, texts }) => [
  trials.simulation,
  trials.done,
  curves.work,
  curves.work?.done,
  wanted,
  view,
  texts,
];

/**
 * The chart against the ratio of noises, with its sentence, its notes and the buttons for sharing.
 * @param {Lab} lab
 * @param {string} said
 * @param {string} asks
 * @param {(part: string, view: () => unknown) => unknown} show
 */
function averages(lab, said, asks, show) {
  const { hide } = lab.state;
  return html`<section class="card averages">
    ${show('sentence', () => html`<p class="sentence" aria-hidden="true">${sentences(lab.texts.language, said, asks && html`<span class="request">${asks}</span>`)}</p>`)}
    <rollout-chart
      class="main ${hide.has('legend') ? 'bare' : ''}"
      .model=${guard(drawn(lab), () => ratioModel(lab))}
      @series-toggle=${(/** @type {CustomEvent} */ event) => lab.toggleSeries(event.detail.id, event.detail.hidden)}
    ></rollout-chart>
    <div class="under">
      ${show('notes', () => html`<p class="note muted crossings">${lab.state.wanted.programs === COUNCIL ? nothing : lab.texts.curves.three}${crossings(lab)}</p>`)} ${sharing(lab)}
    </div>
  </section>`;
}

/** @param {Lab} lab */
function panel(lab) {
  const words = lab.texts.curves;
  return html`<section class="card panel">
    <h2>${words.panelHeading}</h2>
    <rollout-chart class="second" .model=${guard(drawn(lab), () => panelModel(lab))}></rollout-chart>
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
 * @param {Lab} lab
 */
function settings(lab) {
  const { texts, format, state, limits } = lab;
  const { wanted } = state;
  const words = texts.settings;
  const { d, s1, s2, programs } = wanted;
  const three = programs === COUNCIL;
  const [leastNoise, mostNoise] = limits.noise;
  const [, mostRatio] = limits.ratio;

  const count = (/** @type {'candidates' | 'programs'} */ name) => {
    const [least, most] = limits[name];
    const all = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const asWords = Object.fromEntries(all.map((one) => [one, one]));
    return select(words[name], all, String(wanted[name]), asWords, never, (chosen) =>
      wish(lab, { [name]: Number(chosen) }),
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
        now: () => lab.state.wanted[name],
        range,
        digits: DIGITS,
        problem: words.within(format.plain(range[0], DIGITS), format.plain(range[1], DIGITS)),
      },
      state.badNumber,
      (value) => wish(lab, change(value)),
      (badNumber) => lab.change({ badNumber }),
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
          s2: Math.min(Math.max(lab.state.wanted.s2, value), mostRatio * value),
        }),
        three ? words.s1 : words.s,
      )}
      ${three ? field('s2', [s1, Math.min(mostRatio * s1, mostNoise * d)], (value) => ({ s2: value })) : nothing}
    </div>
    ${three ? sliders(lab) : html`<p class="note muted">${words.panel}</p>`}
  </section>`;
}

/** @param {Lab} lab */
function sliders(lab) {
  const { texts, format, state, curves } = lab;
  const words = texts.settings;
  const { s1, s2, copying } = state.wanted;
  const ratio = words.ratioIs(format.plain(s2 / s1, 3));
  const copies = words.copyingIs(format.plain(copying, 1));
  return html`
    <label class="slider"><span>${words.ratio} <output>${ratio}</output></span>
      <input type="range" min="1" max=${curves.last} step="0.05" aria-valuetext=${ratio} .value=${live(String(s2 / s1))}
        @input=${(/** @type {Event} */ event) => {
          const { s1 } = lab.state.wanted;
          wish(lab, { s2: Math.max(s1, rounded(s1 * numberOf(event))) });
        }} /></label>
    <label class="slider"><span>${words.copying} <output>${copies}</output></span>
      <input type="range" min="0" max="100" step="5" aria-valuetext=${copies} .value=${live(String(copying))}
        @input=${(/** @type {Event} */ event) => wish(lab, { copying: numberOf(event) })} /></label>`;
}

/**
 * Changes the model as the reader wishes. A field that was drawn for another model may ask for a number that this one refuses: then
 * nothing changes, and the next drawing shows the numbers in force.
 * @param {Lab} lab
 * @param {Partial<CouncilModel>} change
 */
const wish = (lab, change) => void refusedOr(() => lab.want(change));

/** @param {Event} event */
const numberOf = (event) => Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);

// ——— Controls ———

/** @type {(1 | 1000 | 1000000)[]} */
const ADDITIONS = [1, 1000, 1_000_000];

/** The seed of the positions, for its field. @param {Lab} lab */
const seedOf = (lab) => ({
  act: {
    /** @param {string} text */
    typeSeed(text) {
      lab.typeSeed(text);
      return lab.state.badSeed;
    },
  },
  seed: lab.seed,
  seedNow: () => lab.seed,
  state: lab.state,
  texts: lab.texts,
});

/** The buttons that simulate positions, and the seed. @param {Lab} lab */
function controls(lab) {
  const { texts, format, trials, state } = lab;
  const words = texts.simulate;
  const show = (/** @type {unknown} */ view) => (state.hide.has('controls') ? nothing : view);
  const seed = state.hide.has('seed') ? nothing : seedField(seedOf(lab));
  const run = html`<button class="strong run" @click=${() => (trials.running ? lab.pause() : lab.run())}>
    ${trials.running ? texts.controls.pause : html`<span aria-hidden="true">▶ </span>${texts.controls.run}`}
  </button>`;
  const buttons = html`<div class="controls">
    <div class="row">
      ${ADDITIONS.map(
        (count) => html`<button
          class=${count === 1 ? 'primary' : 'number'}
          aria-label=${words.addLabel(words.add[count], format.count(count))}
          @click=${() => unlessRemoved(lab.roll(count))}
        >${words.add[count]}</button>`,
      )}
      ${run}
    </div>
  </div>`;
  return html`<section class="card rolls">
    ${show(buttons)}
    <div class="row small">
      <span class="count">${words.done} <b class="number">${format.count(trials.done)}</b></span>
      ${show(newPositions(lab))}
      ${seed}
    </div>
  </section>`;
}

/**
 * The button for other positions. While the positions that were left can be brought back, it does that. The button is as wide as its
 * longer word, so that nothing moves.
 * @param {Lab} lab
 */
function newPositions(lab) {
  const { simulate: words, controls } = lab.texts;
  const left = lab.nextLeft;
  return html`<button
    class="quiet either"
    aria-label=${left ? words.undoNewPositions : words.newPositions}
    title=${left ? words.undoHint : words.newPositionsHint}
    @click=${() => (left ? lab.bringBack() : lab.newPositions())}
  ><span class=${left ? 'none' : ''}>${words.newPositions}</span><span class=${left ? '' : 'none'}>${controls.undo}</span></button>`;
}
