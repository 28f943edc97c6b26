// What a reader does with the board of the bear-off lab: set up a position, and play rolls on it.

import { core } from './core.js';
import { choose, edit, trySetUp } from '../../shared/bearoff/setting-up.js';
import { RolloutElement } from '../../shared/rollout/rollout-element.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('../../shared/bearoff/no-rollout.js').NoRollout} NoRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @extends {RolloutElement<LabState, BearoffRollout | NoRollout, Texts>} */
export class PositionElement extends RolloutElement {
  /** What the core says of positions. */
  get rules() {
    return core;
  }

  /**
   * What is being rolled out.
   * @returns {import('./workshop.js').Made | null} null while there is nothing yet
   */
  get current() {
    return null;
  }

  /**
   * Rolls out another position, from no games on.
   * @param {BearoffPosition} position  that the core takes
   * @param {Partial<LabState>} [changes]  of the state, together with it
   */
  setUp(position, changes = {}) {
    const own = { problem: '', idProblem: '', chosen: null, trail: [], ...changes };
    this.startAgain(this.seed, { ...own, wanted: { ...this.state.wanted, position } });
  }

  /** @param {{x: number[], o: number[]}} edited */
  edit(edited) {
    edit(this, edited);
  }

  /** @param {string} name */
  choose(name) {
    choose(this, name);
  }

  /**
   * Plays one of the 36 rolls on the board, with the play that the evaluator thinks best.
   * @param {number} index
   */
  playRoll(index) {
    const { current } = this;
    if (!current) return;
    const { position } = current.setup;
    const { onRoll } = position;
    const after = { ...position, [onRoll]: current.map.rolls[index].after, onRoll: onRoll === 'x' ? 'o' : 'x' };
    const trail = [...this.state.trail, position];
    trySetUp(this, /** @type {BearoffPosition} */ (after), { chosen: index, trail });
  }

  /** Back to before the last roll that was played. */
  takeBack() {
    const trail = [...this.state.trail];
    const position = trail.pop();
    if (position) this.setUp(position, { trail });
  }
}
