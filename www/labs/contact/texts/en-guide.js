// The next steps that the contact lab's guide suggests, in English. Numbers arrive formatted. Three lines of a phone hold about 120
// letters.

import { counted } from '../../../lib/i18n/counted.js';

export const guide = {
  start: 'A small neural network plays both sides. Watch one game from this position, with the luck of every roll.',
  rollOne: 'Roll the first game',
  /** @param {string} n */
  more: (n) =>
    `${n === '1' ? 'One game tells' : `${n} games tell`} you little. Roll on to 100, on all cores of this device.`,
  rollMany: 'Roll on to 100 games',
  /** @param {string} n */
  worth: (n) => `Each game counts as ${counted(n, 'plain game')}.`,
  worthUnknown: 'It’s too early to say how many plain games each one counts as.',
  /** @param {string} worth */
  network: (worth) => `Luck is subtracted. ${worth} Now let a worse network measure it, with only 8 units.`,
  tiny: 'Use the tiny network',
  /** @param {string} worth */
  isTiny: (worth) =>
    `The same games, with poorer estimates. They also average zero over the 36 rolls. ${worth} What if we count only pips?`,
  pips: 'Use the pip count',
  /** @param {string} worth */
  isPips: (worth) =>
    `Luck by pip count also averages zero over the 36 rolls. ${worth} Now set up your own position, or paste an XGID.`,
  /** @param {string} worth */
  other: (worth) => `However wrong these estimates are, they average zero over the 36 rolls. ${worth}`,
  nobody: 'No luck is measured, so both lines are the plain rollout. Let the network measure it, in the same games.',
  back: 'Use the network again',
};
