// The board of a bear-off as plain data: how editing changes a position, and the models that the drawing needs. The
// rules of play are the core's. The one rule here is that a side has fifteen checkers.

import { fromOtherSide } from '../board/model.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('./positions.js').Position} Position */

/**
 * @typedef {Object} Place  one of the twelve points
 * @property {Side} side  whose point
 * @property {number} point  as its owner counts, 1 to 6
 * @property {number} at  X's number for it, as the drawing knows it
 */

export const CHECKERS = 15;
const HOME = 6;
const ROW = Array.from({ length: HOME }, (_, i) => HOME - i);

/** The points in reading order, from the upper left to the lower right. @type {Place[]} */
export const PLACES = [
  ...ROW.map((point) => ({ side: /** @type {Side} */ ('o'), point, at: fromOtherSide(point) })),
  ...ROW.map((point) => ({ side: /** @type {Side} */ ('x'), point, at: point })),
];

/** The place in the other row. @param {number} index */
export const across = (index) => (index + HOME) % PLACES.length;

/** @param {Position} position @param {Place} place */
export const countOn = (position, { side, point }) => position[side][point - 1] ?? 0;

/** @param {number[]} points */
export const onBoard = (points) => points.reduce((sum, count) => sum + count, 0);

/** How many checkers a point can have while the side's others stay. @param {Position} position @param {Place} place */
export const mostOn = (position, place) => CHECKERS - onBoard(position[place.side]) + countOn(position, place);

/**
 * Returns the position with this many checkers on one point, or null if the side would have more than fifteen.
 * @param {Position} position  is not changed
 * @param {Place} place
 * @param {number} count  a negative one counts as 0
 */
export function withCount(position, place, count) {
  if (count > mostOn(position, place)) return null;
  const next = { x: [...position.x], o: [...position.o] };
  next[place.side][place.point - 1] = Math.max(0, count);
  return next;
}

/** @returns {Position} */
export const emptyPosition = () => ({ x: Array(HOME).fill(0), o: Array(HOME).fill(0) });

/** @param {Position} a @param {Position} b */
export const isSame = (a, b) => `${a.x}|${a.o}` === `${b.x}|${b.o}`;

/**
 * A number typed digit by digit: a 1 may begin a number from 10 to 15.
 * @param {number | null} before  the number that has just been typed on the same point
 * @param {number} digit
 */
export const typedCount = (before, digit) => (before === 1 && digit <= 5 ? 10 + digit : digit);

/** @typedef {(sides: {x: number[], o: number[]}) => import('../../pkg/bearoff/rollout_lab.js').CheckerCounts} Count  by the core */

/**
 * The checkers of a drawing, with their numbers.
 * @param {Count} count
 * @param {number[]} x
 * @param {number[]} o
 */
export function counted(count, x, o) {
  const { pips, off } = count({ x, o });
  return { x, o, xOff: off.x, oOff: off.o, pips };
}

/**
 * The model of an edited board. It has no label: screen readers get the controls over the drawing, which say more.
 * @param {Position} position
 * @returns {BoardModel}
 */
export const editorBoard = ({ x, o }) => ({
  x,
  o,
  xOff: CHECKERS - onBoard(x),
  oOff: CHECKERS - onBoard(o),
  dice: null,
  onRoll: null,
  pips: null,
  label: '',
  names: { x: '', o: '', pips: () => '' },
});

/**
 * @typedef {{side: Side, after: number[], other: number[], dice: [number, number] | null}} Turn  without dice the game ended
 *   before a roll
 */
/** @typedef {import('../i18n/texts.js').Shared['board'] & typeof import('./texts/en.js').board} BoardTexts */

/**
 * The model of the board while a game is stepped through.
 * @param {Count} count
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} start
 * @param {{winner: Side | null, turns: Turn[]} | null} record  null: before the first game. Without a winner it is cut short
 * @param {number} shown  how many of the game's rolls have been made
 * @param {Pick<import('../i18n/texts.js').Texts, 'sides'> & {board: BoardTexts}} texts
 * @returns {BoardModel}
 */
export function boardModel(count, start, record, shown, { board, sides }) {
  let { x, o, onRoll } = start;
  const last = record && shown > 0 ? record.turns[shown - 1] : null;
  if (last) {
    const { side, after, other } = last;
    [x, o] = side === 'x' ? [after, other] : [other, after];
    onRoll = side === 'x' ? 'o' : 'x';
  }
  const winner = record !== null && shown === record.turns.length ? record.winner : null;
  const checkers = counted(count, x, o);
  const { pips } = checkers;
  return {
    ...checkers,
    dice: last?.dice ? { values: last.dice, side: last.side } : null,
    onRoll: winner ? null : onRoll,
    label: winner ? board.over(sides[winner]) : board.toRoll(sides[onRoll], pips.x, pips.o),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
