// Pieces of the lab of pairs: the exact figures, which are calculated in the background, rolling until the better play is known, and the
// first pairs as points.

import { Background } from '../../lib/element/background.js';
import { makeReady } from '../../lib/workers/make.js';
import { core } from './core.js';

/** @typedef {import('../../lib/rollout/prepared.js').PreparedLab<import('./lab.js').Kind>} Lab */
/** @typedef {import('./model.js').CouplingName} CouplingName */
/** @typedef {import('./model.js').PairsGame} PairsGame */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Scatter} Cloud */

/**
 * The exact figures of coupled pairs, calculated in the background for the games in force. `game` is the last of these, and `done` is
 * the share that is calculated.
 * @extends {Background<PairsGame, boolean>}
 */
export class ExactFigures extends Background {
  /** @param {Lab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
    /** @type {PairsGame | null} */
    this.game = null;
    this.done = 0;
  }

  follow() {
    const { current } = this.lab.prepared;
    if (!current || current.game === this.game) return;
    this.game = current.game;
    this.workOut(this.game);
  }

  failed() {
    this.giveUp();
  }

  /** The share that is done, 0..1; null: nothing is being calculated. */
  get progress() {
    return this.work && this.done;
  }

  /** @param {PairsGame} of  @param {AbortSignal} signal */
  async make(of, signal) {
    const tell = (/** @type {number} */ progress) => {
      if (signal.aborted) return;
      this.done = progress;
      this.lab.touched();
    };
    this.done = 0;
    const making = {
      core,
      order: of.exactOrder(),
      take: (/** @type {Uint8Array} */ made) => of.takeExact(made),
      build: () => of.buildExact(),
      // Games that were given up may have been freed.
      progress: () => (signal.aborted ? 0 : of.exactProgress),
    };
    return makeReady(making, tell, signal);
  }
}

/**
 * Rolls until the better play is known: until the any-time interval, which allows for peeking, excludes zero. `wanted` says whether the
 * reader wants to know.
 */
export class UntilKnown {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.wanted = false;
  }

  /** Whether pairs are rolled for it. */
  get on() {
    return this.wanted && this.lab.rolling.running;
  }

  /** The number of pairs after which the better play was known; null: it is not known. */
  get pairs() {
    const { prepared, rolling, state } = this.lab;
    return prepared.current ? rolling.rollout.known(state.coupling, true) : null;
  }

  async start() {
    const { lab } = this;
    await lab.prepared.ready();
    if (!lab.isConnected || !lab.prepared.current || this.pairs !== null) return;
    lab.rolling.pause();
    lab.rolling.run(Infinity);
    this.wanted = lab.rolling.running;
    lab.touched();
  }

  stop() {
    this.wanted = false;
    this.lab.act.pause();
  }

  /** Stops if the better play is known, after more pairs or in another coupling. */
  look() {
    if (this.on && this.pairs !== null) this.stop();
  }
}

/** The largest number of pairs in a cloud. */
const MOST = 1000;

/**
 * The clouds of the scatter: the first pairs of each coupling as points. They never change, and looking pairs up takes a while. `found` has
 * those of `rollout` that were in view.
 */
export class Clouds {
  /** @param {{rolling: {rollout: import('./lab.js').Kind['rollout']}, state: {coupling: CouplingName}}} lab */
  constructor(lab) {
    this.lab = lab;
    /** @type {import('./lab.js').Kind['rollout'] | null} */
    this.rollout = null;
    /** @type {Map<CouplingName, Cloud | null>} */
    this.found = new Map();
  }

  /** The cloud of the coupling in view; null: there is no rollout. */
  get inView() {
    const { rolling, state } = this.lab;
    const { rollout } = rolling;
    if (rollout !== this.rollout) this.found.clear();
    this.rollout = rollout;
    const pairs = Math.min(MOST, rollout.games);
    const before = this.found.get(state.coupling);
    if (before?.a.length === pairs) return before;
    const cloud = rollout.scatter(state.coupling, 0, pairs);
    this.found.set(state.coupling, cloud);
    return cloud;
  }
}
