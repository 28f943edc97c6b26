// `<hand-lab>`: a position that the reader plays out himself, game after game, with the luck of the dice taken out:
// what its buttons do, and what host pages may call. The games are the core's; what is drawn, the views' beside this
// file.

import { withSeries } from '../../shared/rollout/state.js';
import { core, isRefusal } from './core.js';
import { downloadCsv, downloadMatch } from './files.js';
import { HandElement } from './hand-element.js';
import { renderLab } from './layout.js';
import { refusedMove } from './refused-move.js';
import { restoreValues, valuesOf } from './state-values.js';
import { handStyles } from './styles.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('../../shared/address/address.js').Values} Values */
/** @typedef {import('../../shared/address/address.js').Problem} Problem */

export class HandLab extends HandElement {
  // ——— What host pages and tests may call ———

  /** The dice; others begin again from no games, and one that is none is refused with an error. */
  get seed() {
    return this.dice;
  }

  set seed(seed) {
    this.startAgain(seed, {});
  }

  /** What is played; another one begins again from no games. One that the core refuses is thrown as its error. */
  get position() {
    return (this.made?.setup ?? this.state.wanted).position;
  }

  set position(position) {
    core.describePosition(position);
    this.startAgain(this.dice, { position });
  }

  /** Everything that can be said of the rollout now; percentages from X's side, undefined = null. */
  snapshot() {
    const { games, plain, reduced, equivalentGames, costs, abandoned } = this.readout();
    const { position, hands, opponent, evaluator } = this.made?.setup ?? this.state.wanted;
    const { positionId } = core.describePosition(position);
    const setup = { position, positionId, hands, opponent, evaluator, seed: this.seed };
    const exact = this.theory();
    return { games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact, own: this.own };
  }

  values() {
    return valuesOf(this);
  }

  /**
   * @param {Values} values
   * @returns {Problem[]}
   */
  restore(values) {
    return restoreValues(this, values);
  }

  // ——— Playing ———

  begin() {
    this.act(() => {
      this.games?.begin();
      this.told = 0;
      this.playForced();
    });
  }

  /**
   * @param {number} from
   * @param {number} [to]
   */
  move(from, to) {
    this.act(() => this.games?.move(from, to));
  }

  undo() {
    this.act(() => this.games?.undo());
  }

  swap() {
    this.act(() => this.games?.swap());
  }

  /** The play stands; of a roll that has only one, that is made. */
  confirm() {
    this.act(() => {
      const turns = this.record?.turns.length ?? 0;
      const turn = this.games?.view().turn;
      if (turn?.forced && !turn.done) this.games?.playForced();
      else this.games?.confirm();
      this.told = turns + 1;
      this.playForced();
    });
  }

  abandon() {
    this.act(() => this.games?.abandon());
  }

  /**
   * The next thing to do: end the turn, or begin a game.
   * @param {boolean} byKey  from the keyboard, which then is to be where checkers are moved
   */
  async goOn(byKey) {
    if (this.games?.view().turn) {
      this.confirm();
      return;
    }
    this.begin();
    await this.updateComplete;
    if (byKey && this.games?.view().turn) this.board?.focus();
  }

  get board() {
    return /** @type {import('./play-board.js').PlayBoard | null} */ (this.renderRoot.querySelector('.board'));
  }

  /** @param {boolean} forced */
  setForced(forced) {
    this.change({ forced });
    this.act(() => this.playForced());
  }

  /** Forced plays are made for the reader, if he likes. */
  playForced() {
    while (this.state.forced && this.games?.view().turn?.forced) this.games.playForced();
  }

  /**
   * Something that the reader does in a game; what cannot be done is said.
   * @param {() => void} what
   */
  act(what) {
    const { games } = this.rollout;
    this.guard(() => {
      try {
        what();
        this.change({ refused: '' });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        this.change({ refused: refusedMove(error, this.texts, this.format) });
      }
    });
    this.changed();
    if (this.rollout.games !== games) this.workOutOwn();
  }

  // ——— What the page's controls do ———

  /**
   * Another position, or other players: the games that were played are over then, so the reader is asked.
   * @param {Partial<Wanted>} asking
   */
  want(asking) {
    if (this.begun > 0) this.change({ asking, problem: '', idProblem: '' });
    else this.startAgain(this.seed, asking);
  }

  /** @param {BearoffPosition} position  that the core takes */
  setUp(position) {
    this.want({ position });
  }

  /** The reader's answer: these games are over, or go on. @param {boolean} over */
  answer(over) {
    const { asking } = this.state;
    if (over && asking) this.startAgain(core.randomSeed(), asking);
    else this.change({ asking: null });
  }

  /** Luck is estimated in another way, of the same games. @param {Wanted['evaluator']} evaluator */
  measure(evaluator) {
    this.change({ wanted: { ...this.state.wanted, evaluator } });
    this.remake(this.waiting ?? this.rollout.written);
  }

  /**
   * @param {string} seed
   * @param {Partial<Wanted>} change
   * @param {string} [plays]  that were made with these dice
   */
  startAgain(seed, change, plays = '') {
    this.dice = core.readSeed(seed);
    this.change({
      wanted: { ...this.state.wanted, ...change },
      asking: null,
      problem: '',
      idProblem: '',
      refused: '',
      unfolded: new Set(),
      revealed: new Set(),
    });
    this.remake(plays);
  }

  /** @param {number} game */
  unfold(game) {
    this.change({ unfolded: toggled(this.state.unfolded, game) });
  }

  /** @param {string} mistake */
  reveal(mistake) {
    this.change({ revealed: new Set(this.state.revealed).add(mistake) });
  }

  /** @param {Partial<import('../../shared/rollout/shapes.js').View>} change */
  changeView(change) {
    this.change({ view: { ...this.state.view, ...change } });
  }

  /** @param {string} id of a series, @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  downloadGames() {
    downloadCsv(this);
  }

  downloadMatch() {
    downloadMatch(this);
  }

  // ——— Drawing ———

  willUpdate() {
    /** Whether the keyboard is where checkers are moved. */
    this.onBoard = this.board !== null && this.shadowRoot?.activeElement === this.board;
  }

  async updated() {
    super.updated();
    // When the game is over there is nothing to be moved, and whoever was there would be nowhere.
    if (this.onBoard && !this.games?.view().turn) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  view() {
    return renderLab(this);
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
