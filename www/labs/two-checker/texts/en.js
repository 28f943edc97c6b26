// English texts of the two-checker lab, with those that all labs share.

import { counted } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { rotation, rotationGlossary } from '../../../lib/rollout/rotation/en.js';

/** @typedef {typeof en} Texts */

export const en = {
  ...shared,

  page: {
    title: 'Rollout Lab: bad luck estimates that average zero can’t bias a rollout',
  },

  guide: {
    ...shared.guide,
    start: 'Blue is on roll with four checkers left; White has one. If the luck table is wrong, is the rollout wrong?',
    justRoll: 'Just roll a game',
    bet: 'The plain line averages results; the other averages result minus luck. Drag each handle to where its line will settle.',
    one: 'Roll one game first, and see how the luck of its rolls is subtracted from its result.',
    rollOne: 'Roll the first game',
    /** @param {string} n */
    more: (n) =>
      `${n === '1' ? 'One game tells' : `${counted(n, 'game')} tell`} you little. ` +
      'Roll on to a thousand to see where the two averages are going.',
    rollMany: 'Roll on to 1,000 games',
    /** @param {string} limit */
    madeUp: (limit) =>
      `Both lines settle at ${limit}, though all this luck is made up. Now call lucky rolls unlucky, in the same games.`,
    /** @param {string} limit */
    centred: (limit) =>
      `Both lines settle at ${limit}: this table averages zero. Now call lucky rolls unlucky, in the same games.`,
    turn: 'Turn the luck backwards',
    askGnu: 'Ask GNUBG',
    /** @param {string} worth */
    network: (worth) =>
      `The network is wrong, yet each game counts as ${counted(worth, 'plain game')}. Now call lucky rolls unlucky, in the same games.`,
    /** @param {string} limit */
    backwards: (limit) =>
      `Backwards luck averages zero, too: the line gets wilder but still settles at ${limit}. ` +
      'What if luck doesn’t average zero?',
    breakIt: 'Break the average',
    /**
     * @param {string} points
     * @param {string} limit
     * @param {boolean} low
     */
    broken: (points, limit, low) =>
      `Now it settles ${counted(points, 'point')} too ${low ? 'low' : 'high'}, at ${limit}. Only luck that doesn’t average zero can do that.`,
    onward: 'Let a program estimate it',
    back: 'Back to zero',
    /** @param {string} limit */
    rotated: (limit) =>
      `Each first roll comes once in 36 games, and both lines still settle at ${limit}. Now rotate the second roll as well.`,
    /** @param {string} limit */
    pairsRotated: (limit) =>
      `Each pair of rolls comes once in 1,296 games. After such a block both lines are at exactly ${limit}, ` +
      'with any table that averages zero.',
  },

  failure: {
    ...shared.failure,
    noWasm:
      'This browser has no WebAssembly, which rolls the games. Here are the tables from Montgomery’s article instead.',
    noSimd:
      'This browser’s WebAssembly has no SIMD instructions, which the rollout needs. ' +
      'Here are the tables from Montgomery’s article instead.',
    notLoaded: 'The part that rolls the games didn’t load. Here are the tables from Montgomery’s article instead.',
  },

  board: {
    ...shared.board,
    start: 'Blue is on roll with four checkers on his ace point. White has one checker on her six point.',
    blueDoubles: 'Blue has rolled doubles and borne off all four checkers. He has won.',
    blueTwoOff: 'Blue has borne off two checkers; two are left on his ace point. White is on roll.',
    whiteFails: 'White has missed. Blue will bear off his last two checkers and win.',
    whiteOff: 'White has borne off her checker. She has won.',
  },

  game: {
    ...shared.game,
    blueToRoll: 'Blue to roll …',
    thenWhite: 'White, unless Blue rolls doubles',
    recorded: 'printed in the article, without its dice',
    /** @param {string} dice */
    blueDoubles: (dice) => `Blue rolls ${dice}: bears off all four`,
    /** @param {string} dice */
    blueNoDoubles: (dice) => `Blue rolls ${dice}: bears off two`,
    blueDoublesUnknown: 'Blue rolls doubles: bears off all four',
    blueNoDoublesUnknown: 'Blue rolls no doubles: bears off two',
    /** @param {string} dice */
    whiteFails: (dice) => `White rolls ${dice}: misses`,
    /** @param {string} dice */
    whiteBearsOff: (dice) => `White rolls ${dice}: bears off`,
    whiteFailsUnknown: 'White misses',
    whiteBearsOffUnknown: 'White bears off',
    whiteToRoll: 'White to roll; judged separately …',
    whiteNot: 'White doesn’t need to roll',
  },

  controls: {
    ...shared.controls,
    rollWhite: 'Roll for White',
    replay: 'Replay the article',
    replayHint:
      'Start again with the first 10 of the 30 games in David Montgomery’s article “Variance Reduction” (2000)',
    /** @param {string} n */
    replayMore: (n) => `${n} more from the article`,
    replayOn: 'Go on with real dice',
  },

  rotation: {
    ...rotation,
    none:
      'Each block has every pair of rolls once, and no game has a third roll. So all blocks have the same average, ' +
      'with any table: the variance is zero.',
  },

  glossary: rotationGlossary,

  leaves: {
    caption: 'How the games ended',
    note: 'All statistics come from these three counts.',
    doubles: 'doubles',
    noDoubles: 'no doubles',
    fails: 'White misses',
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
    gnuHint: 'The evaluations of GNU Backgammon’s network',
    yoursHint: 'Edit an estimate to make a table of your own',
    edits: { label: 'Numbers to edit', luck: 'Luck', evaluations: 'Program’s evaluations', short: 'Program' },
    keepCentred: 'Keep the average at zero',
    takenOut:
      'Luck from evaluations always averages zero, so the averages of this table were subtracted. Undo brings them back.',
    explain: 'Explain these numbers',
    noRule: 'No rule is needed: differences from their own mean average zero.',
    spread: 'Roll ten games, and a thousand rollouts as long as yours appear here.',
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
      `After “Blue rolls no doubles” the program says ${percent}%. Its mean over White’s rolls is also ${percent}%, so it agrees with itself.`,
    /**
     * @param {string} before
     * @param {string} after
     * @param {string} disparity
     */
    disagrees: (before, after, disparity) =>
      `After “Blue rolls no doubles” the program says ${before}%, but its mean over White’s rolls is ${after}%. ` +
      `They don’t have to agree. Jim Williams calls the difference, ${counted(disparity, 'point')}, disparity.`,
    /**
     * @param {string} points
     * @param {string} worth
     */
    network: (points, worth) =>
      `GNU Backgammon’s network, without its bear-off databases, is ${counted(points, 'point')} wrong after “no doubles”. ` +
      `Yet each game counts as ${counted(worth, 'plain game')}.`,
    impossible: 'Chances can’t lie outside 0–100%, but this luck still averages zero.',
    turns: { first: '1st roll', second: '2nd roll' },
    ownTurn: 'on its own',
    events: {
      doubles: 'Blue rolls doubles',
      noDoubles: 'Blue rolls no doubles',
      oFails: 'White misses',
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
      OutOfRange: 'Enter a number from −1000 to 1000. The last valid value still counts.',
      TooFarApart:
        'This roll’s two evaluations are too far apart: its luck would be outside −1000 to 1000. The last valid value still counts.',
      NoEvaluations: 'No evaluations give this luck: it’s too far from averaging zero.',
      /**
       * @param {string} event
       * @param {string} value
       */
      CannotCentre: (event, value) =>
        `To keep the average at zero, “${event}” would need ${value}, outside −1000 to 1000. The last valid value still counts.`,
    },
    /** @param {string} limit */
    verdictCentred: (limit) =>
      `This table averages zero on both rolls, so it can’t bias the rollout, which settles at ${limit}%.`,
    /** @param {string} limit */
    verdictCancels: (limit) =>
      `This table doesn’t average zero on each roll, but over a game the averages cancel: the rollout still settles at ${limit}%.`,
    /**
     * @param {string} points
     * @param {string} limit
     * @param {boolean} blue whether Blue gets the luck
     */
    verdictBiased: (points, limit, blue) =>
      `This table gives ${blue ? 'Blue' : 'White'} ${counted(points, 'point')} too much luck per game, ` +
      `so it settles ${counted(points, 'point')} too ${blue ? 'low' : 'high'}, at ${limit}%.`,
    sumLabel: 'Mean of result − luck:',
  },

  chosen: {
    heading: 'Chosen after the dice',
    line: {
      before: 'This table was ',
      chosen: 'chosen after these games',
      after: ', so the 95% interval can’t be trusted.',
    },
    guide:
      'This table was chosen to suit these games, so their average says little about the position. New dice don’t know the table.',
    newDice: 'New dice',
    newDiceLabel: 'New dice, with this table',
    newDiceHint: 'Roll as many games with new dice, and keep this table',
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
    fails: 'misses',
    bearsOff: 'off',
  },

  many: {
    intro: 'Each bar counts the rollouts that ended there. Narrow means fast; centred on 37.5% means unbiased.',
  },

  sentence: {
    ...shared.sentence,
    same: 'This table calls every roll neither lucky nor unlucky, so the two lines are identical.',
  },
};
