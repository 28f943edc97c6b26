// Texts about rotated first rolls, in English, for the labs that offer rotation.

import { counted } from '../../i18n/format.js';

/** @typedef {typeof rotation} RotationTexts */

export const rotation = {
  label: 'First rolls',
  names: ['random', 'each once (36)', 'each two once (1,296)'],
  /**
   * @param {number} blocks
   * @param {string} written  the number of blocks
   * @param {string} size
   * @param {string} beyond  games after the last complete block
   */
  counted: (blocks, written, size, beyond) =>
    blocks === 0
      ? `No block of ${counted(size, 'game')} is complete yet. Until then, averages are those of all games so far.`
      : `${blocks === 1 ? '1 block' : `${written} blocks`} of ${counted(size, 'game')}${beyond === '0' ? '' : `, and ${counted(beyond, 'game')} beyond`}.`,
  /** @param {string} size @param {string} rest */
  cost: (size, rest) =>
    `From the first complete block on, only complete blocks of ${size} count. Standard errors need two. ` +
    `The games of an incomplete block, up to ${rest}, don’t count.`,
  /** @param {string} size @param {string} block @param {string} game */
  worth: (size, block, game) =>
    `A block of ${size} counts as ${counted(block, 'plain game')} with random first rolls: ${game} for each game. `,
  plainEqual: 'All blocks of plain games have the same average. ',
  /** @param {string} game */
  reduced: (game) =>
    `With this luck subtracted, a game counts as ${counted(game, 'game')} with random first rolls and the same luck subtracted.`,
  equal: 'With this luck subtracted, all blocks have the same average.',
  above: 'Above, games are compared with plain games whose first rolls are rotated, too. ',
  none: 'All blocks have the same average, plain and with this luck subtracted: the variance is zero.',
  others: 'The thousand rollouts have random first rolls.',
  guide: {
    first:
      'Each first roll comes once in 36 games, which takes its luck out without any estimate. Now rotate the second roll as well.',
    both: 'Rotate two rolls',
    pairs:
      'Each combination of the first two rolls comes once in 1,296 games. The luck of later rolls is left to the estimates.',
    /** @param {string} n */
    rollTo: (n) => `Roll on to ${counted(n, 'game')}`,
    random: 'Random first rolls',
  },
};

export const rotationGlossary = {
  rotation:
    'With rotation, each of the 36 first rolls comes once in every 36 games, or each combination of the first two rolls ' +
    'once in every 1,296, in random order (30 and 1,080 where no double comes first). That removes the luck of these ' +
    'rolls without any estimate and leaves only the spread of games that begin alike.',
};
