// How often each rule is right when one game of the programs' rollouts is worth so many plain ones: exact, point by point, in
// slices between which the page lives.

import { isRefusal } from '../../lib/element/core.js';
import { inSlices } from '../../lib/element/tasks.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').CouncilLab} Lab */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilRates} CouncilRates */

/** Points of the axis: so many to a factor of ten, up to a hundred. */
const STEPS = 4;
const WORTHS = Array.from({ length: 2 * STEPS + 1 }, (_, i) => 10 ** (i / STEPS));

/**
 * @typedef {Object} Known
 * @property {unknown} of  the settings
 * @property {AbortController} given  up
 * @property {{worth: number, rates: CouncilRates}[]} points  so far
 */

/** @type {WeakMap<Lab, Known>} */
const kept = new WeakMap();

/**
 * The points so far, for this council; the others come.
 * @param {Lab} lab
 */
export function worths(lab) {
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
    // Less noise than a council may have.
    if (!rates) return true;
    points.push({ worth, rates });
    return points.length === WORTHS.length;
  };
  inSlices(step, () => lab.details.request(), now.given.signal).catch((error) => lab.fail(error));
  return now.points;
}

/**
 * @param {import('./state.js').CouncilModel} model
 * @param {number} worth
 * @returns {CouncilRates | null} null: that is none
 */
export function ratesAt(model, worth) {
  const reduced = reducedAt(model, worth);
  return reduced && core.councilExact(reduced);
}

/**
 * @param {import('./state.js').CouncilModel} model
 * @param {number} worth
 */
export function reducedAt(model, worth) {
  try {
    return core.withReduction(model, worth);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
