// The rolls that were played on the board, and the way back: to the positions before them and to the games of those positions, which are
// kept for that.

import { trySetUp } from '../../lib/bearoff/setting-up.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').Lab} Lab */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./workshop.js').Made} Made */

/**
 * @typedef {Object} Step  a roll that was played
 * @property {Wanted['position']} position  before it
 * @property {number} roll  by its place in the map
 * @property {string} seed
 * @property {number} games  that had been rolled
 * @property {Lab['rolling']['stepping']} stepping  the game under the microscope
 */

/** The number of games that are kept, the newest ones. A prepared game has some megabytes. */
const KEPT = 4;

/**
 * A piece that a lab holds. The steps themselves are in the lab's state. `games` has the game before each step, while that game is kept:
 * without it, its games are rolled again. When a step leaves the state, its game is freed.
 */
export class Trail {
  /**
   * @param {Lab} lab
   * @param {import('../../lib/bearoff/setting-up.js').SetUp<Lab>} setUp
   */
  constructor(lab, setUp) {
    this.lab = lab;
    this.setUp = setUp;
    /** @type {Map<Step, Made>} */
    this.games = new Map();
    /** The steps in the state at the last change. @type {Step[]} */
    this.known = [];
  }

  follow() {
    const { trail } = this.lab.state;
    if (trail === this.known) return;
    for (const step of this.known) if (!trail.includes(step)) this.drop(step);
    this.known = trail;
  }

  /** Whether a step leads back to a game. @param {Made} made */
  keeps(made) {
    return [...this.games.values()].includes(made);
  }

  /** Plays one of the 36 rolls, with the evaluator's best play. @param {number} roll  by its place in the map */
  play(roll) {
    const { lab } = this;
    const { prepared, rolling } = lab;
    const { current } = prepared;
    if (!current) return;
    const { position } = current.setup;
    const { onRoll } = position;
    /** @type {Wanted['position']} */
    const after = { ...position, [onRoll]: current.map.rolls[roll].after, onRoll: onRoll === 'x' ? 'o' : 'x' };
    const { seed, games } = rolling.rollout;
    const step = { position, roll, seed, games, stepping: rolling.stepping };
    const trail = [...lab.state.trail, step];
    this.games.set(step, current);
    trySetUp(core, this.setUp, lab, after, { trail });
    if (lab.state.trail !== trail) this.games.delete(step);
    else for (const old of trail.slice(0, -KEPT)) this.drop(old);
  }

  /** Goes back to before the roll that was played last. */
  takeBack() {
    const { state, prepared } = this.lab;
    const step = state.trail.at(-1);
    if (!step) return;
    const { position, roll, seed, games, stepping } = step;
    const made = this.games.get(step);
    const back = { problem: '', idProblem: '', chosen: roll, trail: state.trail.slice(0, -1) };
    if (made && fits(made, state)) {
      prepared.resume(made, back, stepping);
      return;
    }
    // Luck is measured in another way now, or the game was not kept.
    const bet = made && prepared.regain(made);
    prepared.startAgain(seed, { ...back, ...bet, wanted: { ...state.wanted, position } }, games);
  }

  /** Frees the game before a step, unless it is in force. @param {Step} step */
  drop(step) {
    const made = this.games.get(step);
    this.games.delete(step);
    if (made !== this.lab.prepared.preparation.made) made?.free();
  }
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
