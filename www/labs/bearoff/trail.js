// Rolls that are played on the board, and the way back: to the positions before them and to the games of those
// positions, which are kept for that.

import { trySetUp } from '../../lib/bearoff/setting-up.js';
import { regainBets } from '../../lib/rollout/bets-of-game.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */

/**
 * @typedef {Object} Step  a roll that was played
 * @property {Wanted['position']} position  before it
 * @property {number} roll  by its place in the map
 * @property {string} seed
 * @property {number} games  that had been rolled
 * @property {import('../../lib/rollout/rolling.js').Stepping | null} stepping  the game under the microscope
 * @property {Made | null} made  with these games, while it is kept; null: they are rolled again
 */

/** The number of games that are kept, the newest ones. A prepared game has some megabytes. */
const KEPT = 4;

/**
 * Plays one of the 36 rolls, with the evaluator's best play.
 * @param {Lab} lab
 * @param {number} roll  by its place in the map
 */
export function playRoll(lab, roll) {
  const { current, rolling, rollout } = lab;
  if (!current) return;
  const { position } = current.setup;
  const { onRoll } = position;
  /** @type {Wanted['position']} */
  const after = { ...position, [onRoll]: current.map.rolls[roll].after, onRoll: onRoll === 'x' ? 'o' : 'x' };
  const { seed, games } = rollout;
  const trail = [...lab.state.trail, { position, roll, seed, games, stepping: rolling.stepping, made: current }];
  trySetUp(lab, after, { trail });
  if (lab.state.trail !== trail) return;
  for (const old of trail.slice(0, -KEPT)) drop(old);
}

/** Goes back to before the roll that was played last. @param {Lab} lab */
export function takeBack(lab) {
  const { state } = lab;
  const step = state.trail.at(-1);
  if (!step) return;
  const { position, roll, seed, games, stepping, made } = step;
  const trail = state.trail.slice(0, -1);
  const back = { problem: '', idProblem: '', chosen: roll, trail, ...regainBets(made) };
  if (made && fits(made, state)) {
    lab.rolling.restart(made.rollout, stepping);
    lab.preparation.resume(made);
    renewMany(lab, made);
    lab.change({ ...back, badSeed: null, wanted: made.order.wanted });
    return;
  }
  // Luck is measured in another way now, or the games were not kept.
  lab.startAgain(seed, { ...back, wanted: { ...state.wanted, position } }, games);
}

/**
 * Whether the setup of a kept game is the wanted one, except for its position.
 * @param {Made} made
 * @param {import('./state.js').LabState} state
 */
function fits({ order }, { wanted, view }) {
  const { position: _, ...others } = wanted;
  const same = Object.entries(others).every(([name, value]) => value === Reflect.get(order.wanted, name));
  return same && order.compare === view.allTables;
}

/**
 * Frees the kept games of steps that no longer lead back.
 * @param {Step[]} before
 * @param {Step[]} trail  as it is now
 * @param {Made | null} inForce  which is not freed
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

// ——— Games that come into force ———

/**
 * Brings the game that was in force back: the reader has not waited for another one.
 * @param {Lab} lab
 * @param {Made} made
 * @param {import('./workshop.js').Order} order  that was given up
 */
export function revert(lab, made, order) {
  const { wanted, trail, compare } = made.order;
  // The explained roll is kept if a roll was played, or if the position is the same.
  const step = order.trail.find((one) => one.made === made);
  const stayed = order.wanted.position === wanted.position ? lab.state.chosen : null;
  const view = { ...lab.state.view, allTables: compare };
  lab.change({ wanted, trail, chosen: step?.roll ?? stayed, view, ...regainBets(made) });
  if (!lab.current) lab.rolling.restart(made.rollout, step?.stepping);
  if (order.run) lab.run();
}

/** Makes many rollouts of another game. @param {Lab} lab @param {Made} made */
export function renewMany(lab, made) {
  // The parts below the chart are drawn a moment later. Until then they call the function that they have.
  /** @type {import('../../lib/rollout/many-rollouts.js').Make} */
  lab.makeMany = (seed, rollouts, games) =>
    new core.ManyBearoffRollouts((lab.preparation.made ?? made).game, seed, rollouts, games);
}
