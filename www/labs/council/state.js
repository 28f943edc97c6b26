// What the reader has chosen in the council lab: one plain object. The positions themselves are the simulation's.

import { RULES, USUAL } from './rules.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */

/**
 * @typedef {Object} LabState
 * @property {CouncilModel} wanted  the settings. With another number of programs than three, all are like the strongest
 * @property {boolean} seedChosen
 * @property {{text: string, code: string} | null} badSeed
 * @property {import('../../lib/cube/number-field.js').Typed | null} badNumber  what was typed that is no such number
 * @property {Set<string>} hide  parts
 * @property {{hidden: Set<string>}} view  rules whose lines are not drawn
 * @property {number | null} looked  the number of the position under the microscope, from 1; null: the last one
 * @property {number} worth  how many plain games a game of the programs' rollouts is worth
 */

/** How the lab begins: our own choice. Of such numbers the blog prints s = 2d alone. @type {CouncilModel} */
const USUAL_MODEL = { candidates: 2, d: 1, s1: 2, s2: 3, copying: 0, programs: 3 };

/** @returns {LabState} */
export const initialState = () => ({
  wanted: USUAL_MODEL,
  seedChosen: false,
  badSeed: null,
  badNumber: null,
  hide: new Set(),
  view: { hidden: new Set(RULES.filter((rule) => !USUAL.includes(rule))) },
  looked: null,
  worth: 4,
});

/** So many programs may differ in noise, and one of them copy another. */
export const COUNCIL = 3;

/**
 * The council that these settings come to.
 * @param {CouncilModel} wanted
 * @returns {CouncilModel}
 */
export const modelOf = (wanted) => (wanted.programs === COUNCIL ? wanted : { ...wanted, s2: wanted.s1, copying: 0 });
