// English texts of the card about games that are cut short, loaded with the details below the chart. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/format.js';

/** @param {string} n */
const after = (n) => (n === '0' ? 'before the first roll' : `after ${counted(n, 'roll')}`);

export const cutShort = {
  heading: 'Cut short',
  intro:
    'Many programs can cut games short: after some rolls they take their own evaluation for the result. Choose a ' +
    'horizon, and see what it saves and how far off it is.',
  toEnd:
    'Rolled to the end, both averages settle at one value, however wrong the estimates of luck are. Cut before the first roll, ' +
    'they would be the evaluation of the position itself.',
  /** @param {string} evaluator */
  valued: (evaluator) =>
    `The evaluator that measures luck also gives the result at the horizon, its errors included: ${evaluator}.`,
  valuedByNetwork: 'No evaluator measures luck, so the network gives the result at the horizon.',
  /** @param {string} n */
  unknown: (n) =>
    `Bad estimates of luck don’t move this rollout. Its evaluations ${after(n)} can. To measure how far, play the games to the end.`,
  /** @param {string} n @param {string} points  with half their interval @param {string} games */
  moved: (n, points, games) =>
    `Bad estimates of luck don’t move this rollout. Its evaluations ${after(n)} move it by ${points} points, as measured in ` +
    `${counted(games, 'game')}.`,
  /** @param {string} n @param {string} points */
  one: (n, points) =>
    `Evaluated ${after(n)}, this game’s result without luck differs by ${points} points. One game tells you little.`,
  /** @param {string} n */
  alike: (n) => `Evaluated ${after(n)}, each of these games has the result without luck that it has at its end.`,
  chance: 'The interval contains zero, so this may be chance.',
  /** @param {string} n */
  tooLate: (n) => `None of these games lasted longer than ${counted(n, 'roll')}, so none was cut.`,
  /** @param {string} cut @param {string} toEnd @param {string} ratio */
  saves: (cut, toEnd, ratio) =>
    `Cut short, a game takes ${counted(cut, 'roll')} on average. To the end it takes ${toEnd}, ${ratio} times as many.`,
  /** @param {string} toEnd */
  savesAll: (toEnd) => `Cut before the first roll, a game takes no roll. To the end it takes ${toEnd} on average.`,
  /** @param {string} times */
  precision: (times) =>
    `Measured in these games, rolling to the end takes ${times} times as many rolls for the same standard error. ` +
    'But more games don’t remove the error of the evaluations.',
  williams:
    'Each position before the horizon changes its value when it is evaluated one roll further ahead. While the network’s best ' +
    'play is among the four that measure luck, result − luck is the evaluation of the start plus these changes. That is ' +
    'Williams’s sum, cut short, and only the changes vary.',
  notWilliams:
    'The network plays, so a play isn’t always this evaluator’s best one. In games with such a play, result − luck isn’t ' +
    'Williams’s sum, which credits the mistake back.',
  pairs: 'Pairs of two plays are always rolled to the end.',
  /** @param {string} n */
  play: (n) => `Play ${n === '1' ? 'this game' : `these ${n} games`} to the end`,
  stop: 'Stop',
  none: 'Roll some games first.',
  cost: 'These games go on with their own dice. That takes the rolls that the horizon saved.',
  /** @param {string} done @param {string} all */
  progress: (done, all) => `${done} of ${counted(all, 'game')} played to the end.`,
  table: {
    caption: 'These games, cut short and to the end',
    cut: 'Cut short',
    toEnd: 'To the end',
    difference: 'Difference',
    rolls: 'Rolls per game',
    spread: 'SD of a game, variance reduced',
  },
};
