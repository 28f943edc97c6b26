// English texts of the bear-off lab's details section, loaded with it. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/format.js';

const cutShort = {
  heading: 'Cut short',
  intro:
    'Many programs can cut games short: after some rolls they take their own evaluation for the result. The ' +
    'curve shows where such a rollout settles, from the evaluation alone to games that all end.',
  settles: 'Settles at',
  plain: 'Plain so far',
  reduced: 'Variance reduced so far',
  /** @param {string} percent @param {string} evaluation */
  toEnd: (percent, evaluation) =>
    `Rolled to the end, both averages settle at ${percent}, however wrong the estimates of luck are. Cut before ` +
    `the first roll, they would be the evaluation itself, ${evaluation}.`,
  /** @param {string} n */
  tooLate: (n) => `No game lasts longer than ${counted(n, 'roll')}, so none is cut.`,
  /** @param {string} points @param {string} n @param {string} limit @param {string} exact */
  moved: (points, n, limit, exact) =>
    `Bad estimates of luck don’t move this rollout. Its evaluations after ${counted(n, 'roll')} move it by ` +
    `${counted(points, 'point')}: it settles at ${limit} instead of ${exact}.`,
  /** @param {string} n @param {string} exact */
  unmoved: (n, exact) =>
    `Bad estimates of luck don’t move this rollout. The evaluations after ${counted(n, 'roll')} average the exact ` +
    `value, so it settles at ${exact} too.`,
  williams: 'The plays are this evaluator’s best ones, so result − luck is Williams’s sum, cut short.',
  notWilliams:
    'Some plays aren’t this evaluator’s best ones. In games with such a play, result − luck isn’t Williams’s sum, which ' +
    'credits the mistake back.',
  unknown: 'The curve is known up to six checkers a side.',
  many: 'Each bar counts the rollouts whose average ended there. Bad estimates of luck don’t move the centre. Bad evaluations at the horizon do.',
  chart: {
    label: 'Where rollouts settle that are cut short',
    description:
      'Curve of the value where a rollout settles, by the number of rolls before games are cut. Arrow keys read it.',
    series: 'Evaluators',
    xAxis: 'rolls before games are cut',
    /** @param {string} n */
    at: (n) => `cut after ${counted(n, 'roll')}`,
  },
};

export const below = { cutShort };
