// What the reader has chosen where he plays by hand: one plain object. The games themselves are the rollout's.

import { positions } from '../../shared/bearoff/positions.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand/rollout_lab.js').EvaluatorName} EvaluatorName */
/** @typedef {import('../../pkg/hand/rollout_lab.js').PlayerName} PlayerName */
/** @typedef {'x' | 'o' | 'both'} Hands */

/**
 * @typedef {Object} Wanted
 * @property {BearoffPosition} position
 * @property {Hands} hands  which sides the reader plays
 * @property {PlayerName} opponent  who chooses the plays of the other side
 * @property {EvaluatorName} evaluator  who estimates luck
 */

/**
 * @typedef {Object} HandState
 * @property {Wanted} wanted
 * @property {string} problem  why what is on the board cannot be played, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {import('../../shared/bearoff/set-aside.js').SetAside | null} setAside  of the ID that was taken last
 * @property {boolean} forced  whether forced plays are made for the reader
 * @property {string} refused  why the last move could not be made, in a sentence
 * @property {boolean} abandoning  whether he is asked if the game is to be given up
 * @property {Partial<Wanted> | null} asking  what the reader wants that would end these games
 * @property {Set<number>} unfolded  games whose mistakes are seen
 * @property {Set<string>} revealed  mistakes whose better play is seen: game and turn with a full stop between
 * @property {boolean} seedChosen  whether somebody wants these dice and no others
 * @property {Set<string>} hide  parts that the author does not want
 * @property {import('../../shared/rollout/shapes.js').View} view
 */

const { x, o } = positions.find(({ name }) => name === 'fourEach') ?? positions[0];

/** Noisy evaluators and players are always off by as much, with the same errors. */
export const NOISE = { size: 10, seed: 1 };

/** How the lab begins, and what an address need not say. @returns {HandState} */
export const initialState = () => ({
  wanted: { position: { x, o, onRoll: 'x' }, hands: 'x', opponent: 'exact', evaluator: 'exact' },
  problem: '',
  idProblem: '',
  setAside: null,
  forced: false,
  refused: '',
  abandoning: false,
  asking: null,
  unfolded: new Set(),
  revealed: new Set(),
  seedChosen: false,
  hide: new Set(),
  view: { axis: 'linear', bands: true, always: false, funnels: false, luck: false, allTables: false, hidden: new Set() },
});
