// The bear-off of the figures, four checkers a side: the one database, games that are made ready, and rollouts of them. All in slices on the page, and
// the same when the page is built: it takes less than starting a worker would.

import { inSlices } from '../../lib/element/tasks.js';
import { Kept } from './kept.js';

/** @typedef {import('./figure.js').BearoffCore} Core */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffSetup} BearoffSetup */

/**
 * @typedef {Object} Rolled  means and spreads in percent
 * @property {import('../../pkg/bearoff/rollout_lab.js').History} history
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} readout
 */

/** Four checkers a side, the one of the labs that gives both sides choices: its ID as addresses have it. */
export const POSITION = 'SgEAgCoAAAAAAA';

/** Games of each rollout. */
export const GAMES = 10_000;

/** @param {Core} core @returns {BearoffPosition} */
export function position(core) {
  const { x, o, onRoll } = core.readPosition(POSITION);
  return { x, o, onRoll };
}

const NEVER = new AbortController().signal;
const quietly = () => {};

/** @type {WeakMap<Core, Promise<BearoffDatabase>>} */
const databases = new WeakMap();

/**
 * Once it is begun it is made to its end: whoever gives it up will want it again.
 * @param {Core} core
 */
function database(core) {
  const known = databases.get(core);
  if (known) return known;
  const begun = new core.BearoffDatabase('six');
  const made = inSlices(() => begun.build(), quietly, NEVER).then(() => begun);
  databases.set(core, made);
  return made;
}

/** The games that a figure has made, as many as it needs to go back and forth. */
export class Shelf {
  /** @param {number} most  so many are kept */
  constructor(most) {
    /** By their setups. @type {Kept<BearoffGame>} */
    this.kept = new Kept(most);
  }

  /**
   * @param {Core} core
   * @param {BearoffSetup} setup
   * @param {AbortSignal | null} signal  gives it up
   * @returns {Promise<BearoffGame | null>} null: it was given up
   */
  async game(core, setup, signal) {
    const key = JSON.stringify(setup);
    const game = this.kept.get(key) ?? (await make(core, setup, signal ?? NEVER));
    return game && this.kept.keep(key, game);
  }
}

/**
 * @param {Core} core
 * @param {BearoffSetup} setup
 * @param {AbortSignal} signal
 */
async function make(core, setup, signal) {
  const data = await database(core);
  const game = new core.BearoffGame(data, setup);
  if (await inSlices(() => game.build(), quietly, signal)) return game;
  game.free();
  return null;
}

/**
 * A rollout of a game with the luck of its first estimate subtracted.
 * @param {Core} core
 * @param {BearoffGame} game
 * @param {string} seed
 * @returns {Rolled}
 */
export function rolled(core, game, seed) {
  const rollout = new core.BearoffRollout(game, seed);
  try {
    rollout.roll(GAMES);
    return { history: rollout.history(0), readout: rollout.readout(0) };
  } finally {
    rollout.free();
  }
}

/**
 * What is exactly true of it: up to six checkers a side that is known.
 * @param {BearoffGame} game
 */
export const theory = (game) =>
  /** @type {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} */ (game.theory(0));
