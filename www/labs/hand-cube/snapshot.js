// What host pages are told of a rollout with the cube that is played by hand, in points for the side on roll at the start.

import { core } from './core.js';

/** @param {import('./lab.js').HandCubeLab} lab */
export function snapshotOf(lab) {
  const made = lab.inForce;
  const { games, plain, reduced, equivalentGames, costs, abandoned } = (made?.rollout ?? lab.none).readout();
  const { position, owner, hands, opponent, estimator } = made?.setup ?? lab.state.wanted;
  const { positionId } = core.describePosition(position);
  const setup = { position, positionId, cube: { owner }, hands, opponent, estimator, seed: lab.seed };
  const exact = made?.theory ?? null;
  // What was made is in force, and nobody else's to change.
  return structuredClone({ games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact });
}
