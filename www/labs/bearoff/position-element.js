// What a reader does with the board of the bear-off lab: set up a position, by hand, by ID or from the list, and play
// rolls on it.

import { RolloutElement } from '../../shared/rollout/rollout-element.js';
import { core, isRefusal } from './core.js';
import { positions } from './positions.js';
import { refusal } from './refusals.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('./no-rollout.js').NoRollout} NoRollout */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @extends {RolloutElement<LabState, BearoffRollout | NoRollout, Texts>} */
export class PositionElement extends RolloutElement {
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

  /**
   * The board as the reader has edited it; what cannot be rolled out is said, and the last position stays in force.
   * @param {{x: number[], o: number[]}} edited
   */
  edit({ x, o }) {
    this.tryPosition({ ...this.state.wanted.position, x, o }, 'problem');
  }

  /** @param {string} text */
  enterId(text) {
    try {
      this.setUp(core.readPosition(text));
    } catch (error) {
      this.change({ idProblem: this.reason(error) });
    }
  }

  /** @param {string} name */
  choose(name) {
    const found = positions.find((position) => position.name === name);
    if (found) this.setUp({ x: found.x, o: found.o, onRoll: 'x' });
  }

  /** The sides with each other's checkers. */
  swap() {
    const { x, o, onRoll } = this.state.wanted.position;
    this.setUp({ x: o, o: x, onRoll });
  }

  /** @param {'x' | 'o'} onRoll */
  setOnRoll(onRoll) {
    this.setUp({ ...this.state.wanted.position, onRoll });
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
    this.tryPosition(/** @type {BearoffPosition} */ (after), 'problem', { chosen: index, trail });
  }

  /** Back to before the last roll that was played. */
  takeBack() {
    const trail = [...this.state.trail];
    const position = trail.pop();
    if (position) this.setUp(position, { trail });
  }

  // ——— Inside ———

  /**
   * @param {BearoffPosition} position
   * @param {'problem' | 'idProblem'} where  the reason is said if it is none
   * @param {Partial<LabState>} [changes]
   */
  tryPosition(position, where, changes) {
    try {
      core.describePosition(position);
    } catch (error) {
      this.change({ [where]: this.reason(error) });
      return;
    }
    this.setUp(position, changes);
  }

  /** @param {unknown} error */
  reason(error) {
    if (!isRefusal(error)) throw error;
    return refusal(error, this.texts);
  }
}
