// Playing a game by hand: the core accepts every move or refuses it. A host page is thrown what is refused, a reader reads it. A
// piece that the lab holds.

import { isRefusal, refusal } from '../core.js';
import { notConnected } from '../removed.js';
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
    if (over) this.byReader(() => lab.abandon());
    else lab.change({ abandoning: false });
    await lab.updateComplete;
    /** @type {HTMLElement | null} */ (lab.renderRoot.querySelector(over ? '.main' : '.abandon'))?.focus();
  }

  /** Forced plays are made for the reader, if he likes. */
  playForced() {
    const { lab } = this;
    while (lab.state.forced && lab.played?.view().turn?.forced) lab.played.playForced();
  }

  /** The games that can be played now. Throws `RolloutLabError` with the reason if there are none. */
  get games() {
    const { lab } = this;
    if (lab.failure) throw refusal('Stopped', 'the core of the lab has stopped: load the page again');
    const games = lab.inForce?.rollout;
    if (games) return games;
    if (!lab.isConnected) throw notConnected();
    if (lab.preparation.busy) throw refusal('NotReady', 'the lab is not ready to be played: await its settled() first');
    throw refusal('SetupBeyondDatabase', 'this position has more checkers than the exact answer knows, so it cannot be played');
  }

  /**
   * Does something in a game. What cannot be done is thrown as a `RolloutLabError`, and changes nothing.
   * @param {(played: import('./shapes.js').Games<any>) => void} what
   */
  act(what) {
    const { lab } = this;
    const played = this.games;
    const { games } = played;
    const { waits } = lab;
    lab.guard(() => {
      what(played);
      // A reader who plays on has answered the question.
      lab.change({ refused: '', abandoning: false });
    });
    if (lab.failure) return;
    if (played.games !== games) lab.counted(played);
    // A game is over, or another one is begun.
    if (played.games !== games || waits !== lab.waits) lab.records.update();
    lab.changed();
  }

  /**
   * Does what the reader wants; if it cannot be done, that is said on the page.
   * @param {() => void} what
   */
  byReader(what) {
    const { lab } = this;
    try {
      what();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      lab.change({ refused: refusedMove(error, lab.texts, lab.format) });
    }
  }
}
