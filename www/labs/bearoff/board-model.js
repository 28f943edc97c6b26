// The board as it stands while a game is stepped through.

import { CHECKERS, onBoard, pipsOf } from '../../shared/bearoff/board-editor-model.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../shared/board/model.js').BoardModel} BoardModel */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * @param {BearoffPosition} start
 * @param {BearoffRecord | null} record null: before the first game
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
    dice: last && { values: last.dice, side: last.side },
    onRoll: over ? null : onRoll,
    pips: { x: pipsOf(x), o: pipsOf(o) },
    label: over ? board.over(sides[record.winner]) : board.toRoll(sides[onRoll], pipsOf(x), pipsOf(o)),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
