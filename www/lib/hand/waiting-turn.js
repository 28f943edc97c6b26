// The roll that waits for the reader's play, in the list of a game: its luck is known already, and counts.

import { writeRoll } from '../board/dice.js';
import { gameStep } from '../rollout/microscope.js';

/** @typedef {NonNullable<import('./shapes.js').View['turn']>} WaitingTurn */

/**
 * @param {number} luck  of the turns that were played
 * @param {WaitingTurn | null} waiting
 */
export const luckSoFar = (luck, waiting) => luck + (waiting?.luck ?? 0);

/**
 * @param {number} number
 * @param {WaitingTurn} waiting
 * @param {(side: string, turn: string) => string} said
 * @param {Pick<import('./shapes.js').Texts, 'game' | 'sides'>} texts
 * @param {import('../i18n/format.js').Format} format
 */
export function rolledStep(number, { side, dice, luck }, said, { game, sides }, format) {
  const roll = writeRoll(dice.map(({ value }) => value));
  return gameStep(number, said(sides[side], `${roll}: …`), luck, true, game, format);
}
