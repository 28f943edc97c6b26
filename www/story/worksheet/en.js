// What the worksheet says, in English.

/** @typedef {typeof en} WorksheetTexts */

export const en = {
  /** @type {'en' | 'ja'} */
  language: 'en',
  title: 'Worksheet: luck, added up by hand',
  description: 'One page to print: ten games, a luck table, and six questions about variance reduction, with their answers for the dice on it.',
  heading: 'Luck, added up by hand',
  question: 'Ten games, a luck table and a pencil: what is left when luck is subtracted?',
  name: 'Name',
  date: 'Date',
  show: 'Answers on the sheet',
  shown: 'They stand where they are to be written, on paper, too. Close this to hide them.',
  otherDice: 'Other dice',
  print: 'Print',
  trouble: 'Those dice could not be rolled here. The sheet shows the games of the seed that is printed on it.',

  board: 'The position: Blue has four checkers on his ace point and is to roll, White has one on her six point.',
  /** @param {string} win @param {string} loss */
  rules: (win, loss) =>
    'Blue is to roll. If he rolls doubles, he takes all four checkers off and has won. Otherwise two stay behind, and White ' +
    `has one roll to bear off. If she fails, Blue wins after all. A win counts ${win}, a loss ${loss}.`,
  table: 'A luck table, made up',
  event: 'roll',
  rolls: 'rolls',
  luck: 'luck for Blue',
  cells: {
    doubles: 'Blue: doubles',
    noDoubles: 'Blue: no doubles',
    oFails: 'White fails',
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
    turned: 'luck, signs turned',
    turnedReduced: 'result − that',
  },
  sum: 'sum',
  average: 'average',

  /** Of the sum of a game's luck, or of all rolls. @param {string} terms @param {string} all @param {string} mean */
  meanOf: (terms, all, mean) => `(${terms}) ÷ ${all} = ${mean}`,
  questions: {
    /** @param {string} all */
    zero: (all) => `What is the luck of Blue’s ${all} rolls on average? And that of White’s?`,
    fill:
      'Fill in the luck of each game, Blue’s roll and White’s together, and what is left of the result without it. Then both ' +
      'sums, and the averages.',
    /** @param {string} truth */
    nearer: (truth) => `Blue wins ${truth} of such games. Which average is nearer to that? Must it be?`,
    /** @param {string} doubles */
    turn: (doubles) =>
      `Turn every sign of the luck table around: doubles are ${doubles}, and so on. Score games 1 to 3 once more, in the last two ` +
      'columns. In the long run, what does that change: the average, the spread, or both?',
    /** @param {string} doubles */
    broken: (doubles) =>
      `Back to the table as it was, but doubles are ${doubles} now. Where will the average of result − luck settle?`,
    /** @param {string} plain @param {string} reduced */
    interval: (plain, reduced) =>
      `Single results have a standard deviation of ${plain} here, results − luck one of ${reduced}. Work out both 95% intervals: ` +
      'average ± 1.96 × deviation ÷ √10. Which one says more? How far would you trust it?',
  },
  /**
   * @param {'plain' | 'reduced' | 'neither'} which
   * @param {string} plain
   * @param {string} reduced
   * @param {string} often
   * @param {string} rollouts
   */
  nearer: (which, plain, reduced, often, rollouts) =>
    ({
      plain: `This time that of the results: ${plain}, against ${reduced} without luck.`,
      reduced: `That of result − luck: ${reduced}, against ${plain} for the results.`,
      neither: `They are equally near: ${plain} and ${reduced}.`,
    })[which] + ` It need not be. In ${often} of ${rollouts} rollouts of ten games, result − luck is nearer.`,
  /** @param {string} mean @param {string} turned @param {string} sd @param {string} plain */
  turn: (mean, turned, sd, plain) =>
    `Only the spread. The average still goes to ${mean}; the standard deviation of a game is ${turned}, where the table as it ` +
    `was has ${sd}, and no luck at all ${plain}.`,
  /** @param {string} luck @param {string} truth @param {string} limit */
  broken: (luck, truth, limit) =>
    `Blue is now credited with ${luck} points of luck a game that average nothing in the results: ${truth} − ${luck} = ${limit}.`,
  /** @param {string} plain @param {string} reduced @param {string} worth @param {string} covers */
  interval: (plain, reduced, worth, covers) =>
    `Results ${plain}; result − luck ${reduced}, narrower in the long run: a game is worth ${worth} plain ones. Not too far: after ten ` +
    `games the plain one holds the truth only ${covers} of the time.`,
  /** Of Blue's rolls and of White's. @param {string} x @param {string} o */
  both: (x, o) => `${x}; ${o}`,
  /** @param {string} low @param {string} high */
  range: (low, high) => `${low} to ${high}`,
  seed: 'Seed',
  answersAt: 'Answers:',
};
