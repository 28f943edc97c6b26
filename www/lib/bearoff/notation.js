// Plays as backgammon players write them: pure functions, the same in every language.

import { writeRoll } from '../board/dice.js';

/** @typedef {readonly [from: number, to: number]} Move one checker by one die; to 0: borne off */

/**
 * A play: "6/off 5/2", "3/off(2)". A checker that is moved on is written once, from where it was to where it comes:
 * 6/4 and 4/off are 6/off. Which of two checkers on a point is moved on makes no difference to the position.
 * @param {readonly Move[]} moves in the order they are made
 * @returns {string} '' where nothing is moved
 */
export function writePlay(moves) {
  const counts = new Map();
  for (const [from, to] of joined(moves).sort(byPoint)) {
    const text = `${from}/${to === 0 ? 'off' : to}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(' ');
}

/**
 * Moves of the same checker made one. The order of the moves does not matter: a chain has only one direction.
 * @param {readonly Move[]} moves
 * @returns {[number, number][]}
 */
function joined(moves) {
  /** @type {[number, number][]} */
  const paths = [];
  // From the far points inwards, so that a checker's way to a point comes before its way on from there.
  for (const [from, to] of [...moves].sort(byPoint)) {
    const before = paths.find((path) => path[1] === from);
    if (before) before[1] = to;
    else paths.push([from, to]);
  }
  return paths;
}

/**
 * Higher points first, and of moves from the same point the longest.
 * @param {Move} a
 * @param {Move} b
 */
const byPoint = (a, b) => b[0] - a[0] || a[1] - b[1];

/**
 * A roll and what is played with it: "6-5: 6/off 5/off".
 * @param {{dice: readonly number[], moves: readonly (readonly number[])[]}} turn
 */
export const writeTurn = ({ dice, moves }) => `${writeRoll(dice)}: ${writePlay(/** @type {Move[]} */ (moves))}`;

/** What a side has on its points 1 to 6, as addresses say it: a hexadecimal digit each. @param {readonly number[]} checkers */
export const writeCheckers = (checkers) => checkers.map((count) => count.toString(16)).join('');
