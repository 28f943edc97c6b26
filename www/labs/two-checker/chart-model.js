// What the charts draw: columns from the core, named and coloured. Nothing is computed here but how far the
// games axis reaches.

import { core } from './core.js';

/** @typedef {import('../../shared/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../shared/chart/model.js').Series} Series */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').History} History */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('../../shared/texts/texts.js').Texts} Texts */
/** @typedef {import('../../shared/format.js').Format} Format */

/**
 * @typedef {Object} View  how the reader wants the chart
 * @property {'log' | 'linear'} axis
 * @property {boolean} bands
 * @property {boolean} funnels
 * @property {boolean} luck  the chart of average luck
 * @property {boolean} allTables
 * @property {Set<string>} hidden  ids of series
 */

/**
 * @typedef {Object} Shown  what is to be drawn
 * @property {TwoCheckerRollout} rollout
 * @property {LuckTable} table
 * @property {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @property {{preset: 'correct' | 'madeUp' | 'backwards' | 'yours', tone: string, table: LuckTable}[]} tables
 *   all tables, for the comparison
 * @property {View} view
 * @property {Texts} texts
 * @property {Format} format
 */

/**
 * The right end of the games axis: in steps, so that the picture stands still between them.
 * @param {number} games
 * @param {'log' | 'linear'} axis
 */
export function axisEnd(games, axis) {
  const least = axis === 'log' ? 1000 : 100;
  if (games <= least) return least;
  const decade = 10 ** Math.floor(Math.log10(games));
  const steps = axis === 'log' ? [1, 10] : [1, 2, 5, 10];
  return (steps.find((step) => step * decade >= games) ?? 10) * decade;
}

/**
 * @param {Shown} shown
 * @returns {ChartModel}
 */
export function averagesModel(shown) {
  const { rollout, table, theory, tables, view, texts, format } = shown;
  const words = texts.chart;
  const xMax = axisEnd(rollout.games, view.axis);
  const history = rollout.history(table);
  const hidden = (/** @type {string} */ id) => view.hidden.has(id);

  /** @type {Series[]} */
  const series = [
    {
      id: 'plain',
      label: words.plain,
      tone: 'plain',
      mean: history.plain,
      lo: history.plainLow,
      hi: history.plainHigh,
      hidden: hidden('plain'),
    },
  ];
  if (view.allTables) {
    for (const { preset, tone, table: other } of tables) {
      const { reduced } = rollout.history(other);
      series.push({ id: preset, label: words[preset], tone, mean: reduced, lo: null, hi: null, hidden: hidden(preset) });
    }
  } else {
    series.push({
      id: 'reduced',
      label: words.reduced,
      tone: 'reduced',
      mean: history.reduced,
      lo: history.reducedLow,
      hi: history.reducedHigh,
      hidden: hidden('reduced'),
    });
  }

  const funnel = core.funnel(table, xMax);
  const { games } = funnel;
  const funnels = [
    { tone: 'plain', hidden: hidden('plain'), games, lo: funnel.plainLow, hi: funnel.plainHigh },
    { tone: 'reduced', hidden: hidden('reduced'), games, lo: funnel.reducedLow, hi: funnel.reducedHigh },
  ];
  const limit = { value: theory.reduced.mean, label: words.limitLabel(format.percent(theory.reduced.mean, 1)), tone: 'reduced' };
  return {
    games: history.games,
    series,
    funnels: view.funnels ? funnels.slice(0, view.allTables ? 1 : 2) : [],
    truth: { value: theory.plain.mean, label: words.truth },
    limits: theory.unbiased || view.allTables ? [] : [limit],
    axis: view.axis,
    xMax,
    bands: view.bands,
    format: {
      value: (value) => `${format.percent(value, 3)}%`,
      tick: (value, step) => `${format.percent(value, decimals(step))}%`,
      games: format.count,
      gamesTick: format.short,
    },
    texts: chartTexts(words.label, words.description, texts, format),
  };
}

/**
 * The average luck per game, heading for zero or for what a biased table hands out.
 * @param {Shown} shown
 * @returns {ChartModel}
 */
export function luckModel({ rollout, table, theory, view, texts, format }) {
  const words = texts.chart;
  const history = rollout.history(table);
  const settles = -theory.reduced.bias;
  return {
    games: history.games,
    series: [
      { id: 'luck', label: words.luck, tone: 'luckline', mean: history.luck, lo: null, hi: null, hidden: false },
    ],
    funnels: [],
    truth: { value: 0, label: words.zero },
    limits: theory.unbiased
      ? []
      : [{ value: settles, label: words.luckLimit(format.points(settles, 1)), tone: 'luckline' }],
    axis: view.axis,
    xMax: axisEnd(rollout.games, view.axis),
    bands: false,
    format: {
      value: (value) => format.points(value, 3),
      tick: (value, step) => format.points(value, decimals(step)),
      games: format.count,
      gamesTick: format.short,
    },
    texts: chartTexts(words.luckLabel, words.luckDescription, texts, format),
  };
}

/**
 * @param {string} label
 * @param {string} description
 * @param {Texts} texts
 * @param {Format} format
 * @returns {import('../../shared/chart/model.js').ChartTexts}
 */
function chartTexts(label, description, { chart }, format) {
  return {
    label,
    description,
    series: chart.series,
    xAxis: chart.xAxis,
    noGames: chart.noGames,
    reading: (games) => chart.reading(format.count(games)),
    band: chart.band,
    spoken: (heading, rows) => {
      const said = rows.map(({ label: name, value, band }) => chart.spokenRow(name, value, band));
      return chart.spoken(heading, said.join(chart.spokenAnd));
    },
  };
}

/** Decimals that tell ticks apart which are `step` apart. @param {number} step */
const decimals = (step) => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
