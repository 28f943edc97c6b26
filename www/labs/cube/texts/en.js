// Texts of the cube lab, in English, with those of all labs. Equities are points for the side on roll at the start, which may be
// White. Numbers come as they are written.

import { counted, NONE } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/en.js';
import {
  board,
  editor,
  map as bearoffMap,
  positions,
  refusals,
  setAside,
  stage,
  work,
} from '../../../lib/bearoff/texts/en.js';
import { actions, cubePlayers, estimators, owners } from '../../../lib/cube/texts/en.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,
  cubePlayers,
  editor,
  estimators,
  owners,
  positions,
  rotation,

  decision: {
    heading: 'Cube action',
    none: 'No position yet.',
    untold: 'Place your bet first, then the answer appears.',
    table: 'Equity of each cube action, by owner of the cube',
    equity: 'Equity',
    centred: 'Centred',
    /** @param {string} side */
    owned: (side) => `${side}’s cube`,
    inForce: 'now',
    ways: { noDouble: 'No double', doubleTake: 'Double, take', doublePass: 'Double, pass' },
    right: 'right',
    /** @param {string} side @param {string} points */
    loses: (side, points) => `costs ${side} ${points}`,
    mayNotCell: 'not possible',
    /** @param {string} mover @param {string} other */
    mayNot: (mover, other) => `${mover} can’t double: ${other} owns the cube.`,
    /** @param {string} points */
    worth: (points) => `The position is worth ${counted(points, 'point')}.`,
    actions: {
      /**
       * @param {string} side
       * @param {boolean} again  whether the side owns the cube already
       */
      noDouble: (side, again) => `${side} should not ${again ? 'redouble' : 'double'}.`,
      /** @param {string} side @param {boolean} again */
      double: (side, again) => `${side} should ${again ? 'redouble' : 'double'}.`,
    },
    /** @param {string} side @param {boolean} again */
    either: (side, again) => `${side} can ${again ? 'redouble' : 'double'} or wait: the equity is the same.`,
    answers: {
      /**
       * @param {string} side
       * @param {boolean} asked  whether it is right to double
       */
      take: (side, asked) => (asked ? `${side} should take.` : `${side} would take.`),
      /** @param {string} side @param {boolean} asked */
      pass: (side, asked) => (asked ? `${side} should pass.` : `${side} would pass.`),
    },
    /** @param {string} side */
    eitherAnswer: (side) => `${side} can take or pass: the equity is the same.`,
    costs: {
      /** @param {string} points */
      noDouble: (points) => `Not doubling costs ${counted(points, 'point')}.`,
      /** @param {string} points @param {boolean} again */
      double: (points, again) => `${again ? 'Redoubling' : 'Doubling'} costs ${counted(points, 'point')}.`,
      /** @param {string} side @param {string} points */
      take: (side, points) => `Taking would cost ${side} ${counted(points, 'point')}.`,
      /** @param {string} side @param {string} points */
      pass: (side, points) => `Passing would cost ${side} ${counted(points, 'point')}.`,
    },
    /** @param {string} side @param {string} percent @param {string} points */
    cubeless: (side, percent, points) =>
      `Without the cube, ${side} wins ${percent}%: an equity of ${counted(points, 'point')}.`,
  },

  glossary: {
    ...rotationGlossary,
    cube:
      'The doubling cube shows the stake of the game in points. Before rolling, a side may offer to double it if the cube is centred ' +
      'or its own.',
    centred:
      'Neither side has doubled yet, so the cube is in the middle and either side may double. By custom it shows 64 there, but ' +
      'counts as 1.',
    double:
      'An offer, before rolling, to play for twice the stake; the other side takes or passes. A redouble is a double by the owner of ' +
      'the cube, who gives the cube away if the other side takes.',
    take:
      'To accept a double: the stake doubles, and the side that takes owns the cube. A take is right if it loses less than the ' +
      'point that a pass loses.',
    pass:
      'To refuse a double (also called a drop): the game ends, and the side that passed loses the stake before the double. The side ' +
      'that doubled has cashed.',
    marketLoser:
      'A roll and a reply after which a double would be passed, or the game is already won. The more market losers a position has, ' +
      'the more it costs to wait.',
    liveCube:
      'A live cube is always turned at the best possible moment, and a dead cube is never turned. Rick Janowski’s formula puts the ' +
      'equity with a real cube between the two.',
    equity:
      'The average value of a position in points, where +1 is a game won with the cube as it stands at the start. Here it is given for ' +
      'the side on roll at the start.',
  },

  guide: {
    ...shared.guide,
    start:
      'Double or wait? The equity of both is known exactly. Roll one game and see how much of its result was luck.',
    rollOne: 'Roll one game',
    /** @param {string} result @param {string} luck @param {string} reduced */
    game: (result, luck, reduced) =>
      `Result ${result}, luck ${luck}: without luck, this game counts as ${reduced}. One game tells you little. Roll a thousand.`,
    /** @param {string} n */
    games: (n) => `${counted(n, 'game')} so far. At a thousand you can see where both lines settle.`,
    rollMany: 'Roll on to 1,000 games',
    /** @param {string} n @param {string} plain @param {string} reduced */
    settled: (n, plain, reduced) =>
      `${counted(n, 'game')}: ${plain} plain, ${reduced} variance reduced. Now measure the luck of the same games by the exact equities.`,
    climb: 'Measure by exact equities',
    /** @param {string} value */
    exact: (value) =>
      `The results differed only by luck: without it, every game counts ${value}. Now double and take yourself.`,
    mistakes: 'The remaining spread comes from these players’ mistakes, which stay in. Now double and take yourself.',
  },

  ladder: {
    heading: 'The ladder: five ways to measure luck in the same games',
    intro:
      'All five settle at the same value, because luck that averages zero can’t bias a rollout. Estimates that know more about the cube settle sooner.',
    rung: 'Luck is estimated by',
    mean: 'Mean',
    sd: 'SD per game',
    measured: 'measured',
    exact: 'exact',
    bar: 'as a bar',
    worth: 'Plain games per game',
    /** Instead of that where there is no room for a column. */
    worthShort: 'Plain games',
    /** @param {string} what @param {string} how */
    of: (what, how) => `${what}, ${how}`,
    perSecond: 'per second',
    everyGame: 'exact',
    live: 'Live and dead cube',
    scale: 'The bars have a log scale: the SD grows tenfold from line to line.',
    note: 'Choose a row to use that rung in the whole lab; the games stay the same.',
    time: 'Time them on this machine',
    timing: 'Timing …',
    untimed: 'Plain games per second depend on your machine. Time the rungs to see them.',
    /** @param {string} rates  of each rung */
    timed: (rates) => `Games per second on one core of this machine, each rung alone: ${rates}.`,
    /** @param {string} name @param {string} rate */
    rate: (name, rate) => `${name} ${rate}`,
    and: '; ',
  },

  map: {
    ...bearoffMap,
    /** @param {string} points */
    mean: (points) => `Before the roll: ${counted(points, 'point')}, the mean of all 36`,
    label: 'The luck of the side on roll with each of the 36 rolls, in points. Rows: first die; columns: second die',
    /**
     * With luck and play one after the other, as they are seen in the cell.
     * @param {string} roll
     * @param {string} luck
     * @param {string} play
     * @param {string} value
     */
    cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${counted(value, 'point')} after it`,
    hint: 'Each number is the luck of that roll for the side on roll, in points. Choose a roll to see why, or to play it.',
    /**
     * A roll that was chosen, for screen readers.
     * @param {string} roll
     * @param {string} play
     * @param {string} after
     * @param {string} before
     * @param {string} luck
     */
    explained: (roll, play, after, before, luck) =>
      `${roll}: ${play}. ${counted(after, 'point')} after it, ${before} before: luck ${luck}.`,
    /** @param {string} points */
    after: (points) => `${points} after it`,
    /** @param {string} points */
    before: (points) => `${points} before`,
    /** @param {string} points */
    why: (points) =>
      `Each roll has a chance of 1/36. Luck is the difference from the mean of all 36, ${points}, so the lucky rolls gain ` +
      `as much as the unlucky ones lose. The cube doesn’t change that.`,

    cube: { label: 'The cube before the roll', still: 'Cube not turned', turned: 'Cube turned' },
    market: {
      legend: 'loses the market',
      /** @param {string} n @param {string} all */
      lost: (n, all) =>
        `Of ${all} sequences (this roll and the reply), ${n} ${n === '1' ? 'loses' : 'lose'} the market: a double would then be ` +
        `passed, or the game is won.`,
      none: 'No sequence of two rolls loses the market: a double would still be taken after each of them.',
      turned: 'The cube is turned and the other side owns it, so there is no market left to lose.',
      notHis: 'The other side owns the cube, so it can’t be turned now.',
      /** @param {string} n */
      replies: (n) => `This roll loses the market after ${n} of the 36 replies.`,
      /**
       * The name of a cell whose roll loses the market.
       * @param {string} cell
       * @param {string} n
       */
      cell: (cell, n) => `${cell}; loses the market after ${n} of 36 replies`,
      wins: 'This roll wins the game, and then it’s too late to double.',
      keeps: 'This roll doesn’t lose the market after any reply.',
    },
    /** @param {string} said @param {string} more */
    both: (said, more) => `${said} ${more}`,
  },

  cubePositions: {
    jacoby: {
      title: '5-2 v 4-1',
      about:
        'Oswald Jacoby’s paradox. Doubling a centred cube is right (+0.1111 against +0.0556), but redoubling is wrong (+0.1111 against ' +
        '+0.2392). A redouble gives the cube away.',
    },
    jacobyOwned: {
      title: '5-2 v 4-1, own cube',
      about:
        'Jacoby’s paradox with Blue’s cube: redoubling costs 0.1281 points. While he holds the cube he can double White out later, and ' +
        'she can’t double at all. A centred cube serves both sides.',
    },
    jacobyGone: {
      title: '5-2 v 1-1, own cube',
      about:
        'White bears off with any roll, so now the redouble is right, too (+0.1111 against +0.0556). If Blue doesn’t win at once ' +
        'he loses, and never gets to use his cube.',
    },
    lastRoll: {
      title: '5-1 v 1: last roll',
      about:
        '23 of the 36 rolls win, and there is no second roll. On the last roll a side with more than 50% doubles, which turns +0.2778 ' +
        'into twice that, and a side with 25% takes.',
    },
    lastPass: {
      title: '4-1 v 1: last roll',
      about:
        'One pip less, and 29 of the 36 rolls win. White has only 19.4% left and passes. Taking would cost her 0.2222 points.',
    },
    equalTake: {
      title: '6 v 6',
      about:
        'One checker each on the 6 point. Blue wins 81.25%, and yet a take costs nothing: with the cube, White’s equity is exactly −1, ' +
        'as it is if she passes.',
    },
    wrongPass: {
      title: '3-2 v 4-1',
      about:
        'White wins 24.6%, so the rule “pass below 25%” says pass. That costs her 0.2222 points, the value of the cube that she would ' +
        'own. The rule costs no more in any other position.',
    },
    leastTake: {
      title: '2-2 v 2-2',
      about:
        'A take with 20.1%, the lowest winning chance that is enough against any correct double. Passing costs White 0.0494 points.',
    },
    leastDouble: {
      title: '5-2-2 v 3-3',
      about:
        'A double with 52.6%, the lowest winning chance with which any double is correct. A redouble would be wrong, +0.0844 ' +
        'against +0.0904.',
    },
    pipsAhead: {
      title: 'Five aces v 6',
      about:
        'Blue leads by one pip of five, so by pip count he doubles and White passes. But he wins only 7.6%, because five checkers need ' +
        'three rolls. The double costs him 1 point, and the pass would cost her 3.',
    },
    pipsBehind: {
      title: '6-5-5 v five aces',
      about:
        'Blue is eleven pips behind, and yet it’s double, pass. He wins 76.5%, because White’s five checkers need three rolls unless ' +
        'she rolls doubles. Taking costs her 0.0356 points.',
    },
    fiveAces: {
      title: '1-1-1-1-5 v five aces',
      about:
        'A famous program called this a take, but it’s a pass. Taking costs White 0.1040 points, though she wins 22.4% of the games. ' +
        'Not doubling would cost Blue 0.2407 points.',
    },
    threeRolls: {
      title: 'Three rolls each',
      about:
        'Six checkers each on the ace point. Blue wins 78.8% and doubles; White passes. Taking would cost her 0.1512 points.',
    },
    sixPoints: {
      title: 'All six points each',
      about:
        'One checker on each of the six points: double and redouble, take. Not doubling costs 0.1000 points with a centred cube, and ' +
        'not redoubling costs 0.0655.',
    },
    fourEach: {
      title: 'Four each',
      about:
        'The example from the lab without a cube, where Blue wins 65.9%: double and redouble, take. His equity is +0.3172 without a ' +
        'cube and +0.5116 with one.',
    },
    article: {
      title: 'The article’s: 1-1-1-1 v 6',
      about:
        'Blue’s equity is −1/4 without a cube and −2/3 with one. He wins only if he rolls doubles at once. Otherwise White doubles, and ' +
        'his take is worth exactly as much as a pass.',
    },
  },

  turns: {
    ...actions,
    /** @param {string} side */
    toPlay: (side) => `${side} to double or roll …`,
    /** @param {string} side @param {string} play */
    turn: (side, play) => `${side} ${play}`,
    /** Between what is done with the cube and the roll. */
    between: '; ',
    /** The factor by which the cube multiplies luck. @param {string} n */
    times: (n) => `luck × ${n}`,
    wrong: {
      /** @param {string} side @param {string} points */
      double: (side, points) => `wrong double: costs ${side} ${points}`,
      /** @param {string} side @param {string} points */
      noDouble: (side, points) => `missed double: costs ${side} ${points}`,
      /** @param {string} side @param {string} points */
      take: (side, points) => `wrong take: costs ${side} ${points}`,
      /** @param {string} side @param {string} points */
      pass: (side, points) => `wrong pass: costs ${side} ${points}`,
      /**
       * @param {string} side
       * @param {string} play  that is best
       * @param {string} points
       */
      play: (side, play, points) => `wrong play, better ${play}: costs ${side} ${points}`,
    },
    value: 'starting value',
    luck: 'luck',
    mistakes: {
      /** @param {string} side */
      checkers: (side) => `${side}’s checker mistakes`,
      /** @param {string} side */
      cube: (side) => `${side}’s cube mistakes`,
    },
    /** @param {string} rung  that is exact */
    onlyExact: (rung) => `Measured by the rung “${rung}”, every game adds up: result = value + luck − mistakes.`,
    ended: { off: 'borne off', pass: 'passed' },
  },

  page: {
    title: 'Rollout Lab: bear-offs with the doubling cube, and luck in points',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the games.',
    noSimd: 'This browser’s WebAssembly doesn’t support SIMD instructions, which the rollout needs.',
    notLoaded: 'The part that rolls the games didn’t load.',
  },

  work: { ...work, database: 'Calculating bear-offs with the cube …' },

  refusals,
  setAside: {
    ...setAside,
    /** @param {string} facts */
    ofGame: (facts) =>
      `Ignored: ${facts}. Games here are for money, begin before the roll and count per unit of the cube. The cube keeps its owner.`,
  },

  board: { ...shared.board, ...board },

  beyond: {
    heading: 'More than six checkers a side',
    says:
      'With the cube, exact answers stop at six checkers a side, so nothing is calculated or rolled here. ' +
      'Without the cube, the bear-off lab rolls out any number of checkers.',
    without: 'Roll this position out without the cube',
  },

  game: {
    ...shared.game,
    luckOf: 'luck',
    /**
     * @param {string} turn
     * @param {string} luck  – where nothing was rolled
     */
    heard: (turn, luck) => (luck === NONE ? `${turn}.` : `${turn}, luck ${luck}.`),
    /** Of a game that ended by a pass. @param {string} side */
    passed: (side) => `The double was passed: ${side} has won.`,
  },

  controls: {
    ...shared.controls,
    rollByRoll: 'Turn by turn',
    rollNext: 'Next turn',
  },

  stage: { ...stage, next: 'Next turn on this board' },

  otherLab: 'Roll this position out without the cube',
  byHand: 'Play this position by hand',

  settings: {
    estimator: 'Luck is estimated by',
    janowski: 'x: how live the cube is, 0 to 1',
    badShare: 'Not a valid x. Use a number from 0 to 1.',
    players: 'Players and cube actions',
    /** @param {string} n */
    noise: (n) => `Errors of up to ${counted(n, 'percentage point')}`,
    otherErrors: 'New errors',
  },

  costs: {
    /** @param {string} value */
    none: (value) => `Both sides play and double perfectly, so both lines settle at the position’s value, ${value}.`,
    /** @param {string} value @param {string} mean */
    some: (value, mean) => `The position is worth ${value} with perfect play, and ${mean} with these players.`,
    heading: 'Cost of mistakes, points per game',
    checkers: 'plays',
    cube: 'cube actions',
    stay: 'Luck is taken out and mistakes stay in, so both lines settle at the value for these players.',
  },

  chart: {
    ...shared.chart,
    /** @param {import('../../../lib/i18n/format.js').Unit} _unit */
    description: (_unit) =>
      'Equity of the side on roll at the start, in points per unit of the cube, against the number of games. Arrow keys read ' +
      'the values at a number of games; Page Up and Page Down go further, Home and End to the ends.',
    allTables: 'Compare all rungs',
  },

  bet: {
    ...shared.bet,
    known: 'You’ve already seen the answer for this position. For a real bet, set up another position first.',
  },

  games: {
    ...shared.games,
    columns: {
      first: ['First roll', '1st roll'],
      ended: ['Ended', 'End'],
      turns: ['Turns', 'Turns'],
      cube: ['Cube', 'Cube'],
    },
  },

  many: {
    intro: 'Each bar counts rollouts that ended there. Narrow means fast; centred on the exact answer means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    perfect: 'The results differed only by luck: without it, every game returns the exact answer.',
    same: 'No luck is subtracted, so the two lines coincide.',
    /** @param {string} n */
    faster: (n) => `The luck subtracted averages zero: each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} n */
    slower: (n) =>
      `This luck averages zero, too, so the answer stays unbiased. It just takes longer: ` +
      `each game counts as ${counted(n, 'plain game')}.`,
  },
};
