// The texts of the table that compares evaluators, in English. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/counted.js';

export const estimates = {
  heading: 'Benefit and cost of measuring luck',
  estimate: 'Luck estimated by',
  worth: 'Plain games per game',
  cost: 'Time, in plain games',
  perSecond: 'Benefit / cost',
  choose:
    'A row is filled once games are rolled with its evaluator. Choose one under “Luck is estimated by” to roll the same games again.',
  note: 'Above 1, benefit / cost means that measuring luck this way pays. Below 1, plain games tell you more in the same time.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'The cost of a game depends on the machine and isn’t known until you time it.',
  /** @param {string} rate */
  timed: (rate) =>
    `Timed on the first game only. If all games were like it, one processor of this machine would play ${counted(rate, 'plain game')} a second.`,
};
