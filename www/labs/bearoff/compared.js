// Which estimates measure the luck of a game: the one in force, and where they are to be compared, others.

import { needsExact } from '../../lib/bearoff/evaluators.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Estimate} Estimate */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').EvaluatorName} EvaluatorName */

/** Others, with their tones in the chart. @type {[EvaluatorName, string][]} */
const OTHERS = [
  ['exact', 'correct'],
  ['oneSided', 'reduced'],
  ['pipCount', 'madeup'],
  ['backwards', 'backwards'],
];

/** Whether an estimate is one of those that are always compared. @param {Estimate} estimate */
const isOther = ({ evaluator, scale }) => scale === 'linear' && OTHERS.some(([other]) => other === evaluator);

/**
 * @param {import('./state.js').Wanted} setup
 * @param {'six' | 'all'} reach
 * @param {boolean} compare
 * @returns {Estimate[]} the one in force first
 */
export function estimatesOf({ evaluator, scale }, reach, compare) {
  /** @type {Estimate} */
  const inForce = { evaluator, scale };
  if (!compare) return [inForce];
  const others = OTHERS.map(([name]) => /** @type {Estimate} */ ({ evaluator: name, scale: 'linear' }))
    .filter((other) => reach === 'six' || !needsExact(other.evaluator))
    .filter((other) => other.evaluator !== evaluator || scale !== 'linear');
  return [inForce, ...others];
}

/**
 * The lines of the comparison, always in the same order.
 * @param {Estimate[]} estimates
 * @param {import('./texts/en.js').Texts} texts
 * @returns {import('../../lib/rollout/shapes.js').Compared[]}
 */
export function compared(estimates, { luck }) {
  /** @type {import('../../lib/rollout/shapes.js').Compared[]} */
  const lines = OTHERS.map(([id, tone]) => {
    const estimate = estimates.findIndex(({ evaluator, scale }) => evaluator === id && scale === 'linear');
    return { id, tone, name: luck.evaluators[id], estimate };
  }).filter(({ estimate }) => estimate >= 0);
  if (estimates.length > 0 && !isOther(estimates[0])) {
    lines.push({ id: 'yours', tone: 'yours', name: luck.yours, estimate: 0 });
  }
  return lines;
}
