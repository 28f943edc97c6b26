// English texts of the Share dialog of the lab of pairs, with the shared ones.

import { counted } from '../../../lib/i18n/format.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: Pairs. Which of two plays is better, and how many games does it take to know?',
  linkNote: 'The link opens these two plays with the same dice, rolled to this point.',
  pictureTitle: 'Running difference of two plays, A − B, in points',
  starts: {
    ...shared.starts,
    /** @param {string} n */
    games: (n) => `${counted(n, 'pair')} rolled`,
    none: 'no pairs yet',
  },
  parts: {
    ...shared.parts,
    editor: 'position',
    decision: 'plays',
    game: 'one pair, turn by turn',
    known: 'button that rolls until it’s known',
    coupling: 'choice of coupling',
    settings: 'luck, ranking and rotation',
    couplings: 'table of all couplings',
    scatter: 'pairs as points',
    experiment: 'Koca’s experiment',
    games: 'table of pairs',
  },
  /** @param {string} roll @param {string} a @param {string} b */
  plays: (roll, a, b) => `${roll}: ${a} (A) or ${b} (B)?`,
  /**
   * @param {string} plays  of a roll, or the roll alone while its plays are being calculated
   * @param {string} coupling
   * @param {string} evaluator
   */
  about: (plays, coupling, evaluator) => `${plays} With ${coupling}, luck estimated by: ${evaluator}`,
  source: 'Method: Bob Koca, “A new variance reduction technique”, bug-gnubg, March 2009. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Method: Bob Koca, “A new variance reduction technique”, bug-gnubg, March 2009. Made with Rollout Lab: ${address}`,
};
