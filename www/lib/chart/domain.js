// Which values the y axis shows. No drawing.
//
// The rule: the axis fits the picture's settled part and cuts off the rest. The first games are wild (a game
// scored backwards gives 162.5 or −37.5) and would press everything worth seeing into a few pixels. So:
//
// - Means count from the 10th game on, on a linear axis from 2% of its length on. While less than twice that
//   is rolled, they count from the middle of what there is: the first games can be watched one by one.
// - Bands of both kinds count from the same game on but never before the 10th: of three games they are all over the place.
// - Funnels count from the 10th game (or the 2%) on, rolled or not.
// - Truth, limits and the reader's bets always count.
// - With none of them, it shows all that there may come.
//
// On a log axis this only ever grows once 20 games are rolled; rounding outward to nice steps (half as large
// as those between ticks, to waste less room) makes it stand still most of the time. Hidden ones don't count.

import { scaleLinear } from 'd3-scale';

/** @typedef {import('./model.js').ChartModel} ChartModel */

const FIRST_GAME = 10;
const FIRST_SHARE = 0.02;

/**
 * First index with at least so many games.
 * @param {Float64Array} games
 * @param {number} least
 */
export function indexFrom(games, least) {
  let low = 0;
  let high = games.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (games[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * @param {ChartModel} model
 * @param {number} steps  between ticks, about so many
 * @returns {[number, number]}
 */
export function yDomain(model, steps) {
  if (model.domain) return model.domain;
  let low = Infinity;
  let high = -Infinity;
  /** @param {number} value */
  const include = (value) => {
    if (value < low) low = value;
    if (value > high) high = value;
  };
  /** @param {Float64Array | null} column @param {number} first @param {number} end */
  const includeAll = (column, first, end) => {
    if (!column) return;
    for (let i = first; i < end; i += 1) include(column[i]);
  };

  const { games } = model;
  const settled = model.axis === 'log' ? FIRST_GAME : FIRST_SHARE * model.xMax;
  const end = indexFrom(games, model.xMax * (1 + 1e-9));
  const last = end > 0 ? games[end - 1] : 0;
  const means = indexFrom(games, Math.min(settled, last / 2));
  const bands = indexFrom(games, Math.max(FIRST_GAME, Math.min(settled, last / 2)));

  for (const { hidden, mean, lo, hi, always = [] } of model.series) {
    if (hidden) continue;
    includeAll(mean, means, end);
    if (model.bands) {
      includeAll(lo, bands, end);
      includeAll(hi, bands, end);
    }
    for (const column of always) includeAll(column, bands, end);
  }
  for (const { hidden, games: at, lo, hi } of model.funnels) {
    if (hidden) continue;
    const first = indexFrom(at, Math.max(FIRST_GAME, settled));
    const funnelEnd = indexFrom(at, model.xMax * (1 + 1e-9));
    includeAll(lo, first, funnelEnd);
    includeAll(hi, first, funnelEnd);
  }
  if (model.truth) include(model.truth.value);
  for (const { value } of model.limits) include(value);
  for (const { value, hidden } of model.bets ?? []) if (!hidden) include(value);

  if (!(low <= high)) return model.ends ?? [0, 1];
  if (high - low <= 1e-9 * Math.max(Math.abs(low), Math.abs(high))) {
    // All is one and the same value (the correct table alone): any height will show that.
    const room = 0.1 * Math.abs(low) || 1;
    low -= room;
    high += room;
  }
  const [from, to] = scaleLinear([low, high], [0, 1])
    .nice(2 * steps)
    .domain();
  return [from, to];
}
