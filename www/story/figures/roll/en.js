// Texts of figure 2 in English.

import { en as tables } from '../tables-en.js';

export const en = {
  tables,
  side: 'Whose roll',
  x: 'Blue’s',
  o: 'White’s',
  events: {
    /** @param {string} doubles @param {string} luck @param {string} others @param {string} bad */
    x: (doubles, luck, others, bad) => `${doubles} rolls are doubles (${luck} for Blue), and ${others} aren’t (${bad})`,
    /** @param {string} fails @param {string} luck @param {string} others @param {string} bad */
    o: (fails, luck, others, bad) =>
      `White misses with ${fails} rolls (${luck} for Blue) and bears off with ${others} (${bad})`,
  },
  /** @param {string} events @param {string} sum @param {string | null} rolled */
  said: (events, sum, rolled) =>
    `${events}. In all: ${sum}. ${rolled ? `Heavy frame: ${rolled}, rolled in game 1.` : 'In game 1, White didn’t roll.'}`,
  /** @param {string} events @param {string} sum */
  alt: (events, sum) => `A map of the 36 rolls with the luck of each. ${events}. The sum is ${sum}.`,
};
