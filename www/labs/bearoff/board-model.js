// The board as it stands while a game is stepped through.

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../shared/board/model.js').BoardModel} BoardModel */
/** @typedef {import('./texts/en.js').Texts} Texts */

const CHECKERS = 15;

/** @param {number[]} checkers */
const count = (checkers) => checkers.reduce((sum, on) => sum + on, 0);

/** @param {number[]} checkers */
const pips = (checkers) => checkers.reduce((sum, on, i) => sum + on * (i + 1), 0);

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
    xOff: CHECKERS - count(x),
    oOff: CHECKERS - count(o),
    dice: last && { values: last.dice, side: last.side },
    onRoll: over ? null : onRoll,
    pips: { x: pips(x), o: pips(o) },
    label: over ? board.over(sides[record.winner]) : board.toRoll(sides[onRoll], pips(x), pips(o)),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
