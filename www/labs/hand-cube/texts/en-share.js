// Texts of the Share dialog of the lab played by hand with the cube, in English, with those of all labs.

import { counted } from '../../../lib/i18n/counted.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: By hand, with the cube. What do your doubles and takes cost, once the luck is taken out?',
  heading: 'Share these games',
  linkNote:
    'The link opens the same position and cube with the same dice, and all your plays, doubles, takes and passes.',
  parts: {
    ...shared.parts,
    setup: 'position, cube and players',
    play: 'the board to play on',
    log: 'the game, turn by turn',
    mistakes: 'games and mistakes',
  },
  starts: {
    ...shared.starts,
    /** @param {string} n */
    played: (n) => `the ${counted(n, 'game')} you have played`,
  },
  /**
   * @param {string} id
   * @param {string} owner
   * @param {string} estimator
   */
  about: (id, owner, estimator) =>
    `Bear-off ${id} with the cube (${owner}), played by hand, luck estimated by: ${estimator}`,
  pictureTitle: 'Points won in games played by hand with the cube: running averages, plain and variance reduced',
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
