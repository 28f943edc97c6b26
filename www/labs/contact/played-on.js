// Games that are cut short, played on with the same dice: what the horizon saves, and how far off it is. The reader asks for them,
// because they cost what the horizon saves. A piece of the lab.

import { Throttle } from '../../lib/element/throttle.js';
import { Player } from '../../lib/workers/player.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactComparison} ContactComparison */
/** @typedef {import('./lab.js').Lab} Lab */

/** The least time between two drawings while games are played on, in milliseconds. */
const DRAWN_EVERY = 100;

export class PlayedOn {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The rollout whose games are played on, and these games; null: there are none. @type {Lab['rolling']['rollout'] | null} */
    this.of = null;
    /** @type {ContactComparison | null} */
    this.games = null;
    /** @type {Player | null} */
    this.player = null;
    /** Resolves when the games are played on that were asked for last. @type {Promise<void>} */
    this.played = Promise.resolve();
    this.draws = new Throttle(() => lab.changed(), DRAWN_EVERY);
    // Pairs, like games, are rolled alone.
    lab.addEventListener('lot-start', () => this.stop());
  }

  get running() {
    return this.player?.owes ?? false;
  }

  get busy() {
    return this.lab.isConnected && this.running;
  }

  /** The statistics; null without games. */
  readout() {
    return this.games && this.games.done > 0 ? this.games.readout() : null;
  }

  /** Drops games of another horizon, evaluator, position or seed, and those of a rollout that went back. */
  follow() {
    const { rollout } = this.lab.rolling;
    if (this.of && (this.of !== rollout || rollout.games < (this.player?.coming ?? 0))) this.drop();
  }

  /** Plays all games on that are rolled. @returns {Promise<void>} when they are played, or given up */
  async play() {
    const { lab } = this;
    const { rollout } = lab.rolling;
    if (lab.state.wanted.horizon === null || rollout.games === 0) return;
    this.follow();
    const games =
      this.games ?? lab.guard(() => new core.ContactComparison(rollout.game, rollout.seed, lab.state.rotation));
    if (!games) return;
    [this.of, this.games] = [rollout, games];
    const told = { merged: () => this.merged(), failed: (/** @type {unknown} */ error) => lab.fail(error) };
    this.player ??= new Player(lab.own.course, games, told);
    const missing = rollout.games - this.player.coming;
    if (missing > 0) {
      // Games and pairs wait.
      lab.rolling.pause();
      lab.comparison.leave();
      this.played = this.player.roll(missing);
      lab.changed();
    }
    await this.played;
  }

  /** Stops. The games that were played on stay. */
  stop() {
    if (!this.running) return;
    this.player?.stop();
    this.draws.cancel();
    this.lab.changed();
  }

  merged() {
    if (this.player?.course.busy) this.draws.request();
    else {
      this.draws.cancel();
      this.lab.changed();
      this.lab.snapshots.request();
    }
  }

  drop() {
    this.draws.cancel();
    this.player?.end();
    this.games?.free();
    [this.of, this.games, this.player] = [null, null, null];
  }

  /** The lab has left the page. It may be back at once. */
  removed() {
    this.draws.cancel();
    this.player?.leave(() => this.lab.isConnected);
  }

  failed() {
    this.draws.cancel();
    this.player?.stop();
  }
}
