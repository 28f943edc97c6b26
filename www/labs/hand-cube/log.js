// One game, turn by turn: what was done with the cube, and the luck of each roll. Mistakes are not told here: they are listed when
// the game is over. A view.

import { html, nothing } from 'lit';
import { actionSaid, rollSaid } from '../../lib/cube/turn-said.js';
import { luckSoFar, rolledStep } from '../../lib/hand/waiting-turn.js';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandTurn} CubeHandTurn */

/**
 * @param {import('./lab.js').HandCubeLab} lab
 * @param {CubeHandRecord | null} record  null: no game yet
 */
export function log({ played, texts, format }, record) {
  const { game: words, sides } = texts;
  if (!record) return gameOutline(words.none, nothing, nothing, nothing, gameSums(null, null, words, format));
  const { turns, luck, result, reduced, number, end } = record;
  const steps = turns.map((turn, i) => {
    const [action, roll] = [actionSaid(turn, texts, format), rollSaid(turn, texts)];
    const said = html`${action ? html`<b class="action">${action}</b>` : nothing}${action && roll ? ' ' : nothing}${roll}`;
    // Where a side has passed there was no roll, and no luck in it.
    return gameStep(i + 1, said, turn.dice && turn.luck, false, words, format);
  });
  const view = end === 'playing' ? played?.view() : null;
  const waiting = view?.turn ?? null;
  if (waiting) steps.push(rolledStep(turns.length + 1, waiting, texts.turns.turn, texts, format));
  else if (view) steps.push(stillStep(turns.length + 1, words.toRoll(sides[view.position.onRoll]), 'now'));
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
