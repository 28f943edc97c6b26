// What all labs say in which games are played by hand, in English, with what all labs say. Numbers come as they are written.

import { board, editor, positions, refusals, setAside, work } from '../../bearoff/texts/en.js';
import { counted } from '../../texts/counted.js';
import { en as shared } from '../../texts/en.js';
import { readout as rows } from '../../texts/en-below.js';

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
    noWasm: 'This browser has no WebAssembly, which rolls the dice and measures their luck.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the program needs.',
    notLoaded: 'The part that rolls the dice and measures their luck could not be loaded.',
  },

  board: { ...shared.board, ...board },

  play: {
    label: 'Points of the side whose turn it is',
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
    abandon: 'Give the game up',
    abandonHint: 'It will not count, and its dice will not come again',
    askAbandon: 'Give this game up? It will not count, and its dice will not come again.',
    abandonIt: 'Give it up',
    playOn: 'Play on',
    forced: 'Make forced plays for me',
    clicks:
      'Click or tap a checker to move it by the larger die, or drag it. The dice swap at a click and, when all are ' +
      'played, end your turn.',
    keys: 'Keyboard: ← → choose a point, 1–6 move from it, S swaps the dice, U takes a move back, Enter says Done.',
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
    noChecker: (point) => `There is no checker of yours on the ${pointName(point)}.`,
    noDieLeft: 'All dice are played. “Done” ends your turn; “Undo” takes the last move back.',
    /**
     * @param {string} die
     * @param {string} from
     * @param {string} highest
     */
    behind: (die, from, highest) =>
      `A ${die} does not bear off from the ${pointName(from)} while there is a checker behind, on the ${pointName(highest)}.`,
    /**
     * @param {string} from
     * @param {string} to  '0': off
     */
    tooFar: (from, to) =>
      to === '0'
        ? `The dice that are left do not bear off from the ${pointName(from)}.`
        : `The dice that are left do not take a checker from the ${pointName(from)} to the ${pointName(to)}.`,
    /** @param {string} n */
    unfinished: (n) => (n === '1' ? '1 die is still to be played.' : `${n} dice are still to be played.`),
  },

  setup: {
    heading: 'Who plays',
    hands: 'You play',
    sides: { x: 'Blue', o: 'White', both: 'both sides' },
    position: 'Another position',
    again: 'Start again with new dice',
    /** @param {string} seed */
    seed: (seed) => `Seed of the dice: ${seed}`,
    /** @param {string} n */
    ask: (n) =>
      `That starts again from no games; the ${counted(n, 'game')} you have played would be gone.`,
    startAgain: 'Start again',
    keep: 'Go on with these games',
  },

  game: {
    ...shared.game,
    none: 'No game begun yet',
    /**
     * @param {string} side
     * @param {string} turn
     */
    turn: (side, turn) => `${side} ${turn}`,
  },

  readout: { ...shared.readout, ...rows, exact: 'perfect' },

  mistakes: {
    heading: 'Your games and their mistakes',
    empty: 'No game is over yet.',
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
    abandoned: 'given up',
    /** @param {string} n  games that are not listed */
    more: (n) => `Show earlier games (${n})`,
    /** @param {string} n */
    abandonedNote: (n) =>
      `${n === '1' ? '1 game was' : `${n} games were`} given up. Whoever gives up games that go badly makes both ` +
      'averages too high, and taking luck out does not mend that.',
    csv: 'Download CSV',
    mat: 'Download match',
    matHint: 'All finished games as a .mat file, which GNU Backgammon and eXtreme Gammon read',
  },

  chart: {
    ...shared.chart,
    label: 'Running averages of the games you have played, plain and variance reduced',
    bandNote: 'Bands: 95% intervals of your games; below 30 games, where they are fainter, they are rough.',
  },

  sentence: { ...shared.sentence, start: 'No game is over yet.' },

  /** What the sides are called in files for programs that read Latin letters only. */
  fileNames: { x: 'Blue', o: 'White' },
};
