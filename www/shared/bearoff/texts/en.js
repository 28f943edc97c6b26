// What all labs of bear-offs say, in English: of positions, their IDs, and who plays or estimates. Numbers come as
// they are written.

import { counted } from '../../texts/counted.js';

export const editor = {
  label: 'Both home boards, point by point',
  /**
   * @param {string} side
   * @param {string} point
   */
  point: (side, point) => `${side}’s ${point === '1' ? 'ace' : point} point`,
  /** @param {string} n */
  checkers: (n) => counted(n, 'checker'),
  /** @param {string} n */
  pips: (n) => counted(n, 'pip'),
  /** @param {string} n */
  off: (n) => `${n} off`,
  onRoll: 'on roll',
  tap: 'A tap',
  modes: { add: 'adds a checker', remove: 'takes one off' },
  hint: 'With Shift it does the other. Keyboard: ← → choose a point; + −, ↑ ↓ or a number change it.',
  /**
   * @param {string} side
   * @param {string} most
   */
  tooMany: (side, most) =>
    `${side} has 15 checkers in all, so at most ${most} can be here. Take some off other points first.`,
  /** @param {string} side */
  allPlaced: (side) => `All 15 of ${side}’s checkers are on the board. Take one off another point first.`,
  choose: 'Positions to learn from',
  own: 'A position of your own',
  ids: 'Position ID and XGID',
  id: 'Position ID or XGID',
  use: 'Set up',
  xgid: 'XGID',
  roll: 'On roll',
  swap: 'Swap sides',
  clear: 'Clear the board',
};

/** The titles in the list, and what there is to see in each. */
export const positions = {
  article: {
    title: 'The article’s: four on the ace point',
    about:
      'Blue wins exactly 3/8, 37.5%. The neural net of GNU Backgammon alone says 47.6%, ten points wrong; ' +
      'its variance-reduced rollout with that same net lands on 37.5%.',
  },
  doublesOnly: {
    title: 'Doubles or nothing',
    about:
      'Blue wins with the six doubles and loses with all other rolls: 1/6. Six times +83.3 and thirty times ' +
      '−16.7 are zero together.',
  },
  lastRoll: {
    title: 'One roll decides',
    about:
      'Two checkers, on the 4 and the 3 point, and no second roll: 17 of the 36 rolls take both off, 47.2%. ' +
      'With the same seven pips on 5 and 2 it would be 19, on 6 and 1 only 15.',
  },
  fiveTwo: {
    title: 'Two checkers each',
    about:
      'Blue wins exactly 1805/2916, 61.9%. Small enough to check by hand, large enough to need a rollout.',
  },
  wastage: {
    title: 'Even pips, wasted',
    about:
      'Six pips each and Blue’s turn, yet he wins only 209/1296, 16.1%: six checkers on the ace point need ' +
      'three rolls without doubles, and large numbers take no more of them off than aces do.',
  },
  gap: {
    title: 'Stacks and a gap',
    about:
      'Four checkers and fourteen pips each, Blue’s on his 6 and ace points with nothing between: he wins ' +
      '69.1%. Swap sides, and he wins 81.1% with the smooth position.',
  },
  fourEach: {
    title: 'Four checkers each',
    about:
      'Blue wins 65.861% if both sides play perfectly; if both always choose the fewest pips, 64.291%. ' +
      'Variance reduction takes the luck away, not the mistakes.',
  },
  sixEach: {
    title: 'Six checkers each',
    about:
      'Blue wins 55.880%. This is the largest number of checkers for which the exact answer is calculated here.',
  },
  tenEach: {
    title: 'Ten checkers each',
    about:
      'Blue has 31 pips, White 33. There is no exact answer here to check against: the rollout gives it.',
  },
  fifteenEach: {
    title: 'Fifteen checkers each',
    about:
      'All checkers are still on the board: Blue has 59 pips and the roll, White has 57. ' +
      'Who is ahead? The rollout gives the answer.',
  },
};

export const refusals = {
  /**
   * @param {string} side
   * @param {number} count
   */
  tooMany: (side, count) => `${side} would have ${counted(count, 'checker')}; a side has 15.`,
  /** @param {string} side */
  finished: (side) => `${side} has no checker left: the game is over. The last position stays in force.`,
  empty: 'The board is empty. The last position stays in force.',
  unknown: 'This is neither a position ID nor an XGID, nor a link with a position.',
  openGammon: 'This is an Open Gammon ID. Only position IDs and XGIDs are read: GNU Backgammon and eXtreme Gammon show them.',
  matchFile:
    'This is a match file (.mat). Open it in GNU Backgammon or eXtreme Gammon, go to the position, and copy its position ID or XGID.',
  sgf: 'This is a game in Smart Game Format (.sgf). Open it in GNU Backgammon, go to the position, and copy its position ID.',
  /** @param {number} count */
  length: (count) => `A position ID has 14 characters; this has ${count}.`,
  /** @param {number} count */
  places: (count) => `An XGID’s board has 26 places; this has ${count}.`,
  /**
   * @param {number} at
   * @param {string} found
   */
  character: (at, found) => `Character ${at}, “${found}”, cannot stand there.`,
  noBoard: 'This position ID describes no board.',
  noTurn: 'This XGID does not say whose turn it is.',
  contact: 'The two sides have not passed each other yet: this is no bear-off.',
  elsewhere: 'Open it in the lab of any position',
  /**
   * @param {string} side
   * @param {number} point
   */
  notHome: (side, point) => `${side} still has a checker on the ${point} point: not all are home.`,
};

/** What of an ID is not used here. */
export const setAside = {
  /**
   * @param {number} length
   * @param {string} side
   * @param {number} points  of that side
   * @param {string} other
   * @param {number} others
   */
  match: (length, side, points, other, others) => `match to ${length} (${side} ${points}, ${other} ${others})`,
  crawford: 'Crawford game',
  /** @param {number} value */
  cube: (value) => `cube on ${value}`,
  /**
   * @param {number} value
   * @param {string} side
   */
  owned: (value, side) => `${side}’s cube on ${value}`,
  offers: {
    /** @param {string} doubler */
    double: (doubler) => `a double by ${doubler}`,
    /** @param {string} _doubler */
    beaver: (_doubler) => 'a beaver on offer',
    /** @param {string} _doubler */
    raccoon: (_doubler) => 'a raccoon on offer',
  },
  /**
   * @param {number} first
   * @param {number} second
   */
  roll: (first, second) => `roll ${first}-${second}`,
  jacoby: 'Jacoby rule',
  beavers: 'beavers',
  unread: 'something that could not be read',
  comma: ', ',
  /** @param {string} facts */
  ofGame: (facts) => `Set aside: ${facts}. Games here are single, cubeless, and begin before the roll.`,
  ofLink: 'Only the position was taken from the link.',
};

export const work = {
  database: 'Working out bear-offs …',
  game: 'Going through the games that can happen …',
  games: 'Measuring the same games again …',
  cancel: 'Cancel',
};

export const board = {
  /** @param {string} side */
  over: (side) => `${side} has borne off all checkers and won.`,
  /**
   * @param {string} side
   * @param {number} x
   * @param {number} o
   */
  toRoll: (side, x, o) => `${side} is to roll. Blue has ${counted(x, 'pip')} to go, White ${o}.`,
};

export const evaluators = {
  exact: 'exact database',
  oneSided: 'one-sided database',
  pipCount: 'pip count',
  even: 'always 50%',
  backwards: 'backwards',
  noisy: 'exact with errors',
};

export const players = {
  exact: 'exact database',
  oneSided: 'one-sided database',
  pipCount: 'pip count chances',
  even: 'always 50%',
  fewestPips: 'fewest pips',
  noisy: 'exact with errors',
  backwards: 'worst play',
};

/** What stands on the board where position and game share it. */
export const stage = {
  heading: 'The board',
  label: 'What the board shows',
  shows: { position: 'Position', game: 'Game' },
  next: 'Next roll on this board',
  another: 'Another game on this board',
};
