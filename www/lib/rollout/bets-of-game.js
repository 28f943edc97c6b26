// The reader's bets are on a game: they go when another one is set up, and come back with it.

/** @typedef {Pick<import('./shapes.js').RolloutState, 'bets' | 'told' | 'betting' | 'draft'>} Bet */

/**
 * @template W  what is wanted
 * @typedef {Object} Lab
 * @property {Bet} state
 * @property {{made: {bet: Bet | null} | null, making: object | null}} preparation
 * @property {(wanted?: W) => string} betOn  of what is wanted now, or of this
 */

/**
 * Bets were on the game that there was, and come back with it; a question that is still open is asked of the next one.
 * @template W
 * @param {Lab<W>} lab
 * @param {W} wanted  from now on
 * @returns {Partial<Bet>} changes of the lab's state
 */
export function leaveBets(lab, wanted) {
  if (lab.betOn(wanted) === lab.betOn()) return {};
  const { made, making } = lab.preparation;
  const { bets, told, betting, draft } = lab.state;
  if (made && !making) made.bet = { bets, told, betting, draft };
  return bets ? { bets: null, told: true } : {};
}

/**
 * @param {{bet: Bet | null} | null} made  which is in force again
 * @returns {Partial<Bet>} changes of the lab's state
 */
export function regainBets(made) {
  const bet = made?.bet ?? {};
  if (made) made.bet = null;
  return bet;
}
