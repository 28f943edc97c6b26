// The board as it stands while a game is stepped through.

import { CHECKERS, onBoard, pipsOf } from './board-editor-model.js';

/**
 * @typedef {Object} Turn
 * @property {'x' | 'o'} side
 * @property {number[]} after
 * @property {number[]} other
 * @property {[number, number] | null} dice  null: the game ended before a roll
 */
/** @typedef {{winner: 'x' | 'o', turns: Turn[]}} GameRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {Pick<import('../i18n/texts.js').Texts, 'sides'> & {board: typeof import('./texts/en.js').board & import('../i18n/texts.js').Shared['board']}} Texts */

/**
 * @param {BearoffPosition} start
 * @param {GameRecord | null} record null: before the first game
 * @param {number} shown how many of the game's rolls have been made
 * @param {Texts} texts
 * @returns {BoardModel}
 */
export function boardModel(start, record, shown, { board, sides }) {
  let { x, o, onRoll } = start;
  const last = record && shown > 0 ? record.turns[shown - 1] : null;
  if (last) {
    const { side, after, other } = last;
    [x, o] = side === 'x' ? [after, other] : [other, after];
    onRoll = side === 'x' ? 'o' : 'x';
  }
  const over = record !== null && shown === record.turns.length;
  return {
    x,
    o,
    xOff: CHECKERS - onBoard(x),
    oOff: CHECKERS - onBoard(o),
    dice: last?.dice ? { values: last.dice, side: last.side } : null,
    onRoll: over ? null : onRoll,
    pips: { x: pipsOf(x), o: pipsOf(o) },
    label: over ? board.over(sides[record.winner]) : board.toRoll(sides[onRoll], pipsOf(x), pipsOf(o)),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
