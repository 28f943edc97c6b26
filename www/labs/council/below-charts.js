// The charts of the details: the weight of a report, the agreement of programs, and the effect of variance reduction. Views, and
// what has their points computed. Loaded with the details.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { refusedOr } from '../../lib/element/core.js';
import { inSlices } from '../../lib/element/tasks.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { otherPage } from '../../lib/page/labs.js';
import { core } from './core.js';
import { exactLine, ratesChart, simulated, spokenTexts } from './model.js';
import { EXACT, figures, simulatedRate } from './results.js';
import { COUNCIL, LOOKS } from './state.js';

/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').Summary} Summary */
/** @typedef {import('./below.js').Words} Words */
/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */

// ——— Weights ———

/** The weight of a report in the optimal rule, against the reported value. @param {Lab} lab @param {Words['weights']} words */
export const weights = (lab, words) => html`
  <h2>${words.heading}</h2>
  <p>${words.text}</p>
  <rollout-chart class="second" .model=${guard([lab.state.wanted, lab.texts], () => weightsModel(lab, words))}></rollout-chart>`;

/** @param {Lab} lab @param {Words['weights']} words @returns {ChartModel} */
function weightsModel(lab, words) {
  const { texts, format, model } = lab;
  const { value, strongest, others } = core.councilWeights(model);
  const from = value[0];
  const both = model.s1 !== model.s2;
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

/** The percentage of copies beside a council that has none: the blog's example. */
const EXAMPLE = 50;

/** Colour and dash of each line of agreement. */
const PAIRS = {
  strongestAndOther: { tone: 'truth', dash: '' },
  othersWithoutCopies: { tone: 'plain', dash: '' },
  others: { tone: 'reduced', dash: '9 3' },
};

/**
 * How often two programs name the same move: simulated and exact, with and without copies.
 * @param {Lab} lab
 * @param {Words['agreement']} words
 */
export function agreement(lab, words) {
  const { trials, curves, state, texts, model } = lab;
  const three = model.programs === COUNCIL;
  const heads = [words.pair, texts.rates.measured, texts.rates.exact];
  const rowOfEqual = () => {
    const [measured, exact] = [lab.readout().agreement, core.councilAgreement(model)];
    return row(lab, 'strongestAndOther', words.two, measured.strongestAndOther, exact.strongestAndOther);
  };
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    ${
      model.programs === 1
        ? nothing
        : figures('agreements', words.heading, heads, three ? rowsOfThree(lab, words) : rowOfEqual())
    }
    ${
      three
        ? html`<rollout-chart class="second"
          .model=${guard([trials.simulation, trials.done, state.wanted, curves.last, texts], () => agreementModel(lab, words))}></rollout-chart>`
        : nothing
    }`;
}

/** The percentage of copies of the line that has some. @param {CouncilModel} model */
const copies = ({ copying }) => copying || EXAMPLE;

/** @param {Lab} lab @param {Words['agreement']} words */
function rowsOfThree(lab, words) {
  const { model, format } = lab;
  const { agreement: measured } = lab.readout();
  const exact = core.councilAgreement(model);
  const withCopies = words.withCopies(format.plain(copies(model), 1));
  // The two others as they are here, and as they would be.
  const other = { ...model, copying: model.copying > 0 ? 0 : EXAMPLE };
  const [here, there] = model.copying > 0 ? [withCopies, words.withoutCopies] : [words.withoutCopies, withCopies];
  return html`${row(lab, 'strongestAndOther', words.strongestAndOther, measured.strongestAndOther, exact.strongestAndOther)}
    ${row(lab, 'others', here, measured.others, exact.others)}
    ${row(lab, 'othersOtherwise', there, null, core.councilAgreement(other).others)}`;
}

/**
 * @param {Lab} lab
 * @param {string} pair
 * @param {string} label
 * @param {Summary | null} measured
 * @param {number | null} exact
 */
function row(lab, pair, label, measured, exact) {
  return html`<tr data-pair=${pair}>
    <th scope="row">${phrases(label)}</th>
    <td>${measured ? simulatedRate(lab, measured) : NONE}</td>
    <td>${lab.format.percent(exact, EXACT)}%</td>
  </tr>`;
}

/** @param {Lab} lab @param {Words['agreement']} words @returns {ChartModel} */
function agreementModel(lab, words) {
  const { format, model, curves, texts } = lab;
  const columns = core.councilAgreementCurve({ ...model, copying: copies(model) }, curves.last);
  const labels = {
    strongestAndOther: words.strongestAndOther,
    othersWithoutCopies: words.withoutCopies,
    others: words.withCopies(format.plain(copies(model), 1)),
  };
  const series = /** @type {(keyof typeof PAIRS)[]} */ (Object.keys(PAIRS)).map((id) =>
    exactLine(id, labels[id], PAIRS[id], columns[id]),
  );
  const { agreement: measured } = lab.readout();
  const point = (/** @type {Summary} */ { mean, ci }, /** @type {keyof typeof PAIRS} */ line) =>
    mean === null ? [] : [{ tone: PAIRS[line].tone, mean, ci }];
  const points = [
    ...point(measured.strongestAndOther, 'strongestAndOther'),
    ...point(measured.others, model.copying > 0 ? 'others' : 'othersWithoutCopies'),
  ];
  const ratio = model.s2 / model.s1;
  return {
    ...ratesChart(lab, series, points, {
      series: '',
      label: words.label,
      description: words.description,
      xAxis: texts.curves.xAxis,
      noGames: '',
      reading: (x) => texts.curves.at(format.plain(x, 3)),
    }),
    games: columns.ratio,
    axis: 'log',
    xMax: curves.last,
    over: ratio <= curves.last ? simulated(ratio, points) : undefined,
  };
}

// ——— Variance reduction ———

/** The end of the axis of R. */
const MOST = 100;

/** The rules whose lines are drawn. */
const SHOWN = /** @type {const} */ (['strongest', 'majorityStrongest', 'optimistic', 'optimal', 'ceiling']);

/**
 * The effect of variance reduction on a council whose programs roll their evaluations out: all noise becomes smaller.
 * @param {Lab} lab
 * @param {Words['reduction']} words
 */
export function reduction(lab, words) {
  const { format, state, model } = lab;
  const { worth } = state;
  const after = reducedAt(model, worth);
  const said = words.worthIs(format.ratio(worth));
  const noise = model.programs === COUNCIL ? words.noise : words.noiseOfAll;
  const points = worths(lab);
  // The slider goes by even steps of a ratio, of which three digits are enough.
  const choose = (/** @type {Event} */ { currentTarget }) => {
    const { value } = /** @type {HTMLInputElement} */ (currentTarget);
    lab.change({ worth: Number((10 ** Number(value)).toPrecision(3)) });
  };
  const [two, bearoff] = ['two-checker', 'bearoff'].map((lab) => otherPage(lab, {}));
  return html`
    <h2>${words.heading}</h2>
    <p>${words.text}</p>
    <label class="slider"><span>${words.worth} <output>${said}${
      after ? ` · ${noise(format.ratio(model.s1), format.ratio(after.s1))}` : nothing
    }</output></span>
      <input type="range" min="0" max="2" step="0.05" aria-valuetext=${said} .value=${live(String(Math.log10(worth)))}
        @input=${choose} /></label>
    <rollout-chart class="second" .model=${guard([points, points.length, worth, lab.texts], () => reductionModel(lab, words, points))}></rollout-chart>
    ${
      two && bearoff
        ? html`<p class="note">${words.labs}<a href=${two}>${words.twoChecker}</a>${words.between}<a href=${bearoff}>${words.bearoff}</a></p>`
        : nothing
    }`;
}

/**
 * @param {Lab} lab
 * @param {Words['reduction']} words
 * @param {ReturnType<typeof worths>} points
 * @returns {ChartModel}
 */
function reductionModel(lab, words, points) {
  const { texts, format, model } = lab;
  const { worth } = lab.state;
  const column = (/** @type {typeof SHOWN[number]} */ rule) =>
    Float64Array.from(points, ({ rates }) => rates[rule] ?? NaN);
  const here = worth >= 1 && worth <= MOST ? ratesAt(model, worth) : null;
  const marks = SHOWN.flatMap((rule) => {
    const mean = here?.[rule] ?? null;
    return mean === null ? [] : [{ tone: LOOKS[rule].tone, mean, ci: null }];
  });
  const series = SHOWN.map((rule) => exactLine(rule, texts.rules[rule], LOOKS[rule], column(rule)));
  const shared = ratesChart(lab, series, [], {
    series: '',
    label: words.label,
    description: words.description,
    xAxis: words.xAxis,
    reading: (x) => words.at(format.ratio(x)),
  });
  return {
    ...shared,
    games: Float64Array.from(points, (point) => point.worth),
    axis: 'log',
    xMax: MOST,
    domain: [50, 100],
    over: here ? simulated(worth, marks) : undefined,
    format: { ...shared.format, games: (x) => format.ratio(x), gamesTick: (x) => format.ratio(x) },
  };
}

/** The points of the axis up to a hundred, and their number to a factor of ten. */
const STEPS = 4;
const WORTHS = Array.from({ length: 2 * STEPS + 1 }, (_, i) => 10 ** (i / STEPS));

/**
 * @typedef {Object} Known
 * @property {unknown} of  the settings
 * @property {AbortController} given  up
 * @property {{worth: number, rates: import('../../pkg/council/rollout_lab.js').CouncilRates}[]} points  so far
 */

/** The points of each lab. @type {WeakMap<Lab, Known>} */
const kept = new WeakMap();

/**
 * How often each rule is right, against R: the points so far for this council. The others come in slices between which the page lives.
 * @param {Lab} lab
 */
function worths(lab) {
  const before = kept.get(lab);
  const { wanted } = lab.state;
  if (before?.of === wanted) return before.points;
  before?.given.abort();
  /** @type {Known} */
  const now = { of: wanted, given: new AbortController(), points: [] };
  kept.set(lab, now);
  const { model } = lab;
  const step = () => {
    const { points } = now;
    const worth = WORTHS[points.length];
    const rates = ratesAt(model, worth);
    // A council may not have less noise than this.
    if (!rates) return true;
    points.push({ worth, rates });
    return points.length === WORTHS.length;
  };
  inSlices(step, () => lab.details.request(), now.given.signal).catch((error) => lab.fail(error));
  return now.points;
}

/** The council with less noise; undefined: it may not have so little. @param {CouncilModel} model @param {number} worth */
const reducedAt = (model, worth) => refusedOr(() => core.withReduction(model, worth))[0];

/** The rates of the council with less noise; undefined as there. @param {CouncilModel} model @param {number} worth */
function ratesAt(model, worth) {
  const reduced = reducedAt(model, worth);
  return reduced && core.councilExact(reduced);
}
