// The board as it stands while a game is stepped through.

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../shared/board/model.js').BoardModel} BoardModel */
/** @typedef {import('./texts/en.js').Texts} Texts */

const CHECKERS = 15;

/** @param {number[]} places */
const pipsOf = (places) => places.reduce((sum, count, i) => sum + count * (i + 1), 0);
/** @param {number[]} places */
const offOf = (places) => CHECKERS - places.reduce((sum, count) => sum + count, 0);

/**
 * @param {ContactPosition} start
 * @param {ContactRecord | null} record null: before the first game
 * @param {number} shown how many of the game's rolls have been made
 * @param {Pick<Texts, 'board' | 'sides'>} texts
 * @returns {BoardModel}
 */
export function boardModel(start, record, shown, { board, sides }) {
  const last = record && shown > 0 ? record.turns[shown - 1] : null;
  const { x, o } = last ? last.after : start;
  const onRoll = last?.side === 'x' ? 'o' : 'x';
  const over = record !== null && shown === record.turns.length;
  const pips = { x: pipsOf(x), o: pipsOf(o) };
  return {
    x,
    o,
    xOff: offOf(x),
    oOff: offOf(o),
    dice: last ? { values: last.dice, side: last.side } : null,
    onRoll: over ? null : onRoll,
    pips,
    label: over ? board.over(sides[last?.side ?? 'x']) : board.toRoll(sides[onRoll], pips.x, pips.o),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
