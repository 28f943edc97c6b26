// The plays of the roll that the reader has chosen: at once by the network alone, or the databases of bear-offs, and then, between other things, one after the
// other by looking one roll further ahead. A piece that the lab holds.

import { Background } from '../../lib/element/background.js';
import { inSlices } from '../../lib/element/tasks.js';
import { core } from './core.js';
import { databases, waitsFor } from './databases.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPlay} ContactPlay */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */

/** @typedef {{position: ContactPosition, roll: [number, number]}} Of */

/** @extends {Background<Of, ContactPlay[] | null>} */
export class PlayList extends Background {
  /** @param {import('./lab.js').ContactLab} lab */
  constructor(lab) {
    super(lab);
    this.lab = lab;
    /** @type {Of | null} */
    this.of = null;
    /** @type {ContactPlay[]} best first */
    this.plays = [];
    /** Whether they have been looked at further ahead. */
    this.complete = false;
    /** Whether they are listed where they are hidden, too. */
    this.needed = false;
  }

  /** Lists what is chosen now. */
  follow() {
    const { roll, wanted } = this.lab.state;
    if (this.of?.roll === roll && this.of.position === wanted.position) return;
    if (!roll || (this.lab.state.hide.has('plays') && !this.needed)) {
      if (this.of) this.forget();
      return;
    }
    this.plays = [];
    this.complete = false;
    this.of = { position: wanted.position, roll };
    this.workOut(this.of);
  }

  /** Lists them though they are hidden, for who compares two of them. */
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
   * @param {Of} of
   * @param {AbortSignal} signal
   */
  async make({ position, roll }, signal) {
    if (waitsFor(position)) await databases();
    // Others were chosen while it waited.
    if (signal.aborted) return null;
    const plays = new core.ContactPlays(position, roll);
    this.plays = plays.list();
    this.lab.touched();
    try {
      // Further ahead there may be bear-offs.
      await databases();
      const done = await inSlices(
        () => plays.lookAhead(),
        () => {},
        signal,
      );
      return done ? plays.list() : null;
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
