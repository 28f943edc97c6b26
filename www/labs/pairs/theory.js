// What is exactly true of a coupling: all of it, or what both plays are worth, as soon as that is known.

/** @typedef {import('../../lib/rollout/shapes.js').Theory} Theory */

/**
 * @param {import('../../pkg/pairs/rollout_lab.js').PairsGame} game
 * @param {import('./coupling-names.js').CouplingName} coupling
 * @returns {Theory | null} null: nothing exact is known
 */
export function theoryOf(game, coupling) {
  const theory = game.theory(coupling);
  if (theory) return theory;
  const exact = game.exact();
  if (!exact) return null;
  const truth = exact.difference;
  // Where a biased coupling settles is known with its spread, and not before.
  const difference = { mean: coupling === 'nearest' ? NaN : truth, sd: null, bias: 0 };
  return { truth, plain: difference, reduced: difference, unbiased: true, equivalentGames: null };
}
