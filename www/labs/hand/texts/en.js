// What only the rollout that is played by hand says, in English, with what all labs say in which one plays by hand. Numbers
// come as they are written.

import { evaluators, players } from '../../../shared/bearoff/texts/en.js';
import { en as shared } from '../../../shared/hand/texts/en.js';
import { counted } from '../../../shared/texts/counted.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,

  page: {
    title: 'Rollout Lab: play a rollout by hand, with the luck taken out',
  },

  otherLab: 'Have the program roll this position out',
  cubeLab: 'Roll this position out with the cube',
  withCube: 'Play it with the cube',

  setup: {
    ...shared.setup,
    opponent: 'The other side is played by',
    evaluator: 'Luck is estimated by',
    evaluators,
    players,
    bounded:
      'With more than six checkers on a side nobody knows the exact chances: luck is estimated, mistakes are not listed.',
  },

  verdict: {
    you: 'You',
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonBecause: (who, luck) => `${who} won because of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonInSpite: (who, luck) => `${who} won in spite of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostBecause: (who, luck) => `${who} lost because of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostInSpite: (who, luck) => `${who} lost in spite of ${luck} luck`,
    /** @param {string} points */
    cost: (points) => `your plays cost ${points}`,
    noCost: 'your plays cost nothing',
    /**
     * @param {string} side
     * @param {string} points
     */
    sideCost: (side, points) => `${side}’s plays cost ${points}`,
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
      `${value} before the first roll, luck ${luck}, Blue’s mistakes −${x}, White’s +${o}: ${result}.`,
    abandoned: 'The game is given up. It does not count.',
  },

  mistakes: {
    ...shared.mistakes,
    columns: {
      game: ['Game', '#'],
      winner: ['Won by', 'Won'],
      luck: ['Luck', 'Luck'],
      reduced: ['Result − luck', 'R − L'],
      cost: ['Your plays cost', 'Cost'],
      mistakes: ['Mistakes', 'Mist.'],
    },
    rollOut: 'Is it really? Roll both out',
    csvHint: 'Every roll and play of your games, with luck and mistakes, as a spreadsheet',
    /** Of the spreadsheet. */
    csvColumns: ['Game', 'Turn', 'Side', 'Roll', 'Play', 'By hand', 'Luck', 'Cost', 'Better play', 'Result', 'Result − luck'],
  },

  tiles: {
    cost: 'Your plays cost',
    /** @param {string} side */
    costOf: (side) => `${side}’s plays cost`,
    perGame: 'a game',
    /**
     * @param {string} side
     * @param {string} points
     */
    perGameAnd: (side, points) => `a game, ${side}’s ${points}`,
  },

  chart: {
    ...shared.chart,
    /** @param {string} value */
    truth: (value) => `perfect play ${value}`,
    /** @param {string} percent */
    own: (percent) => `your play so far ${percent}%`,
    ownNote:
      ' “Your play so far” is what the position is worth to somebody who makes every play as you last made it there, and ' +
      'plays perfectly where you have not been.',
  },

  sentence: {
    ...shared.sentence,
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) =>
      `${counted(games, 'game')}: plain ${plain}%, variance reduced ${reduced}%.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     */
    cost: (perfect, cost) => `Perfect play is worth ${perfect}%; your plays cost ${cost} a game.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     * @param {string} side
     * @param {string} theirs
     */
    costs: (perfect, cost, side, theirs) =>
      `Perfect play is worth ${perfect}%; your plays cost ${cost} a game, ${side}’s ${theirs}.`,
    /**
     * @param {string} perfect
     * @param {string} x
     * @param {string} o
     */
    sides: (perfect, x, o) => `Perfect play is worth ${perfect}%; Blue’s plays cost ${x} a game, White’s ${o}.`,
  },
};
