// What host pages are told of a rollout with the cube, in points for the side on roll.

import { LADDER } from '../../lib/cube/names.js';
import { holderOf } from './decision-model.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecisions} CubeDecisions */

/**
 * What is worth what for the owner that the cube has.
 * @param {CubeDecisions} decisions
 * @param {import('./workshop.js').Made['setup']} setup
 * @returns {CubeDecision}
 */
const decisionInForce = (decisions, { position, owner }) => decisions[holderOf(owner, position.onRoll)];

/** @param {import('./workshop.js').Made} made */
function exactOf({ decisions, setup, theories }) {
  const { win, cubeless } = decisions;
  const { noDouble, doubleTake, doublePass, value, action, answer, equal } = decisionInForce(decisions, setup);
  const [{ plain, ladder }] = theories;
  const estimators = Object.fromEntries(
    LADDER.map((name, rung) => [name, { mean: ladder[rung].mean, sd: ladder[rung].sd }]),
  );
  return { win, cubeless, noDouble, doubleTake, doublePass, value, action, answer, equal, plain, estimators };
}

/** @param {import('./lab.js').CubeLab} lab */
export function snapshotOf(lab) {
  const { current, state } = lab;
  const { games, seed, plain, reduced, equivalentGames } = lab.readout();
  const { position, owner } = current?.setup ?? state.wanted;
  const exact = current && exactOf(current);
  // What was made is in force, and nobody else's to change.
  return structuredClone({ games, seed, position, cube: { owner }, plain, reduced, equivalentGames, exact });
}
