// English texts of Koca's experiment.

import { counted } from '../../../lib/i18n/counted.js';

export const experiment = {
  heading: 'Koca’s experiment',
  intro:
    'Bob Koca proposed many short rollouts of a decision with a known answer. How far off are they with each coupling? ' +
    'Each bar counts the rollouts whose A − B ended there.',
  pairs: 'Pairs in a rollout',
  rollouts: 'Rollouts',
  start: 'Start',
  cancel: 'Cancel',
  /** @param {string} share */
  progress: (share) => `${share} rolled`,
  /** @param {string} most */
  badPairs: (most) => `Enter a whole number from 1 to ${most}.`,
  /** @param {string} most */
  badRollouts: (most) => `Enter a whole number from 2 to ${most}.`,
  /**
   * @param {string} n
   * @param {string} most
   */
  tooMany: (n, most) => `That would be ${counted(n, 'pair')} in all. The limit is ${most}.`,
  reduced: 'with luck subtracted',
  /**
   * @param {string} rollouts
   * @param {string} pairs
   */
  done: (rollouts, pairs) => `${counted(rollouts, 'rollout')} of ${counted(pairs, 'pair')} each`,
  label: 'Spread of the rollouts’ differences, for each coupling',
  /** @param {string} panels  a description of each */
  description: (panels) => `One histogram per coupling, on the same scale. ${panels}.`,
  /**
   * @param {string} name
   * @param {string} note
   */
  panel: (name, note) => `${name}: ${note}`,
  and: '; ',
  /** @param {string} name */
  trap: (name) => `${name} (biased)`,
  /**
   * @param {string} mean
   * @param {string} sd
   */
  note: (mean, sd) => `average ${mean}, SD ${sd}`,
  /**
   * Follows the note.
   * @param {string} mean
   * @param {string} sd
   */
  expected: (mean, sd) => `; expected ${mean}, ${sd}`,
  /** @param {string} value */
  exact: (value) => `exact ${value}`,
};
