// The two-checker lab's own words in the Share dialog: its luck table; and the story's figures with the same.

import { shareRollout } from '../../shared/rollout/share.js';
import { figureEmbed } from '../../story/embeds.js';
import { shownInStory } from './figures.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../shared/share/open.js';

/**
 * @param {import('./lab.js').TwoCheckerLab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../shared/share/open.js').Own}
 */
export function share(lab, link) {
  const { table, format, state: { preset } } = lab;
  const numbers = [table.doubles, table.noDoubles, table.oFails, table.oBearsOff].map((luck) => format.points(luck)).join(' ');
  return {
    ...shareRollout(lab, link, { en, ja }, (/** @type {typeof en} */ { about, tables, noLuck }) =>
      preset === 'none' ? noLuck : about(tables[preset], numbers),
    ),
    figures: (language) => shownInStory(lab).map((shown) => figureEmbed(shown, lab.seed, language)),
  };
}
