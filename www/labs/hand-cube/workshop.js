// Makes the game with the cube that is played by hand.

import { CubeMaker } from '../../lib/cube/maker.js';
import { PlayedGame, playedOn } from '../../lib/hand/played-game.js';
import { core } from './core.js';
import { NOISE } from './state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRollout} CubeHandRollout */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../lib/element/preparation.js').Report} Report */

/** A play is written with so many signs at the most; an action with the cube is one. */
const SIGNS = 2;

/** Where the reader has not played yet, he is taken to do everything right. @type {CubePlayer} */
const PERFECT = { plays: 'withCube', cube: 'exact' };

/**
 * What is played.
 * @extends {PlayedGame<Wanted, CubeGame, CubeHandRollout>}
 */
export class Made extends PlayedGame {
  /**
   * @param {Wanted} setup
   * @param {CubeGame} game  that is ready
   * @param {string} seed  of the dice
   */
  constructor(setup, game, seed) {
    super(setup, game, () => new core.CubeHandRollout(game, setup.hands, seed), SIGNS);
    /** Of the reader's doing everything right. */
    this.theory = game.theory(0);
  }
}

/** In place of a game past the database: there is nothing to be played. */
export class Beyond {
  /**
   * @param {Wanted} setup
   * @param {string} plays  that were asked for
   */
  constructor(setup, plays) {
    this.setup = setup;
    this.rollout = null;
    this.theory = null;
    this.game = null;
    this.refused = plays === '' ? null : plays;
  }

  goOn() {
    return true;
  }

  free() {}
}

export class Workshop extends CubeMaker {
  constructor() {
    super(core);
  }

  /**
   * @param {import('../../lib/hand/shapes.js').Order<Wanted>} order
   * @param {() => string} plays  that are to be made again: there may be more of them meanwhile
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<Made | Beyond | null>} null: it was given up
   */
  async make({ wanted, seed }, plays, report, signal) {
    if (core.describePosition(wanted.position).reach !== 'six') return new Beyond(wanted, plays());
    const database = await this.cubeDatabase(report, signal);
    if (!database) return null;
    const { position, owner, hands, opponent, thresholds, estimator, janowski } = wanted;
    const players = { x: hands === 'o' ? opponent : PERFECT, o: hands === 'x' ? opponent : PERFECT };
    const setup = { position, owner, players, thresholds, noise: NOISE, janowski, estimates: [estimator] };
    const game = await this.finish(new core.CubeGame(database, setup), report, signal);
    return game && playedOn(new Made(wanted, game, seed), plays, report, signal);
  }
}
