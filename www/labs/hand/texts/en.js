// English texts of play without the cube. Numbers come as they are written.

import { evaluators, players } from '../../../lib/bearoff/texts/en.js';
import { en as shared } from './shared-en.js';
import { counted } from '../../../lib/i18n/format.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,

  page: {
    title: 'Rollout Lab: play a rollout by hand, with the luck taken out',
  },

  otherLab: 'Roll this position out',
  cubeLab: 'Roll this position out with the cube',
  withCube: 'Play this position with the cube',

  setup: {
    ...shared.setup,
    opponent: 'The other side is played by',
    evaluator: 'Luck is estimated by',
    evaluators,
    players,
    bounded:
      'With more than six checkers on a side there are no exact chances here, so luck is estimated and mistakes aren’t listed.',
  },

  verdict: {
    ...shared.verdict,
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonBecause: (who, luck) => `${who} won because of ${counted(luck, 'point')} of luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonInSpite: (who, luck) => `${who} won in spite of ${counted(luck, 'point')} of luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostBecause: (who, luck) => `${who} lost because of ${counted(luck, 'point')} of luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostInSpite: (who, luck) => `${who} lost in spite of ${counted(luck, 'point')} of luck`,
    /** @param {string} points */
    cost: (points) => `your plays cost ${counted(points, 'point')}`,
    noCost: 'your plays cost nothing',
    /**
     * @param {string} side
     * @param {string} points
     */
    sideCost: (side, points) => `${side}’s plays cost ${counted(points, 'point')}`,
    /**
     * @param {string} clause
     * @param {string} more
     */
    both: (clause, more) => `${clause}; ${more}`,
    /** @param {string} clauses */
    sentence: (clauses) => `${clauses}.`,
    /**
     * Value + luck − mistakes = result, from Blue's side.
     * @param {string} value
     * @param {string} luck
     * @param {string} x
     * @param {string} o
     * @param {string} result
     */
    sum: (value, luck, x, o, result) =>
      `Value ${value}, luck ${luck}, Blue’s mistakes −${x}, White’s +${o}: result ${result}.`,
  },

  mistakes: {
    ...shared.mistakes,
    columns: {
      game: ['Game', '#'],
      winner: ['Won by', 'Won'],
      luck: ['Luck', 'Luck'],
      reduced: ['Result − luck', 'R − L'],
      cost: ['Cost of plays', 'Cost'],
      mistakes: ['Mistakes', 'Mist.'],
    },
    rollOut: 'Check: roll both out',
    csvHint: 'Every roll and play of your games, with luck and mistakes, for a spreadsheet',
    /** The spreadsheet's head. */
    csvColumns: [
      'Game',
      'Turn',
      'Side',
      'Roll',
      'Play',
      'By hand',
      'Luck',
      'Cost',
      'Better play',
      'Result',
      'Result − luck',
    ],
  },

  tiles: {
    ...shared.tiles,
    cost: 'Your plays cost',
    /** @param {string} side */
    costOf: (side) => `${side}’s plays cost`,
  },

  chart: {
    ...shared.chart,
    /** @param {string} percent */
    own: (percent) => `your play so far ${percent}%`,
    ownNote:
      ' “Your play so far” is the value for a player who repeats your latest choice in each situation, and plays perfectly ' +
      'in situations you haven’t met.',
  },

  sentence: {
    ...shared.sentence,
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) => `${counted(games, 'game')}: plain ${plain}%, variance reduced ${reduced}%.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     */
    cost: (perfect, cost) => `Perfect play is worth ${perfect}%. Your plays cost ${counted(cost, 'point')} per game.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     * @param {string} side
     * @param {string} theirs
     */
    costs: (perfect, cost, side, theirs) =>
      `Perfect play is worth ${perfect}%. Your plays cost ${counted(cost, 'point')} per game, ${side}’s ${theirs}.`,
    /**
     * @param {string} perfect
     * @param {string} x
     * @param {string} o
     */
    sides: (perfect, x, o) =>
      `Perfect play is worth ${perfect}%. Blue’s plays cost ${counted(x, 'point')} per game, White’s ${o}.`,
  },
};
