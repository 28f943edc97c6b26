// The charts of the details: the weight of a report, the agreement of programs, and the effect of variance reduction. Views, loaded with
// the details.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { otherPage } from '../../lib/page/labs.js';
import { MOST } from './below-model.js';
import { exactLine, ratesChart, simulated, spokenTexts } from './charts.js';
import { EXACT, figures, simulatedRate } from './results.js';
import { LOOKS } from './state.js';

/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').Summary} Summary */
/** @typedef {import('./below-model.js').DetailsModel} Model */

// ——— Weights ———

/** The weight of a report in the optimal rule, against the reported value. @param {Model} model */
export const weights = (model) => html`
  <h2>${model.words.weights.heading}</h2>
  <p>${model.words.weights.text}</p>
  <rollout-chart class="second" .model=${guard([model.state.wanted, model.texts], () => weightsModel(model))}></rollout-chart>`;

/** @param {Model} model @returns {ChartModel} */
function weightsModel(model) {
  const { council, texts, format } = model;
  const words = model.words.weights;
  const { value, strongest, others } = model.weights;
  const from = value[0];
  const both = council.s1 !== council.s2;
  return {
    // The axis of a chart begins at 0.
    games: value.map((one) => one - from),
    series: [
      exactLine('strongest', both ? words.strongest : words.every, { tone: 'truth' }, strongest),
      ...(both ? [exactLine('others', words.others, { tone: 'reduced', dash: '9 3' }, others)] : []),
    ],
    funnels: [],
    truth: null,
    limits: [{ value: 1, label: words.one, tone: 'plain' }],
    axis: 'linear',
    xMax: value[value.length - 1] - from,
    bands: false,
    domain: [0, Math.max(1.5, Math.ceil(strongest[strongest.length - 1]))],
    format: {
      value: (weight) => format.plain(weight, 2),
      spoken: (weight) => format.plain(weight, 2),
      tick: (weight) => format.plain(weight, 1),
      games: (x) => format.points(x + from, 1),
      gamesTick: (x) => format.points(x + from, 1),
    },
    texts: {
      ...spokenTexts(texts),
      label: words.label,
      description: words.description,
      series: words.series,
      xAxis: words.xAxis,
      noGames: '',
      reading: (x) => words.at(format.points(x + from, 1)),
    },
  };
}

// ——— Agreement ———

/** Colour and dash of each line of agreement. */
const PAIRS = {
  strongestAndOther: { tone: 'truth', dash: '' },
  othersWithoutCopies: { tone: 'plain', dash: '' },
  others: { tone: 'reduced', dash: '9 3' },
};

/**
 * How often two programs name the same move: simulated and exact, with and without copies.
 * @param {Model} model
 */
export function agreement(model) {
  const { council, done, last, simulation, state, texts, three } = model;
  const words = model.words.agreement;
  const heads = [words.pair, texts.rates.measured, texts.rates.exact];
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    ${
      council.programs === 1
        ? nothing
        : figures(
            'agreements',
            words.heading,
            heads,
            three ? rowsOfThree(model) : row(model, 'strongestAndOther', words.two),
          )
    }
    ${
      three
        ? html`<rollout-chart class="second"
          .model=${guard([simulation, done, state.wanted, last, texts], () => agreementModel(model))}></rollout-chart>`
        : nothing
    }`;
}

/** @param {Model} model */
function rowsOfThree(model) {
  const { copies, council, format } = model;
  const words = model.words.agreement;
  const withCopies = words.withCopies(format.plain(copies, 1));
  // The two others as they are here, and as they would be.
  const [here, there] = council.copying > 0 ? [withCopies, words.withoutCopies] : [words.withoutCopies, withCopies];
  return html`${row(model, 'strongestAndOther', words.strongestAndOther)}
    ${row(model, 'others', here)}
    ${rowOf('othersOtherwise', there, NONE, format.percent(model.otherAgreement.others, EXACT))}`;
}

/**
 * Agreement of a pair, simulated and exact.
 * @param {Model} model
 * @param {'strongestAndOther' | 'others'} pair
 * @param {string} label
 */
function row(model, pair, label) {
  const { agreement: exact, format, readout } = model;
  return rowOf(pair, label, simulatedRate(model, readout.agreement[pair]), format.percent(exact[pair], EXACT));
}

/**
 * @param {string} pair
 * @param {string} label
 * @param {unknown} measured
 * @param {string} exact
 */
const rowOf = (pair, label, measured, exact) => html`<tr data-pair=${pair}>
    <th scope="row">${phrases(label)}</th>
    <td>${measured}</td>
    <td>${exact}%</td>
  </tr>`;

/** @param {Model} model @returns {ChartModel} */
function agreementModel(model) {
  const { agreementCurve: columns, copies, council, format, last, texts } = model;
  const words = model.words.agreement;
  const labels = {
    strongestAndOther: words.strongestAndOther,
    othersWithoutCopies: words.withoutCopies,
    others: words.withCopies(format.plain(copies, 1)),
  };
  const series = /** @type {(keyof typeof PAIRS)[]} */ (Object.keys(PAIRS)).map((id) =>
    exactLine(id, labels[id], PAIRS[id], columns[id]),
  );
  const { agreement: measured } = model.readout;
  const point = (/** @type {Summary} */ { mean, ci }, /** @type {keyof typeof PAIRS} */ line) =>
    mean === null ? [] : [{ tone: PAIRS[line].tone, mean, ci }];
  const points = [
    ...point(measured.strongestAndOther, 'strongestAndOther'),
    ...point(measured.others, council.copying > 0 ? 'others' : 'othersWithoutCopies'),
  ];
  const ratio = council.s2 / council.s1;
  return {
    ...ratesChart(model, series, points, {
      series: '',
      label: words.label,
      description: words.description,
      xAxis: texts.curves.xAxis,
      noGames: '',
      reading: (x) => texts.curves.at(format.plain(x, 3)),
    }),
    games: columns.ratio,
    axis: 'log',
    xMax: last,
    over: ratio <= last ? simulated(ratio, points) : undefined,
  };
}

// ——— Variance reduction ———

/** The rules whose lines are drawn. */
const SHOWN = /** @type {const} */ (['strongest', 'majorityStrongest', 'optimistic', 'optimal', 'ceiling']);

/**
 * The effect of variance reduction on a council whose programs roll their evaluations out: all noise becomes smaller.
 * @param {Model} model
 */
export function reduction(model) {
  const { act, council, format, reduced, reductions, state, texts, three } = model;
  const words = model.words.reduction;
  const { worth } = state;
  const said = words.worthIs(format.ratio(worth));
  const noise = three ? words.noise : words.noiseOfAll;
  // The slider goes by even steps of a ratio, of which three digits are enough.
  const choose = (/** @type {Event} */ { currentTarget }) => {
    const { value } = /** @type {HTMLInputElement} */ (currentTarget);
    act.setWorth(Number((10 ** Number(value)).toPrecision(3)));
  };
  const [two, bearoff] = ['two-checker', 'bearoff'].map((lab) => otherPage(lab, {}));
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <label class="slider"><span>${words.worth} <output>${said}${
      reduced ? ` · ${noise(format.ratio(council.s1), format.ratio(reduced.s1))}` : nothing
    }</output></span>
      <input type="range" min="0" max="2" step="0.05" aria-valuetext=${said} .value=${live(String(Math.log10(worth)))}
        @input=${choose} /></label>
    <rollout-chart class="second" .model=${guard([reductions, worth, texts], () => reductionModel(model))}></rollout-chart>
    ${
      two && bearoff
        ? html`<p class="note">${words.labs}<a href=${two}>${words.twoChecker}</a>${words.between}<a href=${bearoff}>${words.bearoff}</a></p>`
        : nothing
    }`;
}

/** @param {Model} model @returns {ChartModel} */
function reductionModel(model) {
  const { texts, format, reductions, reducedRates: here, state } = model;
  const { worth } = state;
  const words = model.words.reduction;
  const column = (/** @type {typeof SHOWN[number]} */ rule) =>
    Float64Array.from(reductions, ({ rates }) => rates[rule] ?? NaN);
  const marks = SHOWN.flatMap((rule) => {
    const mean = here?.[rule] ?? null;
    return mean === null ? [] : [{ tone: LOOKS[rule].tone, mean, ci: null }];
  });
  const series = SHOWN.map((rule) => exactLine(rule, texts.rules[rule], LOOKS[rule], column(rule)));
  const shared = ratesChart(model, series, [], {
    series: '',
    label: words.label,
    description: words.description,
    xAxis: words.xAxis,
    reading: (x) => words.at(format.ratio(x)),
  });
  return {
    ...shared,
    games: Float64Array.from(reductions, (point) => point.worth),
    axis: 'log',
    xMax: MOST,
    domain: [50, 100],
    over: here ? simulated(worth, marks) : undefined,
    format: { ...shared.format, games: (x) => format.ratio(x), gamesTick: (x) => format.ratio(x) },
  };
}
