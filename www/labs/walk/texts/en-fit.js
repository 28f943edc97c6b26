// English texts of the walk lab about fits to moments of lengths. Numbers arrive formatted.

import { formula } from '../../../lib/i18n/formula.js';

export const fit = {
  heading: 'Fit A, M and S to game lengths',
  intro:
    'Three moments of the length determine three parameters. The number of other moves is normal, so only the walk is skewed, and the ' +
    'third moment gives A. The rest of the mean and of the variance gives M and S².',
  from: 'Moments',
  labels: { mean: 'Mean length', sd: 'SD of lengths', c3: 'Third central moment' },
  problems: {
    mean: 'Enter a number of moves from 0 to 10,000. The last valid value still counts.',
    sd: 'Enter a number of moves from 0 to 1,000. The last valid value still counts.',
    c3: 'Enter a number. The last valid value still counts.',
  },
  gives: 'These moments give ',
  comma: ', ',
  stop: '.',
  use: 'Use these in the lab',
  inForce: 'The lab already uses this model.',
  /**
   * @param {string} c3
   * @param {string} least
   * @param {string} most
   */
  noThirdMoment: (c3, least, most) =>
    `No A gives the third moment ${c3}. A walk has ${least} at A = 1, and ${most} at A = 0.05. Enter a number between them.`,
  /**
   * @param {string} mean
   * @param {string} walk
   */
  short: (mean, walk) =>
    `M would be negative. The walk with this third moment takes ${walk} moves on average, but the games take ${mean}. Enter a larger mean or a smaller third moment.`,
  /**
   * @param {string} sd
   * @param {string} walk
   */
  narrow: (sd, walk) =>
    `S² would be negative. The walk with this third moment has an SD of ${walk} moves, but the games have ${sd}. Enter a larger SD or a smaller third moment.`,
  moment: 'Games between …',
  professional: 'professionals',
  floodgate: 'programs (floodgate)',
  difference: 'Difference',
  rows: {
    mean: 'Mean length',
    sd: 'SD of lengths',
    c3: 'Third central moment',
    a: 'A: SD per move',
    m: 'M: other moves',
    s: 'S: their SD',
    walk: 'Moves of the walk, T − 1',
    fourth: 'Fourth root of the fourth moment, model / gamma',
  },
  read: 'How the blog explains the differences',
  /**
   * @param {string} professional
   * @param {string} floodgate
   * @param {string} more
   */
  otherMoves: (professional, floodgate, more) =>
    `Programs make about 12 more other moves (here ${more}: M is ${professional} for professionals and ${floodgate} for programs). Programs play on where people resign.`,
  /**
   * @param {string} professional
   * @param {string} floodgate
   * @param {string} more
   */
  walkMoves: (professional, floodgate, more) =>
    `Their walk takes about 3 more moves (here ${more}). Programs agree on lines, so a move changes X less. The blog rounds the walks to 21 and 24 moves; here they take ${professional} and ${floodgate}.`,
  others: 'Why a game has other moves',
  /**
   * @param {string} sd
   * @param {string} actual
   */
  noWalk: (sd, actual) =>
    'Opening moves follow known lines, forced moves leave no choice, and closing moves no longer change the result. None of these is a random walk, so the ' +
    `blog adds ${formula('N(M, S²)')} moves. A walk alone, with its one parameter fitted to the mean of professional games, has an SD of ${sd} moves; ` +
    `the games have ${actual}. The blog compared its fit with a gamma density, in 10⁸ simulated games.`,
};
