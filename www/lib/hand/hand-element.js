// What every lab is in which a position is played out by hand, game after game, with the luck of the dice taken out: a session,
// and in it the turns that the reader plays. The games are the core's; what is drawn, the views'.

import { withSeries } from '../rollout/state.js';
import { Playing } from './playing.js';
import { SessionElement } from './session-element.js';
import { handStyles } from './styles.js';

/** @typedef {import('./shapes.js').Texts} Texts */

/**
 * @template {import('./shapes.js').Wanted} W
 * @template {import('./shapes.js').Games<any>} G
 * @template {import('./shapes.js').Made<W, G>} M
 * @template {Texts} T
 * @extends {SessionElement<W, G, M, T>}
 */
export class HandElement extends SessionElement {
  /** @param {import('./session-element.js').Own<W, G, M>} own */
  constructor(own) {
    super(own);
    this.playing = new Playing(this);
    this.onBoard = false;
  }

  // ——— What there is to draw ———

  /** All games are measured by one estimate. */
  get estimate() {
    return null;
  }

  /** @returns {import('../rollout/shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** What the reader's play so far is worth; null: not known, or not yet. @returns {number | null} */
  get own() {
    return null;
  }

  /** Of the reader's playing perfectly; null: not known. @returns {import('../rollout/shapes.js').Theory | null} */
  theory() {
    return null;
  }

  /**
   * @param {number} _games
   * @returns {import('../rollout/shapes.js').Funnel | null}
   */
  funnel(_games) {
    return null;
  }

  /** Whether a game waits for the reader. */
  get waits() {
    return Boolean(this.played?.view().turn);
  }

  // ——— What host pages and tests may call: what cannot be done throws `RolloutLabError` ———

  begin() {
    this.playing.begin();
  }

  /**
   * Moves a checker with the first die, or with as many dice as it takes to come to a point; 0 is off.
   * @param {number} from
   * @param {number} [to]
   */
  move(from, to) {
    this.playing.act((played) => played.move(from, to));
  }

  undo() {
    this.playing.act((played) => played.undo());
  }

  swap() {
    this.playing.act((played) => played.swap());
  }

  /** The play stands; of a roll that has only one, that is made. */
  confirm() {
    this.playing.confirm();
  }

  abandon() {
    this.playing.act((played) => played.abandon());
  }

  // ——— What the reader does ———

  /**
   * Does what the reader wants, if it is possible now.
   * @param {import('./playing.js').Action} action
   * @param {...number | undefined} given
   */
  byReader(action, ...given) {
    this.playing.byReader(action, ...given);
  }

  /**
   * The next thing to do: end the turn, or begin a game.
   * @param {string} decision  for which the button was drawn: it does nothing for a later one
   * @param {boolean} byKey  from the keyboard, which then is to be where checkers are moved
   */
  async goOn(decision, byKey) {
    if (decision !== this.playing.decision) return;
    if (this.played?.view().turn) {
      this.byReader('confirm');
      return;
    }
    this.byReader('begin');
    await this.refocus(byKey);
  }

  /** Whoever plays by keys is to be where checkers are moved. @param {boolean} byKey */
  async refocus(byKey) {
    await this.updateComplete;
    if (byKey && this.played?.view().turn) this.board?.focus();
  }

  get board() {
    return /** @type {import('./play-board.js').PlayBoard | null} */ (this.renderRoot.querySelector('.board'));
  }

  /** @param {boolean} forced */
  setForced(forced) {
    this.change({ forced });
    if (this.playing.view) this.playing.act(() => this.playing.playForced());
  }

  /** A game is over, and counts. @param {G} _played */
  counted(_played) {}

  // ——— What the page's controls do ———

  /** @param {number} game */
  unfold(game) {
    this.change({ unfolded: toggled(this.state.unfolded, game) });
  }

  /** @param {string} mistake */
  reveal(mistake) {
    this.change({ revealed: new Set(this.state.revealed).add(mistake) });
  }

  /** @param {Partial<import('../rollout/shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  // ——— Making it ———

  /**
   * @param {M} made
   * @param {import('./shapes.js').Order<W>} order
   * @param {M | null} before
   */
  take(made, order, before) {
    this.playing.told = Infinity;
    super.take(made, order, before);
  }

  // ——— Drawing ———

  willUpdate() {
    /** Whether the keyboard is where checkers are moved. */
    this.onBoard = this.board !== null && this.shadowRoot?.activeElement === this.board;
  }

  async updated() {
    super.updated();
    // When the game is over there is nothing to be moved, and whoever was there would be nowhere.
    if (this.onBoard && !this.played?.view().turn) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  static styles = handStyles;
}

/**
 * @template T
 * @param {Set<T>} set
 * @param {T} item
 */
function toggled(set, item) {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
