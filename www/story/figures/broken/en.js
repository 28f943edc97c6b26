// Texts of the figure that breaks the rollout, in English.

import { html } from 'lit';
import { cells } from '../cells-en.js';

export const en = {
  cells,
  /** @param {Record<'doubles' | 'noDoubles' | 'oFails' | 'oBearsOff', unknown>} amounts */
  sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
    html`Doubles ${doubles}, no doubles ${noDoubles}. White misses ${oFails}, White bears off ${oBearsOff}. Here, changing an amount
    leaves the others as they are.`,
  /** @param {string} games @param {string} truth @param {string} limit */
  alt: (games, truth, limit) =>
    `Chart: the running averages over ${games} games. The results settle at ${truth}, result − luck at ${limit}, on the line ` +
    'drawn there in advance.',
  /**
   * @param {string} bias  points; '' for none
   * @param {boolean} low  whether the rollout settles too low
   * @param {string} limit
   * @param {string} games
   * @param {string} mean
   */
  said: (bias, low, limit, games, mean) =>
    (bias
      ? `On average, these numbers give Blue ${bias} points too ${low ? 'much' : 'little'} luck per game. So the page predicts: ` +
        `result − luck will settle at ${limit}.`
      : `These numbers average zero on both rolls. So the page predicts: result − luck will settle at ${limit}.`) +
    ` After ${games} games, it’s at ${mean}.`,
};
