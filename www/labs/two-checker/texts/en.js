// What only the two-checker lab says, in English, with what all labs say.

import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,

  page: {
    title: 'Rollout Lab: wrong luck that averages zero can’t bias a rollout',
  },

  guide: {
    ...shared.guide,
    start:
      'Blue to roll, four checkers left against one. The luck table says how lucky each roll is. ' +
      'If it is wrong, is the rollout wrong?',
    justRoll: 'Just roll a game',
    bet: 'Plain averages the results, variance reduced the results − luck. Drag each handle to where its line will settle.',
    one: 'One game first: see how the luck of its rolls is subtracted from its result.',
    rollOne: 'Roll the first game',
    /** @param {string} n */
    more: (n) =>
      `${counted(n, 'game')} ${n === '1' ? 'says' : 'say'} little. ` +
      'Roll on to a thousand, and see where the two averages are going.',
    rollMany: 'Roll on to 1,000 games',
    /** @param {string} limit */
    madeUp: (limit) =>
      `Both lines are heading for ${limit}, though every luck in the table is made up. ` +
      'Now call every lucky roll unlucky, in the same games.',
    /** @param {string} limit */
    centred: (limit) =>
      `Both lines are heading for ${limit}: right or wrong, this table averages zero. ` +
      'Now call every lucky roll unlucky, in the same games.',
    turn: 'Turn the luck backwards',
    askGnu: 'Ask GNUBG',
    /**
     * @param {string} worth
     * @param {string} limit
     */
    network: (worth, limit) =>
      `GNU Backgammon’s network is wrong here, and each game still counts as ${counted(worth, 'plain game')}: the line hugs ${limit}. ` +
      'Now call every lucky roll unlucky, in the same games.',
    /** @param {string} limit */
    backwards: (limit) =>
      `Backwards luck averages zero, too: the line gets wilder, but still settles at ${limit}. ` +
      'What if it does not average zero?',
    breakIt: 'Break the average',
    /**
     * @param {string} points
     * @param {string} limit
     * @param {boolean} low
     */
    broken: (points, limit, low) =>
      `Now the rollout is wrong: it settles ${points} too ${low ? 'low' : 'high'}, at ${limit}. ` +
      'Only luck that does not average zero can do that.',
    onward: 'Let a program estimate it',
    back: 'Back to zero',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the games. Here are the article’s tables without it.',
    noSimd:
      'This browser’s WebAssembly has no SIMD instructions, which the rollout needs. ' +
      'Here are the article’s tables without it.',
    notLoaded: 'The part that rolls the games could not be loaded. Here are the article’s tables without it.',
  },

  board: {
    ...shared.board,
    start: 'Blue has four checkers on his ace point and is to roll. White has one checker on her six point.',
    blueDoubles: 'Blue has rolled doubles and taken all four checkers off: he has won.',
    blueTwoOff: 'Blue has taken two checkers off; two are left on his ace point. White is to roll.',
    whiteFails: 'White has failed to bear off. Blue will take his last two checkers off and win.',
    whiteOff: 'White has borne her checker off: she has won.',
  },

  game: {
    ...shared.game,
    blueToRoll: 'Blue to roll …',
    thenWhite: 'then White, unless Blue rolls doubles',
    recorded: 'printed in the article, without its dice',
    /** @param {string} dice */
    blueDoubles: (dice) => `Blue rolls ${dice}: all four checkers off`,
    /** @param {string} dice */
    blueNoDoubles: (dice) => `Blue rolls ${dice}: two checkers off`,
    blueDoublesUnknown: 'Blue rolls doubles: all four checkers off',
    blueNoDoublesUnknown: 'Blue rolls no doubles: two checkers off',
    /** @param {string} dice */
    whiteFails: (dice) => `White rolls ${dice}: she stays on`,
    /** @param {string} dice */
    whiteBearsOff: (dice) => `White rolls ${dice}: she is off`,
    whiteFailsUnknown: 'White fails to bear off',
    whiteBearsOffUnknown: 'White bears off',
    whiteToRoll: 'White to roll: judged on its own …',
    whiteNot: 'White needs not roll',
  },

  controls: {
    ...shared.controls,
    rollWhite: 'Roll for White',
    replay: 'Replay the article',
    replayHint: 'Start again with the first 10 of the 30 games that the article prints',
    /** @param {string} n */
    replayMore: (n) => (n === '1' ? '1 more of the article’s games' : `${n} more of the article’s games`),
    replayOn: 'Go on with real dice',
  },

  leaves: {
    caption: 'How the games ended',
    note: 'All statistics come from these three counts.',
    doubles: 'doubles',
    noDoubles: 'no doubles',
    fails: 'White fails',
    bearsOff: 'White bears off',
    blueWins: 'Blue wins',
    whiteWins: 'White wins',
  },

  table: {
    heading: 'Luck table',
    presets: {
      correct: 'Correct',
      madeUp: 'Made-up',
      backwards: 'Backwards',
      none: 'None',
      gnu: 'GNUBG',
      yours: 'Yours',
    },
    even: 'All 50%',
    gnuHint: 'What GNU Backgammon’s network thinks',
    yoursHint: 'Edit an estimate to make a table of your own',
    edits: { label: 'What you edit', luck: 'Luck', evaluations: 'What the program thinks', short: 'Program' },
    keepCentred: 'Keep the average at zero',
    takenOut: 'The luck did not average zero, and no program’s does: its averages were taken out. Undo brings them back.',
    noRule: 'No rule is needed: differences from their own mean average zero.',
    undo: 'Undo',
    turn: 'Turn',
    event: 'Event',
    chance: 'Chance',
    howLucky: 'How lucky',
    estimate: 'Blue’s luck',
    sizes: {
      none: 'neither',
      marginal: ['marginally lucky', 'marginally unlucky'],
      little: ['a little lucky', 'a little unlucky'],
      plain: ['lucky', 'unlucky'],
      very: ['very lucky', 'very unlucky'],
    },
    thinks: 'Blue’s chance',
    meanBefore: 'mean',
    luckFollows: 'chance − mean = luck',
    /** @param {string} percent */
    agrees: (percent) =>
      `After “Blue rolls no doubles” the program thinks ${percent}%, and its mean over White’s rolls is ${percent}% too: it agrees with itself.`,
    /**
     * @param {string} before
     * @param {string} after
     * @param {string} disparity
     */
    disagrees: (before, after, disparity) =>
      `After “Blue rolls no doubles” the program thinks ${before}%, but its mean over White’s rolls is ${after}%. ` +
      `They need not agree. The difference, ${counted(disparity, 'point')}, is Williams’s disparity.`,
    /**
     * @param {string} points
     * @param {string} worth
     */
    network: (points, worth) =>
      `GNU Backgammon’s network, measured without its bear-off databases: ${counted(points, 'point')} wrong after “no doubles”, ` +
      `and yet one game counts as ${counted(worth, 'plain game')}.`,
    impossible: 'No chance lies outside 0–100%. The luck averages zero all the same.',
    turns: { first: '1st roll', second: '2nd roll' },
    ownTurn: 'on its own',
    events: {
      doubles: 'Blue rolls doubles',
      noDoubles: 'Blue rolls no doubles',
      oFails: 'White fails to bear off',
      oBearsOff: 'White bears off',
    },
    chances: { doubles: '1/6', noDoubles: '5/6', oFails: '1/4', oBearsOff: '3/4' },
    /**
     * @param {string} event
     * @param {string} action
     */
    step: (event, action) => `${event}: ${action}`,
    average: 'average luck',
    more: 'one point more',
    less: 'one point less',
    /** @param {string} luck */
    points: (luck) => counted(luck, 'point'),
    errors: {
      OutOfRange: 'A number from −1000 to 1000, please. The last good value still counts.',
      TooFarApart: 'The two evaluations of this roll lie too far apart: its luck would leave −1000 to 1000. The last good value still counts.',
      NoEvaluations: 'No evaluations have this luck: it is too far from averaging zero.',
      /**
       * @param {string} event
       * @param {string} value
       */
      CannotCentre: (event, value) =>
        `To keep the average at zero, “${event}” would need ${value}, beyond −1000 to 1000. The last good value still counts.`,
    },
    /** @param {string} limit */
    verdictCentred: (limit) => `Averages zero on both rolls, so it cannot bias the rollout: it settles at ${limit}%.`,
    /** @param {string} limit */
    verdictCancels: (limit) =>
      `Not zero on each roll, but over a game the averages cancel: it settles at ${limit}% all the same.`,
    /**
     * @param {string} points
     * @param {string} limit
     * @param {boolean} blue whether Blue gets the luck
     */
    verdictBiased: (points, limit, blue) =>
      `This table hands ${blue ? 'Blue' : 'White'} ${counted(points, 'point')} too much luck per game, ` +
      `so it settles ${points} too ${blue ? 'low' : 'high'}: ${limit}%.`,
    sumLabel: 'Mean of result − luck:',
  },

  chart: {
    ...shared.chart,
    correct: 'correct',
    madeUp: 'made-up',
    backwards: 'backwards',
    yours: 'yours',
    allTables: 'All tables',
  },

  bet: {
    ...shared.bet,
    known: 'You have seen the answer for this luck table. For a real bet, edit the table first.',
  },

  games: {
    ...shared.games,
    columns: {
      x: ['Blue’s roll', 'Blue'],
      xLuck: ['luck', 'luck'],
      o: ['White’s roll', 'White'],
      oLuck: ['luck', 'luck'],
    },
    evaluations: ['evaluation after Blue’s roll', 'mean before it', 'evaluation after White’s roll', 'mean before it'],
    doubles: 'doubles',
    noDoubles: 'no doubles',
    fails: 'stays on',
    bearsOff: 'off',
  },

  many: {
    intro:
      'Each bar counts rollouts that ended there. Narrow means fast; centred on 37.5% means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    same: 'This table calls every roll neither lucky nor unlucky, so both lines are one.',
  },
};
