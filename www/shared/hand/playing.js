// What the reader does in a game: every move is the core's to accept, and what it refuses is said. A piece that the lab
// holds.

import { isRefusal } from '../core.js';
import { refusedMove } from './refused-move.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */

export class Playing {
  /** @param {Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** Of the last game, so many rolls are no news any more. */
    this.told = 0;
  }

  begin() {
    this.act((played) => {
      played.begin();
      this.told = 0;
      this.playForced();
    });
  }

  /** The play stands; of a roll that has only one, that is made. */
  confirm() {
    this.act((played) => {
      const turns = this.lab.record?.turns.length ?? 0;
      const { turn } = played.view();
      if (turn?.forced && !turn.done) played.playForced();
      else played.confirm();
      this.told = turns + 1;
      this.playForced();
    });
  }

  /**
   * The reader's answer to whether he gives the game up. The buttons that he was asked by are gone then.
   * @param {boolean} over
   */
  async answer(over) {
    const { lab } = this;
    if (over) lab.abandon();
    else lab.change({ abandoning: false });
    await lab.updateComplete;
    /** @type {HTMLElement | null} */ (lab.renderRoot.querySelector(over ? '.main' : '.abandon'))?.focus();
  }

  /** Forced plays are made for the reader, if he likes. */
  playForced() {
    const { lab } = this;
    while (lab.state.forced && lab.played?.view().turn?.forced) lab.played.playForced();
  }

  /**
   * Something that the reader does in a game, if there is one; what cannot be done is said.
   * @param {(played: import('./shapes.js').Games<any>) => void} what
   */
  act(what) {
    const { lab } = this;
    const { played } = lab;
    const { games } = lab.rollout;
    const { waits } = lab;
    lab.guard(() => {
      try {
        if (played) what(played);
        // Whoever plays on has answered the question.
        lab.change({ refused: '', abandoning: false });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        lab.change({ refused: refusedMove(error, lab.texts, lab.format) });
      }
    });
    if (played && played.games !== games) lab.counted(played);
    // A game is over, or another one is begun.
    if (played && (played.games !== games || waits !== lab.waits)) lab.records.update();
    lab.changed();
  }
}
