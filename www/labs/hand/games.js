// The games of a session: the game that is played again and again, its replay from an address, and the records of finished
// games.

import { NoRollout } from '../../lib/bearoff/made-game.js';
import { isRefusal } from '../../lib/element/core.js';
import { inSlices } from '../../lib/element/tasks.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @template {Kind} K @typedef {import('./shapes.js').RecordOf<K>} RecordOf */

// ——— Games that are played ———

/**
 * Stands for the games until the first one can be played.
 * @template C
 */
export class NoGames extends NoRollout {
  /** @param {C} costs  of no games */
  constructor(costs) {
    super('');
    this.costs = costs;
    this.written = '';
  }

  /** Returns the statistics of no games. */
  readout() {
    return { ...super.readout(), williams: null, costs: this.costs, abandoned: 0 };
  }
}

/**
 * A game that is ready, with the games that were played of it.
 * @template {Kind} K
 */
export class PlayedGame {
  /**
   * @param {K['wanted']} setup  evaluators that need exact chances are replaced where there are none
   * @param {K['game']} game
   * @param {() => K['games']} begun  returns games of which none is played yet
   */
  constructor(setup, game, begun) {
    this.setup = setup;
    this.game = game;
    this.begun = begun;
    /** Number of characters of the replayed plays. */
    this.signs = 0;
    /** Plays of the address that the rules forbid. @type {string | null} */
    this.refused = null;
    this.rollout = begun();
    /** Statistics of a reader who makes no mistake. */
    this.theory = /** @type {ReturnType<K['game']['theory']>} */ (game.theory(0));
  }

  /**
   * Replays one more action of `plays`, which begins with all actions that were replayed before. If the rules forbid an
   * action, no game counts as played.
   * @param {string} plays
   * @returns {boolean} whether all are replayed
   */
  goOn(plays) {
    const { signs } = this;
    if (this.refused !== null || signs === plays.length) return true;
    try {
      this.signs += this.rollout.playWritten(plays.slice(signs, signs + LONGEST));
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

/** Characters of the longest written action. */
const LONGEST = 2;

/**
 * Replays plays between other tasks.
 * @template {{goOn(plays: string): boolean, signs: number, free(): void}} M
 * @param {M} made
 * @param {() => string} plays  the reader may have added some meanwhile
 * @param {import('../../lib/element/preparation.js').Report} report
 * @param {AbortSignal} signal
 * @returns {Promise<M | null>} null if it was given up
 */
export async function playedOn(made, plays, report, signal) {
  let text = plays();
  const done = await inSlices(
    () => {
      if (!made.goOn(text)) return false;
      const before = text;
      text = plays();
      return text === before;
    },
    () => report({ what: 'game', progress: made.signs / Math.max(1, text.length) }),
    signal,
  );
  if (done) return made;
  made.free();
  return null;
}

// ——— Records of finished games ———

/** Number of listed games, and of those that each click adds. An address may bring thousands of games. */
const MORE = 100;

/**
 * The records in the list of games. The core computes each record anew, so this piece of the lab asks for it once, between
 * other tasks, for the newest games first. It rests (`control` is null), or it asks; a lab that is removed meanwhile has its
 * `control` aborted, and asks again when it is back.
 * @template {Kind} K
 */
export class Records {
  /** @param {import('./shapes.js').HandLab<K>} lab */
  constructor(lab) {
    this.lab = lab;
    /** The games of these records. @type {K['games'] | null} */
    this.of = null;
    /** Records of finished games, by number. @type {Map<number, RecordOf<K>>} */
    this.known = new Map();
    /** Listed records, the newest first. @type {RecordOf<K>[]} */
    this.listed = [];
    /** The largest number of listed games, counted from the newest one that was begun. */
    this.most = MORE;
    /** @type {AbortController | null} null if nothing is being asked */
    this.control = null;
    lab.addController(this);
  }

  get busy() {
    return this.control !== null && !this.control.signal.aborted;
  }

  get filling() {
    return this.busy;
  }

  failed() {
    this.giveUp();
  }

  /** Number of games older than the listed ones. */
  get older() {
    return Math.max(0, this.lab.session.begun - this.most);
  }

  /** Lists more games. */
  more() {
    this.most += MORE;
    this.update();
  }

  /** Asks the core for the records that are missing. Records that were listed stay until these are there. */
  async update() {
    const { lab } = this;
    const { begun, played } = lab.session;
    this.giveUp();
    if (played !== this.of) this.known = new Map();
    this.of = played;
    const control = new AbortController();
    this.control = control;
    /** @type {RecordOf<K>[]} */
    const listed = [];
    try {
      const { older } = this;
      let number = begun;
      const ask = () => {
        number -= 1;
        if (!played || number < older) return true;
        const record = this.known.get(number) ?? /** @type {RecordOf<K>} */ (played.record(number));
        if (record.end === 'playing') return false;
        this.known.set(number, record);
        listed.push(record);
        return false;
      };
      if (!(await inSlices(ask, () => {}, control.signal))) return;
      this.control = null;
      this.listed = listed;
      lab.touched();
    } catch (error) {
      lab.fail(error);
    }
  }

  giveUp() {
    this.control?.abort();
    this.control = null;
  }

  hostConnected() {
    // The lab was removed from the page while it asked, and is back.
    if (this.control) this.update();
  }

  hostDisconnected() {
    this.control?.abort();
  }
}
