// Texts of the figure about backwards luck, in English.

import { html } from 'lit';

export const en = {
  ask: 'How many games with backwards luck tell you as much as one plain game?',
  slider: 'Share of the correct luck that is subtracted',
  /** @param {string} share @param {string} doubles */
  share: (share, doubles) => `${share}% (doubles: ${doubles})`,
  /** @param {string} limit */
  alt: (limit) =>
    `Chart: two expected funnels of 95 of 100 rollouts, and the running averages of the first games. Both funnels are centred on ${limit}. ` +
    'The funnel for backwards luck is twice as wide.',
  /**
   * @param {string} plain
   * @param {string} reduced
   * @param {string} worth  '' where it has no end
   * @param {string} limit
   */
  said: (plain, reduced, worth, limit) =>
    `Plain games have a standard deviation of ${plain} points; with this luck subtracted, it’s ${reduced}. ` +
    `${worth ? `Each game counts as ${worth} plain games` : 'Each game gives the answer'}. Both averages settle at ${limit}.`,
  /**
   * @param {string} worth
   * @param {string} games
   * @param {string} guess  '' where there is none
   */
  answer: (worth, games, guess) =>
    html`<p>${guess ? `You said ${guess}. ` : ''}It takes ${games}. Subtracting backwards luck puts the luck in a second time. That doubles the
    spread, which takes four times as many games. So each game counts as ${worth} plain games.</p>`,
};
