// English texts of one pair under the microscope.

export const pair = {
  /** @param {string} n */
  title: (n) => `Pair ${n}`,
  none: 'No pair rolled yet',
  /** Precedes a roll of A or B, for screen readers. @param {string} play */
  play: (play) => `Play ${play}: `,
  /**
   * The accessible name of a board.
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
   * The rank of a roll that ties with others.
   * @param {string} n
   * @param {string} first
   * @param {string} last
   */
  tied: (n, first, last) => `rank ${n} of 36 (${first}–${last} tie)`,
  rankHint: 'Rank 1 is the best roll for the side that rolls, 36 the worst',
  /** @param {string} side  whose decision it is */
  luck: (side) => `${side}’s luck`,
  over: 'is over',
  alone: 'over: the other game rolls on alone',
  luckBetween: 'luck so far, A − B',
  /** @param {string} name  A, B or A − B */
  sum: (name) => `${name}: result − luck`,
};
