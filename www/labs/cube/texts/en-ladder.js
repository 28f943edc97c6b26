// Texts of the ladder of estimates, in English. Numbers come as they are written.

export const ladder = {
  heading: 'The ladder: five ways to measure luck in the same games',
  intro:
    'All five settle at the same value, because luck that averages zero can’t bias a rollout. Estimates that know more about the cube settle sooner.',
  rung: 'Luck is measured by',
  mean: 'Mean',
  sd: 'SD per game',
  measured: 'measured',
  exact: 'exact',
  bar: 'as a bar',
  worth: 'Plain games per game',
  /** Instead of that where there is no room for a column. */
  worthShort: 'Plain games',
  /**
   * @param {string} what
   * @param {string} how
   */
  of: (what, how) => `${what}, ${how}`,
  perSecond: 'per second',
  everyGame: 'exact',
  live: 'Live and dead cube',
  scale: 'The bars have a log scale: the SD grows tenfold from line to line.',
  note: 'Choose a row to use that rung in the whole lab; the games stay the same.',
  time: 'Time them on this machine',
  timing: 'Timing …',
  untimed: 'Plain games per second depend on your machine. Time the rungs to see them.',
  /** @param {string} rates  of each rung */
  timed: (rates) => `Games per second on one core of this machine, each rung alone: ${rates}.`,
  /**
   * @param {string} name
   * @param {string} rate
   */
  rate: (name, rate) => `${name} ${rate}`,
  and: '; ',
};
