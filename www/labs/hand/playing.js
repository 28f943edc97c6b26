// Plays a game by hand. The core accepts or refuses each action. A host page gets the refusal as an error; a reader gets a
// sentence. A piece of the lab.

import { isRefusal, refusal } from '../../lib/element/core.js';
import { notConnected } from '../../lib/element/removed.js';

/** @typedef {import('./shapes.js').Kind} Kind */
/** @typedef {import('./shapes.js').View} View */

/** @param {View} view */
const hasTurn = ({ turn }) => turn !== null;

/** Whether a game waits for the reader. @param {View} view */
const waits = ({ turn, asked }) => Boolean(turn || asked);

/**
 * An action that the core does on its own.
 * @param {(played: import('./shapes.js').Games, ...given: number[]) => void} act
 * @returns {import('./shapes.js').Play}
 */
const inTurn = (act) => ({
  possible: hasTurn,
  play: (playing, ...given) => playing.act((played) => act(played, ...given)),
});

/** The reader's actions in every game by hand. @type {Record<string, import('./shapes.js').Play>} */
const PLAYS = {
  begin: {
    possible: (now) => !waits(now),
    play: (playing) =>
      playing.actAndTell((played) => {
        played.begin();
        return 0;
      }),
  },
  move: inTurn((played, from, to) => played.move(from, to)),
  undo: inTurn((played) => played.undo()),
  swap: inTurn((played) => played.swap()),
  // If the roll has only one play, this makes that play.
  confirm: {
    possible: hasTurn,
    play: (playing) =>
      playing.actAndTell((played) => {
        const { turns } = playing;
        const { turn } = played.view();
        if (turn?.forced && !turn.done) played.playForced();
        else played.confirm();
        return turns + 1;
      }),
  },
  abandon: { ...inTurn((played) => played.abandon()), possible: waits },
};

/**
 * Its one state is `told`. An action that the other side answers sets it to the number of turns before that answer; other games
 * set it to infinity.
 * @template {Kind} K
 */
export class Playing {
  /**
   * @param {import('./shapes.js').HandLab<K>} lab
   * @param {Record<string, import('./shapes.js').Play<K>>} plays  of the module
   */
  constructor(lab, plays) {
    this.lab = lab;
    /** Number of turns of the last game that the reader has been told of. */
    this.told = 0;
    /** @type {Record<string, import('./shapes.js').Play<K>>} */
    this.plays = { ...PLAYS, ...plays };
  }

  // ——— Actions, which throw `RolloutLabError` if they are refused ———

  /**
   * Does an action.
   * @param {string} name
   * @param {...number} given
   */
  play(name, ...given) {
    this.plays[name].play(this, ...given);
  }

  /**
   * Does something in a game. A refused action changes nothing.
   * @param {(played: K['games']) => void} what
   */
  act(what) {
    const { lab } = this;
    const { records } = lab;
    const played = this.games;
    const { games } = played;
    const waited = waits(played.view());
    lab.guard(() => {
      what(played);
      // An action answers the question whether the reader resigns.
      lab.change({ refused: '', abandoning: false });
    });
    if (lab.failure) return;
    if (played.games !== games) lab.ownWorth?.workOut(played);
    // A game has ended or begun.
    if (played.games !== games || waited !== waits(played.view())) records.update();
    lab.changed();
  }

  /**
   * Does something that the other side answers. The reader is told of all that follows, and sees it.
   * @param {(played: K['games']) => number} what  returns the number of turns that the reader knows
   */
  actAndTell(what) {
    const turn = this.view?.turn;
    this.act((played) => {
      this.told = what(played);
      this.playForced();
    });
    // The only play of a roll is made for the reader, and its checkers slide, too.
    this.lab.reply.show(turn && !turn.done ? this.told - 1 : this.told);
  }

  /** Makes forced plays, if the reader has chosen that. */
  playForced() {
    const { session, state } = this.lab;
    while (state.forced && session.view()?.turn?.forced) session.played?.playForced();
  }

  /** Other games begin, or these are replayed: the reader is told of no turn. */
  restart() {
    this.told = Infinity;
  }

  // ——— The game ———

  /** The games that can be played now. Throws `RolloutLabError` with the reason if there are none. @returns {K['games']} */
  get games() {
    const { failure, isConnected, preparation, session } = this.lab;
    if (failure) throw refusal('Stopped', 'the core of the lab has stopped: reload the page');
    const games = session.inForce?.rollout;
    if (games) return games;
    if (!isConnected) throw notConnected();
    if (preparation.busy) throw refusal('NotReady', 'the lab is not ready: await its settled() first');
    throw refusal(
      'SetupBeyondDatabase',
      'this position has more checkers than the exact database covers, so it can’t be played',
    );
  }

  /** The view of the games; null if nothing can be played now. @returns {View | null} */
  get view() {
    const { failure, session } = this.lab;
    return failure ? null : (session.inForce?.rollout?.view() ?? null);
  }

  /** Number of turns of the last game that were played. */
  get turns() {
    return this.lab.session.last()?.turns.length ?? 0;
  }

  /** An ID of the decision that the game waits for. */
  get decision() {
    const { view } = this;
    return decisionOf(view, view && this.lab.session.last());
  }

  // ——— The reader's buttons and keys ———

  /**
   * Does an action of the reader, if it is possible now. A second click can come before the first one is drawn: it does nothing.
   * If a move cannot be made, the page says why.
   * @param {string} name
   * @param {...number} given
   */
  byReader(name, ...given) {
    const { lab, view } = this;
    if (!view || !this.plays[name].possible(view)) return;
    try {
      this.play(name, ...given);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      lab.change({ refused: refusedMove(error, lab.texts, lab.format) });
    }
  }

  /**
   * Does the next thing: ends the turn, or begins a game.
   * @param {string} decision  for which the button was drawn; a click for an earlier decision does nothing
   * @param {boolean} byKey  whether the keyboard did it
   */
  async goOn(decision, byKey) {
    if (decision !== this.decision) return;
    if (this.view?.turn) {
      this.byReader('confirm');
      return;
    }
    this.byReader('begin');
    await this.refocus(byKey, Boolean(this.view?.asked));
  }

  /**
   * Takes the answer to whether the reader resigns. It moves the focus, because the buttons of the question disappear.
   * @param {boolean} over
   */
  async answerAbandon(over) {
    const { lab } = this;
    if (over) this.byReader('abandon');
    else lab.change({ abandoning: false });
    await lab.updateComplete;
    this.focus(over ? '.main' : '.abandon');
  }

  /**
   * Brings a reader who plays by keys to the board.
   * @param {boolean} byKey
   * @param {boolean} replaced  whether other buttons replace the one that was pressed, which may have had the focus
   */
  async refocus(byKey, replaced) {
    const { lab } = this;
    await lab.updateComplete;
    if (byKey && this.view?.turn) this.board?.focus();
    if (replaced && lab.shadowRoot?.activeElement === null) this.focus('.main');
  }

  /** After the last move nothing on the board can have the focus. */
  drawn() {
    const { board, lab } = this;
    if (board && lab.shadowRoot?.activeElement === board && !lab.frame.now?.turn) this.focus('.main');
  }

  get board() {
    return /** @type {import('./play-board.js').PlayBoard | null} */ (this.lab.renderRoot.querySelector('.board'));
  }

  /** @param {string} selector */
  focus(selector) {
    /** @type {HTMLElement | null} */ (this.lab.renderRoot.querySelector(selector))?.focus();
  }
}

/**
 * An ID of the decision that a game waits for; '' if nothing can be played. Each turn, each answer about the cube and each game has
 * another one.
 * @param {View | null} view
 * @param {import('./shapes.js').Recorded | null} record  of the last game
 */
export const decisionOf = (view, record) =>
  view ? [view.begun, record?.turns.length ?? 0, hasTurn(view), view.asked ?? ''].join() : '';

/**
 * Says why a checker cannot be moved, or a turn cannot end.
 * @param {import('../../lib/element/core.js').Refusal & Omit<Partial<import('../../pkg/hand/rollout_lab.js').RolloutLabError>, 'code'>} error
 * @param {import('./shapes.js').Texts} texts
 * @param {import('./shapes.js').Format} format
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
