// How the bars of the luck table swing from one table to another. A piece that the table holds.

import { Motion } from '../../lib/element/motion.js';

/** @typedef {import('./luck-bars.js').Bars} Bars */

/** Milliseconds that bars take from one table to another. */
const SWING = 400;

export class BarSwing {
  /** @param {import('./luck-table.js').LuckTableElement} table */
  constructor(table) {
    this.motion = new Motion(table);
    /** The bars that are drawn. @type {Bars | null} */
    this.bars = null;
    /** The bars that a motion starts from. @type {Bars | null} */
    this.from = null;
  }

  /**
   * Takes the bars of the table in force, for the drawing that comes.
   * @param {Bars} bars
   * @param {boolean} changed  whether they are of another table
   * @param {boolean} atOnce  whether they jump there
   */
  follow(bars, changed, atOnce) {
    const { motion } = this;
    if (this.bars && changed && differ(bars, this.bars)) {
      this.from = this.bars;
      if (atOnce) motion.finish();
      else motion.start(SWING);
    }
    this.bars = motion.moving && this.from ? barsBetween(this.from, bars, motion.share) : bars;
  }
}

const BARS = /** @type {const} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff', 'first', 'second']);

/** @param {Bars} a @param {Bars} b */
const differ = (a, b) => BARS.some((bar) => a[bar] !== b[bar]);

/**
 * @param {Bars} from
 * @param {Bars} to
 * @param {number} share  of the way, 0 to 1
 * @returns {Bars}
 */
function barsBetween(from, to, share) {
  const bars = { ...to };
  for (const bar of BARS) bars[bar] = from[bar] + (to[bar] - from[bar]) * share;
  return bars;
}
