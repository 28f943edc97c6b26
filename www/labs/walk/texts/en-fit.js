// Texts of the walk lab about fits to moments of lengths, in English. Numbers come as they are written.

import { formula } from '../../../shared/texts/formula.js';

export const fit = {
  heading: 'Fit A, M and S to the lengths of games',
  intro:
    'Three moments of the length give three parameters. The other moves are normal, so only the walk is skewed: the third moment gives A. ' +
    'What the walk leaves of the mean and of the variance gives M and S².',
  from: 'Moments',
  labels: { mean: 'Mean length', sd: 'SD of lengths', c3: 'Third central moment' },
  problems: {
    mean: 'From 0 to 10,000 moves, please. The last good value still counts.',
    sd: 'From 0 to 1,000 moves, please. The last good value still counts.',
    c3: 'A number, please. The last good value still counts.',
  },
  gives: 'These moments give ',
  comma: ', ',
  stop: '.',
  use: 'Use these in the lab',
  inForce: 'The lab has this model now.',
  /**
   * @param {string} c3
   * @param {string} least
   * @param {string} most
   */
  noThirdMoment: (c3, least, most) =>
    `No A gives the third moment ${c3}. A walk has ${least} where A is 1, and ${most} where A is 0.05: enter a number between them.`,
  /**
   * @param {string} mean
   * @param {string} walk
   */
  short: (mean, walk) =>
    `M would be negative. The walk with this third moment takes ${walk} moves on average, and the games ${mean}: enter a larger mean or a smaller third moment.`,
  /**
   * @param {string} sd
   * @param {string} walk
   */
  narrow: (sd, walk) =>
    `S² would be negative. The walk with this third moment has an SD of ${walk} moves, and the games ${sd}: enter a larger SD or a smaller third moment.`,
  moment: 'Games between …',
  professional: 'professionals',
  floodgate: 'programs (floodgate)',
  difference: 'Difference',
  rows: {
    mean: 'Mean length',
    sd: 'SD of lengths',
    c3: 'Third central moment',
    a: 'A: SD of a move',
    m: 'M: other moves',
    s: 'S: their SD',
    walk: 'Moves of the walk, T − 1',
    fourth: 'Fourth root of the fourth moment, over the gamma’s',
  },
  read: 'How the blog reads the differences',
  /**
   * @param {string} professional
   * @param {string} floodgate
   * @param {string} more
   */
  otherMoves: (professional, floodgate, more) =>
    `Programs make about 12 more other moves, ${more} here: M is ${professional} for professionals and ${floodgate} for programs. Programs play on where people resign.`,
  /**
   * @param {string} professional
   * @param {string} floodgate
   * @param {string} more
   */
  walkMoves: (professional, floodgate, more) =>
    `Their walk takes about 3 more moves. Programs agree on lines, so a move changes X less. The blog rounds the walk to 21 and 24 moves; here it takes ${professional} and ${floodgate}, so ${more} more.`,
  others: 'Why a game has other moves',
  /**
   * @param {string} sd
   * @param {string} actual
   */
  noWalk: (sd, actual) =>
    'Opening moves follow known lines, forced moves leave no choice, and closing moves change nothing any more. None of them is a walk, so the ' +
    `blog adds ${formula('N(M, S²)')} moves. A walk alone, fitted to the professionals’ mean by its one parameter, has an SD of ${sd} moves; ` +
    `their games have ${actual}. The blog compared its fit with a gamma density, in 10⁸ simulated games.`,
};
