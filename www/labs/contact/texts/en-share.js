// What only the Share dialog of the contact lab says, in English, with what that of all labs says.

import { share as shared } from '../../../shared/texts/en-share.js';

const { parts } = shared;

export const share = {
  ...shared,
  linkNote: 'It opens the same position with the same dice, rolled as far as here.',
  pictureTitle: 'Running averages of the plain and the variance-reduced rollout, in points',
  parts: {
    ...parts,
    editor: 'position',
    game: 'one game, roll by roll',
    evaluation: 'what the network says',
    luck: 'who measures luck',
    map: 'the 36 rolls',
    plays: 'the plays of a roll',
    chances: 'how games end',
  },
  /**
   * @param {string} id
   * @param {string} evaluator
   */
  about: (id, evaluator) => `Rollout Lab: position ${id}, luck estimated by: ${evaluator}`,
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
