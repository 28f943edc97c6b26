// One game, roll by roll: the luck of each, and what was played. Mistakes are not told here: they are listed when the
// game is over. A view.

import { nothing } from 'lit';
import { gameOutline, gameStep, gameSums, stillStep } from '../../shared/rollout/microscope.js';
import { writeTurn } from '../../shared/bearoff/notation.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */

/**
 * @param {import('./lab.js').HandLab} lab
 * @param {HandRecord | null} record  null: no game yet
 */
export function log({ played, texts, format }, record) {
  const { game: words, sides } = texts;
  const next = played?.view().turn?.side ?? null;
  if (!record) return gameOutline(words.none, nothing, nothing, nothing, gameSums(null, null, words, format));
  const { turns, luck, result, reduced, number } = record;
  const steps = turns.map((turn, i) =>
    gameStep(i + 1, words.turn(sides[turn.side], writeTurn(turn)), turn.luck, false, words, format),
  );
  if (next) steps.push(stillStep(turns.length + 1, words.toRoll(sides[next]), 'now'));
  const over = result === null || reduced === null ? null : { trial: number, result, reduced, totalLuck: luck };
  return gameOutline(
    words.title(format.count(number + 1)),
    nothing,
    nothing,
    steps,
    gameSums(luck, over, words, format),
    true,
  );
}
