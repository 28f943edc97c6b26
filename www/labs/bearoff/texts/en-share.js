// What only the Share dialog of the bear-off lab says, in English, with what that of all labs says.

import { share as shared } from '../../../shared/texts/en-share.js';

export const share = {
  ...shared,
  linkNote: 'It opens the same position with the same dice, rolled as far as here.',
  parts: {
    ...shared.parts,
    editor: 'position',
    map: 'the 36 rolls',
    luck: 'how luck is measured',
    worth: 'what that is worth',
  },
  /** @param {string} evaluator */
  about: (evaluator) => `Rollout Lab: a bear-off, luck estimated by: ${evaluator}`,
  source:
    'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
