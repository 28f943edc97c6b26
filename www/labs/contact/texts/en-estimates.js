// What is said of the estimates of luck beside each other, in English. Numbers come as they are written.

import { counted } from '../../../shared/texts/counted.js';

export const estimates = {
  heading: 'What measuring luck brings, and what it costs',
  estimate: 'Luck estimated by',
  worth: 'One game is worth … plain games',
  cost: 'It takes as long as … plain games',
  perSecond: 'Worth by the second',
  choose: 'A row has its worth when games were rolled with it: choose it under “Luck is estimated by”, and the same games are rolled again.',
  note:
    'Above 1 by the second, it pays to measure luck so; below, plain games would tell more in the same time.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'What a game costs depends on the machine, and is not known before it is timed.',
  /** @param {string} rate */
  timed: (rate) => 
    `Timed by the first game alone: if all were like it, one processor of this machine would play ${counted(rate, 'plain game')} a second.`,
};
