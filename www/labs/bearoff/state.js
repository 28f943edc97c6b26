// What the reader has chosen in the bear-off lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';
import { standIn } from '../../lib/bearoff/evaluators.js';
import { positions } from '../../lib/bearoff/positions.js';

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
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {string} problem  why what is on the board cannot be rolled out, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {string | null} idElsewhere  that ID, if its position is one for another lab
 * @property {import('../../lib/bearoff/refusals.js').SetAside | null} setAside  of the ID that was taken last
 * @property {number | null} chosen  which of the 36 rolls the reader has chosen to be told of
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  what the reader has chosen to see on the board
 * @property {import('./trail.js').Step[]} trail  the rolls that were played to come here, to go back
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

const [{ x, o }] = positions;

/** How the lab begins, and what an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    position: { x, o, onRoll: 'x' },
    players: { x: 'exact', o: 'exact' },
    evaluator: 'pipCount',
    scale: 'linear',
    noise: { size: 10, seed: 1 },
  },
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  chosen: null,
  look: null,
  trail: [],
});

/**
 * What is rolled out in place of what is wanted where the exact chances are not known.
 * @param {Wanted} wanted
 * @param {'six' | 'all'} reach
 * @returns {Wanted}
 */
export function possible(wanted, reach) {
  if (reach === 'six') return wanted;
  const { players, evaluator } = wanted;
  return {
    ...wanted,
    players: { x: standIn(players.x, reach), o: standIn(players.o, reach) },
    evaluator: standIn(evaluator, reach),
  };
}
