// One game, roll by roll: the luck of each, and what was played. Mistakes are not told here: they are listed when the
// game is over. A view.

import { nothing } from 'lit';
import { luckSoFar, rolledStep } from '../../lib/hand/waiting-turn.js';
import { gameOutline, gameStep, gameSums } from '../../lib/rollout/microscope.js';
import { writeTurn } from '../../lib/bearoff/notation.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */

/**
 * @param {import('./lab.js').HandLab} lab
 * @param {HandRecord | null} record  null: no game yet
 */
export function log({ played, texts, format }, record) {
  const { game: words, sides } = texts;
  const waiting = played?.view().turn ?? null;
  if (!record) return gameOutline(words.none, nothing, nothing, nothing, gameSums(null, null, words, format));
  const { turns, luck, result, reduced, number } = record;
  const steps = turns.map((turn, i) =>
    gameStep(i + 1, words.turn(sides[turn.side], writeTurn(turn)), turn.luck, false, words, format),
  );
  if (waiting) steps.push(rolledStep(turns.length + 1, waiting, words.turn, texts, format));
  const over = result === null || reduced === null ? null : { trial: number, result, reduced, totalLuck: luck };
  return gameOutline(
    words.title(format.count(number + 1)),
    nothing,
    nothing,
    steps,
    gameSums(luckSoFar(luck, waiting), over, words, format),
    true,
  );
}
