// What only the Share dialog of the walk lab says, in English, with what that of all labs says.

import { counted } from '../../../shared/texts/counted.js';
import { share as shared } from '../../../shared/texts/en-share.js';

// In the order of the page.
const { game: _, seed, controls, sentence, ...others } = shared.parts;

export const share = {
  ...shared,
  card: 'Rollout Lab: Walk. What is an evaluation worth that only ranks positions?',
  linkNote: 'It opens the same model and scale with the same walks, as many as here.',
  filesNote: 'The chart as it is now, with a caption and its source; and the walks, for a spreadsheet.',
  csv: 'Walks as CSV',
  pictureTitle: 'Random walks: running averages of a plain and a variance-reduced rollout',
  starts: {
    ...shared.starts,
    /** @param {string} n */
    games: (n) => `${counted(n, 'walk')} rolled`,
    none: 'no walks yet',
  },
  parts: {
    game: 'one walk, move by move',
    seed,
    controls,
    sentence,
    model: 'model',
    luck: 'outcome and scale',
    ...others,
    games: 'list of walks',
    lengths: 'lengths of games',
    moments: 'moments',
    fit: 'fit of A, M and S',
    measurement: 'scales of measurement',
    scales: 'scales beside each other',
    curves: 'what is exact from X on',
    antithetic: 'mirrored walks',
  },
  /**
   * @param {string} outcome
   * @param {string} scale
   */
  about: (outcome, scale) => `A shogi game as a random walk (${outcome}), luck measured by: ${scale}`,
  source: 'Model: blog of LFICS (Laboratory for Fundamental Information on Computer Shogi), December 2016. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Model: blog of LFICS (Laboratory for Fundamental Information on Computer Shogi), December 2016. Made with Rollout Lab: ${address}`,
};
