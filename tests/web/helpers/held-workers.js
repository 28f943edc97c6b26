// Workers that a test holds: how many there are, when each message is delivered and in which order, and what goes wrong. They
// run the real worker’s text, in the page itself, so that a run of a test is the same on every machine. The context needs
// `HELD`: the text is run by `new Function`, which the pages' policy forbids.

import { heldWorkers } from './held-workers-page.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

/**
 * Where something goes wrong in a worker: the first message to it that is as told. What is not told may be anything.
 * @typedef {Object} Fault
 * @property {'dies' | 'hangs' | 'garbles' | 'empties' | 'repeats' | 'swaps' | 'throws' | 'refuses'} how  an error that nobody caught;
 *   silence from then on; a next block that is none, has no bytes, comes twice, comes after the one behind it, or cannot be sent; or
 *   a message to the worker that cannot be sent
 * @property {number} [worker]  the how manieth that was started, from 0 on
 * @property {number} [message]  the how manieth of its kind that it gets, from 0 on
 * @property {'open' | 'roll' | 'close'} [kind]
 * @property {number} [from]  the first unit of the block that it asks for
 * @property {number} [times]  so often, 1 if it isn't told
 */

/**
 * @typedef {Object} Options
 * @property {number} workers  for so many there are cores
 * @property {'missing' | 'throwing' | 'failing' | 'silent' | null} none  why none starts: there is no `Worker`; it throws; its
 *   error comes before anything else; nothing ever comes
 * @property {number} seed  of the order in which messages are delivered
 * @property {boolean} stopped  whether they wait for the test from the beginning
 * @property {boolean} hurry  whether the page has no time to roll: the least of it takes a slice, and workers do the rest
 * @property {number} unitsPerMs  of work, by the workers' clock
 * @property {Fault[]} faults
 * @property {'hardwareConcurrency' | 'MessageChannel' | null} lacks  what neither the page nor a worker has
 * @property {'frozen' | 'backwards' | null} clock  how the clocks of the page and of its workers run; null: as they do
 */

/**
 * What has happened until now.
 * @typedef {Object} Counts
 * @property {number} started
 * @property {number} alive
 * @property {number} mostAlive  at a time
 * @property {number} terminated
 * @property {number} waiting  messages that could be delivered
 * @property {number} silent  workers that will say nothing more, and have not been terminated
 * @property {number} mostQueued  blocks that were asked of one worker, and had not come yet
 * @property {Record<'open' | 'roll' | 'close' | 'other', number>} asked  messages to workers
 * @property {Record<'hello' | 'progress' | 'ready' | 'block' | 'error', number>} heard  messages from them that came
 */

/**
 * @typedef {Object} HeldWorkers
 * @property {Counts} counts
 * @property {boolean} stopped
 * @property {(most?: number) => number} next  delivers so many messages, and says how many they were
 * @property {() => void} goOn  delivers one in every task of the page
 * @property {(milliseconds: number) => void} pass  has time pass for timers of five seconds and more: those wait for it
 * @property {(worker: number, how: 'dies' | 'hangs') => void} fail
 * @property {(fault: Fault) => void} befall  something more is to go wrong
 */

/** For `test.use`. */
export const HELD = { ownWindow: true, bypassCSP: true };

/** As the pool knows them (www/lib/workers/pool.js): what time has to pass for them, a test says by `pass`. */
export const IDLE = 15_000;
export const PATIENCE = 10_000;

/**
 * Has the page, and every frame in it, have such workers: those that are loaded afterwards.
 * @param {Page} page
 * @param {Partial<Options>} [options]  one worker, and messages that are delivered by themselves, if it does not say otherwise
 */
export const holdWorkers = (page, options = {}) =>
  page.addInitScript(heldWorkers, {
    workers: 1,
    none: null,
    seed: 1,
    stopped: false,
    hurry: false,
    unitsPerMs: 1000,
    faults: [],
    lacks: null,
    clock: null,
    ...options,
  });

/**
 * @template A, R
 * @param {Page | Frame} page
 * @param {(held: HeldWorkers, given: A) => R} work
 * @param {A} [given]
 * @returns {Promise<R>}
 */
const ask = (page, work, given) =>
  // Put together from its text, because Playwright sends functions as that, without what is around them.
  page.evaluate(/** @type {any} */ (new Function('given', `return (${work})(heldWorkers, given)`)), given);

/** @param {Page | Frame} page */
export const workersOf = (page) => ({
  counts: () => ask(page, (held) => held.counts),
  /** Messages wait from now on. */
  stop: () =>
    ask(page, (held) => {
      held.stopped = true;
    }),
  /** Delivers so many that wait, as far as there are some; those that come of them count. @param {number} [most] */
  next: (most = 1) => ask(page, (held, count) => held.next(count), most),
  /** Messages wait, and so many are delivered. @param {number} most */
  some: (most) =>
    ask(
      page,
      (held, count) => {
        held.stopped = true;
        return held.next(count);
      },
      most,
    ),
  /** Messages are delivered by themselves again. */
  goOn: () => ask(page, (held) => held.goOn()),
  /** @param {number} milliseconds */
  pass: (milliseconds) => ask(page, (held, time) => held.pass(time), milliseconds),
  /** @param {Fault} fault */
  befall: (fault) => ask(page, (held, given) => held.befall(given), fault),
  /** @param {number} worker @param {'dies' | 'hangs'} how */
  fail: (worker, how) => ask(page, (held, given) => held.fail(given.worker, given.how), { worker, how }),
});
