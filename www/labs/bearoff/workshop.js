// Makes what a rollout needs, beside databases and games: the games that were rolled before the setup changed, and what
// they cost. All of it in slices, with progress, and given up when nobody wants it any more.

import { Maker, SLICE } from '../../shared/bearoff/maker.js';
import { inSlices } from '../../shared/tasks.js';
import { core } from './core.js';
import { estimatesOf } from './compared.js';
import { possible } from './state.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout} BearoffRollout */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Estimate} Estimate */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../shared/bearoff/maker.js').Work} Work */

/** For so long, in milliseconds, each of two rollouts is timed. */
const TIMED = 24;

/**
 * @typedef {Object} Made
 * @property {Wanted} setup  what was made, where the exact chances are not known with others in their place
 * @property {Estimate[]} estimates  the one in force first
 * @property {BearoffGame} game
 * @property {BearoffRollout} rollout
 * @property {import('../../pkg/bearoff/rollout_lab.js').RollMap} map
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory | null} theory
 * @property {number} cost  how much longer a game takes whose luck is measured than a plain one
 * @property {() => void} free
 */

export class Workshop extends Maker {
  constructor() {
    super(core);
  }

  /**
   * @param {Object} order
   * @param {Wanted} order.wanted
   * @param {boolean} order.compare  whether other estimates are wanted, too
   * @param {string} order.seed
   * @param {number} order.games  to be rolled at once
   * @param {(work: Work) => void} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | null>} null: it was given up
   */
  async make({ wanted, compare, seed, games }, report, signal) {
    const { reach } = core.describePosition(wanted.position);
    const database = await this.database(reach, report, signal);
    if (!database) return null;
    const setup = possible(wanted, reach);
    const estimates = estimatesOf(setup, reach, compare);
    const { position, players, noise } = setup;
    const gameOf = (/** @type {Estimate[]} */ list) =>
      this.game(database, { position, players, noise, estimates: list }, report, signal);
    const game = await gameOf(estimates);
    if (!game) return null;
    const rollout = new core.BearoffRollout(game, seed);
    const free = () => {
      rollout.free();
      game.free();
    };
    const plain = await gameOf([]);
    // What others cost that are measured beside it is not its affair.
    const alone = estimates.length > 1 ? await gameOf([estimates[0]]) : game;
    const cost = plain && alone && (await this.cost(plain, alone, signal));
    plain?.free();
    if (alone !== game) alone?.free();
    if (cost && (await this.games(rollout, games, report, signal))) {
      return { setup, estimates, game, rollout, map: game.rollMap(0), theory: game.theory(0), cost, free };
    }
    free();
    return null;
  }

  /**
   * @param {BearoffRollout} rollout
   * @param {number} games
   * @param {(work: Work) => void} report
   * @param {AbortSignal} signal
   */
  games(rollout, games, report, signal) {
    return inSlices(
      () => {
        if (rollout.games < games) rollout.roll(games - rollout.games, SLICE);
        return rollout.games >= games;
      },
      () => report({ what: 'games', progress: games > 0 ? rollout.games / games : 1 }),
      signal,
    );
  }

  /**
   * How much longer a game takes whose luck is measured than a plain one.
   * @param {BearoffGame} plain
   * @param {BearoffGame} game
   * @param {AbortSignal} signal
   */
  async cost(plain, game, signal) {
    const perGame = async (/** @type {BearoffGame} */ timed) => {
      const rollout = new core.BearoffRollout(timed, '0x1');
      let spent = 0;
      await inSlices(
        () => {
          const since = performance.now();
          rollout.roll(1e9, SLICE);
          spent += performance.now() - since;
          return spent >= TIMED;
        },
        () => {},
        signal,
      );
      const { games } = rollout;
      rollout.free();
      return spent / games;
    };
    const [without, with_] = [await perGame(plain), await perGame(game)];
    return signal.aborted ? null : with_ / without;
  }
}
