// The lab's state as values for its address, and back.

import { accepted, restoreRollout, rolloutValues } from '../../shared/rollout/state-values.js';
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
  const { positionId } = core.describePosition(position);
  const start = core.describePosition(START.position).positionId;
  return {
    ...rolloutValues(lab, properties),
    position: positionId === start ? null : positionId,
    white: position.onRoll === 'o',
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
  const problems = [];
  const { evaluator, scale, noise, errors, blues, whites, white } = values;
  // An ID does not say who is Blue: it begins with whoever is not on roll.
  const read = values.position === null ? START.position : accepted(() => core.readPosition(values.position));
  if (!read) problems.push({ name: 'position', text: values.position });
  const { x, o } = read ?? START.position;
  /** @type {Wanted} */
  const wanted = {
    position: white ? { x: o, o: x, onRoll: 'o' } : { x, o, onRoll: 'x' },
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
