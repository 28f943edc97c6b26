// The databases of bear-offs, by which games end. The core makes what it does not have yet when it is asked for it, at once; so
// that nobody has to wait for that, the page has them made from its start on, in slices. Workers make their own before their
// first game: what is drawn does not depend on who was sooner.

import { Background } from '../../lib/element/background.js';
import { inSlices } from '../../lib/element/tasks.js';
import { Course } from '../../lib/workers/course.js';
import { callWorkers } from '../../lib/workers/there.js';
import { core } from './core.js';

/** Whether the page's core has them. It has one of them for all labs of a page. */
let made = false;

/** @type {Promise<void> | null} null: nobody has wanted them yet */
let making = null;

/** When the core has them, and the workers are there. They take some tenths of a second and are never given up. */
export const databases = () => (making ??= make());

async function make() {
  // They roll all games but single ones, if they can be had.
  const called = callWorkers().catch(() => {});
  await inSlices(core.makeContactDatabases, () => {}, new AbortController().signal);
  await called;
  made = true;
}

/**
 * Whether what is asked of a position would have to be waited for.
 * @param {import('../../pkg/contact/rollout_lab.js').ContactPosition} position
 */
export const waitsFor = (position) => !made && core.waitsForDatabases(position);

/**
 * Has them made for a lab that is on a page, which is busy until then.
 * @extends {Background<null, void>}
 */
export class Databases extends Background {
  make() {
    return databases();
  }

  /** For who is going to play games on the page's own thread. */
  ready() {
    return databases();
  }

  hostConnected() {
    if (!made) this.workOut(null);
  }
}

/** About how long a game takes, in milliseconds, until that has been measured. */
const GAME = 25;

/** A course of games, of which the page itself rolls and looks at none before it has the databases. */
export class PatientCourse extends Course {
  /** @param {ConstructorParameters<typeof Course>} given */
  constructor(...given) {
    super(...given);
    // What it is in most positions: a game of the page's own in passing would block it.
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
