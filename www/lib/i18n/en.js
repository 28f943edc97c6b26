// English texts of all labs; each lab adds its own. Blue is X, the side on roll, whose chances all figures give; White
// is O.

import { counted } from './format.js';

export const en = {
  /** @type {import('./texts.js').Language} */
  language: 'en',

  sides: { x: 'Blue', o: 'White' },

  problems: {
    heading: 'Part of this page’s address wasn’t recognised and was ignored:',
    notAll: 'Part of this page’s address isn’t used here:',
    /** @param {string} name @param {string} text */
    value: (name, text) => `${name}: “${text}”`,
    version: 'This address comes from a newer version of this page. Parts that weren’t recognised were ignored.',
    close: 'Close',
  },

  guide: {
    label: 'Next step',
    close: 'Close the guide',
  },

  opening: {
    /** @param {string} n */
    rolling: (n) => `Rolling this link’s ${counted(n, 'game')} …`,
    /** @param {string} n */
    again: (n) => `Measuring the luck of ${counted(n, 'game')} again …`,
    /** @param {string} n @param {string} rolled */
    more: (n, rolled) => `This link asks for ${counted(n, 'game')}; ${rolled} rolled so far.`,
    /** @param {string} n */
    roll: (n) => `Roll the other ${n}`,
    leave: 'Stop here',
  },

  tryAgain: 'Try again',

  share: {
    open: 'Share …',
    notLoaded: 'This didn’t load. Are you offline? Try again later. If it still fails, reload the page.',
    page: 'Open in Rollout Lab ↗',
  },

  failure: {
    memory: 'This page doesn’t have enough memory. Close other tabs, then reload it.',
    stopped: 'The part that rolls the games hit an error and stopped. No more games can be rolled.',
    reload: 'Reload the page',
  },

  board: {
    /** @param {number} pips */
    pips: (pips) => counted(pips, 'pip'),
    /** @param {number} checkers */
    off: (checkers) => `${checkers} off`,
    onRoll: 'on roll',
  },

  game: {
    /** @param {string} n */
    title: (n) => `Game ${n}`,
    none: 'No game rolled yet',
    /** @param {string} side */
    wins: (side) => `${side} wins`,
    luckSoFar: 'luck so far',
    totalLuck: 'total luck',
    result: 'result',
    reduced: 'result − luck',
    luckOf: 'Blue’s luck',
    /**
     * A roll, for screen readers.
     * @param {string} turn  who rolled what
     * @param {string} luck
     */
    heard: (turn, luck) => `${turn}, Blue’s luck ${luck}.`,
    /**
     * A finished game, for screen readers.
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
    addLabel: (shown, n) => `${shown}: roll ${counted(n, 'more game')}`,
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
    rewindHint: 'Go back to no games; the dice will repeat',
    undo: 'Undo',
    undoLabel: { rewind: 'Undo rewind', newDice: 'Undo new dice', replay: 'Undo replay', game: 'Undo change' },
    undoHint: 'Roll the earlier games again, with the same dice',
    newDice: 'New dice',
    newDiceHint: 'Go back to no games, with a new seed',
    seed: 'Seed',
    seedErrors: {
      SeedEmpty: 'Enter a seed: digits, or 0x and hex digits.',
      SeedNotANumber: 'Not a valid seed. Use digits, or 0x and hex digits.',
      SeedTooLarge: 'Seed too large. Use at most 64 bits: up to 0xffffffffffffffff.',
    },
  },

  readout: {
    plain: 'Plain',
    reduced: 'Variance reduced',
    games: 'Games',
    /** How far an average may be off. @param {string} half */
    give: (half) => `± ${half} (95%)`,
    worth: 'Each game counts as',
    /** @param {string} n @returns {string} */
    worthUnit: (n) => (n === '1' ? 'plain game' : 'plain games'),
    // Where there is no such number, before the reason.
    worthNone: 'Plain games per game',
    worthInfinite: 'each is exact',
    worthBlocks: 'blocks are exact',
    worthBiased: 'biased',
  },

  chart: {
    label: 'Running averages of the plain and the variance-reduced rollout',
    /** @param {import('./format.js').Unit} unit */
    description: ({ name }) =>
      `Blue’s chances in ${name} against the number of games. Arrow keys read the values; ` +
      'Page Up and Page Down make larger steps, and Home and End go to the ends.',
    series: 'Lines shown',
    listen: {
      name: 'Listen',
      hint:
        'Plays the lines from left to right, the plain one in your left ear. A line sounds as the two ends of its 95% interval. ' +
        'Then arrow keys play single values.',
    },
    xAxis: 'games',
    noGames: 'No games yet',
    masked: 'At any one point, 95 of 100 rollouts are inside.',
    /** @param {string} games */
    reading: (games) => `after ${counted(games, 'game')}`,
    /** @param {string} lo @param {string} hi */
    band: (lo, hi) => `${lo} to ${hi}`,
    // The name of such a band, before it.
    inAlways: 'any-time band',
    /** @param {string} heading @param {string} rows */
    spoken: (heading, rows) => `${heading}: ${rows}`,
    spokenAnd: ', ',
    /** @param {string} name @param {string} value @param {string} band  '' where there is none */
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
    always: 'Any-time band',
    funnels: 'Expected funnel',
    showLuck: 'Average luck',
    options: 'Chart options',
    bandNote: 'Bands: each rollout’s 95% interval, from 30 games on.',
    // Follows it, where they are drawn.
    alwaysNote: ' Thin lines: the any-time band, which holds however often you look, from 100 games on.',
    // Both, where only blocks of games are independent.
    blockNotes: [
      'Bands: each rollout’s 95% interval, from two complete blocks on.',
      ' Thin lines: the any-time band, which holds however often you look, from 100 blocks on.',
    ],
    // Follows it, where the band isn't proved.
    approximateNote: ' Here it’s approximate: how far a game can be from the average isn’t known.',
    // Follows it, where there are funnels.
    funnelNote:
      ' Dashed funnels: where 95 of 100 rollouts are expected at any one point. Most stray outside at some point.',
  },

  bet: {
    /** @param {import('./format.js').Unit} _unit */
    question: (_unit) => 'Where will each line settle? Drag the two handles, then roll.',
    sentence: 'No games yet. Bet on where each average will settle, or skip the bet.',
    offer: 'Make a bet',
    heading: 'Where will each line settle?',
    place: 'Place bet',
    skip: 'Skip',
    label: 'Your bet: where each average will settle',
    /** @param {string} name */
    handle: (name) => `Your bet: ${name}`,
    /** @param {string} name @param {string} value */
    value: (name, value) => `${name}: ${value}`,
    /** @param {string} name @param {string} value */
    mark: (name, value) => `your bet: ${name} ${value}`,
    /** @param {string} plain @param {string} reduced */
    placed: (plain, reduced) => `Your bets: plain ${plain}, variance reduced ${reduced}.`,
    /** @param {string} plain @param {string} plainLimit @param {string} reduced @param {string} reducedLimit */
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
    /** @param {string} now @param {string} comment */
    both: (now, comment) => `${now} ${comment}`,
    start: 'No games yet. The funnels show how far plain and variance-reduced rollouts usually stray.',
    /** @param {string} games @param {string} plain @param {string} reduced */
    now: (games, plain, reduced) => `${counted(games, 'game')}: plain ${plain}, variance reduced ${reduced}.`,
    outside: 'Result minus luck can fall below 0% or rise above 100%. That doesn’t bias its average.',
    // Where luck does not average zero.
    outsideBiased: 'Result minus luck can fall below 0% or rise above 100%.',
    perfect: 'With these estimates every single game returns the exact answer.',
    // Where first rolls are rotated.
    perfectBlocks: 'With these estimates every complete block returns the exact answer.',
    /** @param {string} n */
    faster: (n) => `The estimates are wrong but average zero: each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} n */
    slower: (n) =>
      `Even these estimates average zero, so the answer stays unbiased. It just takes longer: ` +
      `each game counts as ${counted(n, 'plain game')}.`,
    // Where the estimates were chosen after the games.
    /** @param {string} n */
    newDice: (n) => `With new dice, each game counts as ${counted(n, 'plain game')}.`,
    /** @param {string} limit @param {string} points */
    biased: (limit, points) =>
      `The estimates don’t average zero, so the variance-reduced average settles at ${limit}, ${counted(points, 'point')} off.`,
  },
};
