// What the bear-off lab tells the reader to do next, in English. Numbers come as they are written. Three lines of a phone
// have some 120 letters.

import { counted } from '../../../shared/texts/counted.js';

export const guide = {
  start:
    'How does a program know how lucky a roll was? It compares all 36 with their mean: the coloured numbers are the luck.',
  explain: 'Explain one roll',
  one: 'Every roll of a game has its luck. Play a game to its end and see what the luck adds up to.',
  /**
   * @param {string} roll
   * @param {string} after
   * @param {string} mean
   * @param {string} luck
   */
  explained: (roll, after, mean, luck) =>
    `After ${roll} the program gives Blue ${after}, on average ${mean}: luck ${luck}. ` +
    `See what the luck of a whole game adds up to.`,
  rollOne: 'Roll one game',
  /**
   * @param {string} result
   * @param {string} luck
   * @param {string} reduced
   */
  game: (result, luck, reduced) =>
    `Result ${result}, luck ${luck}: without luck, this game counts ${reduced}. One game says little; go on to a thousand.`,
  /** @param {string} n */
  games: (n) => `${counted(n, 'game')} so far. At a thousand you see where both lines are going.`,
  rollMany: 'Roll on to 1,000 games',
  /**
   * @param {string} n
   * @param {string} plain
   * @param {string} reduced
   */
  settled: (n, plain, reduced) =>
    `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Does that need a good evaluator?`,
  /** Follows it: what the program is to do then. */
  turnInto: { backwards: 'Let it take each chance for its opposite.', even: 'Let it take every position for even.' },
  worse: 'Take a worse evaluator',
  /** @param {string} limit */
  backwards: (limit) =>
    `Good luck is called bad, yet it averages zero: both lines settle at ${limit}, only later. Now be the player yourself.`,
  even:
    'All is called even until the end, yet luck averages zero over the 36 rolls. Nothing exact is known here to compare with. ' +
    'Now be the player yourself.',
  twoCheckers: 'Two checkers',
};
