// The running averages of a figure's rollout, drawn as in the labs' chart, in a picture of fixed size.

import { drawChart } from '../../lib/chart/drawing.js';
import { layOut } from '../../lib/chart/plan.js';
import { WIDTH } from './figure.js';

/** @typedef {import('../../lib/chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../../pkg/story/rollout_lab.js').History} History */
/** @typedef {import('../../pkg/story/rollout_lab.js').Funnel} Funnel */

/**
 * @typedef {Object} Averages
 * @property {History} history
 * @property {Funnel} [funnel]
 * @property {number} truth  in percent
 * @property {number | null} [limit]  of result − luck, unless that is the truth
 * @property {number} games
 * @property {[number, number]} domain  of the y axis, in percent: constant, so that only lines move
 * @property {number | null} [guess]  the reader's guess of the limit
 * @property {boolean} [bands]
 * @property {Partial<ChartModel>} [own]  further differences of this figure's chart
 */

/**
 * @param {Averages} averages
 * @param {Pick<import('./figure.js').It<any, any>, 'common' | 'format' | 'id'>} it
 * @param {number} height
 */
export function drawAverages(averages, { common, format, id }, height) {
  return drawChart(layOut(chartModel(averages, common, format), WIDTH, height), `${id}-clip`);
}

/** The most points of a line and of a funnel, which is smooth: one to three units of the picture apart. */
const LINE_POINTS = 120;
const FUNNEL_POINTS = 40;

/**
 * Columns without the rows that lie too near to the row before. The first and the last row stay.
 * @template {{games: Float64Array}} C
 * @param {C} columns
 * @param {number} last  games at the right end of the axis
 * @param {'log' | 'linear'} axis
 * @param {number} most
 * @returns {C}
 */
function thinned(columns, last, axis, most) {
  const place = (/** @type {number} */ games) => (axis === 'log' ? Math.log(games) / Math.log(last) : games / last);
  const end = columns.games.length - 1;
  /** @type {number[]} */
  const rows = [];
  let before = -Infinity;
  columns.games.forEach((games, i) => {
    if (i < end && place(games) - before < 1 / most) return;
    before = place(games);
    rows.push(i);
  });
  return /** @type {C} */ (
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, Float64Array.from(rows, (i) => column[i])]),
    )
  );
}

const none = () => '';
const NO_TEXTS = {
  label: '',
  description: '',
  series: '',
  noGames: '',
  reading: none,
  band: none,
  always: '',
  spoken: none,
};

/**
 * @param {Averages} averages
 * @param {import('./figure.js').Common} common
 * @param {import('./figure.js').Format} format
 * @returns {ChartModel}
 */
function chartModel(
  { history: all, funnel: wide, truth, limit = null, games, domain, guess = null, bands = true, own },
  common,
  format,
) {
  const axis = own?.axis ?? 'log';
  const history = thinned(all, games, axis, LINE_POINTS);
  const funnel = wide && thinned(wide, games, axis, FUNNEL_POINTS);
  const line = (/** @type {'plain' | 'reduced'} */ id) => ({
    id,
    label: common[id],
    tone: id,
    mean: history[id],
    lo: history[`${id}Low`],
    hi: history[`${id}High`],
    hidden: false,
  });
  const expected = (/** @type {'plain' | 'reduced'} */ tone) =>
    funnel ? [{ tone, hidden: false, games: funnel.games, lo: funnel[`${tone}Low`], hi: funnel[`${tone}High`] }] : [];
  const settles = (/** @type {number} */ value) => common.settles(format.value(value, 1));
  return {
    games: history.games,
    series: [line('plain'), line('reduced')],
    funnels: [...expected('plain'), ...expected('reduced')],
    truth: { value: truth, label: common.truth(format.inUnit(format.plain(truth, 2))) },
    limits: limit === null ? [] : [{ value: limit, label: settles(limit), tone: 'reduced' }],
    axis,
    xMax: games,
    bands,
    bets:
      guess === null ? [] : [{ value: guess, label: common.yourGuess, tone: 'accent', hollow: true, hidden: false }],
    domain,
    format: {
      value: (value) => format.value(value, 1),
      spoken: (value) => format.value(value, 1),
      tick: (value) => format.value(value, 0),
      games: format.count,
      gamesTick: format.short,
    },
    // Only live charts use the other texts. A figure has its own sentence.
    texts: { ...NO_TEXTS, xAxis: common.xAxis },
    ...own,
  };
}
