// What a lab of bear-offs does when another game comes into force: it was made, or was before and is so again.

import { regainBets } from '../../lib/rollout/bets-of-game.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./workshop.js').Made} Made */
/** @typedef {import('./workshop.js').Order} Order */

/**
 * The reader has not waited: what was in force before is so again.
 * @param {Lab} lab
 * @param {Made} made
 * @param {Order} order  that was given up
 */
export function revert(lab, made, order) {
  const { wanted, trail, compare } = made.order;
  // Either a roll was played, or the position is the same: otherwise none of its rolls is told of.
  const step = order.trail.find((one) => one.made === made);
  const stayed = order.wanted.position === wanted.position ? lab.state.chosen : null;
  const view = { ...lab.state.view, allTables: compare };
  lab.change({ wanted, trail, chosen: step?.roll ?? stayed, view, ...regainBets(made) });
  if (!lab.current) lab.rolling.restart(made.rollout, step?.stepping);
  if (order.run) lab.run();
}

/**
 * It was kept.
 * @param {Lab} lab
 * @param {Made} made
 * @param {import('./trail.js').Step['stepping']} stepping
 */
export function resume(lab, made, stepping) {
  lab.rolling.restart(made.rollout, stepping);
  lab.preparation.resume(made);
  renewMany(lab, made);
}

/** Many rollouts are of another game. @param {Lab} lab @param {Made} made */
export function renewMany(lab, made) {
  // What is below the chart is drawn a moment later: until then it asks the function that it has.
  /** @type {import('../../lib/rollout/many-rollouts.js').Make} */
  lab.makeMany = (seed, rollouts, games) =>
    new core.ManyBearoffRollouts((lab.preparation.made ?? made).game, seed, rollouts, games);
}
