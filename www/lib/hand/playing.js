// Playing a game by hand: the core accepts every move or refuses it. A host page is thrown what is refused, a reader reads it. A
// piece that the lab holds.

import { isRefusal, refusal } from '../element/core.js';
import { notConnected } from '../element/removed.js';
import { refusedMove } from './refused-move.js';

/** @typedef {import('./hand-element.js').HandElement<any, any, any, any>} Lab */
/** @typedef {import('./shapes.js').View & {asked?: 'double' | 'answer' | null}} Now  with the question about the cube, if there is one */
/** @typedef {keyof typeof POSSIBLE} Action  a method of the lab that plays */

/** When the core takes each action. It still refuses some moves: the page says why. */
const POSSIBLE = {
  begin: (/** @type {Now} */ { turn, asked }) => !turn && !asked,
  move: hasTurn,
  undo: hasTurn,
  swap: hasTurn,
  confirm: hasTurn,
  abandon: (/** @type {Now} */ { turn, asked }) => Boolean(turn || asked),
  rollDice: (/** @type {Now} */ { asked }) => asked === 'double',
  double: (/** @type {Now} */ { asked }) => asked === 'double',
  takeDouble: (/** @type {Now} */ { asked }) => asked === 'answer',
  passDouble: (/** @type {Now} */ { asked }) => asked === 'answer',
};

/** @param {Now} now */
function hasTurn({ turn }) {
  return turn !== null;
}

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
    if (over) this.byReader('abandon');
    else lab.change({ abandoning: false });
    await lab.updateComplete;
    /** @type {HTMLElement | null} */ (lab.renderRoot.querySelector(over ? '.main' : '.abandon'))?.focus();
  }

  /** Ends a turn of which all dice are played. */
  finish() {
    if (this.view?.turn?.done) this.byReader('confirm');
  }

  /**
   * Ends a turn of which all dice are played; else moves a checker.
   * @param {number} from
   */
  playOn(from) {
    if (this.view?.turn?.done) this.byReader('confirm');
    else this.byReader('move', from);
  }

  /** Forced plays are made for the reader, if he likes. */
  playForced() {
    const { lab } = this;
    while (lab.state.forced && lab.played?.view().turn?.forced) lab.played.playForced();
  }

  /** The games that can be played now. Throws `RolloutLabError` with the reason if there are none. */
  get games() {
    const { lab } = this;
    if (lab.failure) throw refusal('Stopped', 'the core of the lab has stopped: reload the page');
    const games = lab.inForce?.rollout;
    if (games) return games;
    if (!lab.isConnected) throw notConnected();
    if (lab.preparation.busy) throw refusal('NotReady', 'the lab is not ready: await its settled() first');
    throw refusal(
      'SetupBeyondDatabase',
      'this position has more checkers than the exact database covers, so it can’t be played',
    );
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

  /** The games' view; null: nothing can be played now. @returns {Now | null} */
  get view() {
    const { lab } = this;
    return lab.failure ? null : (lab.inForce?.rollout?.view() ?? null);
  }

  /** The decision that the game waits for. It is another one after each turn, each answer about the cube and each game. */
  get decision() {
    const { view, lab } = this;
    return view ? [view.begun, lab.record?.turns.length ?? 0, hasTurn(view), view.asked ?? ''].join() : '';
  }

  /**
   * Does what the reader wants, if it is possible now. A second click can come before the first one is drawn: it does nothing.
   * If a move cannot be made, the page says why.
   * @param {Action} action
   * @param {...number | undefined} given
   */
  byReader(action, ...given) {
    const { lab, view } = this;
    if (!view || !POSSIBLE[action](view)) return;
    try {
      /** @type {Record<Action, (...given: unknown[]) => void>} */ (/** @type {unknown} */ (lab))[action](...given);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      lab.change({ refused: refusedMove(error, lab.texts, lab.format) });
    }
  }
}
