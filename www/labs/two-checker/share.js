// The two-checker lab's own words in the Share dialog: its luck table; and the story's figures with the same.

import { shareRollout } from '../../lib/rollout/share.js';
import { figureEmbed } from '../../story/embeds.js';
import { CELLS } from '../../story/figures/table-in-words.js';
import { shownInStory } from './figures.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  return {
    ...shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ words) => luckSaid(lab, words)),
    figures: (language) => shownInStory(lab).map((shown) => figureEmbed(shown, lab.seed, language)),
  };
}

/**
 * The numbers that the reader sees in the table.
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @param {typeof en} words
 */
function luckSaid({ table, evaluations, format, state: { preset } }, { about, thought, tables, programs, noLuck }) {
  if (evaluations)
    return thought(programs[preset], CELLS.map((cell) => `${format.plain(evaluations[cell], 2)}%`).join(' '));
  return preset === 'none' ? noLuck : about(tables[preset], CELLS.map((cell) => format.points(table[cell])).join(' '));
}
