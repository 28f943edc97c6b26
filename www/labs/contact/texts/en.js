// The texts of the contact lab, in English: its own and those of all labs. Numbers arrive formatted.

import {
  chosen,
  editor,
  evaluators,
  map as bearoffMap,
  refusals,
  setAside,
  stage,
} from '../../../lib/bearoff/texts/en.js';
import { counted } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/en.js';
import { wholeEditor } from '../../../lib/board/texts/en.js';
import { pairsGlossary } from '../../../lib/pairs/texts/en-glossary.js';

/** @typedef {typeof en} Texts */

/** Texts that name the side on roll. */
const roller = {
  /** @param {string} side */
  luckOf: (side) => `${side}’s luck`,
  /** @param {string} turn @param {string} side @param {string} luck */
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
  chosen,
  editor: { ...editor, ...wholeEditor },
  rotation,
  stage,

  estimates: {
    heading: 'Benefit and cost of measuring luck',
    estimate: 'Luck estimated by',
    worth: 'Plain games per game',
    cost: 'Time, in plain games',
    perSecond: 'Benefit / cost',
    choose:
      'A row is filled once games are rolled with its evaluator. Choose one under “Luck is estimated by” to roll the same games again.',
    note: 'Above 1, benefit / cost means that measuring luck this way pays. Below 1, plain games tell you more in the same time.',
    time: 'Time them on this machine',
    timing: 'Timing …',
    untimed: 'The cost of a game depends on the machine and isn’t known until you time it.',
    /** @param {string} rate */
    timed: (rate) =>
      `Timed on the first game only. If all games were like it, one processor of this machine would play ${counted(rate, 'plain game')} a second.`,
  },

  glossary: {
    ...pairsGlossary,
    ...rotationGlossary,
    equity:
      'The average result of a position for one side, in points: a win counts 1, a gammon 2, a backgammon 3, and losses count as negative. ' +
      'Here it is for money, without a cube.',
  },

  guide: {
    ...shared.guide,
    start: 'A small neural network plays both sides. Watch one game from this position, with the luck of every roll.',
    rollOne: 'Roll the first game',
    /** @param {string} n */
    cut: (n) =>
      `${n === '0' ? 'Before the first roll' : `After ${counted(n, 'roll')}`} the evaluation is taken for the result. Now play these games to the end and see how far off it is.`,
    playOn: 'Play them to the end',
    cutSeen:
      'The table below compares these games, cut short and to the end. Without a horizon, no evaluation is taken for a result.',
    toEnd: 'Roll to the end',
    /** @param {string} n */
    more: (n) =>
      `${n === '1' ? 'One game tells' : `${n} games tell`} you little. Roll on to 100, on all cores of this device.`,
    rollMany: 'Roll on to 100 games',
    /** @param {string} n */
    worth: (n) => `Each game counts as ${counted(n, 'plain game')}.`,
    worthUnknown: 'It’s too early to say what a game is worth.',
    /** @param {string} worth */
    network: (worth) => `Luck is subtracted. ${worth} Now let a worse network measure it, with only 8 units.`,
    tiny: 'Use the tiny network',
    /** @param {string} worth */
    isTiny: (worth) =>
      `Poorer estimates, but they average zero over all possible rolls, too. ${worth} And by pip count?`,
    pips: 'Use the pip count',
    /** @param {string} worth */
    isPips: (worth) =>
      `By pip count, luck averages zero over all possible rolls, too. ${worth} Now try your own position, or an XGID.`,
    /** @param {string} worth */
    other: (worth) => `However wrong these estimates are, they average zero over all possible rolls. ${worth}`,
    nobody: 'No luck is measured, so both lines are the plain rollout. Let the network measure it, in the same games.',
    back: 'Use the network again',
  },

  map: {
    ...bearoffMap,
    nothing: 'Without an evaluator there is no luck. Choose one under “Luck is estimated by”.',
    waits: 'Calculating the bear-off databases …',
    /** @param {string} equity */
    mean: (equity) => `Before the roll: ${equity}, the mean of all 36`,
    /** @param {string} roll @param {string} luck @param {string} play @param {string} value */
    cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, equity ${value} after it`,
    /**
     * @param {string} roll
     * @param {string} play
     * @param {string} after
     * @param {string} before
     * @param {string} luck
     */
    explained: (roll, play, after, before, luck) =>
      `${roll}: ${play}. Equity ${after} after it, ${before} before: luck ${luck}.`,
    /** @param {string} equity */
    after: (equity) => `${equity} after it`,
    /** @param {string} equity */
    before: (equity) => `${equity} before`,
    /** @param {string} equity */
    why: (equity) =>
      `Each roll has a chance of 1/36. Luck is the difference from the mean of all 36, ${equity}. ` +
      'So with any evaluator, the lucky rolls gain exactly as much as the unlucky ones lose.',
    label: roller.map(blue),
    hint: roller.hint(blue),
  },

  positions: {
    opening: {
      title: 'The opening position',
      about:
        'The start of a game, with Blue on roll. A real game never begins with doubles. That is an option of this lab.',
    },
    reply: {
      title: 'A reply to 3-1',
      about: 'White has opened with 3-1, making her 5 point, and Blue is on roll. How much is that opening worth?',
    },
    blitz: {
      title: 'A blitz',
      about:
        'White has two checkers on the bar against a three-point board. Games end in many ways, and single results differ by up to six points.',
    },
    primes: {
      title: 'Prime versus prime',
      about:
        'Each side has a five-point prime, with two of the other’s checkers behind it. The side that breaks first loses, and a network sees that late.',
    },
    backGame: {
      title: 'A back game',
      about:
        'Blue holds White’s 2 and 3 points and waits for a shot. Estimates are poor here. See how they affect the rollout.',
    },
    acePoint: {
      title: 'An ace-point game',
      about: 'White bears off against two checkers on her ace point. Blue wins few games, and only by a late hit.',
    },
    race: {
      title: 'A race',
      about:
        'There is no contact left. Only pips count, so the pip count is a better judge here than in the other positions.',
    },
  },

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
    /** @param {string} side @param {number} point */
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
    /** @param {string} side @param {number} x @param {number} o */
    toRoll: (side, x, o) => `${side} is on roll. Blue has ${counted(x, 'pip')} left, White ${o}.`,
  },

  roller,
  bearoff: 'Open this bear-off in the bear-off lab',

  game: {
    ...shared.game,
    /** @param {string} side */
    toRoll: (side) => `${side} to roll …`,
    /** @param {string} side @param {string} play */
    turn: (side, play) => `${side} ${play}`,
    noPlay: 'no play',
    /** The end of a game that is cut short. @param {string} points */
    cut: (points) => `cut at ${points}`,
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
    /** @param {string} win @param {string} gammon @param {string} backgammon */
    wins: (win, gammon, backgammon) => `wins ${win}%, gammons ${gammon}, backgammons ${backgammon}`,
    /** @param {string} lose @param {string} gammon @param {string} backgammon */
    loses: (lose, gammon, backgammon) => `loses ${lose}%, gammons ${gammon}, backgammons ${backgammon}`,
  },

  begin: {
    label: 'No double first',
    measured:
      'Rotation removes the part of the variance that lies between first rolls. In 14,400 games from the opening position, that was about 0.6% ' +
      'of a plain game’s variance. With the network’s luck subtracted, it was below 0.2%.',
    rotation: ['random', 'each once (30)', 'each two once (1,080)'],
    evaluation:
      'The evaluation of the position is for a first roll that can be a double. These games begin without one.',
    /** @param {string} mean */
    map: (mean) =>
      `The map shows all 36 rolls, but these games begin without a double. The luck of their first roll is measured from the mean of the other 30 rolls, ${mean}.`,
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
    noise: (n) => `Errors of up to ${counted(n, 'point')}`,
    otherErrors: 'New errors',
    horizon: 'Each game is rolled',
    toTheEnd: 'to the end',
    noRoll: 'not at all',
    /** @param {string} n */
    cutAfter: (n) => `for ${counted(n, 'roll')}, then cut`,
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
    reached: (n) => `Reached after ${counted(n, 'game')}.`,
    rule: 'The rule that stopped the games looks at their standard deviation, not their average, so it hardly biases the average. Where a few rare games dominate, the rule adds five imaginary games with the most extreme result.',
    blocks: 'With rotated first rolls, a standard error can stop the games once ten blocks are complete.',
    /** @param {string} low @param {string} high */
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
    /** @param {import('../../../lib/i18n/format.js').Unit} _unit */
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
