// The bear-off lab's own part of the Share dialog: the words for its position and its estimate of luck, and the story's
// figures that show them.

import { shareRollout } from '../../lib/rollout/share.js';
import { figureEmbed } from '../../story/embeds.js';
import { JUDGES, LONGEST, POSITION } from '../../story/figures/bearoff.js';
import { core } from './core.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 * @returns {import('../../lib/share/open.js').Own}
 */
export function share(lab, link) {
  const setup = lab.prepared.current?.setup ?? lab.state.wanted;
  const { position, evaluator, scale, noise, horizon } = setup;
  const { positionId } = core.describePosition(position);
  /** @param {typeof en} words @param {import('./texts/en.js').Texts} texts */
  const about = ({ about: said, both, cut, errors, used }, { luck }) => {
    const name = luck.evaluators[evaluator];
    const wrong = evaluator === 'noisy' ? errors(lab.format.count(noise.size)) : '';
    const scaled = scale === 'linear' ? '' : luck.scales[scale];
    const short = horizon === null ? '' : cut(lab.format.count(horizon));
    const how = [wrong, scaled, short]
      .filter((one) => one !== '')
      .reduce((one, more) => (one ? both(one, more) : more), '');
    return said(positionId, how ? used(name, how) : name);
  };
  return {
    ...shareRollout(lab, link, { en, ja }, about),
    figures: (language) =>
      shownInStory(setup, positionId).map((shown) => figureEmbed(shown, lab.rolling.rollout.seed, language)),
  };
}

/** The largest error, in points, of a figure's estimates. */
const MOST_NOISE = 50;

/**
 * The sides that play for the fewest pips, as a figure's address has it, by the players of Blue and White.
 * @type {Partial<Record<string, string>>}
 */
const WHO = {
  'exact exact': 'none',
  'fewestPips exact': 'blue',
  'exact fewestPips': 'white',
  'fewestPips fewestPips': 'both',
};

/**
 * The story's figures that show a setup: one is about estimates with errors, others about players' errors and games that are cut short.
 * @param {import('./state.js').Wanted} setup
 * @param {string} positionId
 * @returns {import('../../story/embeds.js').Shown[]}
 */
function shownInStory({ evaluator, scale, noise, horizon, players: { x, o } }, positionId) {
  if (positionId !== POSITION || scale !== 'linear') return [];
  const isPerfect = x === 'exact' && o === 'exact';
  if (horizon !== null) {
    const judge = Object.entries(JUDGES).find(([, name]) => name === evaluator)?.[0];
    if (!judge || !isPerfect || horizon === 0 || horizon >= LONGEST) return [];
    // The lab's evaluator measures luck, too.
    return [
      {
        figure: 'cut',
        values: [
          ['luck', judge],
          ['evaluator', judge],
          ['horizon', String(horizon)],
        ],
      },
    ];
  }
  if (evaluator === 'noisy' && noise.size <= MOST_NOISE && noise.seed === 1 && isPerfect) {
    return [{ figure: 'any', values: [['noise', String(noise.size)]] }];
  }
  const who = WHO[`${x} ${o}`];
  return evaluator === 'exact' && who ? [{ figure: 'mistakes', values: [['who', who]] }] : [];
}
