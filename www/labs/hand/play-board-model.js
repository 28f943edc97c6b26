// The model of <play-board>, and the geometry of what lies on it: pure functions. The lab says which checkers can move, and
// where to.

import { counted } from '../../lib/bearoff/board-model.js';
import { FIELDS, POINT, checkerSpots, pointBox, trayBox } from '../../lib/board/geometry.js';
import { fromOtherSide } from '../../lib/board/model.js';

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
 * @property {BoardModel} board  without dice
 * @property {Turn | null} turn  null if no turn waits
 */

/**
 * Returns the board and the turn that waits. After a game, the board shows its end until the next game begins.
 * @param {import('../../lib/bearoff/board-model.js').Count} count
 * @param {import('./shapes.js').View | null} view
 * @param {import('./shapes.js').BearoffPosition} start
 * @param {import('./shapes.js').Recorded | null} record  of the last game
 * @param {import('./shapes.js').Texts} texts
 * @returns {PlayModel}
 */
export function handBoard(count, view, start, record, { board, sides }) {
  const { position, turn } = view ?? { position: start, turn: null };
  const playing = record?.end === 'playing';
  let { x, o } = position;
  const last = playing ? null : record?.turns.at(-1);
  if (last) {
    // A game that ends with a pass ends without a play.
    const own = last.after ?? last.before;
    [x, o] = last.side === 'x' ? [own, last.other] : [last.other, own];
  }
  const onRoll = playing ? position.onRoll : null;
  const checkers = counted(count, x, o);
  const { pips } = checkers;
  return {
    turn,
    board: {
      ...checkers,
      dice: null,
      onRoll,
      label: onRoll ? board.toRoll(sides[onRoll], pips.x, pips.o) : '',
      names: { x: sides.x, o: sides.o, pips: board.pips },
    },
  };
}

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
 * Whether a model has a roll that the one before didn't have. The same numbers may be rolled again.
 * @param {PlayModel | null} before
 * @param {PlayModel | null} after
 */
export function newRoll(before, after) {
  const [last, turn] = [before?.turn, after?.turn];
  if (!turn || turn.dice.some(({ played }) => played)) return false;
  return !last || last.done || rollOf(last) !== rollOf(turn);
}

/**
 * Whether two models have the same turn.
 * @param {PlayModel | null | undefined} before
 * @param {PlayModel | null} after
 */
export const sameTurn = (before, after) => JSON.stringify(before?.turn) === JSON.stringify(after?.turn);
