// Texts of the cube lab's Share dialog, in English, with those of all labs.

import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: The cube. How much luck is in a roll when the cube is on 4?',
  linkNote: 'The link opens the same position and cube, with the same dice and games.',
  pictureTitle: 'Running averages of the plain and the variance-reduced rollout, in points',
  parts: {
    ...shared.parts,
    editor: 'position',
    game: 'one game, turn by turn',
    decision: 'cube action',
    settings: 'cube, luck and players',
    rolls: 'the 36 rolls',
    costs: 'cost of mistakes',
    ladder: 'the ladder of estimates',
  },
  /** @param {string} id @param {string} owner @param {string} estimator */
  about: (id, owner, estimator) => `Bear-off ${id} with the cube (${owner}), luck estimated by: ${estimator}`,
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
