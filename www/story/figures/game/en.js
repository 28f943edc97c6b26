// Texts of figure 1 in English.

export const en = {
  start: 'The starting position: Blue, on roll, has four checkers on his ace point; White has one on her six point.',
  /** @param {string} x */
  doubles: (x) => `Blue rolled ${x}, doubles, and bore off all four checkers. Blue has won before White could roll.`,
  /** @param {string} x @param {string} o */
  fails: (x, o) =>
    `Blue rolled ${x}, no doubles, and bore off two checkers. White rolled ${o} and missed. Blue has won.`,
  /** @param {string} x @param {string} o */
  bearsOff: (x, o) =>
    `Blue rolled ${x}, no doubles, and bore off two checkers. White rolled ${o} and bore off. White has won.`,
  /** @param {string} result */
  result: (result) => `That counts as ${result} for Blue.`,

  rolls: {
    /** @param {string} dice */
    x: (dice) => `Blue: ${dice}`,
    /** @param {string} dice */
    o: (dice) => `White: ${dice}`,
  },
  allOff: ['doubles,', 'all four off'],
  twoOff: ['no doubles,', 'two off'],
  staysOn: ['not enough,', 'she misses'],
  isOff: ['enough,', 'she bears off'],
  needNotRoll: 'White doesn’t need to roll.',
  xWins: 'Blue wins.',
  oWins: 'White wins.',

  wonBy: 'How many of the 100 points of this win did the dice give you?',
  lostBy: 'You lost. How many points did the dice take from you?',
  /** @param {string} points */
  points: (points) => `${points} points`,
  /** @param {string} luck @param {string} worth */
  won: (luck, worth) =>
    `The dice gave you ${luck} of the 100 points. You had the rest before the first roll: Blue wins ${worth} of such games.`,
  /** @param {string} luck @param {string} worth */
  lost: (luck, worth) =>
    `The dice took ${luck} points from you. That’s all you had before the first roll: Blue wins ${worth} of such games.`,
  worth: 'before the game',
  luckOfX: 'luck of Blue’s roll',
  luckOfO: 'luck of White’s roll',
  ends: 'result',
  /** @param {string} sum @param {string} luck */
  waterfall: (sum, luck) =>
    `Bars that add up: the position’s value plus the luck of each roll gives the result, ${sum}. Total luck: ${luck}.`,
};
