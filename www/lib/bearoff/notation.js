// How labs of bear-offs write plays, chances and equity. Plays are written as backgammon players write them, in every
// language.

import { writeRoll } from '../board/model.js';
import { NONE, signed } from '../i18n/format.js';

/** @typedef {import('../i18n/format.js').Format} Format */

/** @typedef {readonly [from: number, to: number]} Move  one checker by one die; to 0: borne off */

// ——— Plays ———

/**
 * A play: "6/off 5/2", "3/off(2)". A checker that is moved on is written once, from where it was to where it comes:
 * 6/4 and 4/off are 6/off. Which of two checkers on a point is moved on makes no difference to the position.
 * @param {readonly Move[]} moves  in the order they are made
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
 * Joins moves of the same checker. The order of the moves does not matter: a chain has only one direction.
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

/** Higher points first, and of moves from the same point the longest. @param {Move} a @param {Move} b */
const byPoint = (a, b) => b[0] - a[0] || a[1] - b[1];

/**
 * A roll and what is played with it: "6-5: 6/off 5/off".
 * @param {{dice: readonly number[], moves: readonly (readonly number[])[]}} turn
 */
export const writeTurn = ({ dice, moves }) => `${writeRoll(dice)}: ${writePlay(/** @type {Move[]} */ (moves))}`;

/**
 * A side's checkers on its points 1 to 6 in an address: a hexadecimal digit each.
 * @param {readonly number[]} checkers
 */
export const writeCheckers = (checkers) => checkers.map((count) => count.toString(16)).join('');

// ——— Chances and equity ———

/**
 * A format for calculated points and chances: with the decimals that are asked for, or two, and not all that they have.
 * @param {Format} format
 * @returns {Format}
 */
export const chanceFormat = (format) => ({
  ...format,
  points: (points, digits = 2) => (points === null ? NONE : signed(format, points, digits)),
  plain: (value, digits = 2) => format.plain(value, digits),
  reduced: (value) => format.percent(value, 2),
});

/** Decimals of chances, in percent, and of the equity that replaces them. @type {Record<number, number>} */
const DECIMALS = { 1: 2, 2: 4, 3: 5 };

/** One for each format: the map is drawn again when it is given another object. @type {WeakMap<Format, Format>} */
const formats = new WeakMap();

/**
 * The format with which the map of the 36 rolls writes equity: a point replaces a hundred percent.
 * @param {Format} format
 * @returns {Format}
 */
export function mapFormat(format) {
  const known = formats.get(format);
  if (known) return known;
  const percent = (/** @type {number | null} */ value, digits = 2) => format.percent(value, DECIMALS[digits] ?? digits);
  const made = { ...format, percent };
  formats.set(format, made);
  return made;
}
