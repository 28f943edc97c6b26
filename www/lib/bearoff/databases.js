// The databases of bear-offs. Each is made once a page and kept, by a worker where there is one: whoever wants one that is
// being made waits for it, and when nobody does any more it is given up.

import { makeReady } from '../workers/make.js';

/** @typedef {(progress: number) => void} Tell  how much is done, 0..1 */

/**
 * @typedef {Object} Database  that can be made bit by bit
 * @property {() => boolean} build
 * @property {number} progress
 */

/**
 * A kind of databases, of which a core has a class.
 * @template {Database} D
 * @template {any[]} A  what tells one from the others
 * @typedef {Object} Kind
 * @property {(...which: A) => Uint8Array} order
 * @property {(bytes: Uint8Array) => D} made
 */

/**
 * @template {Database} D
 * @template {any[]} A
 * @typedef {Kind<D, A> & (new (...which: A) => D)} Class
 */

/** @typedef {Parameters<typeof makeReady>[0]['core']} Core */

/**
 * @template {Database} D
 * @template {any[]} A
 */
class Shared {
  /**
   * @param {Core} core
   * @param {Class<D, A>} kind
   * @param {A} which
   */
  constructor(core, kind, which) {
    this.core = core;
    this.kind = kind;
    this.which = which;
    /** What is made, or was begun on the page. @type {D | null} */
    this.database = null;
    /** Who waits for it. @type {Set<Tell>} */
    this.waiting = new Set();
    /** @type {{control: AbortController, done: Promise<boolean>} | null} null: nobody does, or it is made */
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
      // One that was begun on the page, and given up, is gone on with.
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

/** By the class and what is wanted of it. @type {WeakMap<object, Map<string, Shared<any, any>>>} */
const known = new WeakMap();

/**
 * Waits for a database.
 * @template {Database} D
 * @template {any[]} A
 * @param {Core} core
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
