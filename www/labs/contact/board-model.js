// The board as it stands while a game is stepped through.

import { coloured } from './sides.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */
/** @typedef {import('../../lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('../../lib/board/model.js').Side} Side */
/** @typedef {import('./texts/en.js').Texts} Texts */

const CHECKERS = 15;

/** @param {number[]} places */
const pipsOf = (places) => places.reduce((sum, count, i) => sum + count * (i + 1), 0);
/** @param {number[]} places */
const offOf = (places) => CHECKERS - places.reduce((sum, count) => sum + count, 0);

/**
 * @param {ContactPosition} start
 * @param {ContactRecord | null} record null: before the first game
 * @param {number} rolls how many of the game's rolls have been made
 * @param {Pick<Texts, 'board' | 'sides'>} texts
 * @param {boolean} white  whether White was on roll at the start
 * @returns {BoardModel}
 */
export function boardModel(start, record, rolls, { board, sides }, white) {
  const last = record && rolls > 0 ? record.turns[rolls - 1] : null;
  const { x, o } = last ? last.after : start;
  const onRoll = last?.side === 'x' ? 'o' : 'x';
  const over = record !== null && rolls === record.turns.length;
  // The drawing's X is Blue.
  const shown = coloured({ x, o }, white);
  const pips = { x: pipsOf(shown.x), o: pipsOf(shown.o) };
  const colourOf = (/** @type {Side} */ side) => (white === (side === 'x') ? 'o' : 'x');
  return {
    ...shown,
    xOff: offOf(shown.x),
    oOff: offOf(shown.o),
    dice: last ? { values: last.dice, side: colourOf(last.side) } : null,
    onRoll: over ? null : colourOf(onRoll),
    pips,
    label: over ? board.over(sides[last?.side ?? 'x']) : board.toRoll(sides[onRoll], pips.x, pips.o),
    names: { ...coloured(sides, white), pips: board.pips },
  };
}
