// Texts of figure 3 in English.

import { en as tables } from '../tables-en.js';

export const en = {
  tables,
  result: 'result',
  reduced: 'result − luck',
  mean: 'mean',
  /** @param {string} sd */
  sd: (sd) => `standard deviation ${sd}`,
  marked: 'Marked game',
  /** @param {string} n */
  game: (n) => `Game ${n}`,
  /** @param {string[]} parts */
  sum: (...[n, result, luck, reduced]) => `Game ${n}: result ${result}, luck ${luck}, result − luck ${reduced}.`,
  /** @param {string[]} parts */
  spread: (...[mean, sd, reducedMean, reducedSd]) =>
    `The averages are ${mean} and ${reducedMean}, the standard deviations ${sd} and ${reducedSd}.`,
  /** @param {string[]} parts */
  alt: (...[games, mean, sd, reducedMean, reducedSd]) =>
    `${games} games as two columns of dots. Results: mean ${mean}, standard deviation ${sd}. ` +
    `Result − luck of the same games: mean ${reducedMean}, standard deviation ${reducedSd}.`,
};
