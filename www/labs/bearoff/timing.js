// How much longer a game takes whose luck is measured than a plain one. It is timed when nobody waits for anything: the
// game is in use, and nothing is made or rolled. Whatever the reader does next ends it, and it is tried again later.
// A piece that the lab holds.

import { core } from './core.js';
import { steadyMedian } from './steady.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('./workshop.js').Made} Made */

/** For so long, in milliseconds, games are rolled between two looks at the clock, of the two kinds by turns. */
const SLICE = 8;
const ROUNDS = 15;

/** A moment in which the browser has nothing to do. */
const idle = () =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
    else setTimeout(done, 2 * SLICE);
  });

export class Timing {
  /** @param {import('./lab.js').BearoffLab} lab */
  constructor(lab) {
    this.lab = lab;
    /** What it was timed of, or is. @type {Made | null} */
    this.of = null;
    /** null: not known yet, or not at all. @type {number | null} */
    this.ratio = null;
    this.is = /** @type {'wanted' | 'timing' | 'over'} */ ('wanted');
    lab.addController(this);
  }

  /** Whether this is what is rolled out, nobody waits for anything, and somebody looks. @param {Made} made */
  isQuiet(made) {
    const { lab } = this;
    const rests = !lab.busy && !lab.rolling.running && !lab.failure;
    const seen = lab.isConnected && !document.hidden && !lab.rolling.player.suspended;
    return lab.current === made && rests && seen && !lab.state.hide.has('worth');
  }

  hostUpdated() {
    const { current, rollout } = this.lab;
    if (current !== this.of) {
      this.of = current;
      this.ratio = null;
      this.is = 'wanted';
    }
    if (this.is === 'wanted' && current && rollout.games > 0 && this.isQuiet(current)) {
      this.is = 'timing';
      this.time(current).catch((error) => this.lab.fail(error));
    }
  }

  /** @param {Made} made */
  async time(made) {
    const ratios = (await this.stillQuiet(made)) ? await this.compare(made) : null;
    if (this.of !== made) return;
    this.is = ratios ? 'over' : 'wanted';
    this.ratio = ratios && steadyMedian(ratios);
    if (this.ratio !== null) this.lab.requestUpdate();
  }

  /** Waits until the browser has nothing to do: every slice has a moment of its own. @param {Made} made */
  async stillQuiet(made) {
    await idle();
    return this.isQuiet(made);
  }

  /**
   * @param {Made} made
   * @returns {Promise<number[] | null>} null: somebody wants something
   */
  async compare(made) {
    const games = [this.begin(made, 0), this.begin(made, 1)];
    /** @type {import('../../pkg/bearoff/rollout_lab.js').BearoffRollout[]} */
    const rollouts = [];
    try {
      for (const game of games) {
        while (!game.buildFor(SLICE)) if (!(await this.stillQuiet(made))) return null;
        if (!(await this.stillQuiet(made))) return null;
        rollouts.push(new core.BearoffRollout(game, '0x1'));
      }
      /** @type {number[]} */
      const ratios = [];
      while (ratios.length < ROUNDS) {
        const perGame = [];
        for (const rollout of rollouts) {
          if (!(await this.stillQuiet(made))) return null;
          const since = performance.now();
          const rolled = rollout.roll(1e9, SLICE);
          perGame.push((performance.now() - since) / rolled);
        }
        ratios.push(perGame[1] / perGame[0]);
      }
      return ratios;
    } finally {
      for (const one of [...rollouts, ...games]) one.free();
    }
  }

  /**
   * The same game with so many of its estimates: what others cost that are compared with it is not its affair.
   * @param {Made} made
   * @param {number} count
   */
  begin({ setup, estimates, database }, count) {
    const { position, players, noise } = setup;
    return new core.BearoffGame(database, { position, players, noise, estimates: estimates.slice(0, count) });
  }
}
