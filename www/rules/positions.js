// The positions on the page of the rules. The first three are one game: Blue opens with 3-1, White answers with 2-1, and Blue
// hits with 4-4.

import { CHECKERS, onBoard } from '../lib/bearoff/board-editor-model.js';

/** @typedef {import('../lib/board/model.js').Side} Side */
/** @typedef {import('../lib/board/model.js').Roll} Roll */

/**
 * @typedef {Object} Position
 * @property {number[]} x  X's checkers on X's own points, the ace point first; the 25th entry is the bar
 * @property {number[]} o
 * @property {Side | null} onRoll
 * @property {Roll | null} dice
 * @property {number[]} highlight  X's points to mark
 */

export const BAR = 25;

/**
 * A side's checkers.
 * @param {Record<number, number>} counts  by the side's own points
 */
const checkers = (counts) => Array.from({ length: BAR }, (_, i) => counts[i + 1] ?? 0);

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** @type {Position} */
export const opening = {
  x: checkers(START),
  o: checkers(START),
  onRoll: null,
  dice: null,
  highlight: [1, 2, 3, 4, 5, 6],
};

/** @type {Position} */
export const played = {
  x: checkers({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }),
  o: checkers(START),
  onRoll: null,
  dice: { values: [3, 1], side: 'x' },
  highlight: [],
};

/** @type {Position} */
export const hit = {
  x: checkers({ 20: 2, 13: 3, 9: 2, 8: 2, 6: 4, 5: 2 }),
  o: checkers({ [BAR]: 1, 24: 2, 13: 4, 11: 1, 8: 3, 6: 4 }),
  onRoll: null,
  dice: { values: [4, 4], side: 'x' },
  highlight: [5, 6],
};

/** @type {Position} */
export const bearOff = { x: checkers({ 1: 4 }), o: checkers({ 6: 1 }), onRoll: 'x', dice: null, highlight: [] };

/** @type {Position} */
export const doubled = { x: checkers({ 6: 1 }), o: checkers({ 1: 1 }), onRoll: 'x', dice: null, highlight: [] };

/** Checkers that have been borne off. @param {number[]} side */
export const offOf = (side) => CHECKERS - onBoard(side);

/**
 * Where a side's checkers are, from the bar to the tray.
 * @param {number[]} side
 * @returns {{place: number | 'bar' | 'off', count: number}[]} `place` is one of the side's own points
 */
export const placesOf = (side) =>
  [
    ...side.map((count, i) => ({ place: i + 1 === BAR ? /** @type {const} */ ('bar') : i + 1, count })).reverse(),
    { place: /** @type {const} */ ('off'), count: offOf(side) },
  ].filter(({ count }) => count > 0);

/**
 * Whether one checker on a side's 6 point is borne off by this roll: with a 6, with two numbers that reach as far, or with doubles
 * whose four numbers do.
 * @param {number} first
 * @param {number} second
 */
export function bearsOffFromSix(first, second) {
  const pips = first === second ? 4 * first : first + second;
  return Math.max(first, second) === 6 || pips >= 6;
}
