// What the reader has chosen in the two-checker lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../shared/rollout/state.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */

/**
 * @typedef {Object} OwnState
 * @property {boolean} replay  whether the first games are the article's
 * @property {LuckTable} table  in force
 * @property {import('./luck-table.js').Preset} preset  where `table` is from
 * @property {LuckTable | null} yours  the reader's own table, once there is one
 * @property {boolean} keepCentred  whether an edit moves the other event of its roll
 */

/** @typedef {import('../../shared/rollout/shapes.js').RolloutState & OwnState} LabState */

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Presets} presets
 * @returns {LabState}
 */
export const initialState = (presets) => ({
  ...rolloutState(),
  replay: false,
  table: presets.madeUp,
  preset: 'madeUp',
  yours: null,
  keepCentred: true,
});
