// What only the Share dialog of the two-checker lab says, in English, with what that of all labs says.

import { share as shared } from '../../../shared/texts/en-share.js';

// In the order of the page.
const { board, game, seed, controls, sentence, ...others } = shared.parts;

export const share = {
  ...shared,
  linkNote: 'It opens the same luck table with the same dice, rolled as far as here.',
  parts: {
    board,
    game,
    seed,
    controls,
    tree: 'how games ended',
    sentence,
    table: 'luck table',
    presets: 'choice of tables',
    verdict: 'what the table does',
    ...others,
  },
  /** @param {string} table */
  about: (table) => `Rollout Lab: four checkers against one, with ${table}`,
  tables: {
    correct: 'the correct luck table',
    madeUp: 'the made-up luck table',
    backwards: 'the backwards luck table',
    none: 'no luck taken out',
    yours: 'a luck table of its author’s own',
  },
  source: 'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. ' +
    `Made with Rollout Lab: ${address}`,
};
