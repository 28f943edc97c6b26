// What the contact lab tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone have some
// 120 letters.

import { counted } from '../../../shared/texts/counted.js';

export const guide = {
  start: 'A small neural network plays both sides. Watch one game from this position: every roll with its luck.',
  rollOne: 'Roll the first game',
  /** @param {string} n */
  more: (n) => `${counted(n, 'game')} ${n === '1' ? 'says' : 'say'} little. Roll on to a hundred, on all cores of this device.`,
  rollMany: 'Roll on to 100 games',
  /** @param {string} n */
  worth: (n) => `One game tells as much as ${counted(n, 'plain one')}.`,
  worthUnknown: 'These games don’t tell yet what one is worth.',
  /** @param {string} worth */
  network: (worth) => `Luck is subtracted. ${worth} Now let a worse network measure it: one of 8 units.`,
  tiny: 'Luck by the tiny network',
  /** @param {string} worth */
  isTiny: (worth) => `The same games, poorer estimates; over the 36 rolls they average zero, too. ${worth} And if we only counted pips?`,
  pips: 'Luck by pip count',
  /** @param {string} worth */
  isPips: (worth) => `Pips alone average zero over the 36 rolls, too. ${worth} Set up a position of your own, or paste an XGID.`,
  /** @param {string} worth */
  other: (worth) => `However wrong these estimates are, they average zero over the 36 rolls. ${worth}`,
  nobody: 'No luck is measured, so both lines are the plain rollout. Let the network measure it, in the same games.',
  back: 'Luck by the network again',
};
