// English texts of the bear-off lab's guide. Numbers arrive formatted. Three lines on a phone hold about 120 letters.

import { counted } from '../../../lib/i18n/counted.js';

export const guide = {
  start:
    'How does a program know how lucky a roll was? By comparing it with the mean of all 36. The coloured numbers show the luck.',
  explain: 'Explain one roll',
  one: 'Every roll of a game has its own luck. Roll one game and see what the luck adds up to.',
  /**
   * @param {string} roll
   * @param {string} after
   * @param {string} mean
   * @param {string} luck
   */
  explained: (roll, after, mean, luck) =>
    `After ${roll} the program gives Blue ${after}. The mean is ${mean}, so the luck is ${luck}. ` +
    `Now see what a whole game’s luck adds up to.`,
  rollOne: 'Roll one game',
  /**
   * @param {string} result
   * @param {string} luck
   * @param {string} reduced
   */
  game: (result, luck, reduced) =>
    `Result ${result}, luck ${luck}: without its luck, this game counts as ${reduced}. One game tells you little. Roll a thousand.`,
  /** @param {string} n */
  games: (n) => `${counted(n, 'game')} so far. After a thousand you can see where both lines are going.`,
  rollMany: 'Roll on to 1,000 games',
  /**
   * @param {string} n
   * @param {string} plain
   * @param {string} reduced
   */
  settled: (n, plain, reduced) =>
    `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Does that need a good evaluator?`,
  /** Follows `settled`: how the estimates change next. */
  turnInto: { backwards: 'Turn its estimates upside down.', even: 'Make it call every position even.' },
  worse: 'Use a worse evaluator',
  /** @param {string} limit */
  backwards: (limit) =>
    `It calls good luck bad, yet its luck averages zero: both lines still settle at ${limit}, just later. Now play yourself.`,
  even:
    'It calls every position even until the end, yet its luck averages zero. No exact answer is known here to compare with. ' +
    'Now play yourself.',
  twoCheckers: 'Two checkers',
};
