// What host pages are told of the rollout: the position, who measures luck, and both rollouts with their chances.

/** @param {import('./lab.js').ContactLab} lab */
export function snapshotOf(lab) {
  const { games, seed, plain, reduced, williams, equivalentGames, chances } = lab.readout();
  const { position, evaluator, noise } = lab.state.wanted;
  return structuredClone({
    games,
    seed,
    position,
    positionId: lab.position,
    evaluator,
    noise,
    plain: { ...plain, chances: chances.plain },
    reduced: { ...reduced, chances: chances.reduced },
    williams,
    equivalentGames,
    evaluation: lab.evaluation(),
    pairs: lab.comparison.pairs?.snapshot() ?? null,
  });
}
