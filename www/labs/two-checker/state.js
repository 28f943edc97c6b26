// The reader's choices in the two-checker lab: one plain object. The games themselves are the rollout's.

import { rolloutState } from '../../lib/rollout/state.js';

/** The article shows so many games first, and then all of them. */
export const FIRST_PART = 10;

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */

/**
 * @typedef {Object} OwnState
 * @property {boolean} replay  whether the first games are the article's
 * @property {import('../../lib/rollout/shapes.js').Rotation} rotation  how many first rolls are rotated; 0 in the article's games
 * @property {import('./luck-table.js').Preset} preset  the luck table in force
 * @property {LuckTable | null} yours  the reader's own table, once there is one
 * @property {Evaluations | null} evaluations  from which `yours` follows; null when its luck was typed
 * @property {Edits} edits  the numbers that the table shows in its fields
 * @property {Chosen | null} chosen  how `yours` was chosen, if games had been rolled by then. No address says so
 * @property {boolean} keepCentred  whether an edit moves the other event of its roll
 * @property {boolean} projected  whether the lab is laid out for a projector
 */

/** @typedef {import('../../lib/rollout/shapes.js').RolloutState & OwnState} LabState */

/** @typedef {'high' | 'low'} Aim  the side of the exact value on which a tuned table errs */

/**
 * @typedef {Object} Chosen
 * @property {'typed' | Aim} how
 * @property {string} dice  of the games that there were: for others the table is one that was there before
 */

/** @typedef {'luck' | 'evaluations'} Edits */

/** @returns {LabState} */
export const initialState = () => ({
  ...rolloutState(),
  replay: false,
  rotation: 0,
  preset: usualPreset(null),
  yours: null,
  evaluations: null,
  edits: 'luck',
  chosen: null,
  keepCentred: true,
  projected: false,
});

/**
 * The table in force where nothing says which.
 * @param {LuckTable | null} yours
 * @returns {import('./luck-table.js').Preset}
 */
export const usualPreset = (yours) => (yours ? 'yours' : 'madeUp');

/**
 * The numbers that the table begins with: a program's, where the luck comes from a program.
 * @param {Pick<OwnState, 'preset' | 'evaluations'>} state
 * @returns {Edits}
 */
export const usualEdits = ({ preset, evaluations }) =>
  preset === 'gnu' || (preset === 'yours' && evaluations) ? 'evaluations' : 'luck';
