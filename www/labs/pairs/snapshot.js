// What host pages are told of the pairs.

import { COUPLINGS } from './coupling-names.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsFigures} PairsFigures */

/**
 * @typedef {Object} Figures  of A − B
 * @property {number | null} mean
 * @property {number | null} se
 * @property {number | null} sd  per pair
 * @property {number | null} correlation
 * @property {{mean: number | null, sd: number | null}} exact
 */

/**
 * @param {Pick<PairsFigures, 'mean' | 'se' | 'sd' | 'correlation' | 'exact'>} [figures]
 * @returns {Figures}
 */
const told = ({ mean, se, sd, correlation, exact } = NONE) => ({
  mean,
  se,
  sd,
  correlation,
  exact: { mean: exact.mean, sd: exact.sd },
});

/** Before there are games to be rolled. */
const NONE = {
  mean: null,
  se: null,
  sd: null,
  correlation: null,
  exact: { mean: null, sd: null, worth: null, needed: null },
};

/** @param {import('./lab.js').PairsLab} lab */
export function snapshotOf({ rollout, current, decision, state }) {
  const figures = rollout.couplings();
  const exact = current?.game.exact() ?? { a: null, b: null, difference: null };
  const couplings = COUPLINGS.map((name) => [
    name,
    { plain: told(figures?.[name].plain), reduced: told(figures?.[name].reduced) },
  ]);
  const { evaluator } = current?.setup ?? state.wanted;
  // What was made is in force, and nobody else's to change.
  return structuredClone({
    pairs: rollout.games,
    seed: rollout.seed,
    decision,
    evaluator,
    exact,
    couplings: /** @type {Record<import('./coupling-names.js').CouplingName, {plain: Figures, reduced: Figures}>} */ (
      Object.fromEntries(couplings)
    ),
  });
}
