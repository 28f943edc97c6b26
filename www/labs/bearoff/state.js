// What the reader has chosen in the bear-off lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../shared/rollout/state.js';
import { positions } from './positions.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').PlayerName} PlayerName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').ScaleName} ScaleName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Noise} Noise */

/**
 * @typedef {Object} Wanted  what is to be rolled out, and how luck is to be measured
 * @property {BearoffPosition} position
 * @property {{x: PlayerName, o: PlayerName}} players
 * @property {EvaluatorName} evaluator
 * @property {ScaleName} scale
 * @property {Noise} noise
 */

/**
 * @typedef {Object} Work  that the reader waits for
 * @property {'database' | 'game' | 'games'} what
 * @property {number} progress  0..1
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {Work | null} work
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {number | null} chosen  which of the 36 rolls was played last
 * @property {BearoffPosition[]} trail  the positions from which rolls were played, to go back to
 */

/** @typedef {import('../../shared/rollout/shapes.js').RolloutState & OwnState} LabState */

const [{ x, o }] = positions;

/** How the lab begins, and what an address need not say. @type {Wanted} */
export const START = {
  position: { x, o, onRoll: 'x' },
  players: { x: 'exact', o: 'exact' },
  evaluator: 'pipCount',
  scale: 'linear',
  noise: { size: 10, seed: 1 },
};

/** @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: START,
  work: null,
  problem: '',
  idProblem: '',
  chosen: null,
  trail: [],
});

/** Evaluators that need the exact chances, which are known up to six checkers a side. */
const EXACT_AT_HEART = ['exact', 'backwards', 'noisy'];

/** @param {PlayerName} name */
export const needsExact = (name) => EXACT_AT_HEART.includes(name);

/**
 * What is rolled out in place of what is wanted where the exact chances are not known.
 * @param {Wanted} wanted
 * @param {'six' | 'all'} reach
 * @returns {Wanted}
 */
export function possible(wanted, reach) {
  if (reach === 'six') return wanted;
  const { players, evaluator } = wanted;
  /** @template {PlayerName} N @param {N} name */
  const instead = (name) => (needsExact(name) ? 'oneSided' : name);
  return {
    ...wanted,
    players: { x: instead(players.x), o: instead(players.o) },
    evaluator: /** @type {EvaluatorName} */ (instead(evaluator)),
  };
}
