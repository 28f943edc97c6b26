// English texts of play with the cube. Equities and luck are points for the side on roll at the start. Numbers come as they are
// written.

import { setAside, work } from '../../../lib/bearoff/texts/en.js';
import { actions, cubePlayers, estimators, owners } from '../../../lib/cube/texts/en.js';
import { en as shared } from '../../hand/texts/shared-en.js';
import { counted } from '../../../lib/i18n/format.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  cubePlayers,
  estimators,
  owners,

  page: {
    title: 'Rollout Lab: play with the doubling cube by hand, with the luck taken out',
  },

  work: { ...work, database: 'Calculating bear-offs with the cube …' },

  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) =>
      `Ignored: ${facts}. Games here are for money, begin before the roll and count per unit of the cube. The cube keeps its owner.`,
  },

  otherLab: 'Roll this position out with the cube',
  withoutCube: 'Play this position without the cube',

  beyond: {
    says:
      'With the cube, exact answers stop at six checkers a side, and so does this lab. Take checkers off the board, or play the ' +
      'position without the cube.',
  },

  setup: {
    ...shared.setup,
    opponent: 'The other side’s checker play',
    opponentCube: 'The other side’s cube actions',
    estimator: 'Luck is estimated by',
    janowski: 'x: how live the cube is, 0 to 1',
    badShare: 'Not a valid x. Use a number from 0 to 1.',
  },

  turns: {
    ...actions,
    turn: shared.game.turn,
    /** Between what is done with the cube and the roll. */
    between: '; ',
  },

  cubePlay: {
    roll: 'Roll',
    /** @param {string} value  that the cube shows then */
    double: (value) => `Double to ${value}`,
    take: 'Take',
    pass: 'Pass',
    asks: 'Your turn: roll, or double first.',
    /** @param {string} side */
    asksSide: (side) => `${side} is on roll: roll, or double first.`,
    /** @param {string} offered  who doubles, and to what */
    answers: (offered) => `${offered}. Do you take?`,
    /**
     * @param {string} offered
     * @param {string} side
     */
    answersSide: (offered, side) => `${offered}. Does ${side} take?`,
    /**
     * @param {string} side
     * @param {string} value
     */
    taken: (side, value) => `${side} has taken: the game counts ${value}.`,
    /**
     * @param {string} roll
     * @param {string} luck
     * @param {string} first  the side on roll at the start, whose luck it is
     */
    youRolled: (roll, luck, first) => `You rolled ${roll}: luck ${luck} for ${first}.`,
    /**
     * @param {string} side
     * @param {string} roll
     * @param {string} luck
     * @param {string} first
     */
    rolled: (side, roll, luck, first) => `${side} rolled ${roll}: luck ${luck} for ${first}.`,
    /**
     * @param {string} turn
     * @param {string} luck
     * @param {string} first
     */
    heard: (turn, luck, first) => `${turn}: luck ${luck} for ${first}.`,
    /** @param {string} said */
    sentence: (said) => `${said}.`,
  },

  game: {
    ...shared.game,
    luckOf: 'luck',
    /**
     * @param {string} turn
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, luck ${luck}.`,
    /** @param {string} side */
    toRoll: (side) => `${side} to double or play …`,
  },

  verdict: {
    ...shared.verdict,
    /**
     * @param {string} who
     * @param {string} n
     */
    won: (who, n) => `${who} won ${counted(n, 'point')}.`,
    /**
     * @param {string} who
     * @param {string} n
     */
    lost: (who, n) => `${who} lost ${counted(n, 'point')}.`,
    passed: 'The double was passed.',
    /**
     * Seen by the reader's side.
     * @param {string} value
     * @param {string} luck
     */
    worth: (value, luck) => `The position was worth ${value}, and the luck of the dice was ${luck}.`,
    noMistake: 'You made no mistake.',
    /**
     * @param {string} plays
     * @param {string} cube
     */
    costs: (plays, cube) => `Your plays cost ${plays} and your cube actions ${cube}.`,
    /**
     * @param {string} side
     * @param {string} plays
     * @param {string} cube
     */
    sideCosts: (side, plays, cube) => `${side}’s plays cost ${plays} and cube actions ${cube}.`,
    /**
     * @param {string} side
     * @param {string} plays
     * @param {string} cube
     */
    given: (side, plays, cube) => `${side}’s plays gave you ${plays} and cube actions ${cube}.`,
    /** Between two of these sentences. */
    between: ' ',
    terms: {
      value: 'position',
      luck: 'luck',
      /** @param {string} side */
      checkers: (side) => `${side}’s plays`,
      /** @param {string} side */
      cube: (side) => `${side}’s cube actions`,
    },
    yours: { checkers: 'your plays', cube: 'your cube actions' },
    /**
     * @param {string} points
     * @param {string} label
     */
    term: (points, label) => `${points} (${label})`,
    /** @param {string} term */
    plus: (term) => ` + ${term}`,
    /** @param {string} term */
    less: (term) => ` − ${term}`,
    /**
     * @param {string} terms
     * @param {string} result
     */
    equation: (terms, result) => `${terms} = ${result}`,
  },

  mistakes: {
    ...shared.mistakes,
    columns: {
      game: ['Game', '#'],
      winner: ['Won by', 'Won'],
      result: ['Points', 'Pts'],
      luck: ['Luck', 'Luck'],
      reduced: ['Result − luck', 'R − L'],
      plays: ['Cost of plays', 'Plays'],
      actions: ['Cost of cube', 'Cube'],
      mistakes: ['Mistakes', 'Mist.'],
    },
    /** @param {string} side */
    noDouble: (side) => `${side} didn’t double`,
    better: 'Show the right action',
    /** The action that would have been right. */
    right: { noDouble: 'no double', double: 'double', take: 'take', pass: 'pass' },
    csvHint: 'Every turn of your games, with luck and mistakes, for a spreadsheet',
    /** The spreadsheet's head. */
    csvColumns: [
      'Game',
      'Turn',
      'Side',
      'By hand',
      'Cube',
      'Doubles',
      'Answer',
      'Answered by hand',
      'Roll',
      'Play',
      'Luck',
      'Cube cost',
      'Answer cost',
      'Play cost',
      'Better play',
      'Result',
      'Result − luck',
    ],
    csvAnswers: { take: 'take', pass: 'pass' },
  },

  tiles: {
    ...shared.tiles,
    cost: { checkers: 'Your plays cost', cube: 'Your cube actions cost' },
    costOf: {
      /** @param {string} side */
      checkers: (side) => `${side}’s plays cost`,
      /** @param {string} side */
      cube: (side) => `${side}’s cube actions cost`,
    },
  },

  chart: {
    ...shared.chart,
    label:
      'Running averages of the games you have played, plain and variance reduced, in points for the side on roll at the start',
    /** @param {import('../../../lib/i18n/format.js').Unit} _unit */
    description: (_unit) =>
      'Equity of the side on roll at the start, in points per unit of the cube, against the number of games. Arrow keys read ' +
      'the values at a number of games; Page Up and Page Down go further, Home and End to the ends.',
    ownNote:
      ' “Perfect play” is the position’s value if your side makes no mistake against this opponent, in points for the side on roll ' +
      'at the start.',
  },

  sentence: {
    ...shared.sentence,
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) =>
      `${counted(games, 'game')}, in points: plain ${plain}, variance reduced ${reduced}.`,
    /** @param {string} value */
    worth: (value) => `Perfect play is worth ${value}.`,
    /**
     * @param {string} plays
     * @param {string} cube
     */
    costs: (plays, cube) => `Your plays cost ${plays} per game, your cube actions ${cube}.`,
    /**
     * @param {string} side
     * @param {string} plays
     * @param {string} cube
     */
    sideCosts: (side, plays, cube) => `${side}’s plays cost ${plays} per game, cube actions ${cube}.`,
  },
};
