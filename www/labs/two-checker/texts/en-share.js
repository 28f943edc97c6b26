// English texts of the two-checker lab's Share dialog, with those that all labs share.

import { share as shared } from '../../../lib/i18n/en-share.js';

// In the order of the page.
const { board, game, seed, controls, sentence, ...others } = shared.parts;

export const share = {
  ...shared,
  card: 'Rollout Lab: Two checkers. Can bad luck estimates lead a rollout astray?',
  linkNote: 'It opens the same luck table and the same games.',
  parts: {
    board,
    game,
    seed,
    controls,
    tree: 'how games ended',
    sentence,
    table: 'luck table',
    presets: 'choice of tables',
    verdict: 'effect of the table',
    ...others,
  },
  /**
   * @param {string} table
   * @param {string} numbers  of its four cells
   */
  about: (table, numbers) => `Four checkers against one, luck from ${table}: ${numbers}`,
  /**
   * @param {string} program
   * @param {string} numbers  its evaluations
   */
  thought: (program, numbers) => `Four checkers against one, luck from the evaluations of ${program}: ${numbers}`,
  programs: {
    correct: 'a perfect program',
    madeUp: 'an invented program',
    backwards: 'a backwards program',
    none: 'a program that always says 50%',
    gnu: 'GNU Backgammon’s network',
    yours: 'the author’s own program',
  },
  noLuck: 'Four checkers against one, no luck subtracted',
  tables: {
    correct: 'the correct table',
    madeUp: 'the made-up table',
    backwards: 'the backwards table',
    gnu: 'GNU Backgammon’s network',
    yours: 'a table of the author’s own',
  },
  source:
    'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. ' +
    `Made with Rollout Lab: ${address}`,
};
