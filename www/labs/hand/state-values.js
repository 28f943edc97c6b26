// The state of a rollout that is played by hand as values for its address, and back.

import { positionValues, readPosition } from '../../shared/bearoff/position-values.js';
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
  const plays = waiting ?? rollout.written;
  return {
    ...positionValues(core, wanted.position, START.position),
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
  const { position, problems } = readPosition(core, values, START.position);
  const seed = values.seed === null ? null : accepted(() => core.readSeed(values.seed));
  if (seed === undefined) problems.push({ name: 'seed', text: values.seed });
  lab.change({
    forced: values.forced,
    // One that came with plays is the reader's own.
    seedChosen: typeof seed === 'string' && values.plays === null,
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
  const { hands, opponent, evaluator } = values;
  // Plays of other dice, or of another position, are none.
  const plays = typeof seed === 'string' && problems.length === 0 ? (values.plays ?? '') : '';
  lab.startAgain(seed ?? core.randomSeed(), { position, hands, opponent, evaluator }, plays);
  return problems;
}
