// English texts of the Share dialog, with those of all labs.

import { counted } from '../../../lib/i18n/format.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: By hand. What are your plays worth, once the luck is taken out?',
  heading: 'Share these games',
  linkNote: 'The link opens the same position with the same dice and every play you have made.',
  parts: {
    ...shared.parts,
    setup: 'position and players',
    play: 'the board to play on',
    log: 'the game, roll by roll',
    mistakes: 'games and mistakes',
  },
  starts: {
    ...shared.starts,
    /** @param {string} n */
    played: (n) => `the ${counted(n, 'game')} you have played`,
  },
  /**
   * @param {string} id
   * @param {string} evaluator
   */
  about: (id, evaluator) => `Bear-off ${id}, played by hand, luck estimated by: ${evaluator}`,
  pictureTitle: 'Blue’s winning chances in games played by hand: running averages, plain and variance reduced',
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
