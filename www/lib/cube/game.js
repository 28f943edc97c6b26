// A game with the cube: the cube after a turn, a turn in words, and the game as the sum result = value + luck −
// mistakes. The core has measured the terms; the sum signs, rounds and orders them.

import { writeTurn } from '../bearoff/notation.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {{value: number, owner: import('../../pkg/cube/rollout_lab.js').CubeOwner}} Cube */
/** @typedef {'x' | 'o'} Side */
/** @typedef {typeof import('./texts/en.js').actions & {turn: (side: string, play: string) => string}} Words */
/** @typedef {{turns: Words, sides: {x: string, o: string}}} Texts */

// ——— A turn ———

/**
 * Returns the cube after a turn.
 * @param {Pick<CubeTurn, 'side' | 'cube' | 'doubled' | 'answer'>} turn
 * @returns {Cube}
 */
export function cubeAfter({ side, cube, doubled, answer }) {
  if (!doubled || answer !== 'take') return cube;
  return { value: 2 * cube.value, owner: side === 'x' ? 'o' : 'x' };
}

/** Returns the value of the cube while the roll of a turn is played. @param {CubeTurn} turn */
export const cubeInPlay = ({ cube, doubled, answer }) => (doubled && answer === 'take' ? 2 : 1) * cube.value;

/** Returns whether a double of this turn is a redouble. @param {Pick<CubeTurn, 'cube'>} turn */
export const isRedouble = ({ cube }) => cube.owner !== 'centred';

/**
 * Returns the cube action of a turn in words; '' if there is none.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 * @param {Pick<import('../i18n/format.js').Format, 'count'>} format
 */
export function actionSaid(turn, { turns: words, sides }, format) {
  const { side, doubled, answer, cube } = turn;
  if (!doubled) return '';
  const value = format.count(2 * cube.value);
  const does = (isRedouble(turn) ? words.redoubles : words.doubles)(sides[side], value);
  const other = sides[side === 'x' ? 'o' : 'x'];
  return words.answered(does, answer === 'take' ? words.takes(other) : words.passes(other));
}

/**
 * Returns the roll and the play of a turn in words; '' if the turn ended by a pass.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 */
export const rollSaid = ({ side, dice, moves }, { turns: words, sides }) =>
  dice ? words.turn(sides[side], writeTurn({ dice, moves })) : '';

// ——— A game as a sum ———

/** A smaller mistake, in points, is written as zero, and counts as none. */
export const SAME = 5e-5;

/** Terms are written with four decimals. */
const UNIT = 1e4;

/**
 * @typedef {Object} Term  of the sum, rounded as it is written
 * @property {'value' | 'luck' | 'checkers' | 'cube'} name
 * @property {Side | null} side  that made the mistakes
 * @property {number} points  for the side on roll at the start: its own mistakes are below zero
 */

/**
 * Returns the terms of a game, with the mistakes of the sides that made some. The written terms add up to the result:
 * for that the last digit of the luck gives way.
 * @param {{result: number, value: number, mistakes: CubeRecord['mistakes']}} record  measured by the exact rung;
 *   estimated luck has no such sum
 * @param {Side} first  the side on roll at the start
 * @returns {Term[]}
 */
export function termsOf({ result, value, mistakes }, first) {
  const written = (/** @type {number} */ points) => Math.round(points * UNIT);
  const costs = /** @type {const} */ (['x', 'o']).flatMap((side) =>
    /** @type {const} */ (['checkers', 'cube'])
      .filter((name) => mistakes[side][name] >= SAME)
      .map((name) => ({ name, side, points: (side === first ? -1 : 1) * written(mistakes[side][name]) })),
  );
  const others = costs.reduce((sum, { points }) => sum + points, written(value));
  const all = [
    { name: /** @type {const} */ ('value'), side: null, points: written(value) },
    { name: /** @type {const} */ ('luck'), side: null, points: written(result) - others },
    ...costs,
  ];
  return all.map((term) => ({ ...term, points: term.points / UNIT }));
}
