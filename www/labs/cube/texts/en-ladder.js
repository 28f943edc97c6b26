// What is said of the ladder of estimates, in English. Numbers come as they are written.

export const ladder = {
  heading: 'The ladder: five ways to measure luck, on the same games',
  intro:
    'All five settle at the same value: luck that averages zero cannot bias. What they know of the cube only decides how soon.',
  rung: 'Luck is measured by',
  mean: 'Mean',
  sd: 'SD per game',
  measured: 'measured',
  exact: 'exact',
  bar: 'as a bar',
  worth: 'One game is worth … plain games',
  /** Where there is no room for a column: what one game is worth. */
  worthShort: 'Plain games',
  /**
   * @param {string} what
   * @param {string} how
   */
  of: (what, how) => `${what}, ${how}`,
  perSecond: 'per second',
  everyGame: 'exact',
  live: 'Live and dead cube',
  scale: 'The bars have a log scale: from line to line a spread is ten times as large.',
  note: 'To see another rung everywhere, choose its row: no game is rolled again for it.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'What a game is worth per second depends on the machine, and is not known before it is timed.',
  /** @param {string} rates  of each rung */
  timed: (rates) => `Games a second, each rung alone on one processor of this machine: ${rates}.`,
  /**
   * @param {string} name
   * @param {string} rate
   */
  rate: (name, rate) => `${name} ${rate}`,
  and: '; ',
};
