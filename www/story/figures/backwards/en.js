// What the figure of backwards luck says, in English.

import { html } from 'lit';

export const en = {
  ask: 'How many games with all luck turned backwards tell as much as one plain game?',
  slider: 'So much of the right luck is taken out',
  /** @param {string} share @param {string} doubles */
  share: (share, doubles) => `${share}% (doubles: ${doubles})`,
  /** @param {string} limit */
  alt: (limit) =>
    `Chart: two funnels, where 95 of 100 rollouts are, and the running averages of the first games. Both funnels lie around ${limit}; ` +
    'that of backwards luck is twice as wide.',
  /**
   * @param {string} plain
   * @param {string} reduced
   * @param {string} worth  '' where it has no end
   * @param {string} limit
   */
  said: (plain, reduced, worth, limit) =>
    `A plain game spreads by ${plain} points around the average, a game with this luck taken out by ${reduced}: ` +
    `${worth ? `it is worth ${worth} plain ones` : 'each is the answer'}. Both settle at ${limit}.`,
  /**
   * @param {string} worth
   * @param {string} games
   * @param {string} guess  '' where there is none
   */
  answer: (worth, games, guess) =>
    html`<p>${guess ? `You said ${guess}. ` : ''}It takes ${games}. Turned backwards, the luck is not taken out but put in once more: twice the
    spread, and that takes four times the games. So such a game is worth ${worth} of a plain one.</p>`,
};
