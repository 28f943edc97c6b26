// Shows the turns that follow an action of the reader: dice land, checkers slide. The game itself and everything that is read aloud
// change at once, and only the picture follows. A piece of the lab.

import { Film } from '../../lib/rollout/film.js';

/** @typedef {import('./shapes.js').Recorded} Recorded */

export class Reply {
  /** @param {import('./shapes.js').HandLab} lab */
  constructor(lab) {
    this.lab = lab;
    this.film = new Film(lab);
    /** The game that is shown. */
    this.number = 0;
  }

  /** Shows the last game from a number of turns on. @param {number} from */
  show(from) {
    const game = this.lab.session.last();
    // A double that is passed has nothing to show.
    if (!game?.turns.slice(from).some(({ dice }) => dice)) return;
    this.number = game.number;
    this.film.start(from, game.turns.length);
  }

  /**
   * Returns how much of the last game is seen; null: all of it.
   * @param {Recorded | null} game
   */
  seen(game) {
    const { view, moving } = this.film;
    return moving && game?.number === this.number && game.turns.length === view.made ? view : null;
  }

  /** Another game or turn is seen at once. */
  follow() {
    const { film, lab } = this;
    if (film.moving && !this.seen(lab.session.last())) film.finish();
  }
}
