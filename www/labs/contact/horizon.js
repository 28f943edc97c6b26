// The horizon at which games are cut short: the choice of it. A view.

import { horizonChoice } from '../../lib/rollout/horizon.js';

/** @typedef {import('./lab.js').Model} Model */

/** The horizons that can be chosen, in rolls. Programs often use 7 or 11. An address can have others. */
const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 50];

/** The number of rolls after which games are cut short, or the end. @param {Model} model */
export function horizonControl(model) {
  const { state, texts } = model;
  const { horizon } = state.wanted;
  const rolls = horizon === null || ROLLS.includes(horizon) ? ROLLS : [...ROLLS, horizon].sort((a, b) => a - b);
  return horizonChoice(model, texts.luck, horizon, rolls);
}
