// The state that all labs that roll out have, as values for an address, and back.

import { isRefusal } from '../core.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */
/** @typedef {import('../address/address.js').Properties} Properties */
/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */

/**
 * @param {Lab} lab
 * @param {Properties} properties
 * @returns {Values}
 */
export function rolloutValues({ state, rollout, opening, made }, { series }) {
  const { view, stepping } = state;
  const games = opening?.games ?? rollout.games;
  return {
    // Dice that nobody has seen or chosen are not worth keeping.
    seed: games > 0 || stepping || state.seedChosen ? rollout.seed : null,
    games,
    speed: state.speed,
    axis: view.axis,
    series: series.start.filter((/** @type {string} */ id) => !view.hidden.has(id)),
    tables: view.allTables,
    average: view.luck,
    bands: view.bands,
    funnels: view.funnels,
    list: state.gamesShown,
    half: made,
    bets: state.bets,
  };
}

/**
 * Takes on what an address says, but for the games, which are to be rolled.
 * @param {Lab} lab
 * @param {Properties} properties
 * @param {Values} values
 * @param {object} own  what it says of the lab's own state
 * @returns {Problem[]} what the core refuses
 */
export function restoreRollout(lab, { series }, values, own) {
  /** @type {Problem[]} */
  const problems = [];
  const seed = values.seed === null ? null : accepted(() => lab.core.readSeed(values.seed));
  if (seed === undefined) problems.push({ name: 'seed', text: values.seed });
  lab.startAgain(seed ?? lab.core.randomSeed(), own);
  lab.change({
    seedChosen: typeof seed === 'string',
    speed: values.speed,
    gamesShown: values.list,
    hide: new Set(values.hide),
    bets: values.bets,
    draft: null,
    betting: values.bet && values.bets === null && values.games === 0 && !values.half,
    view: {
      axis: values.axis,
      bands: values.bands,
      funnels: values.funnels,
      luck: values.average,
      allTables: values.tables,
      hidden: new Set(series.start.filter((/** @type {string} */ id) => !values.series.includes(id))),
    },
  });
  return problems;
}

/**
 * @template T
 * @param {() => T} work
 * @returns {T | undefined} undefined if the core refuses it
 */
export function accepted(work) {
  try {
    return work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}
