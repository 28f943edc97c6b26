// Texts of the worksheet in English.

/** @typedef {typeof en} WorksheetTexts */

export const en = {
  /** @type {'en' | 'ja'} */
  language: 'en',
  title: 'Worksheet: luck, added up by hand',
  description:
    'One page to print: ten games, a luck table, and six questions about variance reduction, with the answers for its dice.',
  heading: 'Luck, added up by hand',
  question: 'Ten games, a luck table and a pencil: what is left when luck is subtracted?',
  name: 'Name',
  date: 'Date',
  show: 'Show the answers',
  shown: 'The answers are filled in, on paper, too. Close this to hide them.',
  otherDice: 'New dice',
  print: 'Print',
  trouble: 'The new dice couldn’t be rolled. The sheet shows the games of the seed that is printed on it.',

  board: 'The position: Blue, on roll, has four checkers on his ace point; White has one on her six point.',
  /** @param {string} win @param {string} loss */
  rules: (win, loss) =>
    'Blue is on roll. If he rolls doubles, he bears off all four checkers and wins. Otherwise two stay behind, and White ' +
    `has one roll to bear off. If she misses, Blue wins after all. A win counts as ${win}, a loss as ${loss}.`,
  table: 'A made-up luck table',
  event: 'roll',
  rolls: 'rolls',
  luck: 'luck for Blue',
  cells: {
    doubles: 'Blue: doubles',
    noDoubles: 'Blue: no doubles',
    oFails: 'White misses',
    oBearsOff: 'White bears off',
  },

  games: 'Ten games, already rolled',
  columns: {
    game: 'game',
    x: 'Blue',
    o: 'White',
    result: 'result',
    luck: 'luck',
    reduced: 'result − luck',
    turned: 'luck, signs flipped',
    turnedReduced: 'result − flipped',
  },
  sum: 'sum',
  average: 'average',

  /** The mean luck of a roll, worked out. @param {string} terms @param {string} all @param {string} mean */
  meanOf: (terms, all, mean) => `(${terms}) ÷ ${all} = ${mean}`,
  questions: {
    /** @param {string} all */
    zero: (all) => `What is the average luck of Blue’s ${all} rolls? And of White’s?`,
    fill:
      'Fill in the luck of each game, Blue’s roll and White’s together, and the result minus that luck. Then fill in the ' +
      'sums and the averages.',
    /** @param {string} truth */
    nearer: (truth) => `Blue wins ${truth} of such games. Which average is nearer to that? Is it always?`,
    /** @param {string} doubles */
    turn: (doubles) =>
      `Flip every sign in the luck table: doubles are ${doubles}, and so on. Score games 1 to 3 again, in the last two ` +
      'columns. In the long run, does that change the average, the spread, or both?',
    /** @param {string} doubles */
    broken: (doubles) =>
      `Go back to the original table, but let doubles be ${doubles}. Where will the average of result − luck settle?`,
    /** @param {string} plain @param {string} reduced */
    interval: (plain, reduced) =>
      `Here the standard deviation (SD) is ${plain} for results and ${reduced} for result − luck. Work out both 95% intervals: ` +
      'average ± 1.96 × SD ÷ √10. Which one tells you more? How far would you trust it?',
  },
  /**
   * @param {'plain' | 'reduced' | 'neither'} which
   * @param {string} plain
   * @param {string} reduced
   * @param {string} often
   * @param {string} rollouts
   */
  nearer: (which, plain, reduced, often, rollouts) => {
    const found = {
      plain: `This time, the average of the results: ${plain}, against ${reduced} with luck subtracted.`,
      reduced: `The average of result − luck: ${reduced}, against ${plain} for the results.`,
      neither: `They’re equally near: ${plain} and ${reduced}.`,
    }[which];
    return `${found} It isn’t always. In ${often} of ${rollouts} rollouts of ten games, result − luck is nearer.`;
  },
  /** @param {string} mean @param {string} turned @param {string} sd @param {string} plain */
  turn: (mean, turned, sd, plain) =>
    `Only the spread. The average still settles at ${mean}. The standard deviation of a game is ${turned}, against ${sd} with the ` +
    `original table and ${plain} with no luck subtracted.`,
  /** @param {string} luck @param {string} truth @param {string} limit */
  broken: (luck, truth, limit) =>
    `Blue is now credited with ${luck} points of luck per game that he never had: ${truth} − ${luck} = ${limit}.`,
  /** @param {string} plain @param {string} reduced @param {string} worth @param {string} covers */
  interval: (plain, reduced, worth, covers) =>
    `Results: ${plain}. Result − luck: ${reduced}, narrower in the long run: each game counts as ${worth} plain games. Don’t trust it too ` +
    `far. After ten games, the plain interval contains the exact answer only ${covers} of the time.`,
  /** The mean luck of Blue's rolls and of White's. @param {string} x @param {string} o */
  both: (x, o) => `${x}; ${o}`,
  /** @param {string} low @param {string} high */
  range: (low, high) => `${low} to ${high}`,
  seed: 'Seed',
  answersAt: 'Answers:',
};
