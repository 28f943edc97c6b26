// The horizon at which games are cut short: the choice of it. A view.

import { select } from '../../lib/element/select.js';

/** @typedef {import('./lab.js').Model} Model */

/** The horizons that can be chosen, in rolls. Programs often use 7 or 11. An address can have others. */
const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 50];

/** The number of rolls after which games are cut short, or the end. @param {Model} model */
export function horizonControl({ act, format, state, texts }) {
  const words = texts.luck;
  const { horizon } = state.wanted;
  const rolls = horizon === null || ROLLS.includes(horizon) ? ROLLS : [...ROLLS, horizon].sort((a, b) => a - b);
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
