// English texts of the walk lab's Share dialog, with those of all labs.

import { counted } from '../../../lib/i18n/format.js';
import { share as shared } from '../../../lib/i18n/en-share.js';

// In the order of the page.
const { game: _, seed, controls, sentence, ...others } = shared.parts;

export const share = {
  ...shared,
  card: 'Rollout Lab: Walk. Can an evaluation that only ranks positions measure luck?',
  linkNote: 'The link opens the same model and scale, with the same walks to this point.',
  filesNote: 'The chart as it is now, with a caption and its source, and the walks as a spreadsheet.',
  csv: 'Walks as CSV',
  pictureTitle: 'Random walks: running averages of a plain and a variance-reduced rollout',
  starts: {
    ...shared.starts,
    /** @param {string} n */
    games: (n) => counted(n, 'walk'),
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
    lengths: 'game lengths',
    moments: 'moments',
    fit: 'fit of A, M and S',
    measurement: 'scales of measurement',
    scales: 'comparison of scales',
    curves: 'exact values from any X',
    antithetic: 'mirrored walks',
  },
  /** @param {string} outcome @param {string} scale */
  about: (outcome, scale) => `A shogi game as a random walk (${outcome}), luck measured by: ${scale}`,
  source:
    'Model: the LFICS blog (Laboratory for Fundamental Information on Computer Shogi), December 2016. Made with Rollout Lab.',
  /** @param {string} address */
  sourceAt: (address) =>
    `Model: the LFICS blog (Laboratory for Fundamental Information on Computer Shogi), December 2016. Made with Rollout Lab: ${address}`,
};
