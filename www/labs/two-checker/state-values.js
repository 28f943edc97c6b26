// The lab's state as values for its address, and back.

import { core } from './core.js';
import { accepted, restoreRollout, rolloutValues } from '../../shared/rollout/state-values.js';
import { properties } from './properties.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */
/** @typedef {import('../../shared/address/address.js').Values} Values */
/** @typedef {import('../../shared/address/address.js').Problem} Problem */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */

/**
 * @param {Lab} lab
 * @returns {Values}
 */
export function valuesOf(lab) {
  const { yours, preset, replay, keepCentred } = lab.state;
  return {
    ...rolloutValues(lab, properties),
    preset: preset === (yours ? 'yours' : 'madeUp') ? null : preset,
    luck: yours && [yours.doubles, yours.noDoubles, yours.oFails, yours.oBearsOff],
    replay,
    keep: keepCentred,
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
  const own = {
    preset,
    yours,
    table: preset === 'yours' && yours ? yours : lab.presets[/** @type {keyof Lab['presets']} */ (preset)],
    replay: values.replay,
    keepCentred: values.keep,
  };
  return [...problems, ...restoreRollout(lab, properties, values, own)];
}

/**
 * @param {number[]} luck
 * @returns {LuckTable | undefined} undefined: the core takes no such table
 */
function tableOf([doubles, noDoubles, oFails, oBearsOff]) {
  const table = { doubles, noDoubles, oFails, oBearsOff };
  return accepted(() => core.theory(table)) && table;
}
