// The way back from positions that were left by a play. No address says it: who loads the page again has none.

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('./state.js').Before} Before */

/** So many plays can be taken back. */
const MOST = 100;

/**
 * What was played to come here, and one more.
 * @param {Lab} lab  before the play
 * @param {[number, number] | null} roll  that is played
 * @returns {Before[]}
 */
export function trailOf({ state, rolling }, roll) {
  if (!roll) return [];
  const { trail, wanted, compared, white } = state;
  return [...trail.slice(1 - MOST), { position: wanted.position, roll, compared, games: rolling.games, white }];
}

/** The same dice roll the same games again. @param {Lab} lab */
export function takeBack(lab) {
  const before = lab.state.trail.at(-1);
  if (!before) return;
  const { position, games, roll, compared, white } = before;
  lab.setUp(position, { roll, compared, white, trail: lab.state.trail.slice(0, -1) });
  lab.rolling.open(games, 0);
}
