// The background work of the contact lab: the databases of bear-offs, the plays of a roll, and games that are played
// again. Each takes tens of milliseconds or more, so the page does it in slices.

import { Background } from '../../lib/element/background.js';
import { inSlices } from '../../lib/element/tasks.js';
import { Records } from '../../lib/rollout/records.js';
import { callWorkers, Course } from '../../lib/workers/course.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPlay} ContactPlay */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} Record */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRollout} Rollout */
/** @typedef {import('./lab.js').Lab} Lab */

const noReport = () => {};
const neverAborted = () => new AbortController().signal;

// ——— The databases of bear-offs ———

// Games end by them. The core makes a missing database at once when it needs one, and blocks the page. So the page has
// them made in slices from its start. Workers make their own before their first game, with equal numbers.

/** Whether the page's core has the databases. All labs of a page share them. */
let made = false;

/** @type {Promise<void> | null} null: no lab has wanted them yet */
let making = null;

/** Resolves when the core has the databases and the workers are there: some tenths of a second, never given up. */
export const databases = () => (making ??= make());

async function make() {
  // The workers roll all games but single ones, if there are workers.
  const called = callWorkers().catch(() => {});
  await inSlices(core.makeContactDatabases, noReport, neverAborted());
  await called;
  made = true;
}

/** Returns whether facts of a position have to wait for the databases. @param {ContactPosition} position */
export const waitsFor = (position) => !made && core.waitsForDatabases(position);

/**
 * Has the databases made for a lab on a page. The lab is busy until then. A piece.
 * @extends {Background<null, void>}
 */
export class Databases extends Background {
  /** @param {Lab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
  }

  get filling() {
    return this.busy;
  }

  /** A snapshot needs the evaluation of the position. */
  get holdsSnapshots() {
    return waitsFor(this.lab.state.wanted.position);
  }

  make() {
    return databases();
  }

  /** Resolves before games are played on the page's own thread. */
  ready() {
    return databases();
  }

  hostConnected() {
    if (!made) this.workOut(null);
  }
}

/** The time of a game, in milliseconds, until it is measured. */
const GAME = 25;

/** A course of games. The page itself neither rolls nor replays one before it has the databases. */
export class PatientCourse extends Course {
  /** @param {ConstructorParameters<typeof Course>} given */
  constructor(...given) {
    super(...given);
    // A game on the page's own thread, between other things, would block it.
    this.cost = GAME;
    if (this.held)
      databases().then(
        () => this.released(),
        (error) => this.fail(error),
      );
  }

  get held() {
    return !made;
  }
}

// ——— The plays of a roll ———

/**
 * The plays of the roll that the reader has chosen: at once as the network or the databases see them, and then one
 * after the other by one roll further ahead. A piece.
 * @extends {Background<{position: ContactPosition, roll: [number, number]}, ContactPlay[] | null>}
 */
export class PlayList extends Background {
  /** @param {Lab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
    /** The roll of these plays. @type {{position: ContactPosition, roll: [number, number]} | null} */
    this.of = null;
    /** Best first. @type {ContactPlay[]} */
    this.plays = [];
    /** Whether all plays have been looked at one roll ahead. */
    this.complete = false;
    /** Whether the plays are listed even if they are hidden. */
    this.needed = false;
  }

  get filling() {
    return this.busy;
  }

  /** Lists the plays of the roll that is chosen now. */
  follow() {
    const { roll, wanted, hide } = this.lab.state;
    if (this.of?.roll === roll && this.of.position === wanted.position) return;
    if (!roll || (hide.has('plays') && !this.needed)) {
      if (this.of) this.forget();
      return;
    }
    this.plays = [];
    this.complete = false;
    this.of = { position: wanted.position, roll };
    this.workOut(this.of);
  }

  /** Lists the plays though they are hidden, to compare two of them. */
  need() {
    this.needed = true;
    this.follow();
  }

  forget() {
    this.giveUp();
    this.of = null;
    this.plays = [];
    this.complete = false;
  }

  /**
   * @param {NonNullable<PlayList['of']>} of
   * @param {AbortSignal} signal
   */
  async make({ position, roll }, signal) {
    if (waitsFor(position)) await databases();
    // Another roll was chosen meanwhile.
    if (signal.aborted) return null;
    const plays = new core.ContactPlays(position, roll);
    this.plays = plays.list();
    this.lab.touched();
    try {
      // One roll ahead there may be bear-offs.
      await databases();
      return (await inSlices(() => plays.lookAhead(), noReport, signal)) ? plays.list() : null;
    } finally {
      plays.free();
    }
  }

  /** @param {ContactPlay[] | null} plays */
  take(plays) {
    if (!plays) return;
    this.plays = plays;
    this.complete = true;
  }
}

// ——— Games that are played again ———

/** The number of games that are kept: those that can be in view, and some more. */
const KEPT = 64;

/** Games for the microscope and the table. Each takes the page some twenty milliseconds: it plays turn by turn. A piece. */
export class LaterRecords extends Records {
  /** @param {Lab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
    /** The rollout of the known games. @type {Rollout | null} */
    this.of = null;
    /** By trial; the games that were recalled last come last. @type {Map<number, Record>} */
    this.known = new Map();
    /** The newest game that was in view. @type {Record | null} */
    this.shown = null;
    /** Whether the next game in view is under way. */
    this.underWay = false;
    /** Resolves when all games that were asked for are recalled. @type {Promise<unknown>} */
    this.asked = Promise.resolve();
    lab.addController(this);
  }

  /** A lab that was off the page has recalled no game meanwhile. */
  hostConnected() {
    this.lab.requestUpdate();
  }

  get later() {
    return true;
  }

  /** Forgets the games of another rollout, and returns the one in force. */
  turn() {
    const { rollout } = this.lab.rolling;
    if (this.of !== rollout) Object.assign(this, { of: rollout, known: new Map(), shown: null });
    return rollout;
  }

  /**
   * Resolves with a game once it has been played again; with null if it is not wanted any more.
   * @param {number} trial
   * @returns {Promise<Record | null>}
   */
  recall(trial) {
    const rollout = this.turn();
    const recalled = this.asked.then(() => this.play(rollout, trial));
    this.asked = recalled;
    return recalled;
  }

  /**
   * Returns the newest game, or the one before while the newest is played again or others follow at once. So there is
   * always a game to be seen, if there are games.
   * @param {number} trial  of the newest game
   * @param {Record | null} stepping  the game that is rolled step by step, with the luck of the evaluator in force
   */
  inView(trial, stepping) {
    if (stepping) return stepping;
    this.turn();
    const known = this.known.get(trial);
    if (known) this.shown = known;
    else if (this.lab.isConnected && !this.underWay && !(this.shown && this.lab.rolling.followed)) this.come(trial);
    return this.shown;
  }

  /** @param {number} trial */
  async come(trial) {
    this.underWay = true;
    const { rollout } = this.lab.rolling;
    const record = await this.recall(trial);
    this.underWay = false;
    if (record && this.of === rollout) this.shown = record;
    this.lab.requestUpdate();
  }

  /** @param {Rollout} rollout @param {number} trial */
  async play(rollout, trial) {
    const { lab } = this;
    const gone = () => lab.rolling.rollout !== rollout || !lab.isConnected;
    /** @type {Record | null | undefined} undefined: the core has stopped */
    let record = gone() ? undefined : (this.known.get(trial) ?? null);
    const turn = () => {
      record = gone() ? undefined : lab.guard(() => rollout.recall(trial));
      return record !== null;
    };
    if (record === null) await inSlices(turn, noReport, neverAborted());
    if (!record || this.of !== rollout) return null;
    this.known.delete(trial);
    this.known.set(trial, record);
    for (const [oldest] of [...this.known].slice(0, -KEPT)) this.known.delete(oldest);
    return record;
  }
}
