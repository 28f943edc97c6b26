// The story's figures that show the lab's luck table and dice.

import { LENGTHS } from '../../story/figures/game-counts.js';
import { CELLS, REACH, numbersOf } from '../../story/figures/table-in-words.js';
import { core } from './core.js';

/** @typedef {import('../../story/embeds.js').Shown} Shown */

/** The article's tables, as figures have them in their addresses. @type {Partial<Record<import('./luck-table.js').Preset, string>>} */
const WORDS = { correct: 'correct', madeUp: 'made-up', backwards: 'backwards' };

/**
 * Any table can be tried in the figure that keeps the average at zero, or in the one that breaks it. The article's tables have a figure
 * of single games, too. The article's printed games are in no figure.
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @returns {Shown[]}
 */
export function shownInStory({ table, rollout, state: { preset, replay } }) {
  if (replay) return [];
  /** @type {Shown[]} */
  const found = [];
  if (CELLS.every((cell) => Math.abs(table[cell]) <= REACH.doubles)) {
    const centred = core.recentre(core.recentre(table, 'doubles'), 'oFails');
    const keeps = CELLS.every((cell) => Math.abs(centred[cell] - table[cell]) < 1e-9);
    const games = LENGTHS.includes(rollout.games)
      ? /** @type {[string, string][]} */ ([['games', String(rollout.games)]])
      : [];
    found.push({ figure: keeps ? 'dare' : 'broken', values: [['luck', numbersOf(table).join()], ...games] });
  }
  const word = WORDS[preset];
  if (word) found.push({ figure: 'dots', values: [['table', word]] });
  return found;
}
