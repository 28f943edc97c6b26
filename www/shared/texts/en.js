// What all labs say, in English; each adds what only it says. Blue is X, the side on roll, whose chances all figures
// give; White is O.

import { counted } from './counted.js';

export const en = {
  /** @type {import('./texts.js').Language} */
  language: 'en',

  sides: { x: 'Blue', o: 'White' },

  problems: {
    heading: 'Something in the address of this page could not be understood, and was left out:',
    notAll: 'The address of this page says more than is used here:',
    /**
     * @param {string} name
     * @param {string} text
     */
    value: (name, text) => `${name}: “${text}”`,
    version: 'It was made by a newer version of this page; what is not known here is left out.',
    close: 'Close',
  },

  guide: {
    label: 'What to do next',
    close: 'Close this: I know my way',
  },

  opening: {
    /** @param {string} n */
    rolling: (n) => `Rolling the ${counted(n, 'game')} of this link …`,
    /**
     * @param {string} n
     * @param {string} rolled
     */
    more: (n, rolled) => `This link asks for ${counted(n, 'game')}; ${rolled} are rolled.`,
    /** @param {string} n */
    roll: (n) => `Roll the other ${n}`,
    leave: 'That will do',
  },

  tryAgain: 'Try again',

  share: {
    open: 'Share …',
    notLoaded: 'This could not be loaded. Are you offline? Try again later; if it still fails, reload the page.',
    page: 'Open in Rollout Lab ↗',
  },

  failure: {
    memory: 'There is not enough memory for this page. Close other tabs, and reload it.',
    stopped: 'The part that rolls the games has stopped because of an error in it. Nothing more can be rolled.',
    reload: 'Reload the page',
  },

  board: {
    /** @param {number} pips */
    pips: (pips) => counted(pips, 'pip'),
  },

  game: {
    /** @param {string} n */
    title: (n) => `Game ${n}`,
    none: 'No game rolled yet',
    luckSoFar: 'luck so far',
    totalLuck: 'total luck',
    result: 'result',
    reduced: 'result − luck',
    luckOf: 'Blue’s luck',
    /**
     * What those hear of a roll who don't see it.
     * @param {string} turn  who rolled what
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, Blue’s luck ${luck}.`,
    /**
     * The same of a game that is over.
     * @param {string} luck
     * @param {string} result
     * @param {string} reduced
     */
    heardOver: (luck, result, reduced) => `Total luck ${luck}, result ${result}, result − luck ${reduced}.`,
  },

  controls: {
    rollOne: 'Roll one game',
    rollByRoll: 'Roll by roll',
    add: { 10: '+10', 100: '+100', 1000: '+1,000', 1000000: '+1M' },
    /**
     * Begins with what the button shows, so that it can be called by that.
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: roll ${counted(n, 'game')} more`,
    run: 'Run',
    pause: 'Pause',
    speed: 'Speed',
    speeds: {
      1: '1 game/s',
      10: '10/s',
      100: '100/s',
      1000: '1,000/s',
      100000: '100,000/s',
      Infinity: 'flat out',
    },
    rewind: 'Rewind',
    rewindHint: 'Back to no games; the same dice will be rolled again',
    undo: 'Undo',
    undoLabel: { rewind: 'Undo rewind', newDice: 'Undo new dice', replay: 'Undo replay', game: 'Undo change' },
    undoHint: 'The games that there were are rolled again, with the same dice',
    newDice: 'New dice',
    newDiceHint: 'Back to no games, with a new seed',
    seed: 'Seed',
    seedErrors: {
      SeedEmpty: 'A seed is a number: decimal digits, or 0x and hexadecimal ones.',
      SeedNotANumber: 'That is no seed: use decimal digits, or 0x and hexadecimal ones.',
      SeedTooLarge: 'A seed has at most 64 bits: up to 0xffffffffffffffff.',
    },
  },

  readout: {
    plain: 'Plain',
    reduced: 'Variance reduced',
    games: 'Games',
    /**
     * How far an average may be off.
     * @param {string} half
     */
    give: (half) => `± ${half} (95%)`,
    worth: 'One game is worth',
    /**
     * @param {string} n
     * @returns {string}
     */
    worthUnit: (n) => (n === '1' ? 'plain game' : 'plain games'),
    // Where there is no such number, before the reason.
    worthNone: 'One game is worth',
    worthInfinite: 'all games exact',
    worthBiased: 'it is biased',
  },

  chart: {
    label: 'Running averages of the plain and the variance-reduced rollout',
    /** @param {import('../units.js').Unit} unit */
    description: ({ name }) =>
      `Chances of Blue in ${name} against the number of games. Arrow keys read the values at a number of games; ` +
      'Page Up and Page Down go further, Home and End to the ends.',
    series: 'Lines shown',
    xAxis: 'games',
    noGames: 'No games yet',
    /** @param {string} games */
    reading: (games) => `after ${counted(games, 'game')}`,
    /**
     * @param {string} lo
     * @param {string} hi
     */
    band: (lo, hi) => `${lo} to ${hi}`,
    // Before such a band, where a line has its name.
    inAlways: 'at all times',
    /**
     * @param {string} heading
     * @param {string} rows
     */
    spoken: (heading, rows) => `${heading}: ${rows}`,
    spokenAnd: ', ',
    /**
     * @param {string} name
     * @param {string} value
     * @param {string} band  '' where there is none
     */
    spokenRow: (name, value, band) => `${name} ${value}${band && ` (${band})`}`,
    /** @param {string} value */
    truth: (value) => `exact ${value}`,
    zero: 'zero',
    plain: 'plain',
    reduced: 'variance reduced',
    luck: 'average luck',
    luckLabel: 'Average luck per game',
    luckDescription: 'Plain average − variance-reduced average, in points, against the number of games.',
    limitLabel: (/** @type {string} */ value) => `settles at ${value}`,
    luckLimit: (/** @type {string} */ value) => `settles at ${value}`,
    log: 'Log axis',
    bands: '95% bands',
    always: 'At all times',
    funnels: 'Expected funnel',
    showLuck: 'Average luck',
    options: 'Chart options',
    bandNote: 'Bands: the rollouts’ own 95% intervals, from 30 games on.',
    // Follows it, where they are drawn.
    alwaysNote: ' Thin lines around them: 95% at all times at once, whenever you stop, from 100 games on.',
    // Follows it, where nothing proves it.
    approximateNote: ' Here they are approximate: nobody knows how far a single game can be from the average.',
    // Follows it, where there are funnels.
    funnelNote:
      ' Dashed funnels: where theory expects 95 of 100 rollouts at any one point; most wander out somewhere.',
  },

  bet: {
    /** @param {import('../units.js').Unit} _unit */
    question: (_unit) => 'Where will each line settle? Drag the two handles, then roll.',
    sentence: 'Nothing is rolled yet. Say first where you think each average will settle, or skip that.',
    offer: 'Make a bet',
    heading: 'Where will each line settle?',
    place: 'That’s my bet',
    skip: 'Skip',
    label: 'Your bet: where each average will settle',
    /** @param {string} name */
    handle: (name) => `Your bet: ${name}`,
    /**
     * @param {string} name
     * @param {string} value
     */
    value: (name, value) => `${name}: ${value}`,
    /**
     * @param {string} name
     * @param {string} value
     */
    mark: (name, value) => `your bet: ${name} ${value}`,
    /**
     * @param {string} plain
     * @param {string} reduced
     */
    placed: (plain, reduced) => `Your bets: plain ${plain}, variance reduced ${reduced}.`,
    /**
     * @param {string} plain
     * @param {string} plainLimit
     * @param {string} reduced
     * @param {string} reducedLimit
     */
    settled: (plain, plainLimit, reduced, reducedLimit) =>
      `Your bets: plain ${plain} (it settles at ${plainLimit}), ` +
      `variance reduced ${reduced} (it settles at ${reducedLimit}).`,
    /** @param {string} n */
    waits: (n) => `The answer comes after ${counted(n, 'game')}.`,
    show: 'Show me',
    again: 'Bet again',
  },

  games: {
    empty: 'No games rolled yet.',
  },

  sentence: {
    /**
     * @param {string} now
     * @param {string} comment
     */
    both: (now, comment) => `${now} ${comment}`,
    start:
      'Nothing is rolled yet. The funnels show in advance how far a plain and a variance-reduced rollout usually stray.',
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) =>
      `${counted(games, 'game')}: plain ${plain}, variance reduced ${reduced}.`,
    outside: 'Result minus luck can fall below 0% or rise above 100%; its average is still right.',
    // Where luck does not average zero.
    outsideBiased: 'Result minus luck can fall below 0% or rise above 100%.',
    perfect: 'With these estimates every single game returns the exact answer.',
    /** @param {string} n */
    faster: (n) => `The estimates are wrong but average zero: one game tells as much as ${counted(n, 'plain one')}.`,
    /** @param {string} n */
    slower: (n) =>
      `Even these estimates average zero, so the answer stays unbiased; it only comes slower: ` +
      `one game tells as much as ${n} of a plain one.`,
    /**
     * @param {string} limit
     * @param {string} points
     */
    biased: (limit, points) =>
      `The estimates do not average zero, so the variance-reduced average is heading for ${limit}, ${counted(points, 'point')} off.`,
  },
};
