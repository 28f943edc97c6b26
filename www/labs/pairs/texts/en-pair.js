// What is said of one pair under the microscope, in English.

export const pair = {
  /** @param {string} n */
  title: (n) => `Pair ${n}`,
  none: 'No pair rolled yet',
  /** Before what A or B rolled, for those who don’t see the columns. @param {string} play */
  play: (play) => `Play ${play}: `,
  /**
   * What a board shows.
   * @param {string} play  A or B
   * @param {string} position
   */
  board: (play, position) => `After play ${play}: ${position}`,
  /** @param {string} side */
  toRoll: (side) => `${side} to roll …`,
  /**
   * @param {string} side
   * @param {string} play
   */
  turn: (side, play) => `${side} ${play}`,
  /** @param {string} n */
  rank: (n) => `rank ${n} of 36`,
  /**
   * One of several rolls that are as good.
   * @param {string} n
   * @param {string} first
   * @param {string} last
   */
  tied: (n, first, last) => `rank ${n} of 36 (${first}–${last} are as good)`,
  rankHint: '1 is the best roll for who rolls, 36 the worst',
  /** @param {string} side  whose decision it is */
  luck: (side) => `${side}’s luck`,
  over: 'is over',
  alone: 'over: the other one rolls on alone',
  luckBetween: 'luck so far, A − B',
  /** @param {string} name  A, B or A − B */
  sum: (name) => `${name}: result − luck`,
};
