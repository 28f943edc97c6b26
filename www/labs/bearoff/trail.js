// The way back from rolls that are played on the board: to the positions before them and to their games, which nobody wants
// to lose by looking at what comes after a roll.

import { trySetUp } from '../../lib/bearoff/setting-up.js';
import { regainBets } from '../../lib/rollout/bets-of-game.js';
import { resume } from './in-force.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */

/**
 * @typedef {Object} Step  a roll that was played
 * @property {BearoffPosition} position  before it
 * @property {number} roll  by its place in the map
 * @property {string} seed
 * @property {number} games  that there were
 * @property {import('../../lib/rollout/rolling.js').Stepping | null} stepping  the game under the microscope
 * @property {Made | null} made  with these games, as long as it is kept; otherwise they can be rolled again
 */

/** So many are kept, the newest ones: a prepared game has some megabytes. */
const KEPT = 4;

/**
 * Plays one of the 36 rolls, with the play that the evaluator thinks best.
 * @param {Lab} lab
 * @param {number} roll  by its place in the map
 */
export function playRoll(lab, roll) {
  const { current, rolling, rollout } = lab;
  if (!current) return;
  const { position } = current.setup;
  const { onRoll } = position;
  const after = { ...position, [onRoll]: current.map.rolls[roll].after, onRoll: onRoll === 'x' ? 'o' : 'x' };
  const { seed, games } = rollout;
  /** @type {Step} */
  const step = { position, roll, seed, games, stepping: rolling.stepping, made: current };
  const trail = [...lab.state.trail, step];
  trySetUp(lab, /** @type {BearoffPosition} */ (after), { trail });
  if (lab.state.trail !== trail) return;
  for (const old of trail.slice(0, -KEPT)) drop(old);
}

/**
 * Back to before the roll that was played last.
 * @param {Lab} lab
 */
export function takeBack(lab) {
  const { state } = lab;
  const step = state.trail.at(-1);
  if (!step) return;
  const { position, roll, seed, games, stepping, made } = step;
  const trail = state.trail.slice(0, -1);
  const back = { problem: '', idProblem: '', chosen: roll, trail, ...regainBets(made) };
  if (made && fits(made, state)) {
    resume(lab, made, stepping);
    lab.change({ ...back, badSeed: null, wanted: made.order.wanted });
    return;
  }
  // Luck is measured in another way now, or the way back is long.
  lab.startAgain(seed, { ...back, wanted: { ...state.wanted, position } }, games);
}

/**
 * Whether what is kept is what is wanted now, but for the position.
 * @param {Made} made
 * @param {import('./state.js').LabState} state
 */
function fits({ order }, { wanted, view }) {
  const { position: _, ...others } = wanted;
  const same = Object.entries(others).every(([name, value]) => value === Reflect.get(order.wanted, name));
  return same && order.compare === view.allTables;
}

/**
 * Frees what is kept of steps that lead nowhere any more.
 * @param {Step[]} before
 * @param {Step[]} trail  as it is now
 * @param {Made | null} inForce  which is not only theirs
 */
export function forget(before, trail, inForce) {
  for (const step of before) {
    if (trail.includes(step)) continue;
    if (step.made === inForce) step.made = null;
    drop(step);
  }
}

/** @param {Step[]} trail @param {Made} made */
export const keeps = (trail, made) => trail.some((step) => step.made === made);

/** @param {Step} step */
function drop(step) {
  step.made?.free();
  step.made = null;
}
