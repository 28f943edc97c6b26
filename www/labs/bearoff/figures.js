// The story's figures that show the lab's position, estimates, players and dice.

import { POSITION } from '../../story/figures/bearoff.js';

/** So wrong, in points, the estimates of a figure can be. */
const MOST_NOISE = 50;

/** Which sides play for the fewest pips, as a figure's address has it, by the players of Blue and White. @type {Partial<Record<string, string>>} */
const WHO = {
  'exact exact': 'none',
  'fewestPips exact': 'blue',
  'exact fewestPips': 'white',
  'fewestPips fewestPips': 'both',
};

/**
 * One is about estimates with errors, the other about players who err.
 * @param {import('./state.js').Wanted} setup
 * @param {string} positionId
 * @returns {import('../../story/embeds.js').Shown[]}
 */
export function shownInStory({ evaluator, scale, noise, players: { x, o } }, positionId) {
  if (positionId !== POSITION || scale !== 'linear') return [];
  if (evaluator === 'noisy' && noise.size <= MOST_NOISE && noise.seed === 1 && x === 'exact' && o === 'exact') {
    return [{ figure: 'any', values: [['noise', String(noise.size)]] }];
  }
  const who = WHO[`${x} ${o}`];
  return evaluator === 'exact' && who ? [{ figure: 'mistakes', values: [['who', who]] }] : [];
}
