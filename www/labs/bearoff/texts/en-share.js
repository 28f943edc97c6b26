// English texts of the bear-off lab's Share dialog, with the shared ones.

import { counted } from '../../../lib/i18n/format.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: Bear-off. How does a program know how lucky a roll was?',
  linkNote: 'The link opens this position with the same dice, rolled to this point.',
  parts: {
    ...shared.parts,
    editor: 'position',
    map: 'the 36 rolls',
    luck: 'luck and players',
    worth: 'where the lines settle',
  },
  /** @param {string} id @param {string} evaluator */
  about: (id, evaluator) => `Bear-off ${id}, luck estimated by: ${evaluator}`,
  /** @param {string} n */
  errors: (n) => `errors of up to ${counted(n, 'point')}`,
  /** @param {string} errors @param {string} scale */
  both: (errors, scale) => `${errors}, ${scale}`,
  /** @param {string} n */
  cut: (n) => `games cut after ${counted(n, 'roll')}`,
  /** An evaluator with its errors, its scale, or both. @param {string} evaluator @param {string} how */
  used: (evaluator, how) => `${evaluator} (${how})`,
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
