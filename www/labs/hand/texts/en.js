// What only the rollout that is played by hand says, in English, with what all labs say. Numbers come as they are
// written.

import {
  board,
  editor,
  evaluators,
  players,
  positions,
  refusals,
  setAside,
  work,
} from '../../../shared/bearoff/texts/en.js';
import { counted } from '../../../shared/texts/counted.js';
import { en as shared } from '../../../shared/texts/en.js';
import { readout as rows } from '../../../shared/texts/en-below.js';

/** @typedef {typeof en} Texts */

/** @param {string} point */
const pointName = (point) => `${point === '1' ? 'ace' : point} point`;

export const en = {
  ...shared,
  editor,
  positions,
  refusals,
  setAside,

  page: {
    title: 'Rollout Lab: play a rollout by hand, with the luck taken out',
  },

  failure: {
    ...shared.failure,
    noWasm: 'This browser has no WebAssembly, which rolls the dice and measures their luck.',
    noSimd: 'This browser’s WebAssembly has no SIMD instructions, which the program needs.',
    notLoaded: 'The part that rolls the dice and measures their luck could not be loaded.',
  },

  work,

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

  otherLab: 'Have the program roll this position out',

  setup: {
    heading: 'Who plays',
    hands: 'You play',
    sides: { x: 'Blue', o: 'White', both: 'both sides' },
    opponent: 'The other side is played by',
    evaluator: 'Luck is estimated by',
    evaluators,
    players,
    position: 'Another position',
    again: 'Start again with new dice',
    /** @param {string} seed */
    seed: (seed) => `Seed of the dice: ${seed}`,
    /** @param {string} n */
    ask: (n) =>
      `That starts again from no games; the ${counted(n, 'game')} you have played would be gone.`,
    startAgain: 'Start again',
    keep: 'Go on with these games',
    bounded:
      'With more than six checkers on a side nobody knows the exact chances: luck is estimated, mistakes are not listed.',
  },

  game: {
    ...shared.game,
    none: 'No game begun yet',
    /** @param {string} side */
    toRoll: (side) => `${side} to play …`,
    /**
     * @param {string} side
     * @param {string} turn
     */
    turn: (side, turn) => `${side} ${turn}`,
  },

  readout: { ...shared.readout, ...rows, exact: 'perfect' },

  verdict: {
    you: 'You',
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonBecause: (who, luck) => `${who} won because of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    wonInSpite: (who, luck) => `${who} won in spite of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostBecause: (who, luck) => `${who} lost because of ${luck} luck`,
    /**
     * @param {string} who
     * @param {string} luck
     */
    lostInSpite: (who, luck) => `${who} lost in spite of ${luck} luck`,
    /** @param {string} points */
    cost: (points) => `your plays cost ${points}`,
    noCost: 'your plays cost nothing',
    /**
     * @param {string} side
     * @param {string} points
     */
    sideCost: (side, points) => `${side}’s plays cost ${points}`,
    /**
     * @param {string} clause
     * @param {string} more
     */
    both: (clause, more) => `${clause}; ${more}`,
    /** @param {string} clauses */
    sentence: (clauses) => `${clauses}.`,
    /**
     * Value + luck − mistakes = result, from Blue's side.
     * @param {string} value
     * @param {string} luck
     * @param {string} x
     * @param {string} o
     * @param {string} result
     */
    sum: (value, luck, x, o, result) =>
      `${value} before the first roll, luck ${luck}, Blue’s mistakes −${x}, White’s +${o}: ${result}.`,
    abandoned: 'The game is given up. It does not count.',
  },

  mistakes: {
    heading: 'Your games and their mistakes',
    empty: 'No game is over yet.',
    columns: {
      game: ['Game', '#'],
      winner: ['Won by', 'Won'],
      luck: ['Luck', 'Luck'],
      reduced: ['Result − luck', 'R − L'],
      cost: ['Your plays cost', 'Cost'],
      mistakes: ['Mistakes', 'Mist.'],
    },
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
    rollOut: 'Is it really? Roll both out',
    abandoned: 'given up',
    /** @param {string} n  games that are not listed */
    more: (n) => `Show earlier games (${n})`,
    /** @param {string} n */
    abandonedNote: (n) =>
      `${n === '1' ? '1 game was' : `${n} games were`} given up. Whoever gives up games that go badly makes both ` +
      'averages too high, and taking luck out does not mend that.',
    csv: 'Download CSV',
    csvHint: 'Every roll and play of your games, with luck and mistakes, as a spreadsheet',
    mat: 'Download match',
    matHint: 'All finished games as a .mat file, which GNU Backgammon and eXtreme Gammon read',
    /** Of the spreadsheet. */
    csvColumns: ['Game', 'Turn', 'Side', 'Roll', 'Play', 'By hand', 'Luck', 'Cost', 'Better play', 'Result', 'Result − luck'],
  },

  /** What the sides are called in files for programs that read Latin letters only. */
  fileNames: { x: 'Blue', o: 'White' },

  tiles: {
    cost: 'Your plays cost',
    /** @param {string} side */
    costOf: (side) => `${side}’s plays cost`,
    perGame: 'a game',
    /**
     * @param {string} side
     * @param {string} points
     */
    perGameAnd: (side, points) => `a game, ${side}’s ${points}`,
  },

  chart: {
    ...shared.chart,
    label: 'Running averages of the games you have played, plain and variance reduced',
    /** @param {string} value */
    truth: (value) => `perfect play ${value}`,
    /** @param {string} percent */
    own: (percent) => `your play so far ${percent}%`,
    bandNote: 'Bands: 95% intervals of your games; below 30 games, where they are fainter, they cover less than they say.',
    ownNote:
      ' “Your play so far” is what the position is worth to somebody who makes every play as you last made it there, and ' +
      'plays perfectly where you have not been.',
  },

  sentence: {
    ...shared.sentence,
    start: 'No game is over yet.',
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) =>
      `${counted(games, 'game')}: plain ${plain}%, variance reduced ${reduced}%.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     */
    cost: (perfect, cost) => `Perfect play is worth ${perfect}%; your plays cost ${cost} a game.`,
    /**
     * @param {string} perfect
     * @param {string} cost
     * @param {string} side
     * @param {string} theirs
     */
    costs: (perfect, cost, side, theirs) =>
      `Perfect play is worth ${perfect}%; your plays cost ${cost} a game, ${side}’s ${theirs}.`,
    /**
     * @param {string} perfect
     * @param {string} x
     * @param {string} o
     */
    sides: (perfect, x, o) => `Perfect play is worth ${perfect}%; Blue’s plays cost ${x} a game, White’s ${o}.`,
  },
};
