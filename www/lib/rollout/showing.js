// Shows a game that the reader has rolled, roll by roll. The game itself, the chart and everything that is read aloud change at once. Only
// the picture of the game follows: the board moves, and each roll's luck joins the sum. A piece of a lab.

import { Film } from './film.js';
import { allSeen } from './microscope.js';
import { gameInView } from './model.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */
/** @typedef {{trial: number, made: number}} Shown  a game, and how many of its rolls are made */

/** Games a second of the slowest run, and milliseconds of each of its games: the next one begins from rest. */
const SLOW = 1;
const IN_RUN = 900;

export class Showing {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.film = new Film(lab);
    /** The game that is shown. @type {Shown | null} */
    this.of = null;
    /** How many games there were before. */
    this.games = 0;
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
    this.show({ trial: stepping.record.trial, made: stepping.shown }, stepping.before);
  }

  /**
   * @param {Shown} game
   * @param {number} before  rolls that were shown already
   * @param {number} [most]  milliseconds
   */
  show(game, before, most) {
    this.of = game;
    this.follows = true;
    this.film.start(before, game.made, most);
  }

  /**
   * Returns how much of a game is seen.
   * @param {Shown} game
   * @returns {import('./microscope.js').View}
   */
  seen(game) {
    return this.shows(game) ? this.film.view : allSeen(game.made);
  }

  /** Whether a game is being shown. The luck of its rolls may be measured anew meanwhile. @param {Shown} game */
  shows({ trial, made }) {
    const { film, of } = this;
    return film.moving && of?.trial === trial && of.made === made;
  }

  // ——— As a piece of the lab ———

  /** Each game of the slowest run is shown. Something else that is done is seen at once. */
  follow() {
    const { film, games: before, lab } = this;
    const { player, rollout } = lab.rolling;
    const { games } = rollout;
    this.games = games;
    const slow = player.current?.speed === SLOW && games === before + 1;
    if (!slow && !film.moving) return;
    const { record, made } = gameInView(lab);
    const game = record && { trial: record.trial, made };
    if (slow && game) this.show(game, 0, IN_RUN);
    else if (!game || !this.shows(game)) film.finish();
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
