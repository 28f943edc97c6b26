// What the figure says that breaks it, in English.

import { html } from 'lit';
import { cells } from '../cells-en.js';

export const en = {
  cells,
  /** @param {Record<'doubles' | 'noDoubles' | 'oFails' | 'oBearsOff', unknown>} amounts */
  sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
    html`Doubles ${doubles}, no doubles ${noDoubles}. White fails ${oFails}, White bears off ${oBearsOff}. Here none gives way when you
    change another.`,
  /** @param {string} games @param {string} truth @param {string} limit */
  alt: (games, truth, limit) =>
    `Chart: the running averages over ${games} games. The results settle at ${truth}, result − luck at ${limit}, on the line that was ` +
    'drawn there beforehand.',
  /**
   * @param {string} bias  points; '' for none
   * @param {boolean} low  whether the rollout comes out too low
   * @param {string} limit
   * @param {string} games
   * @param {string} mean
   */
  said: (bias, low, limit, games, mean) =>
    (bias
      ? `These numbers give Blue ${bias} points too ${low ? 'much' : 'little'} luck in an average game, so the page says before rolling: it ` +
        `will settle at ${limit}.`
      : `On both rolls these numbers average zero, so the page says before rolling: it will settle at ${limit}.`) +
    ` After ${games} games: ${mean}.`,
};
