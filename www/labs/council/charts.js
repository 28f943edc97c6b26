// The models of the council's charts, with their marks.

import { svg } from 'lit';
import { round } from '../../lib/chart/marks.js';
import { LINES, LOOKS } from './state.js';

/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {NonNullable<ChartModel['over']>} Over */
/** @typedef {import('../../lib/chart/model.js').ChartTexts} ChartTexts */
/** @typedef {import('../../lib/chart/model.js').Series} Series */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./state.js').Rule} Rule */

// ——— Charts ———

/** The axis of rates begins and ends at a multiple of it, in percent. */
const STEP = 5;

/** The end of the axis of programs: there is room beside the last one. */
export const MOST_PROGRAMS = 10;

/** The lines against the number of programs: their columns, and their rules. */
const PANEL = /** @type {const} */ ([
  ['majority', 'majorityStrongest'],
  ['optimistic', 'optimistic'],
  ['ceiling', 'ceiling'],
]);

const NO_POINTS = new Float64Array();

/** Rates against the ratio of noises. @param {Model} model @returns {ChartModel} */
export function ratioModel(model) {
  const { texts, format, state, columns, last, three } = model;
  const words = texts.curves;
  const { hidden } = state.view;
  const series = LINES.map((rule) => seriesOf(model, rule, columns?.[rule] ?? NO_POINTS));
  const crossings = model.crossings.flatMap(({ a, b, ratio }) =>
    columns && ratio !== null && ratio <= last && !hidden.has(a) && !hidden.has(b)
      ? [{ x: ratio, line: columns[a] }]
      : [],
  );
  const ratio = state.wanted.s2 / state.wanted.s1;
  const here = three && ratio <= last;
  const points = here ? pointsOf(model, LINES) : [];
  const marks = [crossed(crossings), ...(here ? [simulated(ratio, points)] : [])];
  return {
    ...ratesChart(model, series, points, {
      label: three ? words.label : words.threeLabel,
      description: three ? words.description : words.threeDescription,
      xAxis: words.xAxis,
      reading: (x) => words.at(format.plain(x, 3)),
    }),
    games: columns?.ratio ?? NO_POINTS,
    axis: 'log',
    xMax: last,
    legend: !state.hide.has('legend'),
    over: (plan, paint) => marks.map((mark) => mark(plan, paint)),
  };
}

/** Rates against the number of programs. @param {Model} model @returns {ChartModel} */
export function panelModel(model) {
  const { texts, format, panels } = model;
  const words = texts.curves;
  const series = PANEL.map(([of, rule]) => ({ ...seriesOf(model, rule, panels?.[of] ?? NO_POINTS), hidden: false }));
  const { programs, s1, s2, copying } = model.council;
  const here = s1 === s2 && copying === 0;
  const rules = PANEL.map(([, rule]) => rule);
  const points = here ? pointsOf(model, rules, true) : [];
  return {
    ...ratesChart(model, series, points, {
      label: words.panelLabel,
      description: words.panelDescription,
      xAxis: words.programs,
      reading: (x) => words.atPrograms(format.count(x)),
    }),
    games: panels?.programs ?? NO_POINTS,
    axis: 'linear',
    xMax: MOST_PROGRAMS,
    over: here ? simulated(programs, points) : undefined,
  };
}

/** @param {Pick<Model, 'texts' | 'state'>} model @param {Rule} rule @param {Float64Array} mean */
const seriesOf = ({ texts, state }, rule, mean) => ({
  ...exactLine(rule, texts.rules[rule], LOOKS[rule], mean),
  hidden: state.view.hidden.has(rule),
});

/**
 * A line without a band.
 * @param {string} id
 * @param {string} label
 * @param {{tone: string, dash?: string}} look
 * @param {Float64Array} mean
 */
export const exactLine = (id, label, look, mean) => ({ id, label, ...look, mean, lo: null, hi: null, hidden: false });

/**
 * The simulated rates of the rules that are drawn.
 * @param {Model} model
 * @param {readonly Rule[]} rules
 * @param {boolean} [all]  whether rules count whose lines are hidden elsewhere
 * @returns {Point[]}
 */
function pointsOf({ readout, state }, rules, all = false) {
  const { rates } = readout;
  return rules.flatMap((rule) => {
    const { mean, ci } = rates[rule];
    return mean === null || (!all && state.view.hidden.has(rule)) ? [] : [{ tone: LOOKS[rule].tone, mean, ci }];
  });
}

/**
 * The parts of a chart's model that all charts of rates have alike.
 * @param {Pick<Model, 'texts' | 'format'>} model
 * @param {Series[]} series
 * @param {Point[]} points
 * @param {Pick<ChartTexts, 'label' | 'description' | 'xAxis' | 'reading'> & Partial<ChartTexts>} own
 * @returns {Omit<ChartModel, 'games' | 'axis' | 'xMax'>}
 */
export function ratesChart({ texts, format }, series, points, own) {
  const shown = series.filter(({ hidden }) => !hidden).flatMap(({ mean }) => [...mean].filter(Number.isFinite));
  const values = [...shown, ...points.map(({ mean }) => mean)];
  /** @type {[number, number]} */
  const domain =
    values.length > 0
      ? [STEP * Math.floor(Math.min(...values) / STEP), STEP * Math.ceil(Math.max(...values) / STEP + 1e-9)]
      : [50, 75];
  if (domain[0] === domain[1]) domain[1] += STEP;
  return {
    series,
    funnels: [],
    truth: null,
    limits: [],
    bands: false,
    domain,
    format: {
      value: (value) => format.value(value, 2),
      spoken: (value) => format.inUnit(format.plain(value, 2)),
      tick: (value) => format.value(value, 0),
      games: (x) => format.plain(x, 3),
      gamesTick: (x) => format.plain(x, 2),
    },
    texts: { ...spokenTexts(texts), series: texts.curves.series, noGames: texts.curves.noGames, ...own },
  };
}

/** The reading of a chart as it is spoken. @param {Model['texts']} texts */
export const spokenTexts = ({ chart: words }) => ({
  band: words.band,
  always: '',
  spoken: (/** @type {string} */ heading, /** @type {import('../../lib/chart/model.js').ReadingRow[]} */ rows) =>
    words.spoken(heading, rows.map(({ label, value }) => words.spokenRow(label, value, '')).join(words.spokenAnd)),
});

// ——— Marks of charts ———

/**
 * @typedef {Object} Point  a simulated rate
 * @property {string} tone
 * @property {number} mean
 * @property {[number, number] | null} ci
 */

/** Half the width of a bar's ends, in pixels. */
const CAP = 5;

/**
 * A hairline at the present setting, and on it a dot with its bar for each rule that is drawn.
 * @param {number} x  of the present setting
 * @param {Point[]} points
 * @returns {Over}
 */
export const simulated = (x, points) => (plan, paint) => {
  const at = round(plan.x(x));
  const y = (/** @type {number} */ value) => round(plan.y(value));
  return svg`<path d=${`M${at},${plan.top}V${plan.bottom}`} stroke=${paint('muted')} stroke-dasharray="2 3" fill="none" />
    ${points.map(
      ({ tone, mean, ci }) => svg`
      ${
        ci
          ? svg`<path d=${`M${at - CAP},${y(ci[0])}h${2 * CAP}M${at},${y(ci[0])}V${y(ci[1])}M${at - CAP},${y(ci[1])}h${2 * CAP}`}
        fill="none" stroke=${paint(tone)} stroke-width="1.5" />`
          : ''
      }
      <circle cx=${at} cy=${y(mean)} r="4.5" fill=${paint(tone)} stroke=${paint('card')} stroke-width="1.5" />`,
    )}`;
};

/** The distance of a bar from its place, in pixels, so that two of them can be told apart. */
const ASIDE = 3;

/**
 * 95% intervals as bars.
 * @param {{x: number, tone: string, ci: [number, number], aside: number}[]} intervals  aside: at which side of x
 * @returns {Over}
 */
export const bars = (intervals) => (plan, paint) =>
  intervals.map(({ x, tone, ci, aside }) => {
    const at = round(plan.x(x) + aside * ASIDE);
    const [low, high] = ci.map((end) => round(plan.y(end)));
    return svg`<path d=${`M${at - ASIDE},${low}h${2 * ASIDE}M${at},${low}V${high}M${at - ASIDE},${high}h${2 * ASIDE}`}
      fill="none" stroke=${paint(tone)} stroke-width="1.5" />`;
  });

/**
 * A diamond where two lines cross.
 * @param {{x: number, line: Float64Array}[]} crossings  and one of the lines
 * @returns {Over}
 */
export const crossed = (crossings) => (plan, paint) => {
  const { model, xs, y } = plan;
  return crossings.map(({ x, line }) => {
    const next = model.games.findIndex((at) => at >= x);
    if (next < 1) return '';
    // The line is drawn straight from point to point.
    const at = plan.x(x);
    const share = (at - xs[next - 1]) / (xs[next] - xs[next - 1]);
    const height = y(line[next - 1]) * (1 - share) + y(line[next]) * share;
    return svg`<path d=${`M${round(at)},${round(height - 7)}l7,7l-7,7l-7,-7z`} fill=${paint('card')} stroke=${paint('ink')}
      stroke-width="1.5" />`;
  });
};
