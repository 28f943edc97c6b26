// What is said of Koca's experiment, in English.

import { counted } from '../../../shared/texts/counted.js';

export const experiment = {
  heading: 'Koca’s experiment',
  intro:
    'He asked for many short rollouts of a decision whose answer is known: how far are they off, with each kind of dice? Each bar ' +
    'counts rollouts whose difference A − B came out there.',
  pairs: 'Pairs in a rollout',
  rollouts: 'Rollouts',
  start: 'Start',
  cancel: 'Cancel',
  /** @param {string} share */
  progress: (share) => `${share} rolled`,
  /** @param {string} most */
  badPairs: (most) => `A whole number from 1 to ${most}.`,
  /** @param {string} most */
  badRollouts: (most) => `A whole number from 2 to ${most}.`,
  /**
   * @param {string} n
   * @param {string} most
   */
  tooMany: (n, most) => `Together that would be ${counted(n, 'pair')}; ${most} are rolled at the most.`,
  reduced: 'with luck subtracted',
  /**
   * @param {string} rollouts
   * @param {string} pairs
   */
  done: (rollouts, pairs) => `${counted(rollouts, 'rollout')} of ${counted(pairs, 'pair')} each`,
  label: 'How the differences of the rollouts spread, for each coupling',
  /** @param {string} panels  what is said of each */
  description: (panels) => `One histogram per coupling on one scale. ${panels}.`,
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
