// English texts of the Share dialog. Most of them are those of play without the cube.

import { share as shared } from '../../hand/texts/en-share.js';

export const share = {
  ...shared,
  card: 'Rollout Lab: By hand, with the cube. What do your doubles and takes cost, once the luck is taken out?',
  linkNote:
    'The link opens the same position and cube with the same dice, and all your plays, doubles, takes and passes.',
  parts: {
    ...shared.parts,
    setup: 'position, cube and players',
    log: 'the game, turn by turn',
  },
  /**
   * @param {string} id
   * @param {string} owner
   * @param {string} estimator
   */
  about: (id, owner, estimator) =>
    `Bear-off ${id} with the cube (${owner}), played by hand, luck estimated by: ${estimator}`,
  pictureTitle: 'Points won in games played by hand with the cube: running averages, plain and variance reduced',
};
