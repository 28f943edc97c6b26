// The golden data, for page tests. tests/golden/README.md says where the numbers are from.

import { readFileSync } from 'node:fs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8'));

/**
 * @typedef {Object} Article
 * @property {{first_10: string, next_20: string}} games D: doubles, F: O fails, B: she bears off
 * @property {Record<'raw_total' | 'correct' | 'made_up' | 'backwards', number>} after_10 totals
 * @property {Record<'raw_total' | 'correct' | 'made_up' | 'backwards', number>} after_30
 * @property {number[]} backwards_running_total_games_11_to_30
 */

/** @type {Article} */
export const article = read('article.json');

/**
 * The games of a seed, each X's dice and, unless they were doubles, O's.
 * @param {string} seed
 * @returns {{x: [number, number], o: [number, number] | null}[]} the first twenty
 */
export function firstGames(seed) {
  const found = read('stability.json').seeds.find((/** @type {{seed: string}} */ one) => one.seed === seed);
  return found.first_games.map((/** @type {string} */ game) => {
    const [x, o = null] = game.split(' ').map((roll) => [...roll].map(Number));
    return { x, o };
  });
}

/**
 * How the first games of a seed ended.
 * @param {string} seed
 * @param {number} games 999 or a million
 */
export function leavesOf(seed, games) {
  const found = read('stability.json').seeds.find((/** @type {{seed: string}} */ one) => one.seed === seed);
  const leaves = found.leaves.find((/** @type {{games: number}} */ one) => one.games === games);
  return { doubles: leaves.doubles, fails: leaves.fails, bearsOff: leaves.bears_off };
}

/**
 * The first of the kept bear-off rollouts: 6543 against 6532, both sides playing perfectly, luck measured by the exact
 * chances.
 * @returns {{games: number, wins: number, mean: number}} the mean with luck subtracted, in percent
 */
export function firstBearoff() {
  const [{ games, wins, estimates }] = read('bearoff-stability.json').cases;
  // Chances are kept as multiples of 2⁻²⁵, luck as sums over 36 rolls of them.
  const luck = estimates[0].total_luck / 36 / 2 ** 25;
  return { games, wins, mean: (100 * (wins - luck)) / games };
}
