// English texts shared by the labs of bear-offs: positions, their IDs, players and evaluators. Numbers arrive formatted.

import { counted } from '../../i18n/format.js';

export const editor = {
  label: 'Both home boards, point by point',
  /** @param {string} side @param {string} point */
  point: (side, point) => `${side}’s ${point === '1' ? 'ace' : point} point`,
  /** @param {string} n */
  checkers: (n) => counted(n, 'checker'),
  tap: 'Tap to',
  modes: { add: 'add a checker', remove: 'remove one' },
  hint: 'Hold Shift to do the opposite. Keyboard: ← → choose a point; + −, ↑ ↓ or a number change its checkers.',
  /** @param {string} side @param {string} most */
  tooMany: (side, most) =>
    `${side} has 15 checkers in all, so at most ${most} fit here. Remove some from other points first.`,
  /** @param {string} side */
  allPlaced: (side) => `All 15 of ${side}’s checkers are on the board. Remove one from another point first.`,
  choose: 'Example positions',
  own: 'Your own position',
  id: 'Position ID or XGID',
  use: 'Set up',
  paste: 'Paste',
  notPasted: 'Your browser doesn’t let this page read the clipboard. Paste the ID into the field.',
  nothingCopied: 'The clipboard has no text. Copy a position ID first.',
  xgid: 'XGID',
  roll: 'On roll',
  swap: 'Swap sides',
  clear: 'Clear the board',
};

/** The example positions: the title in the list, and a description. */
export const positions = {
  article: {
    title: 'Montgomery’s position',
    about:
      'Blue wins exactly 3/8 of the games, 37.5%. GNU Backgammon’s network alone says 47.6%, ten points too high. ' +
      'Its variance-reduced rollout with the same network gives 37.5%.',
  },
  doublesOnly: {
    title: 'Doubles or nothing',
    about:
      'Blue wins with the six doubles and loses with all other rolls, so his chance is 1/6. Six times +83.3 plus ' +
      'thirty times −16.7 is zero.',
  },
  lastRoll: {
    title: 'One roll decides',
    about:
      'Two checkers are left, on the 4 and 3 points, and there’s no second roll. 17 of the 36 rolls bear both off, ' +
      '47.2%. With the same seven pips on 5 and 2 it would be 19 rolls, on 6 and 1 only 15.',
  },
  fiveTwo: {
    title: 'Two checkers each',
    about:
      'Blue wins exactly 1805/2916, 61.9%. This position is small enough to check by hand and large enough to need a ' +
      'rollout.',
  },
  wastage: {
    title: 'Even pips, wasted',
    about:
      'Each side has six pips and Blue is on roll, yet he wins only 209/1296, 16.1%. Without doubles, his six checkers ' +
      'on the ace point need three rolls, and large numbers bear off no more of them than aces do.',
  },
  gap: {
    title: 'Stacks and a gap',
    about:
      'Each side has four checkers and fourteen pips. Blue’s are on his 6 and ace points with nothing between, and he ' +
      'wins 69.1%. Swap sides, and he wins 81.1% with the smooth position.',
  },
  fourEach: {
    title: 'Four checkers each',
    about:
      'Blue wins 65.861% if both sides play perfectly, and 64.291% if both always leave the fewest pips. ' +
      'Variance reduction removes luck, not mistakes.',
  },
  sixEach: {
    title: 'Six checkers each',
    about: 'Blue wins 55.880%. The lab calculates the exact answer with up to this many checkers.',
  },
  tenEach: {
    title: 'Ten checkers each',
    about: 'Blue has 31 pips, White 33. There’s no exact answer to check against. The rollout is the answer.',
  },
  fifteenEach: {
    title: 'Fifteen checkers each',
    about:
      'All checkers are still on the board. Blue has 59 pips and is on roll; White has 57. Who is ahead? ' +
      'Roll it out.',
  },
};

export const refusals = {
  /** @param {string} side @param {number} count */
  tooMany: (side, count) => `${side} would have ${counted(count, 'checker')}. A side has at most 15.`,
  /** @param {string} side */
  finished: (side) => `${side} has no checkers left, so the game is over. The last position is kept.`,
  empty: 'The board is empty. The last position is kept.',
  unknown: 'No position found. Paste a position ID, an XGID or a link with a position.',
  openGammon: 'This is an Open Gammon ID. Use a position ID or an XGID: GNU Backgammon and eXtreme Gammon show them.',
  matchFile:
    'This is a match file (.mat). Open it in GNU Backgammon or eXtreme Gammon, go to the position, and copy its position ID or XGID.',
  sgf: 'This is a game in Smart Game Format (.sgf). Open it in GNU Backgammon, go to the position, and copy its position ID.',
  /** @param {number} count */
  length: (count) => `A position ID has 14 characters. This one has ${count}.`,
  /** @param {number} count */
  places: (count) => `An XGID’s board has 26 characters. This one has ${count}.`,
  /** @param {number} at @param {string} found */
  character: (at, found) => `Character ${at}, “${found}”, isn’t allowed there.`,
  noBoard: 'This position ID doesn’t describe a possible board.',
  noTurn: 'This XGID doesn’t say whose turn it is.',
  contact: 'This isn’t a bear-off: the two sides haven’t passed each other yet.',
  elsewhere: 'Open it in the “Any position” lab',
  /** @param {string} side @param {number} point */
  notHome: (side, point) => `${side} still has a checker on the ${point} point. In a bear-off all checkers are home.`,
};

/** Facts in an ID that this lab ignores. */
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
  /** @param {number} value @param {string} side */
  owned: (value, side) => `${side}’s cube on ${value}`,
  offers: {
    /** @param {string} doubler */
    double: (doubler) => `a double by ${doubler}`,
    /** @param {string} _doubler */
    beaver: (_doubler) => 'a beaver on offer',
    /** @param {string} _doubler */
    raccoon: (_doubler) => 'a raccoon on offer',
  },
  /** @param {number} first @param {number} second */
  roll: (first, second) => `roll ${first}-${second}`,
  jacoby: 'Jacoby rule',
  beavers: 'beavers',
  unread: 'an unrecognised part',
  comma: ', ',
  /** @param {string} facts */
  ofGame: (facts) => `Ignored: ${facts}. Each game here is a single game without the cube and starts before the roll.`,
  ofLink: 'Only the position in the link was used.',
};

export const work = {
  database: 'Calculating bear-offs …',
  game: 'Calculating all possible games …',
  games: 'Rescoring the same games …',
  cancel: 'Cancel',
};

export const board = {
  /** @param {string} side */
  over: (side) => `${side} has borne off all checkers and won.`,
  /** @param {string} side @param {number} x @param {number} o */
  toRoll: (side, x, o) => `${side} is on roll. Blue has ${counted(x, 'pip')} to go, White ${o}.`,
};

/** Error seeds that are chosen after the games. */
export const chosen = {
  heading: 'Chosen after the dice',
  line: {
    before: 'These errors were ',
    chosen: 'chosen after these games',
    after: ', so the 95% interval can’t be trusted.',
  },
  guide:
    'These errors were chosen to suit these games, so their average says little about the position. New dice don’t know the errors.',
  newDice: 'New dice',
  newDiceLabel: 'New dice, with these errors',
  newDiceHint: 'Roll as many games with new dice, and keep these errors',
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
  pipCount: 'pip-count chances',
  even: 'always 50%',
  fewestPips: 'fewest pips',
  noisy: 'exact with errors',
  backwards: 'worst play',
};

/** Texts of the board where position and game share it. */
export const stage = {
  heading: 'The board',
  label: 'Board view',
  shows: { position: 'Position', game: 'Game' },
  next: 'Next roll on this board',
  another: 'Another game on this board',
};

/** Texts of the map of a position's 36 rolls, in any unit of luck. */
export const map = {
  heading: 'The 36 rolls',
  none: 'No position to roll from yet.',
  first: 'First die',
  /** @param {string} n */
  die: (n) => `Die ${n}`,
  noPlay: 'no play',
  unlucky: 'unlucky',
  lucky: 'lucky',
  /** @param {string} roll */
  playIt: (roll) => `Play this roll: ${roll}`,
  ends: 'This roll ends the game.',
  back: 'Take the roll back',
  /** @param {string} n */
  played: (n) => `${counted(n, 'roll')} played`,
  /** @param {string} points */
  luck: (points) => `luck ${points}`,
  /** @param {string} points */
  share: (points) => `× 1/36 = ${points}`,
  balance: 'Luck × chance adds up to zero',
  /** @param {string} n */
  unluckyRolls: (n) => counted(n, 'unlucky roll'),
  /** @param {string} n */
  luckyRolls: (n) => counted(n, 'lucky roll'),
  /** @param {string} points */
  together: (points) => `total ${points}`,
};
