// What only the contact lab says, in English, with what all labs say. Numbers come as they are written.

import { editor, evaluators, refusals, setAside, stage } from '../../../shared/bearoff/texts/en.js';
import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import { wholeEditor } from '../../../shared/whole-board/texts/en.js';
import { estimates } from './en-estimates.js';
import { glossary } from './en-glossary.js';
import { guide } from './en-guide.js';
import { map } from './en-map.js';
import { positions } from './en-positions.js';

/** @typedef {typeof en} Texts */

/** Texts that name the side on roll. */
const roller = {
  /** @param {string} side */
  luckOf: (side) => `${side}’s luck`,
  /**
   * @param {string} turn
   * @param {string} side
   * @param {string} luck
   */
  heard: (turn, side, luck) => `${turn}, ${side}’s luck ${luck}.`,
  /** @param {string} side */
  map: (side) => `${side}’s luck with each of the 36 rolls, in points. Rows: first die; columns: second die`,
  /** @param {string} side */
  hint: (side) => `Each number is how lucky that roll is for ${side}, in points. Choose one to see its plays.`,
  /** @param {string} side */
  chances: (side) =>
    `Of ${side}, who is on roll; ± is how far the 95% interval reaches, on its wider side. Gammons count among the wins, backgammons ` +
    'among the gammons.',
  /** @param {string} side */
  chart: (side) =>
    `Equity of ${side}, who is on roll, in points for money without a cube, against the number of games. Arrow keys read the values at ` +
    'a number of games; Page Up and Page Down go further, Home and End to the ends.',
};
const blue = shared.sides.x;

export const en = {
  ...shared,
  editor: { ...editor, ...wholeEditor },
  estimates,
  glossary,
  guide: { ...shared.guide, ...guide },
  map: { ...map, label: roller.map(blue), hint: roller.hint(blue) },
  positions,
  stage,

  page: {
    title: 'Rollout Lab: any backgammon position, rolled out without its luck',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the network needs.',
    notLoaded: 'The part that rolls the games could not be loaded.',
  },

  refusals: {
    ...refusals,
    /**
     * @param {string} side
     * @param {number} point
     */
    shared: (side, point) => `Both sides have checkers on ${side}’s ${point} point.`,
    deadlock: 'Both sides are on the bar before closed boards: nobody could ever move. The last position stays in force.',
  },
  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) => `Set aside: ${facts}. Games here are for money and without a cube, gammons counting.`,
  },

  board: {
    ...shared.board,
    /** @param {string} side */
    over: (side) => `${side} has borne off all checkers and won.`,
    /**
     * @param {string} side
     * @param {number} x
     * @param {number} o
     */
    toRoll: (side, x, o) => `${side} is to roll. Blue has ${counted(x, 'pip')} to go, White ${o}.`,
  },

  roller,
  bearoff: 'This is a bear-off: open it in the bear-off lab',

  game: {
    ...shared.game,
    /** @param {string} side */
    toRoll: (side) => `${side} to roll …`,
    /**
     * @param {string} side
     * @param {string} play
     */
    turn: (side, play) => `${side} ${play}`,
    noPlay: 'no play',
    /** @param {string} play */
    better: (play) => `whoever measures luck prefers ${play}`,
  },

  controls: {
    ...shared.controls,
    rollNext: 'Next roll',
  },

  evaluation: {
    heading: {
      network: 'The network alone says',
      exact: 'Exactly, by the database',
      approximate: 'Approximately, by the one-sided database',
      gammons: 'The network says, and databases how many gammons',
    },
    /**
     * @param {string} win
     * @param {string} gammon
     * @param {string} backgammon
     */
    wins: (win, gammon, backgammon) => `wins ${win}%, gammons ${gammon}, backgammons ${backgammon}`,
    /**
     * @param {string} lose
     * @param {string} gammon
     * @param {string} backgammon
     */
    loses: (lose, gammon, backgammon) => `loses ${lose}%, gammons ${gammon}, backgammons ${backgammon}`,
  },

  plays: {
    /** @param {string} roll */
    heading: (roll) => `The plays of ${roll}`,
    play: 'Play',
    atSight: 'At sight',
    ahead: 'One roll ahead',
    behind: 'Behind',
    setUp: 'Go on from the position after this play',
    /** Explained; the note goes on from it. */
    equities: 'Equities',
    note: ' of the side that plays, in points.',
    choose: ' Choose a play to go on from the position after it.',
    /** @param {string} n */
    more: (n) => ` ${n} more are not listed.`,
  },

  luck: {
    evaluator: 'Luck is estimated by',
    evaluators: {
      network: 'the network',
      tiny: 'a tiny network',
      blurred: 'the network, blurred',
      pipCount: evaluators.pipCount,
      nothing: 'nobody',
    },
    about: {
      network:
        'The network of 448 units that plays both sides. Of each roll it looks at the four plays that a scout of 24 units likes best.',
      tiny: 'Eight units that only see where checkers are: it plays badly, and measures luck in a fraction of the time.',
      blurred: 'The same network with an error of its own in every position’s winning chance. Its luck averages zero as ever.',
      pipCount: 'Only who is ahead in pips: it knows nothing of points, primes, blots or gammons.',
      nothing: 'No luck is measured and none subtracted: both lines are the plain rollout.',
    },
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'Other errors',
  },

  until: {
    label: 'Roll until a',
    kinds: { se: 'standard error of', games: 'number of games:' },
    fields: { se: 'Standard error in points', games: 'Number of games' },
    roll: 'Roll',
    stop: 'Stop',
    looking: 'Not reached yet …',
    bad: {
      se: 'A standard error is a number of points above 0 and below 1, such as 0.01.',
      games: 'A number of games is a whole number from 1 on.',
    },
    /** @param {string} n */
    reached: (n) =>
      `Reached after ${counted(n, 'game')}. It looks at the spread of games and not at their average, so that stopping there hardly ` +
      'moves it; where few games make the spread, it waits as if five more had ended far away.',
    /**
     * @param {string} low
     * @param {string} high
     */
    always: (low, high) => ` The 95% interval that allows for any way of stopping goes from ${low} to ${high}.`,
  },

  chances: {
    heading: 'How games end',
    says: { network: 'Network alone', exact: 'Database, exact', approximate: 'Database, approximate', gammons: 'Network and database' },
    names: {
      win: 'Wins',
      winGammon: 'with a gammon',
      winBackgammon: 'with a backgammon',
      loseGammon: 'Loses a gammon',
      loseBackgammon: 'a backgammon',
    },
    note: roller.chances(blue),
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../shared/units.js').Unit} _unit */
    description: (_unit) => roller.chart(blue),
    allTables: '',
  },

  bet: { ...shared.bet, known: '' },

  games: {
    ...shared.games,
    columns: {
      first: ['First roll', '1st roll'],
      firstLuck: ['its luck', 'luck'],
      rolls: ['Rolls', 'Rolls'],
    },
  },

  many: { intro: '' },

  sentence: {
    ...shared.sentence,
    same: 'No luck is taken out, so both lines are one.',
    /** @param {string} n */
    faster: (n) => `Luck that averages zero is taken out: one game tells as much as ${counted(n, 'plain one')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero, too, so the answer stays unbiased; it only comes slower: one game tells as much as ${n} of a plain one.`,
  },
};
