// Plays a game by hand. The core accepts or refuses each action. A host page gets the refusal as an error; a reader gets a
// sentence. A piece of the lab.

import { isRefusal, refusal } from '../../lib/element/core.js';
import { notConnected } from '../../lib/element/removed.js';

/** @typedef {import('./session.js').Kind} Kind */
/** @typedef {import('./session.js').View} View */
/** @typedef {[possible: (now: View) => boolean, act: (...given: number[]) => void]} Action  when it is possible, and how it is done */

const hasTurn = (/** @type {View} */ { turn }) => turn !== null;

/** @template {Kind} K */
export class Playing {
  /** @param {import('./element.js').HandElement<K>} lab */
  constructor(lab) {
    this.lab = lab;
    /** Number of turns of the last game that the reader has been told of. */
    this.told = 0;
    /** Actions by button and by keyboard. The core still refuses some moves. @type {Record<string, Action>} */
    this.actions = {
      begin: [({ turn, asked }) => !turn && !asked, () => lab.begin()],
      move: [hasTurn, (from, to) => lab.move(from, to)],
      undo: [hasTurn, () => lab.undo()],
      swap: [hasTurn, () => lab.swap()],
      confirm: [hasTurn, () => lab.confirm()],
      abandon: [({ turn, asked }) => Boolean(turn || asked), () => lab.abandon()],
    };
  }

  begin() {
    this.act((played) => {
      played.begin();
      this.told = 0;
      this.playForced();
    });
  }

  /** Ends the turn. If the roll has only one play, it makes that play. */
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
   * Takes the answer to whether the reader resigns. It moves the focus, because the buttons of the question disappear.
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

  /** Makes forced plays, if the reader has chosen that. */
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
   * Does something in a game. A refused action throws `RolloutLabError` and changes nothing.
   * @param {(played: NonNullable<K['games']>) => void} what
   */
  act(what) {
    const { lab } = this;
    const played = this.games;
    const { games } = played;
    const { waits } = lab;
    lab.guard(() => {
      what(played);
      // An action answers the question whether the reader resigns.
      lab.change({ refused: '', abandoning: false });
    });
    if (lab.failure) return;
    if (played.games !== games) lab.ownWorth?.workOut(played);
    // A game has ended or begun.
    if (played.games !== games || waits !== lab.waits) lab.records.update();
    lab.changed();
  }

  /** The view of the games; null if nothing can be played now. @returns {View | null} */
  get view() {
    const { lab } = this;
    return lab.failure ? null : (lab.inForce?.rollout?.view() ?? null);
  }

  /** An ID of the decision that the game waits for. Each turn, each answer about the cube and each game has another one. */
  get decision() {
    const { view, lab } = this;
    return view ? [view.begun, lab.record?.turns.length ?? 0, hasTurn(view), view.asked ?? ''].join() : '';
  }

  /**
   * Does an action of the reader, if it is possible now. A second click can come before the first one is drawn: it does nothing.
   * If a move cannot be made, the page says why.
   * @param {string} action
   * @param {...number} given
   */
  byReader(action, ...given) {
    const { lab, view } = this;
    const [possible, act] = this.actions[action];
    if (!view || !possible(view)) return;
    try {
      act(...given);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      lab.change({ refused: refusedMove(error, lab.texts, lab.format) });
    }
  }
}

/**
 * Says why a checker cannot be moved, or a turn cannot end.
 * @param {import('../../lib/element/core.js').Refusal & Omit<Partial<import('../../pkg/hand/rollout_lab.js').RolloutLabError>, 'code'>} error
 * @param {import('./session.js').Texts} texts
 * @param {import('./session.js').Format} format
 */
function refusedMove(error, { moves }, { count: number }) {
  const { code, at = 0, to = 0, die = 0, highest = 0, count = 0 } = error;
  switch (code) {
    case 'MoveNoChecker':
      return moves.noChecker(number(at));
    case 'MoveNoDieLeft':
      return moves.noDieLeft;
    case 'MoveBehind':
      return moves.behind(number(die), number(at), number(highest));
    case 'MoveTooFar':
      return moves.tooFar(number(at), number(to));
    case 'HandUnfinished':
      return moves.unfinished(number(count));
    default:
      // The page asks for nothing else that is not possible.
      throw error;
  }
}
