// Two plays that a host page gives to the lab.

import { core } from './core.js';

/** @typedef {import('./state.js').Compared} Compared */

/**
 * @param {import('./lab.js').ContactLab} lab
 * @param {unknown} dice
 * @param {{a: unknown, b: unknown}} plays  position IDs; null: the best
 * @returns {{roll: [number, number], compared: Compared}} throws `RolloutLabError` if the roll allows none of these
 */
export function givenPlay({ state }, dice, plays) {
  const { position } = state.wanted;
  // Whatever it is, a list of the roll's plays is asked for first: that refuses what is no roll.
  new core.ContactPlays(position, /** @type {any} */ (dice)).free();
  const [high, low] = /** @type {[number, number]} */ (dice);
  const given = (/** @type {any} */ id) => {
    if (id !== null) core.checkContactPlay(position, [high, low], id);
    return id;
  };
  return { roll: [high, low], compared: { a: given(plays.a), b: given(plays.b) } };
}
