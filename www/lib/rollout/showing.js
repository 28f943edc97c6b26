// Shows a game that the reader has rolled, roll by roll. The game itself, the chart and everything that is read aloud change at once. Only
// the picture of the game follows: the board moves, and each roll's luck joins the sum. A piece of a lab.

import { Film } from './film.js';
import { allSeen } from './microscope.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {import('./shapes.js').Stepping} Stepping */

export class Showing {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.film = new Film(lab);
    /** The game that is shown. @type {Stepping | null} */
    this.of = null;
    /** Whether the list has still to follow. */
    this.follows = false;
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
    this.of = stepping;
    this.follows = true;
    this.film.start(stepping.before, stepping.shown);
  }

  /**
   * Returns how much of a game is seen.
   * @param {Stepping} stepping
   * @returns {import('./microscope.js').View}
   */
  seen(stepping) {
    return this.shows(stepping) ? this.film.view : allSeen(stepping.shown);
  }

  /** Whether a game is being shown. The luck of its rolls may be measured anew meanwhile. @param {Stepping | null} stepping */
  shows(stepping) {
    const { film, of } = this;
    const same = stepping?.record.trial === of?.record.trial && stepping?.shown === of?.shown;
    return film.moving && stepping !== null && same;
  }

  // ——— As a piece of the lab ———

  /** Something else is done: that is seen at once. */
  follow() {
    if (this.film.moving && !this.shows(this.lab.rolling.stepping)) this.film.finish();
  }

  /** The list of rolls follows the newest one. */
  drawn() {
    if (!this.follows) return;
    this.follows = this.film.moving;
    const list = this.lab.renderRoot.querySelector('.micro ol');
    const now = [...(list?.querySelectorAll('.now') ?? [])].at(-1);
    if (!list || !(now instanceof HTMLElement)) return;
    list.scrollTop = now.offsetTop + now.offsetHeight - list.clientHeight;
  }
}
