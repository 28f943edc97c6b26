// A game that is ready to be played by hand, with the games that have been played of it.

import { isRefusal } from '../element/core.js';
import { inSlices } from '../element/tasks.js';

/**
 * @template {import('./shapes.js').Wanted} W
 * @template {{free: () => void}} P  the game
 * @template {import('./shapes.js').Games<any>} G  what is played of it
 */
export class PlayedGame {
  /**
   * @param {W} setup  what was made, where the exact chances are not known with others in their place
   * @param {P} game  that is ready
   * @param {() => G} begun  no game of it is played yet
   * @param {number} signs  with so many a play is written at the most
   */
  constructor(setup, game, begun, signs) {
    this.setup = setup;
    this.game = game;
    this.begun = begun;
    this.ofPlay = signs;
    /** So many signs of what was written are played. */
    this.signs = 0;
    /** What was written though nobody can have played it; null: nothing. @type {string | null} */
    this.refused = null;
    this.rollout = begun();
  }

  /**
   * One play on to where these plays end, which begin as far as it has come. Where nobody can have played that, nothing is
   * played.
   * @param {string} plays
   * @returns {boolean} whether that is done
   */
  goOn(plays) {
    const { signs } = this;
    if (this.refused !== null || signs === plays.length) return true;
    try {
      this.signs += this.rollout.playWritten(plays.slice(signs, signs + this.ofPlay));
      return this.signs === plays.length;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.refused = plays;
      this.rollout.free();
      this.rollout = this.begun();
      return true;
    }
  }

  free() {
    this.rollout.free();
    this.game.free();
  }
}

/**
 * Goes on with a game to where these plays end; null: it was given up.
 * @template {PlayedGame<any, any, any>} M
 * @param {M} made
 * @param {() => string} plays  there may be more of them meanwhile
 * @param {import('../element/preparation.js').Report} report
 * @param {AbortSignal} signal
 * @returns {Promise<M | null>}
 */
export async function playedOn(made, plays, report, signal) {
  let text = plays();
  const done = await inSlices(
    () => made.goOn(text) && text === (text = plays()),
    () => report({ what: 'game', progress: made.signs / Math.max(1, text.length) }),
    signal,
  );
  if (done) return made;
  made.free();
  return null;
}
