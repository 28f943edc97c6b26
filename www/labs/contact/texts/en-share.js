// The texts of the contact lab's Share dialog, in English: its own and those of all labs.

import { share as shared } from '../../../lib/i18n/en-share.js';
import { counted } from '../../../lib/i18n/format.js';

const { parts } = shared;

export const share = {
  ...shared,
  card: 'Rollout Lab: Any position. Can bad luck estimates spoil a rollout?',
  linkNote: 'The link opens the same position, with the same dice and the same number of games.',
  pictureTitle: 'Running averages of the plain and the variance-reduced rollout, in points',
  parts: {
    ...parts,
    editor: 'position',
    game: 'one game, roll by roll',
    evaluation: 'the network’s evaluation',
    luck: 'choice of evaluator',
    map: 'the 36 rolls',
    plays: 'plays for a roll',
    comparison: 'comparison of two plays',
    until: 'rolling until a target',
    chances: 'how games end',
  },
  /** @param {string} id @param {string} evaluator */
  about: (id, evaluator) => `Position ${id}, luck estimated by ${evaluator}`,
  /** @param {string} about */
  begins: (about) => `${about}, no double first`,
  /** @param {string} about @param {string} n */
  cut: (about, n) => `${about}, games cut after ${counted(n, 'roll')}`,
  source: 'Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab: ${address}`,
};
