// The choice of the horizon at which games are cut short. A view.

import { select } from '../element/select.js';

/**
 * @typedef {Object} Words
 * @property {string} horizon
 * @property {string} toTheEnd
 * @property {string} noRoll
 * @property {(rolls: string) => string} cutAfter
 */

/**
 * The number of rolls after which games are cut short, or the end.
 * @param {{act: {cutShort: (horizon: number | null) => void}, format: import('../i18n/format.js').Format}} model
 * @param {Words} words
 * @param {number | null} horizon  null: the end
 * @param {number[]} rolls  the horizons to choose from
 */
export function horizonChoice({ act, format }, words, horizon, rolls) {
  /** @type {Record<string, string>} */
  const names = { end: words.toTheEnd };
  for (const n of rolls) names[n] = n === 0 ? words.noRoll : words.cutAfter(format.count(n));
  return select(
    words.horizon,
    ['end', ...rolls.map(String)],
    String(horizon ?? 'end'),
    names,
    () => false,
    (chosen) => act.cutShort(chosen === 'end' ? null : Number(chosen)),
  );
}
