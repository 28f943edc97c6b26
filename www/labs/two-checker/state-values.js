// The lab's state as values for its address, and back.

import { core, isRefusal } from './core.js';
import { properties } from './properties.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */
/** @typedef {import('../../shared/address/address.js').Values} Values */
/** @typedef {import('../../shared/address/address.js').Problem} Problem */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */

/** Games that are rolled at once when an address asks for them; the reader is asked about the rest. */
export const AT_ONCE = 100_000_000;

/**
 * @param {Lab} lab
 * @returns {Values}
 */
export function valuesOf({ state, rollout, opening }) {
  const { yours, preset, view, stepping } = state;
  const games = opening?.games ?? rollout.games;
  return {
    preset: preset === (yours ? 'yours' : 'madeUp') ? null : preset,
    luck: yours && [yours.doubles, yours.noDoubles, yours.oFails, yours.oBearsOff],
    // Dice that nobody has seen or chosen are not worth keeping.
    seed: games > 0 || stepping || state.seedChosen ? rollout.seed : null,
    replay: state.replay,
    games,
    keep: state.keepCentred,
    speed: state.speed,
    axis: view.axis,
    series: properties.series.start.filter((/** @type {string} */ id) => !view.hidden.has(id)),
    tables: view.allTables,
    average: view.luck,
    bands: view.bands,
    funnels: view.funnels,
    list: state.gamesShown,
    half: stepping !== null && stepping.shown === 1 && stepping.record.trial === rollout.games,
    bets: state.bets,
  };
}

/**
 * Takes on what an address says, but for the games, which are to be rolled.
 * @param {Lab} lab
 * @param {Values} values
 * @returns {Problem[]} what the core refuses
 */
export function restoreValues(lab, values) {
  /** @type {Problem[]} */
  const problems = [];
  const table = values.luck && tableOf(values.luck);
  if (table === undefined) problems.push({ name: 'luck', text: properties.luck.kind.write(values.luck) });
  const yours = table ?? null;
  const wanted = values.preset ?? (yours ? 'yours' : 'madeUp');
  // There is no table of the reader's own before he has made one.
  const preset = wanted === 'yours' && !yours ? 'madeUp' : wanted;
  if (preset !== wanted && values.luck === null) problems.push({ name: 'preset', text: wanted });

  const seed = values.seed === null ? core.randomSeed() : readSeed(values.seed);
  if (seed === undefined) problems.push({ name: 'seed', text: values.seed });
  lab.restart(seed ?? core.randomSeed(), values.replay);
  lab.change({
    preset,
    yours,
    table: preset === 'yours' && yours ? yours : lab.presets[/** @type {keyof Lab['presets']} */ (preset)],
    seedChosen: values.seed !== null && seed !== undefined,
    keepCentred: values.keep,
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
      hidden: new Set(
        properties.series.start.filter((/** @type {string} */ id) => !values.series.includes(id)),
      ),
    },
  });
  return problems;
}

/**
 * @param {number[]} luck
 * @returns {LuckTable | undefined} undefined: the core takes no such table
 */
function tableOf([doubles, noDoubles, oFails, oBearsOff]) {
  const table = { doubles, noDoubles, oFails, oBearsOff };
  return accepted(() => core.theory(table)) && table;
}

/** @param {string} text */
const readSeed = (text) => accepted(() => core.readSeed(text));

/**
 * @template T
 * @param {() => T} work
 * @returns {T | undefined} undefined if the core refuses it
 */
function accepted(work) {
  try {
    return work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}
