// A turn with the cube in words: what was done with the cube, and what was rolled and played.

import { writeTurn } from '../bearoff/notation.js';
import { isRedouble } from './game-sum.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {typeof import('./texts/en-actions.js').actions & {turn: (side: string, play: string) => string}} Words */
/** @typedef {{turns: Words, sides: {x: string, o: string}}} Texts */

/**
 * What was done with the cube; '' where nothing was.
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
 * What was rolled and played; '' where a double was passed.
 * @param {CubeTurn} turn
 * @param {Texts} texts
 */
export const rollSaid = ({ side, dice, moves }, { turns: words, sides }) =>
  dice ? words.turn(sides[side], writeTurn({ dice, moves })) : '';
