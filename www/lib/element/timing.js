// How many of something this machine does in a second, of several kinds that are to be compared. Nothing is timed unasked; what
// was measured is kept for as long as what it is of.

import { nextTask } from './tasks.js';

/** The page's turn takes about so long, in milliseconds. */
const SLICE = 8;

/** Of so many turns of each kind the fastest counts: what else the machine did then is none of its. */
const TURNS = 5;

/**
 * The kinds take turns.
 * @template {string} K
 * @param {readonly K[]} kinds
 * @param {(kind: K, count: number) => void} work  does so many of a kind
 * @param {() => boolean} wanted
 * @param {() => number} [now]  in milliseconds
 * @returns {Promise<Record<K, number> | null>}  of each kind, how many a second; null: nobody wants them any more
 */
export async function rates(kinds, work, wanted, now = () => performance.now()) {
  const found = /** @type {Record<K, number>} */ (Object.fromEntries(kinds.map((kind) => [kind, 0])));
  const first = { ...found };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const kind of kinds) {
      await nextTask();
      if (!wanted()) return null;
      const rate = slice((count) => work(kind, count), Math.max(1, first[kind]), now);
      found[kind] = Math.max(found[kind], rate);
      first[kind] = Math.floor((rate * SLICE) / 1000 / 2);
    }
  }
  return found;
}

/**
 * Works in portions that grow, until the turn is over.
 * @param {(count: number) => void} work
 * @param {number} first  of the first portion
 * @param {() => number} now
 * @returns {number} a second
 */
function slice(work, first, now) {
  const since = now();
  let [done, spent, portion] = [0, 0, first];
  // A clock may stand still for a while.
  while (spent < SLICE / 2) {
    work(portion);
    done += portion;
    spent = now() - since;
    portion *= 2;
  }
  return (1000 * done) / spent;
}

/**
 * Measurements, by their subject.
 * @template {object} G
 * @template R
 */
export class Timed {
  constructor() {
    /** @type {WeakMap<G, R | 'timing'>} */
    this.known = new WeakMap();
  }

  /** @param {G | null} of @returns {R | 'timing' | null}  null: nobody has asked */
  get(of) {
    return (of && this.known.get(of)) ?? null;
  }

  /**
   * Measures it once.
   * @param {G} of
   * @param {() => Promise<R | null>} measure
   * @param {{touched: () => void, fail: (error: unknown) => void}} lab
   */
  async time(of, measure, lab) {
    if (this.known.has(of)) return;
    this.known.set(of, 'timing');
    lab.touched();
    try {
      const found = await measure();
      // A measurement that nobody wanted any more may be wanted again.
      if (found === null) this.known.delete(of);
      else this.known.set(of, found);
      lab.touched();
    } catch (error) {
      this.known.delete(of);
      lab.fail(error);
    }
  }
}
