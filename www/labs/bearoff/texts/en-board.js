// What the bear-off lab says of its board, its rolls and the positions to learn from, in English. Numbers come as they
// are written.

export const editor = {
  label: 'Both home boards, point by point',
  /**
   * @param {string} side
   * @param {string} point
   */
  point: (side, point) => `${side}’s ${point === '1' ? 'ace' : point} point`,
  /** @param {string} n */
  checkers: (n) => (n === '1' ? '1 checker' : `${n} checkers`),
  /** @param {string} n */
  pips: (n) => (n === '1' ? '1 pip' : `${n} pips`),
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
  id: 'Position ID or XGID',
  use: 'Set up',
  xgid: 'XGID',
  roll: 'On roll',
  /** @param {string} side */
  exchanged: (side) =>
    `${side} is always the side on roll, so the sides have exchanged their checkers.`,
  swap: 'Swap sides',
  clear: 'Clear the board',
};

export const map = {
  heading: 'The 36 rolls',
  /** @param {string} percent */
  mean: (percent) => `Blue before the roll: ${percent}%, the mean of all 36`,
  label: 'Blue’s luck with each of the 36 rolls. Rows: first die; columns: second die',
  none: 'No position to roll from yet.',
  first: 'First die',
  /** @param {string} n */
  die: (n) => `Die ${n}`,
  /**
   * With luck and play one after the other, as they are seen in the cell.
   * @param {string} roll
   * @param {string} luck
   * @param {string} play
   * @param {string} value
   */
  cell: (roll, luck, play, value) => `${roll}: luck ${luck}, ${play}, ${value}% after it`,
  noPlay: 'no play',
  unlucky: 'unlucky',
  lucky: 'lucky',
  hint: 'Each number is how lucky that roll is for Blue, in points. Point at one to see why; tap it to play it.',
  /** @param {string} percent */
  after: (percent) => `${percent}% after it`,
  /** @param {string} percent */
  before: (percent) => `${percent}% before`,
  /** @param {string} points */
  luck: (points) => `luck ${points}`,
  /** @param {string} points */
  share: (points) => `× 1/36 = ${points}`,
  balance: 'Luck × chance adds up to zero',
  /** @param {string} n */
  unluckyRolls: (n) => (n === '1' ? '1 unlucky roll' : `${n} unlucky rolls`),
  /** @param {string} n */
  luckyRolls: (n) => (n === '1' ? '1 lucky roll' : `${n} lucky rolls`),
  /** @param {string} points */
  together: (points) => `together ${points}`,
  /** @param {string} percent */
  why: (percent) =>
    `Each roll comes once in 36 times, so each counts 1/36 of its luck. Luck is measured from the mean of all ` +
    `36, ${percent}%: what the lucky rolls win, the unlucky ones lose, and the luck of honest dice averages zero.`,
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
