// The bear-off lab's own words in the Share dialog: its position and what estimates its luck; and the story's figures with the same.

import { shareRollout } from '../../lib/rollout/share.js';
import { figureEmbed } from '../../story/embeds.js';
import { core } from './core.js';
import { shownInStory } from './figures.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').BearoffLab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  const setup = lab.current?.setup ?? lab.state.wanted;
  const { position, evaluator, scale, noise } = setup;
  const { positionId } = core.describePosition(position);
  return {
    ...shareRollout(
      lab,
      link,
      { en, ja },
      (/** @type {typeof en} */ { about, both, errors, used }, /** @type {Texts} */ { luck }) => {
        const name = luck.evaluators[evaluator];
        const wrong = evaluator === 'noisy' ? errors(lab.format.count(noise.size)) : '';
        const scaled = scale === 'linear' ? '' : luck.scales[scale];
        const how = wrong && scaled ? both(wrong, scaled) : wrong || scaled;
        return about(positionId, how ? used(name, how) : name);
      },
    ),
    figures: (language) => shownInStory(setup, positionId).map((shown) => figureEmbed(shown, lab.seed, language)),
  };
}
