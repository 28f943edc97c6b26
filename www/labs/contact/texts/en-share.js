// What only the Share dialog of the contact lab says, in English, with what that of all labs says.

import { share as shared } from '../../../shared/texts/en-share.js';

const { parts } = shared;

export const share = {
  ...shared,
  card: 'Rollout Lab: Any position. Can luck that is badly estimated spoil a rollout?',
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
    comparison: 'two plays compared',
    until: 'rolling until it is known',
    chances: 'how games end',
  },
  /**
   * @param {string} id
   * @param {string} evaluator
   */
  about: (id, evaluator) => `Position ${id}, luck estimated by: ${evaluator}`,
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
