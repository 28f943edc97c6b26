// English texts that play with and without the cube have in common, with those of all labs. Numbers come as they are written.

import { board, editor, positions, refusals, setAside, work } from '../../../lib/bearoff/texts/en.js';
import { counted } from '../../../lib/i18n/format.js';
import { en as shared } from '../../../lib/i18n/en.js';
import { readout as rows } from '../../../lib/i18n/en-below.js';

/** @param {string} point */
const pointName = (point) => `${point === '1' ? 'ace' : point} point`;

export const en = {
  ...shared,
  editor,
  positions,
  refusals,
  setAside,
  work,

  failure: {
    ...shared.failure,
    noWasm: 'This browser doesn’t support WebAssembly, which rolls the dice and measures their luck.',
    noSimd: 'This browser’s WebAssembly doesn’t support SIMD instructions, which the program needs.',
    notLoaded: 'The part that rolls the dice and measures their luck didn’t load.',
  },

  board: { ...shared.board, ...board },

  play: {
    label: 'Points of the side on roll',
    /**
     * @param {string} point
     * @param {string} checkers
     */
    point: (point, checkers) => `${pointName(point)}, ${counted(checkers, 'checker')}`,
    /**
     * @param {string} point  with its checkers
     * @param {string} targets
     */
    canGo: (point, targets) => `${point}: can go to ${targets}`,
    off: 'off',
    /**
     * @param {string} x
     * @param {string} o
     */
    position: (x, o) => `Blue has ${x}. White has ${o}.`,
    /**
     * @param {string} point
     * @param {string} checkers
     */
    on: (point, checkers) => `${checkers} on the ${pointName(point)}`,
    none: 'no checker left',
    and: ', ',
    begin: 'Play a game',
    next: 'Next game',
    done: 'Done',
    only: 'Make the only play',
    undo: 'Undo',
    swap: 'Swap dice',
    abandon: 'Resign',
    abandonHint: 'This game won’t count, and its dice won’t come again',
    askAbandon: 'Resign this game? It won’t count, and its dice won’t come again.',
    abandonIt: 'Yes, resign',
    playOn: 'Play on',
    forced: 'Make forced plays for me',
    clicks:
      'Click or tap a checker to move it by the larger die, or drag it. Click the dice to swap them or, once all are ' +
      'played, to end your turn.',
    keys: 'Keyboard: ← → choose a point, 1–6 move from it, S swaps the dice, U undoes a move, Enter is Done.',
    /**
     * @param {string} roll
     * @param {string} luck
     */
    youRolled: (roll, luck) => `You rolled ${roll}: luck ${luck} for Blue.`,
    /**
     * @param {string} side
     * @param {string} roll
     * @param {string} luck
     */
    rolled: (side, roll, luck) => `${side} rolled ${roll}: luck ${luck} for Blue.`,
    ready: 'All dice are played.',
    /**
     * @param {string} said
     * @param {string} more
     */
    both: (said, more) => `${said} ${more}`,
  },

  moves: {
    /** @param {string} point */
    noChecker: (point) => `You have no checker on the ${pointName(point)}.`,
    noDieLeft: 'All dice are played. “Done” ends your turn, “Undo” takes the last move back.',
    /**
     * @param {string} die
     * @param {string} from
     * @param {string} highest
     */
    behind: (die, from, highest) =>
      `You can’t bear off from the ${pointName(from)} with a ${die}: there’s a checker behind, on the ${pointName(highest)}.`,
    /**
     * @param {string} from
     * @param {string} to  '0': off
     */
    tooFar: (from, to) =>
      to === '0'
        ? `The dice left don’t bear off from the ${pointName(from)}.`
        : `The dice left don’t move a checker from the ${pointName(from)} to the ${pointName(to)}.`,
    /** @param {string} n */
    unfinished: (n) => (n === '1' ? 'You still have 1 die to play.' : `You still have ${n} dice to play.`),
  },

  setup: {
    heading: 'Players',
    hands: 'You play',
    sides: { x: 'Blue', o: 'White', both: 'both sides' },
    position: 'Another position',
    again: 'Start again with new dice',
    /** @param {string} seed */
    seed: (seed) => `Seed of the dice: ${seed}`,
    /** @param {string} n */
    ask: (n) => `Starting again deletes the ${counted(n, 'game')} you have played.`,
    startAgain: 'Start again',
    keep: 'Keep these games',
  },

  game: {
    ...shared.game,
    none: 'No game started yet',
    /**
     * @param {string} side
     * @param {string} turn
     */
    turn: (side, turn) => `${side} ${turn}`,
  },

  readout: { ...shared.readout, ...rows, exact: 'perfect' },

  verdict: {
    you: 'You',
    abandoned: 'You resigned. This game doesn’t count.',
  },

  mistakes: {
    heading: 'Your games and mistakes',
    empty: 'No finished games yet.',
    none: 'none',
    /** @param {string} n */
    count: (n) => counted(n, 'mistake'),
    /**
     * @param {string} game
     * @param {string} n
     */
    show: (game, n) => `Game ${game}: ${counted(n, 'mistake')}`,
    /** @param {string} cost */
    costs: (cost) => `costs ${cost}`,
    better: 'Show the better play',
    /** @param {string} play */
    best: (play) => `better: ${play}`,
    abandoned: 'resigned',
    /** @param {string} n  games not listed */
    more: (n) => `Show earlier games (${n})`,
    /** @param {string} n */
    abandonedNote: (n) =>
      `You resigned ${counted(n, 'game')}. Resigning games that go badly makes both averages too high, and taking the luck ` +
      'out can’t fix that.',
    csv: 'Download CSV',
    mat: 'Download match',
    matHint: 'All finished games as a .mat file for GNU Backgammon and eXtreme Gammon',
  },

  tiles: {
    perGame: 'per game',
    /**
     * @param {string} side
     * @param {string} points
     */
    perGameAnd: (side, points) => `per game, ${side}’s ${points}`,
  },

  chart: {
    ...shared.chart,
    /** @param {string} value */
    truth: (value) => `perfect play ${value}`,
    label: 'Running averages of the games you have played, plain and variance reduced',
    bandNote: 'Bands: 95% intervals of your games. Below 30 games they’re only rough, so they’re fainter.',
  },

  sentence: { ...shared.sentence, start: 'No finished games yet.' },

  /** Names of the sides in files for programs that read Latin letters only. */
  fileNames: { x: 'Blue', o: 'White' },
};
