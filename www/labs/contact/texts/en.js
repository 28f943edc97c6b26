// The texts of the contact lab, in English: its own and those of all labs. Numbers arrive formatted.

import { editor, evaluators, refusals, setAside, stage } from '../../../lib/bearoff/texts/en.js';
import { counted } from '../../../lib/i18n/counted.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { wholeEditor } from '../../../lib/whole-board/texts/en.js';
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
  hint: (side) => `Each number shows how lucky that roll is for ${side}, in points. Choose a roll to see its plays.`,
  /** @param {string} side */
  chances: (side) =>
    `Chances of ${side}, who is on roll. ± is how far the 95% interval reaches, on its wider side. Wins include gammons, and gammons ` +
    'include backgammons.',
  /** @param {string} side */
  chart: (side) =>
    `Cubeless money equity of ${side}, who is on roll, in points, against the number of games. Arrow keys read the values at each number of ` +
    'games. Page Up and Page Down move further; Home and End go to the ends.',
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
    title: 'Rollout Lab: roll out any backgammon position, with the luck removed',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly lacks the SIMD instructions that the network needs.',
    notLoaded: 'The part that rolls the games didn’t load.',
  },

  refusals: {
    ...refusals,
    /**
     * @param {string} side
     * @param {number} point
     */
    shared: (side, point) => `Both sides have checkers on ${side}’s ${point} point.`,
    deadlock: 'Both sides are on the bar against closed boards, so neither could ever move. The last position is kept.',
  },
  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) => `Ignored: ${facts}. Games here are money games without a cube; gammons count.`,
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
    toRoll: (side, x, o) => `${side} is on roll. Blue has ${counted(x, 'pip')} left, White ${o}.`,
  },

  roller,
  bearoff: 'Open this bear-off in the bear-off lab',

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
    better: (play) => `the luck evaluator prefers ${play}`,
  },

  controls: {
    ...shared.controls,
    rollNext: 'Next roll',
  },

  evaluation: {
    heading: {
      network: 'The network’s evaluation',
      exact: 'Exact, from the database',
      approximate: 'Approximate, from the one-sided database',
      gammons: 'The network’s evaluation, with gammons from databases',
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
    heading: (roll) => `Plays for ${roll}`,
    play: 'Play',
    atSight: 'Static',
    ahead: 'One roll ahead',
    behind: 'Gap',
    setUp: 'Continue from the position after this play',
    /** Explained; the note goes on from it. */
    equities: 'Equities',
    note: ' for the side making the play, in points.',
    choose: ' Choose a play to continue from the position after it.',
    /** @param {string} n */
    more: (n) => ` Not listed: ${counted(n, 'more play')}.`,
  },

  luck: {
    evaluator: 'Luck is estimated by',
    evaluators: {
      network: 'the network',
      tiny: 'a tiny network',
      blurred: 'the network, blurred',
      pipCount: evaluators.pipCount,
      nothing: 'no evaluator',
    },
    about: {
      network:
        'The network of 448 units that plays both sides. For each roll it compares the four plays that a small 24-unit network ranks highest.',
      tiny: 'Eight units that see only where the checkers are. It plays badly, but it measures luck in a fraction of the time.',
      blurred: 'The same network, with a fixed error in each position’s winning chance. Its luck still averages zero.',
      pipCount: 'Sees only which side leads in pips. It knows nothing about points, primes, blots or gammons.',
      nothing: 'No luck is measured or subtracted, so both lines are the plain rollout.',
    },
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'percentage point')}`,
    otherErrors: 'New errors',
  },

  until: {
    label: 'Roll until the',
    kinds: { se: 'standard error is', games: 'number of games is' },
    fields: { se: 'Standard error in points', games: 'Number of games' },
    roll: 'Roll',
    stop: 'Stop',
    looking: 'Not reached yet …',
    bad: {
      se: 'Not a valid standard error. Use a number of points above 0 and below 1, such as 0.01.',
      games: 'Not a valid number of games. Use a whole number, 1 or more.',
    },
    /** @param {string} n */
    reached: (n) =>
      `Reached after ${counted(n, 'game')}. This rule looks at the games’ standard deviation, not their average, so stopping there hardly ` +
      'biases the average. Where a few rare games dominate, the rule adds five imaginary games with the most extreme result.',
    /**
     * @param {string} low
     * @param {string} high
     */
    always: (low, high) => ` The any-time 95% interval is ${low} to ${high}.`,
  },

  chances: {
    heading: 'How games end',
    says: {
      network: 'Network alone',
      exact: 'Database, exact',
      approximate: 'Database, approximate',
      gammons: 'Network and database',
    },
    names: {
      win: 'Wins',
      winGammon: 'Gammon wins',
      winBackgammon: 'Backgammon wins',
      loseGammon: 'Gammon losses',
      loseBackgammon: 'Backgammon losses',
    },
    note: roller.chances(blue),
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../lib/i18n/units.js').Unit} _unit */
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
    same: 'No luck is subtracted, so the two lines coincide.',
    /** @param {string} n */
    faster: (n) => `Luck that averages zero is subtracted: each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck also averages zero, so the answer stays unbiased. It just takes longer: each game counts as ${counted(n, 'plain game')}.`,
  },
};
