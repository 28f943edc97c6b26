// What only the Share dialog of the bear-off lab says, in English, with what that of all labs says.

import { counted } from '../../../shared/texts/counted.js';
import { share as shared } from '../../../shared/texts/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: Bear-off. How does a program know how lucky a roll was?',
  linkNote: 'It opens the same position with the same dice, rolled as far as here.',
  parts: {
    ...shared.parts,
    editor: 'position',
    map: 'the 36 rolls',
    luck: 'how luck is measured',
    worth: 'what that is worth',
  },
  /**
   * @param {string} id
   * @param {string} evaluator
   */
  about: (id, evaluator) => `Bear-off ${id}, luck estimated by: ${evaluator}`,
  /** @param {string} n */
  errors: (n) => `errors of up to ${counted(n, 'point')}`,
  /**
   * @param {string} errors
   * @param {string} scale
   */
  both: (errors, scale) => `${errors}, ${scale}`,
  /**
   * An evaluator that is used in some way.
   * @param {string} evaluator
   * @param {string} how
   */
  used: (evaluator, how) => `${evaluator} (${how})`,
  source:
    'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
