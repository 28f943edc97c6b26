// The state of the bear-off lab: the reader's choices, in one plain object. The games themselves are the rollout's.

import { standIn } from '../../lib/bearoff/evaluators.js';
import { positions } from '../../lib/bearoff/positions.js';
import { rolloutState } from '../../lib/rollout/state.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').PlayerName} PlayerName */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').ScaleName} ScaleName */
/** @typedef {PlayerName | 'careless'} LabPlayer */

/**
 * @typedef {Object} Wanted  the game to roll out, and the measure of its luck
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} position
 * @property {{x: LabPlayer, o: LabPlayer}} players
 * @property {EvaluatorName} evaluator
 * @property {ScaleName} scale
 * @property {import('../../pkg/bearoff/rollout_lab.js').Noise} noise
 * @property {number | null} horizon  the number of rolls after which games are cut short; null: all are played to the end
 * @property {number} secondBest  the percentage of turns in which a careless player makes the second best play
 * @property {'dice' | 'diceAndChoices'} subtracted  the luck that is subtracted with a careless player
 */

/**
 * @typedef {Object} OwnState
 * @property {Wanted} wanted
 * @property {import('../../lib/rollout/shapes.js').Rotation} rotation  how many first rolls are rotated
 * @property {number | null} chosen  the roll that the reader wants explained, of the 36
 * @property {import('../../lib/rollout/kept-seed.js').KeptSeed | null} keptSeed  the error seed that was kept after games. No address says so
 * @property {import('../../lib/bearoff/stage.js').Look | null} look  the reader's choice for the board
 * @property {import('./trail.js').Step[]} trail  the rolls that were played to come here
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & import('../../lib/bearoff/setting-up.js').Problems & OwnState} LabState */

const [{ x, o }] = positions;

/** The initial state, which an address need not say. @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  wanted: {
    position: { x, o, onRoll: 'x' },
    players: { x: 'exact', o: 'exact' },
    evaluator: 'pipCount',
    scale: 'linear',
    noise: { size: 10, seed: 1 },
    horizon: null,
    secondBest: 20,
    subtracted: 'dice',
  },
  rotation: 0,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  chosen: null,
  keptSeed: null,
  look: null,
  trail: [],
});

/**
 * The setup that replaces the wanted one where the exact chances are not known.
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

const usual = initialState().wanted;

/** Whether a setting behind “More” is not the usual one. @param {Wanted} wanted */
export const isUnusual = ({ horizon, scale, players: { x, o } }) =>
  horizon !== usual.horizon || scale !== usual.scale || x !== usual.players.x || o !== usual.players.o;
