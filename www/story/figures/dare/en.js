// Texts of the dare, in English.

import { html } from 'lit';
import { cells } from '../cells-en.js';

export const en = {
  ask: 'Before you change anything: where will the blue line settle with your numbers?',
  cells,
  /** @param {Record<'doubles' | 'noDoubles' | 'oFails' | 'oBearsOff', unknown>} amounts */
  sentence: ({ doubles, noDoubles, oFails, oBearsOff }) =>
    html`If Blue rolls doubles, I call it ${doubles} points of luck; if he doesn’t, ${noDoubles}. If White then misses, that’s
    ${oFails} for Blue; if she bears off, ${oBearsOff}.`,
  /** @param {string} games @param {string} truth */
  alt: (games, truth) =>
    `Chart: the running averages of the result and of result − luck over ${games} games. Both approach ${truth}.`,
  /**
   * @param {string} games
   * @param {string} plain
   * @param {string} reduced
   * @param {string} within  half the interval; '–' where there is none
   * @param {string} limit
   * @param {string} guess  '' while there is none
   */
  said: (games, plain, reduced, within, limit, guess) =>
    `After ${games} games, the results average ${plain}; with this luck subtracted, ${reduced}\u00a0±\u00a0${within}. In the long run: ` +
    `${limit}, no matter what you type.${guess ? ` You said ${guess}.` : ''}`,
};
