// What both charts draw: lines from the core, named and coloured. Nothing is computed here but how far the axes reach.

import { crossed, simulated } from './chart-marks.js';
import { LINES, LOOKS } from './rules.js';
import { COUNCIL, modelOf } from './state.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('./rules.js').Rule} Rule */
/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../lib/chart/model.js').Series} Series */

/** The axis of rates begins and ends at a multiple of it, in percent. */
const STEP = 5;

/** Of the chart against the number of programs: room beside the last one. */
export const MOST_PROGRAMS = 10;

/** The rules of which there are lines against the number of programs, and whose. */
const PANEL = /** @type {const} */ ([
  ['majority', 'majorityStrongest'],
  ['optimistic', 'optimistic'],
  ['ceiling', 'ceiling'],
]);

const NO_POINTS = new Float64Array();

/**
 * Rates against the ratio of noises.
 * @param {Lab} lab
 * @returns {ChartModel}
 */
export function ratioModel(lab) {
  const { texts, format, state, curves } = lab;
  const words = texts.curves;
  const { wanted } = state;
  const columns = curves.work?.columns() ?? null;
  const series = LINES.map((rule) => seriesOf(lab, rule, columns?.[rule] ?? NO_POINTS));
  const crossings = (curves.work?.crossings() ?? []).flatMap(({ a, b, ratio }) =>
    columns && ratio !== null && ratio <= curves.last && !state.view.hidden.has(a) && !state.view.hidden.has(b)
      ? [{ x: ratio, line: columns[a] }]
      : [],
  );
  const ratio = wanted.s2 / wanted.s1;
  const three = wanted.programs === COUNCIL;
  const here = three && ratio <= curves.last;
  const points = here ? pointsOf(lab, LINES) : [];
  const marks = [crossed(crossings), ...(here ? [simulated(ratio, points)] : [])];
  return {
    ...common(series, points),
    games: columns?.ratio ?? NO_POINTS,
    axis: 'log',
    xMax: curves.last,
    over: (plan, paint) => marks.map((mark) => mark(plan, paint)),
    format: formatOf(format),
    texts: {
      ...textsOf(lab),
      label: three ? words.label : words.threeLabel,
      description: three ? words.description : words.threeDescription,
      xAxis: words.xAxis,
      noGames: words.noGames,
      reading: (x) => words.at(format.plain(x, 3)),
    },
  };
}

/**
 * Rates against the number of programs.
 * @param {Lab} lab
 * @returns {ChartModel}
 */
export function panelModel(lab) {
  const { texts, format, state, curves } = lab;
  const words = texts.curves;
  const { panels } = curves;
  const series = PANEL.map(([of, rule]) => ({ ...seriesOf(lab, rule, panels?.[of] ?? NO_POINTS), hidden: false }));
  const { programs, s1, s2, copying } = modelOf(state.wanted);
  const here = s1 === s2 && copying === 0;
  const points = here
    ? pointsOf(
        lab,
        PANEL.map(([, rule]) => rule),
        true,
      )
    : [];
  return {
    ...common(series, points),
    games: panels?.programs ?? NO_POINTS,
    axis: 'linear',
    xMax: MOST_PROGRAMS,
    over: here ? simulated(programs, points) : undefined,
    format: formatOf(format),
    texts: {
      ...textsOf(lab),
      label: words.panelLabel,
      description: words.panelDescription,
      xAxis: words.programs,
      noGames: words.noGames,
      reading: (x) => words.atPrograms(format.count(x)),
    },
  };
}

/**
 * @param {Lab} lab
 * @param {Rule} rule
 * @param {Float64Array} mean
 * @returns {Series}
 */
const seriesOf = ({ texts, state }, rule, mean) => ({
  id: rule,
  label: texts.rules[rule],
  ...LOOKS[rule],
  mean,
  lo: null,
  hi: null,
  hidden: state.view.hidden.has(rule),
});

/**
 * What was simulated, of the rules that are drawn.
 * @param {Lab} lab
 * @param {readonly Rule[]} rules
 * @param {boolean} [all]  also of those whose lines are hidden elsewhere
 * @returns {import('./chart-marks.js').Point[]}
 */
function pointsOf(lab, rules, all = false) {
  const { rates } = lab.readout();
  return rules.flatMap((rule) => {
    const { mean, ci } = rates[rule];
    return mean === null || (!all && lab.state.view.hidden.has(rule)) ? [] : [{ tone: LOOKS[rule].tone, mean, ci }];
  });
}

/**
 * @param {Series[]} series
 * @param {import('./chart-marks.js').Point[]} points
 */
export function common(series, points) {
  const shown = series.filter(({ hidden }) => !hidden).flatMap(({ mean }) => [...mean].filter(Number.isFinite));
  const values = [...shown, ...points.map(({ mean }) => mean)];
  /** @type {[number, number]} */
  const domain =
    values.length > 0
      ? [STEP * Math.floor(Math.min(...values) / STEP), STEP * Math.ceil(Math.max(...values) / STEP + 1e-9)]
      : [50, 75];
  if (domain[0] === domain[1]) domain[1] += STEP;
  return { series, funnels: [], truth: null, limits: [], bands: false, domain };
}

/** @param {import('../../lib/i18n/format.js').Format} format @returns {import('../../lib/chart/model.js').ChartFormat} */
export const formatOf = (format) => ({
  value: (value) => format.value(value, 2),
  spoken: (value) => format.inUnit(format.plain(value, 2)),
  tick: (value) => format.value(value, 0),
  games: (x) => format.plain(x, 3),
  gamesTick: (x) => format.plain(x, 2),
});

/** What both say alike. @param {Lab} lab */
export function textsOf({ texts }) {
  const words = texts.chart;
  return {
    series: texts.curves.series,
    band: words.band,
    always: '',
    spoken: (/** @type {string} */ heading, /** @type {import('../../lib/chart/model.js').ReadingRow[]} */ rows) =>
      words.spoken(heading, rows.map(({ label, value }) => words.spokenRow(label, value, '')).join(words.spokenAnd)),
  };
}
