// The 36 rolls of a position, made ready for drawing: colours, the way of the arrow keys, the two sides of the balance.
// The model rounds and orders its data, and computes no chances.

import { writePlay } from './notation.js';

/**
 * @typedef {Object} MapRoll
 * @property {[number, number]} dice
 * @property {import('./notation.js').Move[]} [moves]  of the best play
 * @property {string} [play]  the best play as it is written, where it is more than some moves
 * @property {string | null} [id]  null: the game is over with it
 * @property {number} value  X's chances after it, in percent
 * @property {number} luck  value − mean, in points
 * @property {number[]} [after]  the checkers that the side on roll has left
 */

/**
 * @typedef {Object} RollMapData
 * @property {number} mean  X's chances before the roll, in percent: the mean value of the 36
 * @property {MapRoll[]} rolls  36, in the order 1-1, 1-2, … 6-6
 * @property {number} gain  the sum of the lucky rolls' luck × 1/36, in points
 * @property {number} loss  the sum of the unlucky rolls' luck × 1/36: zero or below
 */

/** @typedef {{index: number, x: number, width: number, side: 'lucky' | 'unlucky'}} Weight  one roll on the balance */

export const FACES = [1, 2, 3, 4, 5, 6];
const SIDE = FACES.length;

/** Shades of a colour; luck below half of the first one has none. */
const SHADES = 5;

/** Luck below this, in points, is a rounding error, and is not coloured. */
const NEGLIGIBLE = 1e-6;

/** @param {number} first @param {number} second */
export const indexOf = (first, second) => (first - 1) * SIDE + second - 1;

/** The dice of a cell. @param {number} index @returns {[number, number]} */
export const diceOf = (index) => [Math.floor(index / SIDE) + 1, (index % SIDE) + 1];

/** An invisible map: its words take as much room as those of any other. @type {RollMapData} */
export const STAND_IN = {
  mean: 50,
  rolls: Array.from({ length: SIDE * SIDE }, (_, i) => ({ dice: diceOf(i), value: 50, luck: i % 2 ? 10 : -10 })),
  gain: 5,
  loss: -5,
};

/** The roll with the dice exchanged. @param {number} index */
export const twinOf = (index) => {
  const [first, second] = diceOf(index);
  return indexOf(second, first);
};

/** Whether the game is over with a roll: it cannot be played out from there. @param {MapRoll} roll */
export const ends = ({ after, id }) => id === null || (after?.every((checkers) => checkers === 0) ?? false);

/** The best play as it is written; '' if there is none. @param {MapRoll} roll */
export const playOf = ({ play, moves = [] }) => play ?? writePlay(moves);

/** The largest luck, either way: the end of the scale. @param {readonly MapRoll[]} rolls */
export const reach = (rolls) => rolls.reduce((most, { luck }) => Math.max(most, Math.abs(luck)), 0);

/**
 * @param {number} luck
 * @param {number} most
 * @returns {number} −5 to 5
 */
export function shade(luck, most) {
  if (most < NEGLIGIBLE) return 0;
  // Halves go away from zero on both sides.
  const level = Math.round((Math.abs(luck) / most) * SHADES);
  return luck < 0 && level > 0 ? -level : level;
}

/** The colours' names in the style sheet, from one end to the other. */
export const SCALE = Array.from({ length: 2 * SHADES + 1 }, (_, i) => shadeName(i - SHADES));

/** @param {number} level */
export function shadeName(level) {
  if (level === 0) return 'even';
  return level > 0 ? `lucky-${level}` : `unlucky-${-level}`;
}

/**
 * Where a key leads from a cell.
 * @param {number} index
 * @param {{key: string, ctrlKey: boolean}} event
 * @returns {number | null} null: it is no key of the grid
 */
export function goTo(index, { key, ctrlKey }) {
  const [row, column] = diceOf(index);
  switch (key) {
    case 'ArrowLeft':
      return indexOf(row, Math.max(1, column - 1));
    case 'ArrowRight':
      return indexOf(row, Math.min(SIDE, column + 1));
    case 'ArrowUp':
      return indexOf(Math.max(1, row - 1), column);
    case 'ArrowDown':
      return indexOf(Math.min(SIDE, row + 1), column);
    case 'Home':
      return ctrlKey ? indexOf(1, 1) : indexOf(row, 1);
    case 'End':
      return ctrlKey ? indexOf(SIDE, SIDE) : indexOf(row, SIDE);
    default:
      return null;
  }
}

/** @param {readonly MapRoll[]} rolls */
export const luckyRolls = (rolls) => rolls.filter(({ luck }) => luck > NEGLIGIBLE).length;
/** @param {readonly MapRoll[]} rolls */
export const unluckyRolls = (rolls) => rolls.filter(({ luck }) => luck < -NEGLIGIBLE).length;

/**
 * Every roll as a weight on a balance: as wide as its luck, the lucky ones from the middle to the right, the unlucky
 * ones to the left, the heaviest nearest to the middle. The longer side is `arm` long.
 * @param {RollMapData} map
 * @param {number} arm
 * @returns {Weight[]}
 */
export function weights({ rolls, gain, loss }, arm) {
  const longer = Math.max(gain, -loss);
  if (longer < NEGLIGIBLE) return [];
  const scale = arm / (longer * rolls.length);
  const all = rolls
    .map(({ luck }, index) => ({ index, luck, twin: Math.min(index, twinOf(index)) }))
    .filter(({ luck }) => Math.abs(luck) > NEGLIGIBLE)
    // The two ways to throw a roll side by side.
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || a.twin - b.twin || a.index - b.index);
  let right = 0;
  let left = 0;
  return all.map(({ index, luck }) => {
    const width = Math.abs(luck) * scale;
    if (luck > 0) {
      right += width;
      return { index, x: right - width, width, side: 'lucky' };
    }
    left += width;
    return { index, x: -left, width, side: 'unlucky' };
  });
}
