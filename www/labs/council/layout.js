// Where everything stands in the council lab: the council, what simulates it and one position at the left; the chart and the
// table of the rules at the right; more programs and what is to be said of all that below. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../../lib/chart/chart.js';
import { belowView } from '../../lib/rollout/below-place.js';
import { sharing } from '../../lib/rollout/chart-surroundings.js';
import { problemsView } from '../../lib/rollout/problems.js';
import { sentences } from '../../lib/i18n/typography.js';
import { panelModel, ratioModel } from './chart-model.js';
import { controls } from './controls.js';
import { microscope } from './microscope.js';
import { rates } from './rates.js';
import { crossings, sentence, toTry } from './sentence.js';
import { settings } from './settings.js';
import { COUNCIL } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */

/** The parts of the column at the left. */
const LEFT = ['model', 'controls', 'seed', 'position'];

/** @param {Lab} lab */
export function renderLab(lab) {
  const { state, steps } = lab;
  const { hide } = state;
  const said = sentence(lab);
  const asks = toTry(lab);
  lab.say([said, asks].filter(Boolean).join(lab.texts.curves.between));
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const left = LEFT.every((part) => hide.has(part));
  const rolls = !['controls', 'seed'].every((part) => hide.has(part));
  return html`
    ${problemsView(lab)}
    <p class="spoken visually-hidden" role="status">${lab.spoken}</p>
    <div class="lab ${left ? 'single' : ''}">
      ${
        left
          ? nothing
          : html`<div class="left">
            ${show('model', () => settings(lab))} ${rolls ? controls(lab) : nothing} ${show('position', () => microscope(lab))}
          </div>`
      }
      <div class="right">
        ${steps > 1 ? html`${averages(lab, said, asks, show)} ${show('rates', () => rates(lab))}` : nothing}
      </div>
      ${steps > 2 ? show('panel', () => panel(lab)) : nothing}
      ${belowView(/** @type {any} */ (lab), /** @type {any} */ (null), null, hide)}
    </div>
  `;
}

/** What a chart shows: it is drawn anew only if something of it has changed. @param {Lab} lab */
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
 * The chart against the ratio of noises, with what belongs to it.
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
