// The lab's state as values for its address, and back.

import { positionValues, readPosition } from '../../shared/bearoff/position-values.js';
import { restoreRollout, rolloutValues } from '../../shared/rollout/state-values.js';
import { core } from './core.js';
import { properties } from './properties.js';
import { START } from './state.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../shared/address/address.js').Values} Values */

/**
 * @param {Lab} lab
 * @returns {Values}
 */
export function valuesOf(lab) {
  const { position, players, evaluator, scale, noise } = lab.state.wanted;
  return {
    ...rolloutValues(lab, properties),
    ...positionValues(core, position, START.position),
    evaluator,
    scale,
    noise: noise.size,
    errors: noise.seed,
    blues: players.x,
    whites: players.o,
  };
}

/**
 * Takes on what an address says, but for the games, which are to be rolled.
 * @param {Lab} lab
 * @param {Values} values
 */
export function restoreValues(lab, values) {
  const { evaluator, scale, noise, errors, blues, whites } = values;
  const { position, problems } = readPosition(core, values, START.position);
  /** @type {Wanted} */
  const wanted = {
    position,
    players: { x: blues, o: whites },
    evaluator,
    scale,
    noise: { size: noise, seed: errors },
  };
  // What is made is made at once: also what is compared.
  const view = { ...lab.state.view, allTables: values.tables };
  const own = { wanted, view, problem: '', idProblem: '', chosen: null, trail: [] };
  return [...problems, ...restoreRollout(lab, properties, values, own)];
}
