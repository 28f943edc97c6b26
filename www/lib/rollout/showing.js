// Shows a game that the reader has rolled, roll by roll. The game itself, the chart and everything that is read aloud change at once. Only
// the picture of the game follows: the board moves, and each roll's luck joins the sum. A piece of a lab.

import { Motion } from '../element/motion.js';
import { allSeen } from './microscope.js';
import { lengthOf, picturesOf } from './pace.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('./shapes.js').Stepping} Stepping */

/** What skips to the end. It also does what it does otherwise. */
export const SKIPS = ['pointerdown', 'keydown', 'click'];

export class Showing {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The game that is shown. @type {Stepping | null} */
    this.of = null;
    /** The pictures of that game, and which of them is on the board. */
    this.pictures = picturesOf(0, 0);
    this.at = 0;
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
    this.pictures = picturesOf(stepping.before, stepping.shown);
    this.at = 0;
    this.of = stepping;
    this.follows = true;
    this.motion.start(lengthOf(this.pictures));
  }

  /** Draws the lab if another roll is to be seen. */
  count() {
    const { motion, pictures } = this;
    const passed = motion.share * lengthOf(pictures);
    const at = pictures.findLastIndex(({ from }) => from <= passed);
    if (motion.moving && at === this.at) return;
    this.at = at;
    this.lab.requestUpdate();
  }

  /**
   * Returns how much of a game is seen.
   * @param {Stepping} stepping
   * @returns {import('./microscope.js').View}
   */
  seen(stepping) {
    const { shown: made } = stepping;
    if (!this.shows(stepping)) return allSeen(made);
    const { rolls: shown, within, several } = this.pictures[this.at];
    // The next picture begins when the checkers have arrived.
    const arrived = this.pictures[Math.max(0, this.at - 1)].rolls;
    return { shown, made, arrived, within, several };
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
