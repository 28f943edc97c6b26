// Games of labs of bear-offs and their rollouts: the empty rollout while there is no game, a game that was made, and
// the games that are rolled again after the setup has changed.

import { nextTask } from '../element/tasks.js';
import { Course } from '../workers/course.js';

/** @typedef {import('../rollout/shapes.js').Rotation} Rotation */
/** @typedef {{seed: string, rotation: Rotation}} Dice */

/**
 * A game, and its rollout with the dice that were asked for.
 * @template O  what was ordered, but for the dice
 * @template {{free: () => void}} G
 * @template {{free: () => void}} R
 */
export class MadeGame {
  /**
   * @param {O & Dice} order
   * @param {G} game  that is ready
   * @param {new (game: G, seed: string, rotation: Rotation) => R} Rollout
   */
  constructor(order, game, Rollout) {
    /** @type {O & Dice} */
    this.order = order;
    this.game = game;
    this.Rollout = Rollout;
    this.rollout = new Rollout(game, order.seed, order.rotation);
  }

  /**
   * Begins a rollout with other dice, with no games yet.
   * @param {Dice} dice
   * @param {(rollout: R) => void} begin  after which the rollout before is freed
   */
  withDice({ seed, rotation }, begin) {
    const before = this.rollout;
    this.order = { ...this.order, seed, rotation };
    this.rollout = new this.Rollout(this.game, seed, rotation);
    begin(this.rollout);
    before.free();
  }

  free() {
    this.rollout.free();
    this.game.free();
  }
}

const NOTHING = new Float64Array();
export const NO_SUMMARY = { mean: null, sd: null, se: null, ci: null };
const NO_AVERAGE = { ...NO_SUMMARY, anyTime: null };

/** The rollout while there is no game: no games, and no figures. */
export class NoRollout {
  /** @param {string} seed */
  constructor(seed) {
    this.seed = seed;
    this.games = 0;
    this.done = 0;
    this.all = 0;
  }

  order() {
    return new Uint8Array();
  }

  merge() {}

  roll() {
    return 0;
  }

  rewind() {}

  free() {}

  record() {
    return null;
  }

  /** @returns {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} */
  readout() {
    return {
      games: 0,
      seed: this.seed,
      wins: 0,
      plain: NO_AVERAGE,
      reduced: NO_AVERAGE,
      approximate: { plain: false, reduced: false },
      williams: null,
      start: NaN,
      equivalentGames: null,
      blocks: null,
      totals: { result: 0, luck: 0, reduced: 0 },
      meanLuck: null,
      expectedSe: { plain: null, reduced: null },
      reliable: false,
    };
  }

  history() {
    return {
      games: NOTHING,
      plain: NOTHING,
      plainLow: NOTHING,
      plainHigh: NOTHING,
      reduced: NOTHING,
      reducedLow: NOTHING,
      reducedHigh: NOTHING,
      luck: NOTHING,
    };
  }

  anyTime() {
    return { plainLow: NOTHING, plainHigh: NOTHING, reducedLow: NOTHING, reducedHigh: NOTHING };
  }
}

/**
 * Rolls the games again that there were before the setup changed.
 * @param {ConstructorParameters<typeof Course>[0]} core
 * @param {import('../workers/course.js').Work & {games: number}} rollout  that nothing else rolls meanwhile
 * @param {number} games
 * @param {import('../element/preparation.js').Report} report
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false: it was given up
 */
export async function rolledAgain(core, rollout, games, report, signal) {
  await nextTask();
  if (signal.aborted) return false;
  /** @type {() => void} */
  let end = () => {};
  await new Promise((resolve, failed) => {
    const done = () => resolve(null);
    signal.addEventListener('abort', done);
    const merged = () => {
      report({ what: 'games', progress: games > 0 ? rollout.games / games : 1 });
      if (!course.busy) done();
    };
    const course = new Course(core, rollout, { merged, failed });
    end = () => {
      signal.removeEventListener('abort', done);
      course.end();
    };
    course.aim(games);
    merged();
  }).finally(() => end());
  await nextTask();
  return !signal.aborted;
}
