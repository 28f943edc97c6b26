// The state of a rollout that is played by hand as values for its address, and back.

import { accepted } from '../../shared/rollout/state-values.js';
import { core } from './core.js';
import { properties } from './properties.js';
import { START } from './state.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../shared/address/address.js').Values} Values */
/** @typedef {import('../../shared/address/address.js').Problem} Problem */

/**
 * @param {Lab} lab
 * @returns {Values}
 */
export function valuesOf({ state, seed, rollout, waiting }) {
  const { wanted, view } = state;
  const { positionId } = core.describePosition(wanted.position);
  const start = core.describePosition(START.position).positionId;
  const plays = waiting ?? rollout.written;
  return {
    position: positionId === start ? null : positionId,
    white: wanted.position.onRoll === 'o',
    hands: wanted.hands,
    opponent: wanted.opponent,
    evaluator: wanted.evaluator,
    forced: state.forced,
    // Dice that nobody has seen or chosen are not worth keeping.
    seed: plays || state.seedChosen ? seed : null,
    plays: plays || null,
    axis: view.axis,
    series: properties.series.start.filter((/** @type {string} */ id) => !view.hidden.has(id)),
    average: view.luck,
    bands: view.bands,
    funnels: view.funnels,
  };
}

/**
 * @param {Lab} lab
 * @param {Values} values
 * @returns {Problem[]} what the core refuses; of the plays it says so later, when there is a game that they fit or not
 */
export function restoreValues(lab, values) {
  /** @type {Problem[]} */
  const problems = [];
  // An ID does not say who is Blue: it begins with whoever is not on roll.
  const read = values.position === null ? START.position : accepted(() => core.readPosition(values.position));
  if (!read) problems.push({ name: 'position', text: values.position });
  const { x, o } = read ?? START.position;
  const seed = values.seed === null ? null : accepted(() => core.readSeed(values.seed));
  if (seed === undefined) problems.push({ name: 'seed', text: values.seed });
  lab.change({
    forced: values.forced,
    seedChosen: typeof seed === 'string',
    hide: new Set(values.hide),
    view: {
      axis: values.axis,
      bands: values.bands,
      funnels: values.funnels,
      luck: values.average,
      allTables: false,
      hidden: new Set(properties.series.start.filter((/** @type {string} */ id) => !values.series.includes(id))),
    },
  });
  const { hands, opponent, evaluator, white } = values;
  const position = /** @type {import('./state.js').Wanted['position']} */ (
    white ? { x: o, o: x, onRoll: 'o' } : { x, o, onRoll: 'x' }
  );
  const plays = typeof seed === 'string' && read ? (values.plays ?? '') : '';
  lab.startAgain(seed ?? core.randomSeed(), { position, hands, opponent, evaluator }, plays);
  return problems;
}
