// What variance reduction is worth to a council whose programs roll their evaluations out: all noise becomes smaller, along
// the same curves. A view.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { otherPage } from '../../lib/page/other-page.js';
import { simulated } from './chart-marks.js';
import { LOOKS } from './rules.js';
import { COUNCIL } from './state.js';
import { ratesAt, reducedAt, worths } from './worths.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').below.reduction} Words */

/** The axis of the chart goes so far. */
const MOST = 100;

const SHOWN = /** @type {const} */ (['strongest', 'majorityStrongest', 'optimistic', 'optimal', 'ceiling']);

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function reduction(lab, words) {
  const { format, state, model } = lab;
  const { worth } = state;
  const after = reducedAt(model, worth);
  const said = words.worthIs(format.ratio(worth));
  const noise = model.programs === COUNCIL ? words.noise : words.noiseOfAll;
  const points = worths(lab);
  const [two, bearoff] = ['two-checker', 'bearoff'].map((lab) => otherPage(lab, {}));
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <label class="slider"><span>${words.worth} <output>${said}${
      after ? ` · ${noise(format.ratio(model.s1), format.ratio(after.s1))}` : nothing
    }</output></span>
      <input type="range" min="0" max="2" step="0.05" aria-valuetext=${said} .value=${live(String(Math.log10(worth)))}
        @input=${(/** @type {Event} */ { currentTarget }) => choose(lab, /** @type {HTMLInputElement} */ (currentTarget))} /></label>
    <rollout-chart class="second" .model=${guard([points, points.length, worth, lab.texts], () => chart(lab, words, points))}></rollout-chart>
    ${
      two && bearoff
        ? html`<p class="note">${words.labs}<a href=${two}>${words.twoChecker}</a>${words.between}<a href=${bearoff}>${words.bearoff}</a></p>`
        : nothing
    }`;
}

/**
 * The slider goes by even steps of a ratio; of what it says three digits are enough.
 * @param {Lab} lab
 * @param {HTMLInputElement} slider
 */
function choose(lab, slider) {
  lab.change({ worth: Number((10 ** Number(slider.value)).toPrecision(3)) });
}

/**
 * @param {Lab} lab
 * @param {Words} words
 * @param {ReturnType<typeof worths>} points
 * @returns {import('../../lib/chart/model.js').ChartModel}
 */
function chart({ texts, format, state: { worth }, model }, words, points) {
  const column = (/** @type {typeof SHOWN[number]} */ rule) =>
    Float64Array.from(points, ({ rates }) => rates[rule] ?? NaN);
  const here = worth >= 1 && worth <= MOST ? ratesAt(model, worth) : null;
  const marks = SHOWN.flatMap((rule) => {
    const mean = here?.[rule] ?? null;
    return mean === null ? [] : [{ tone: LOOKS[rule].tone, mean, ci: null }];
  });
  const { chart: shared } = texts;
  return {
    games: Float64Array.from(points, (point) => point.worth),
    series: SHOWN.map((rule) => ({
      id: rule,
      label: texts.rules[rule],
      ...LOOKS[rule],
      mean: column(rule),
      lo: null,
      hi: null,
      hidden: false,
    })),
    funnels: [],
    truth: null,
    limits: [],
    axis: 'log',
    xMax: MOST,
    bands: false,
    domain: [50, 100],
    over: here ? simulated(worth, marks) : undefined,
    format: {
      value: (value) => format.value(value, 2),
      spoken: (value) => format.inUnit(format.plain(value, 2)),
      tick: (value) => format.value(value, 0),
      games: (x) => format.ratio(x),
      gamesTick: (x) => format.ratio(x),
    },
    texts: {
      label: words.label,
      description: words.description,
      series: '',
      xAxis: words.xAxis,
      noGames: texts.curves.noGames,
      reading: (x) => words.at(format.ratio(x)),
      band: shared.band,
      always: '',
      spoken: (heading, rows) =>
        shared.spoken(
          heading,
          rows.map(({ label, value }) => shared.spokenRow(label, value, '')).join(shared.spokenAnd),
        ),
    },
  };
}
