// Makes the databases and the games that labs of bear-offs need, with progress. Workers make them, or the page in
// slices where there are no workers. Work is given up when no lab wants it any more.

import { makeReady } from '../workers/make.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffDatabase} BearoffDatabase */
/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffGame} BearoffGame */
/** @typedef {import('../element/preparation.js').Report} Report */

// ——— Databases ———

/** @typedef {(progress: number) => void} Tell  how much is done, 0..1 */

/** @typedef {{build: () => boolean, progress: number}} Database  which is made step by step */

/**
 * A core's class of databases.
 * @template {Database} D
 * @template {any[]} A  tells one database from the others
 * @typedef {{order: (...which: A) => Uint8Array, made: (bytes: Uint8Array) => D} & (new (...which: A) => D)} Class
 */

/**
 * A database that is made once a page and kept. All labs that want it wait for one another's work.
 * @template {Database} D
 * @template {any[]} A
 */
class Shared {
  /** @param {Parameters<typeof makeReady>[0]['core']} core @param {Class<D, A>} kind @param {A} which */
  constructor(core, kind, which) {
    this.core = core;
    this.kind = kind;
    this.which = which;
    /** Made, or begun on the page. @type {D | null} */
    this.database = null;
    /** The progress reports of those who wait. @type {Set<Tell>} */
    this.waiting = new Set();
    /** @type {{control: AbortController, done: Promise<boolean>} | null} null: no lab waits, or it is made */
    this.making = null;
  }

  /**
   * @param {Tell} tell
   * @param {AbortSignal} signal
   * @returns {Promise<D | null>} null: it was given up
   */
  async wait(tell, signal) {
    const leave = () => {
      this.waiting.delete(tell);
      if (this.waiting.size === 0) this.giveUp();
    };
    this.waiting.add(tell);
    signal.addEventListener('abort', leave);
    try {
      this.making ??= this.begin();
      await this.making.done;
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
    return signal.aborted ? null : this.database;
  }

  begin() {
    const control = new AbortController();
    return { control, done: this.make(control.signal) };
  }

  giveUp() {
    this.making?.control.abort();
    this.making = null;
  }

  /** @param {AbortSignal} signal */
  async make(signal) {
    const { core, kind, which } = this;
    const tell = (/** @type {number} */ progress) => {
      for (const one of this.waiting) one(progress);
    };
    const making = {
      core,
      // One that was begun on the page and given up is continued.
      order: this.database ? null : kind.order(...which),
      take: (/** @type {Uint8Array} */ made) => {
        this.database = kind.made(made);
      },
      build: () => {
        this.database ??= new kind(...which);
        return this.database.build();
      },
      progress: () => this.database?.progress ?? 0,
    };
    return makeReady(making, tell, signal);
  }
}

/** By the class and its arguments. @type {WeakMap<object, Map<string, Shared<any, any>>>} */
const known = new WeakMap();

/**
 * Waits for a database.
 * @template {Database} D
 * @template {any[]} A
 * @param {Parameters<typeof makeReady>[0]['core']} core
 * @param {Class<D, A>} kind
 * @param {A} which
 * @param {Tell} tell
 * @param {AbortSignal} signal
 * @returns {Promise<D | null>} null: it was given up
 */
export function database(core, kind, which, tell, signal) {
  const ofKind = known.get(kind) ?? new Map();
  known.set(kind, ofKind);
  const name = which.join();
  const shared = ofKind.get(name) ?? new Shared(core, kind, which);
  ofKind.set(name, shared);
  return shared.wait(tell, signal);
}

// ——— Games ———

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffSetup} Setup */

/**
 * @typedef {Object} Core  of a lab of bear-offs
 * @property {Class<BearoffDatabase, [reach: 'six' | 'all']>} BearoffDatabase
 * @property {new (database: BearoffDatabase, setup: Setup) => BearoffGame} BearoffGame
 */

export class Maker {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
  }

  /**
   * @param {'six' | 'all'} reach
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<BearoffDatabase | null>} null: it was given up
   */
  database(reach, report, signal) {
    const { core } = this;
    const tell = (/** @type {number} */ progress) => report({ what: 'database', progress });
    return database(core, core.BearoffDatabase, [reach], tell, signal);
  }

  /** @param {BearoffDatabase} database @param {Setup} setup @param {Report} report @param {AbortSignal} signal */
  game(database, setup, report, signal) {
    return this.finish(new this.core.BearoffGame(database, setup), report, signal);
  }

  /**
   * Completes a game that is begun.
   * @template {Pick<BearoffGame, 'order' | 'take' | 'build' | 'progress' | 'free'>} G
   * @param {G} game
   * @param {Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<G | null>} null: it was given up
   */
  async finish(game, report, signal) {
    const tell = (/** @type {number} */ progress) => report({ what: 'game', progress });
    const making = {
      core: this.core,
      order: game.order(),
      take: (/** @type {Uint8Array} */ made) => game.take(made),
      build: () => game.build(),
      progress: () => game.progress,
    };
    if (await makeReady(making, tell, signal)) return game;
    game.free();
    return null;
  }
}
