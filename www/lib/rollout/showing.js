// Shows a game that the reader has rolled, roll by roll. The game itself, the chart and everything that is read aloud change at once. Only
// the picture of the game follows: the board moves, and each roll's luck joins the sum. A piece of a lab.

import { Motion } from '../element/motion.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('./shapes.js').Stepping} Stepping */

/** Milliseconds for a whole game, at most, and for one roll. */
const GAME = 1350;
const ROLL = 460;
/** Milliseconds before the first roll, in which the position is seen from which the game starts. */
const START = 90;
/** Milliseconds between the end of a roll's move and the next roll. */
const PAUSE = 40;
/** Pictures of a game, at most: a longer one shows several rolls as one. */
const MOST = 10;

/** What skips to the end. It also does what it does otherwise. */
const SKIPS = ['pointerdown', 'keydown', 'click'];

/**
 * Returns the numbers of rolls after which the board is shown.
 * @param {number} before  rolls that were shown already
 * @param {number} made
 */
export function stopsOf(before, made) {
  const rolls = made - before;
  const pictures = Math.min(MOST, rolls);
  return Array.from({ length: pictures + 1 }, (_, i) => before + Math.ceil((i * rolls) / pictures));
}

export class Showing {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The game that is shown. @type {Stepping | null} */
    this.of = null;
    /** Numbers of rolls, and which of them is on the board. */
    this.stops = [0];
    this.at = 0;
    /** Milliseconds of a picture. */
    this.each = ROLL;
    /** Whether the list has still to follow. */
    this.follows = false;
    /** @type {Pick<import('lit').ReactiveControllerHost, 'addController' | 'requestUpdate'>} */
    const host = {
      addController: (controller) => lab.addController(controller),
      // The board draws its frames itself. The lab is drawn once for each roll.
      requestUpdate: () => this.count(),
    };
    this.motion = new Motion(host, (share) => share);
    const skip = () => this.motion.finish();
    for (const what of SKIPS) lab.addEventListener(what, skip, { capture: true });
  }

  /**
   * Rolls, and then shows what was rolled.
   * @param {() => void} roll  makes one roll or more of the game under the microscope
   */
  play(roll) {
    const { rolling } = this.lab;
    const { stepping: last } = rolling;
    roll();
    const { stepping } = rolling;
    if (!stepping || stepping === last) return;
    this.stops = stopsOf(stepping.before, stepping.shown);
    const pictures = this.stops.length - 1;
    this.each = Math.min(ROLL, (GAME - START) / pictures);
    this.at = 0;
    this.of = stepping;
    this.follows = true;
    this.motion.start(this.length);
  }

  /** Milliseconds of the whole picture. */
  get length() {
    return START + this.each * (this.stops.length - 1);
  }

  /** Draws the lab if another roll is to be seen. */
  count() {
    const { motion, stops } = this;
    const passed = motion.share * this.length;
    const at = passed < START ? 0 : Math.min(stops.length - 1, 1 + Math.floor((passed - START) / this.each));
    if (motion.moving && at === this.at) return;
    this.at = at;
    this.lab.requestUpdate();
  }

  /**
   * Returns how many rolls of a game are shown, and how much time its board has to move there.
   * @param {Stepping} stepping
   * @returns {{shown: number, made: number, within: number}}
   */
  seen(stepping) {
    const { shown: made } = stepping;
    if (!this.shows(stepping)) return { shown: made, made, within: 0 };
    return { shown: this.stops[this.at], made, within: this.at > 0 ? this.each - PAUSE : 0 };
  }

  /** Whether a game is being shown. The luck of its rolls may be measured anew meanwhile. @param {Stepping | null} stepping */
  shows(stepping) {
    const { motion, of } = this;
    const same = stepping?.record.trial === of?.record.trial && stepping?.shown === of?.shown;
    return motion.moving && stepping !== null && same;
  }

  // ——— As a piece of the lab ———

  /** Something else is done: that is seen at once. */
  follow() {
    if (this.motion.moving && !this.shows(this.lab.rolling.stepping)) this.motion.finish();
  }

  /** The list of rolls follows the newest one. */
  drawn() {
    if (!this.follows) return;
    this.follows = this.motion.moving;
    const list = this.lab.renderRoot.querySelector('.micro ol');
    const now = [...(list?.querySelectorAll('.now') ?? [])].at(-1);
    if (!list || !(now instanceof HTMLElement)) return;
    list.scrollTop = now.offsetTop + now.offsetHeight - list.clientHeight;
  }
}
