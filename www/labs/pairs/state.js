// The state of the lab of pairs: the reader's choices, in one plain object. The pairs themselves are the rollout's.

import { standIn } from '../../lib/bearoff/evaluators.js';
import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').Checkers} Checkers */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').EvaluatorName} EvaluatorName */

/**
 * @typedef {Object} Wanted  the plays to compare, and the settings
 * @property {import('../../pkg/pairs/rollout_lab.js').BearoffPosition} position
 * @property {[number, number]} roll
 * @property {Checkers | null} a  the mover's checkers after the play; null: the best one
 * @property {Checkers | null} b  null: the best one besides A
 * @property {EvaluatorName} evaluator  measures the luck that is subtracted
 * @property {EvaluatorName} ranking  ranks the rolls for the couplings
 * @property {import('../../pkg/pairs/rollout_lab.js').Noise} noise
 * @property {boolean} rotation  whether each first roll comes once in 36 pairs
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {import('../../pkg/pairs/rollout_lab.js').CouplingName} coupling  in view: all four are rolled
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & import('../../lib/bearoff/setting-up.js').Problems & OwnState} LabState */

/** The initial state, which an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    // Two points of difference, which independent dice take thousands of pairs to show; small enough for exact spreads.
    position: { x: [0, 0, 0, 1, 1, 1], o: [0, 1, 1, 1, 0, 0], onRoll: 'x' },
    roll: [4, 3],
    a: null,
    b: null,
    evaluator: 'pipCount',
    ranking: 'exact',
    noise: { size: 10, seed: 1 },
    rotation: false,
  },
  coupling: 'ranked',
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
});

/**
 * The setup that replaces the wanted one where the exact chances are not known.
 * @param {Wanted} wanted
 * @param {'six' | 'all'} reach
 * @returns {Wanted}
 */
export const possible = (wanted, reach) => ({
  ...wanted,
  evaluator: standIn(wanted.evaluator, reach),
  ranking: standIn(wanted.ranking, reach),
});
