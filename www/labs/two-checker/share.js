// The two-checker lab's own words in the Share dialog: its luck table; and the story's figures with the same.

import { LENGTHS } from '../../story/figures/figure.js';
import { CELLS, numbersOf, REACH } from '../../story/figures/two-checker.js';
import { core } from './core.js';
import { editedOf, estimateOf } from './model.js';
import { shareRollout } from '../../lib/rollout/share.js';
import { figureEmbed } from '../../story/embeds.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('../../story/embeds.js').Shown} Shown */

// The story's figures that show the lab's luck table and dice.

/** The article's tables, as figures have them in their addresses. @type {Partial<Record<import('./luck-table.js').Preset, string>>} */
const WORDS = { correct: 'correct', madeUp: 'made-up', backwards: 'backwards' };

/**
 * Any table can be tried in the figure that keeps the average at zero, or in the one that breaks it. The article's tables have a figure
 * of single games, too. The article's printed games and rotated ones are in no figure.
 * @param {import('./lab.js').Lab} lab
 * @returns {Shown[]}
 */
export function shownInStory({ rolling: { rollout }, state }) {
  const { preset, replay, rotation } = state;
  const table = estimateOf(state);
  if (replay || rotation > 0) return [];
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

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  return {
    ...shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ words) => luckSaid(lab, words)),
    figures: (language) => shownInStory(lab).map((shown) => figureEmbed(shown, lab.rolling.rollout.seed, language)),
  };
}

/**
 * The numbers that the reader sees in the table.
 * @param {import('./lab.js').Lab} lab
 * @param {typeof en} words
 */
function luckSaid({ format, state }, { about, thought, tables, programs, noLuck }) {
  const { preset } = state;
  const table = estimateOf(state);
  const evaluations = editedOf(state);
  if (evaluations)
    return thought(programs[preset], CELLS.map((cell) => `${format.plain(evaluations[cell], 2)}%`).join(' '));
  return preset === 'none' ? noLuck : about(tables[preset], CELLS.map((cell) => format.points(table[cell])).join(' '));
}
