// The model of <play-board>, and the geometry of what lies on it: pure functions. The lab says which checkers can move, and
// where to.

import { counted } from '../../lib/bearoff/board-model.js';
import { FIELDS, POINT, checkerSpots, pointBox, trayBox } from '../../lib/board/geometry.js';
import { fromOtherSide } from '../../lib/board/model.js';
import { boardInView } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('../../lib/board/model.js').Side} Side */

/**
 * @typedef {Object} Turn  a turn that the reader plays
 * @property {Side} side
 * @property {{value: number, played: boolean}[]} dice  in the order in which they are moved
 * @property {{from: number, to: number[]}[]} movable  points from which a checker can move, and its targets; 0 is off
 * @property {boolean} done  whether all dice are played
 */

/**
 * @typedef {Object} PlayModel
 * @property {BoardModel} board  with the dice of a turn that is shown
 * @property {Turn | null} turn  null if no turn waits
 * @property {boolean} coming  whether the turns before that one are still being shown
 */

/**
 * Returns the board and the turn that waits. After a game, the board shows its end until the next game begins.
 * @param {import('../../lib/bearoff/board-model.js').Count} count
 * @param {import('./shapes.js').View | null} view
 * @param {import('./shapes.js').BearoffPosition} start
 * @param {import('./shapes.js').Recorded | null} record  of the last game
 * @param {import('../../lib/rollout/microscope.js').View | null} seen  how much of that game is seen; null: all of it
 * @param {number} told  how many of its turns the reader has played or seen
 * @param {import('./shapes.js').Texts} texts
 * @returns {PlayModel}
 */
export function handBoard(count, view, start, record, seen, told, { board, sides }) {
  const { position, turn } = view ?? { position: start, turn: null };
  const playing = record?.end === 'playing';
  const onRoll = playing ? position.onRoll : null;
  /** @returns {BoardModel} */
  const boardOf = (/** @type {{x: number[], o: number[]}} */ { x, o }, /** @type {BoardModel['dice']} */ dice) => {
    const checkers = counted(count, x, o);
    const { pips } = checkers;
    const label = onRoll ? board.toRoll(sides[onRoll], pips.x, pips.o) : '';
    return { ...checkers, dice, onRoll, label, names: { x: sides.x, o: sides.o, pips: board.pips } };
  };
  const turns = record?.turns ?? [];
  const after = (/** @type {number} */ shown) => (shown > 0 ? positionAfter(turns[shown - 1]) : start);
  if (!seen) return { turn, coming: false, board: boardOf(playing ? position : after(turns.length), null) };
  // The reader's own roll lies on the board already if its only play is shown.
  const roll = seen.shown < told ? turns[seen.shown] : seen.shown > seen.arrived ? turns[seen.shown - 1] : null;
  return { turn, coming: true, board: boardInView(seen, (rolls) => boardOf(after(rolls), roll && diceOf(roll))) };
}

/** Returns the checkers after a turn. A game that ends with a pass ends without a play. @param {import('./shapes.js').Turn} turn */
function positionAfter({ side, before, after, other }) {
  const own = after ?? before;
  return side === 'x' ? { x: own, o: other } : { x: other, o: own };
}

/** @param {import('./shapes.js').Turn} turn @returns {BoardModel['dice']} */
const diceOf = ({ side, dice }) => dice && { values: dice, side };

export const HOME = 6;

/** The points of a home board, from left to right. */
export const ROW = Array.from({ length: HOME }, (_, i) => HOME - i);

/**
 * Converts a side's own point to X's number of that point.
 * @param {Side} side
 * @param {number} point
 */
export const placeOf = (side, point) => (side === 'x' ? point : fromOtherSide(point));

/**
 * @param {PlayModel} model
 * @param {Side} side
 * @param {number} point
 */
export const countOn = ({ board }, side, point) => board[side][point - 1] ?? 0;

/**
 * Returns the targets of a checker on a point.
 * @param {Turn | null} turn
 * @param {number} point
 */
export const targetsFrom = (turn, point) => turn?.movable.find(({ from }) => from === point)?.to ?? [];

/**
 * Returns the point at a place, in either row: points of the same number lie opposite each other. The trays are beyond the ace
 * points.
 * @param {import('../../lib/board/geometry.js').Spot} spot
 * @returns {number | null} 0 if it is off the board; null if it is nowhere
 */
export function pointUnder({ x }) {
  const column = Math.floor((x - FIELDS.home.x) / POINT.width);
  if (column >= HOME) return 0;
  return column < 0 ? null : HOME - column;
}

/**
 * Returns the box of a target.
 * @param {Side} side
 * @param {number} to
 */
export const targetBox = (side, to) => (to === 0 ? trayBox(side, true) : pointBox(placeOf(side, to)));

/**
 * Returns the board without a checker that is being dragged.
 * @param {BoardModel} board
 * @param {Side} side
 * @param {number} from
 * @returns {BoardModel}
 */
export function lifted(board, side, from) {
  const points = [...board[side]];
  points[from - 1] -= 1;
  return { ...board, [side]: points };
}

/**
 * Returns the middle of the innermost checker on a point, which is the one that moves.
 * @param {Side} side
 * @param {number} point
 * @param {number} count
 */
export const topChecker = (side, point, count) => checkerSpots(placeOf(side, point), count).at(-1);

/** @param {BoardModel} board */
const off = ({ xOff, oOff }) => xOff + oOff;

/**
 * Whether checkers slide from one model to the next. They don't from the end of a game to the start of another one. A move that is taken
 * back returns one checker to the board.
 * @param {PlayModel | null} before
 * @param {PlayModel | null} after
 */
export const slidesTo = (before, after) =>
  before !== null && after !== null && off(before.board) - off(after.board) <= 1;

/** @param {Turn} turn */
const rollOf = ({ side, dice }) => `${side} ${dice.map(({ value }) => value).sort()}`;

/**
 * Whether a roll is to be seen that the model before didn't have. The same numbers may be rolled again.
 * @param {PlayModel | null} before
 * @param {PlayModel | null} after
 */
export function newRoll(before, after) {
  const [last, turn] = [before?.turn, after?.turn];
  if (!turn || after?.coming || turn.dice.some(({ played }) => played)) return false;
  return !last || before?.coming || last.done || rollOf(last) !== rollOf(turn);
}

/**
 * Whether two models have the same turn.
 * @param {PlayModel | null | undefined} before
 * @param {PlayModel | null} after
 */
export const sameTurn = (before, after) => JSON.stringify(before?.turn) === JSON.stringify(after?.turn);
