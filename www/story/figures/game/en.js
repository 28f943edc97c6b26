// What figure 1 says, in English.

export const en = {
  start: 'The position at the start: Blue has four checkers on his ace point and is to roll, White has one on her six point.',
  /** @param {string} x */
  doubles: (x) => `Blue rolled ${x}, doubles, and took all four checkers off: he has won before White could roll.`,
  /** @param {string} x @param {string} o */
  fails: (x, o) => `Blue rolled ${x}, no doubles, and took two checkers off. White rolled ${o} and could not bear off. Blue has won.`,
  /** @param {string} x @param {string} o */
  bearsOff: (x, o) => `Blue rolled ${x}, no doubles, and took two checkers off. White rolled ${o} and bore off. White has won.`,
  /** @param {string} result */
  result: (result) => `That counts ${result} for Blue.`,

  rolls: {
    /** @param {string} dice */
    x: (dice) => `Blue: ${dice}`,
    /** @param {string} dice */
    o: (dice) => `White: ${dice}`,
  },
  allOff: ['doubles,', 'all four off'],
  twoOff: ['no doubles,', 'two off'],
  staysOn: ['not enough,', 'she stays on'],
  isOff: ['enough,', 'she is off'],
  needNotRoll: 'White need not roll.',
  xWins: 'Blue wins.',
  oWins: 'White wins.',

  wonBy: 'How many of the 100 points of this win did the dice give you?',
  lostBy: 'You lost. How many points did the dice take from you?',
  /** @param {string} points */
  points: (points) => `${points} points`,
  /** @param {string} luck @param {string} worth */
  won: (luck, worth) => `The dice gave you ${luck} of the 100 points. The rest you had before anybody rolled: Blue wins ${worth} of such games.`,
  /** @param {string} luck @param {string} worth */
  lost: (luck, worth) => `The dice took ${luck} points from you: all that you had before anybody rolled, for Blue wins ${worth} of such games.`,
  worth: 'before the game',
  luckOfX: 'luck of Blue’s roll',
  luckOfO: 'luck of White’s roll',
  ends: 'result',
  /** @param {string} sum @param {string} luck */
  waterfall: (sum, luck) => `Bars that add up: the position’s worth and the luck of each roll give the result, ${sum}. Luck in all: ${luck}.`,
};
