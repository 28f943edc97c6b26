// `<board-editor>`: a bear-off position that can be edited by click, touch and keyboard, as an ID, or from a list. The
// board keeps what the reader makes of it, even if the game cannot be played from there: its owner says whether it is a
// position, and what its IDs are. While a game from it is played, the board shows that game, and its description
// replaces the tools.

import { LitElement, html, nothing } from 'lit';
import '../board/board.js';
import { sideLine } from '../board/side-line.js';
import { controlStyles } from '../element/controls.js';
import { nextFrame } from '../element/frames.js';
import { phrased } from '../i18n/line-ends.js';
import { choice, ids, points, POINTS_BOX, switches } from './board-editor-parts.js';
import {
  PLACES,
  across,
  countOn,
  editorBoard,
  emptyPosition,
  isSame,
  mostOn,
  typedCount,
  withCount,
} from './board-model.js';
import { boardEditorStyles } from './board-editor-styles.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./board-model.js').Place} Place */
/** @typedef {import('./positions.js').Position} Position */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts} Texts */
/** @typedef {Texts['editor']} Words */

/** Digits that follow one another within this many milliseconds are one number. */
const ONE_NUMBER = 1000;

/** The counts before the lab gives the function that counts. */
const NO_COUNTS = { pips: { x: 0, o: 0 }, off: { x: 0, o: 0 } };

export class BoardEditor extends LitElement {
  static properties = {
    position: { attribute: false },
    count: { attribute: false },
    positionId: { attribute: false },
    xgid: { attribute: false },
    positions: { attribute: false },
    untold: { attribute: false },
    onRoll: { attribute: false },
    names: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    problem: { attribute: false },
    idProblem: { attribute: false },
    elsewhere: { attribute: false },
    setAside: { attribute: false },
    game: { attribute: false },
    folded: { attribute: false },
    mode: { state: true },
    at: { state: true },
    refused: { state: true },
    typing: { state: true },
    notPasted: { state: true },
  };

  constructor() {
    super();
    phrased(this);
    this.position = emptyPosition();
    /** The position that the reader sees. */
    this.seen = this.position;
    /** @type {import('./board-model.js').Count} */
    this.count = () => NO_COUNTS;
    this.positionId = '';
    this.xgid = '';
    /** @type {readonly import('./positions.js').NamedPosition[]} */
    this.positions = [];
    /** Whether the descriptions of the example positions must not be told. */
    this.untold = false;
    /** @type {Side} whose roll the switch shows */
    this.onRoll = 'x';
    /** @type {{x: string, o: string}} */
    this.names = { x: 'X', o: 'O' };
    /** @type {Pick<Texts, 'board' | 'editor' | 'positions'> | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** Why the position is refused, in a sentence. */
    this.problem = '';
    /** Why the entered ID is refused, in a sentence. */
    this.idProblem = '';
    /** Why nothing could be pasted, in a sentence. */
    this.notPasted = '';
    /** The way to another lab with the ID that was entered, if its position is one for that. @type {unknown} */
    this.elsewhere = nothing;
    /** The facts of the position's ID that are ignored, in a sentence. */
    this.setAside = '';
    /** @type {BoardModel | null} the game that the board shows instead of the position */
    this.game = null;
    /** Whether the XGID is folded, and a game replaces the tools. */
    this.folded = false;
    /** The effect of a tap: one of the modes. */
    this.mode = this.modes[0];
    /** The place that the Tab key comes to: X's 6 point at first. */
    this.at = this.places.findIndex(({ at }) => at === 6);
    /** Why the last change was impossible, in a sentence. */
    this.refused = '';
    /** @type {string | null} what is being typed instead of the ID */
    this.typing = null;
    /** @type {{index: number, count: number, time: number} | null} the last digit typed on a point */
    this.digit = null;
  }

  /** The places that can have checkers, in the order of the arrow keys. @returns {readonly Place[]} */
  get places() {
    return PLACES;
  }

  /** The place in the other row. @param {number} index */
  across(index) {
    return across(index);
  }

  /** Nothing on the board. */
  empty() {
    return emptyPosition();
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    // The field shows the position in force again as soon as that is another one.
    if (changed.has('positionId')) {
      this.typing = null;
      this.notPasted = '';
    }
    // The owner hands the position that the reader has made back a little later: that is no new one.
    if (isSame(this.position, this.seen)) return;
    this.seen = this.position;
    this.refused = '';
  }

  /**
   * @param {number} index
   * @param {boolean} other  whether the tap does the opposite of the switch
   */
  onTap(index, other) {
    const sign = (this.mode === 'remove') === other ? 1 : -1;
    this.set(index, countOn(this.position, this.places[index]) + sign);
  }

  /** @param {number} index */
  onFocus(index) {
    if (index !== this.at) this.digit = null;
    this.at = index;
  }

  /** @param {number} index @param {number} count */
  set(index, count) {
    const place = this.places[index];
    const next = withCount(this.position, place, count);
    if (next) this.take(next);
    else this.refuse(place);
  }

  /** @param {Position} position */
  take(position) {
    this.refused = '';
    if (isSame(position, this.position)) return;
    this.position = position;
    this.seen = position;
    this.say('position-change', { x: [...position.x], o: [...position.o] });
  }

  /** @param {Place} place */
  refuse(place) {
    const { texts, format, names } = this;
    if (!texts || !format) return;
    const { allPlaced, tooMany } = texts.editor;
    const side = names[place.side];
    const most = mostOn(this.position, place);
    this.refused = most === countOn(this.position, place) ? allPlaced(side) : tooMany(side, format.count(most));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { at, places } = this;
    const count = countOn(this.position, places[at]);
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowLeft: () => this.walk((at + places.length - 1) % places.length),
      ArrowRight: () => this.walk((at + 1) % places.length),
      PageUp: () => this.walk(Math.min(at, this.across(at))),
      PageDown: () => this.walk(Math.max(at, this.across(at))),
      // As in every control that sets a number.
      ArrowUp: () => this.set(at, count + 1),
      ArrowDown: () => this.set(at, count - 1),
      '+': () => this.set(at, count + 1),
      // The key of + without Shift.
      '=': () => this.set(at, count + 1),
      '-': () => this.set(at, count - 1),
      Delete: () => this.set(at, 0),
      Backspace: () => this.set(at, 0),
      Enter: () => this.onTap(at, event.shiftKey),
      ' ': () => this.onTap(at, event.shiftKey),
    };
    const isDigit = /^\d$/.test(event.key);
    const action = isDigit ? () => this.type(Number(event.key), event.timeStamp) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    if (!isDigit) this.digit = null;
    action();
  }

  /** @param {number} digit @param {number} time */
  type(digit, time) {
    const index = this.at;
    const before = this.digit?.index === index && time - this.digit.time < ONE_NUMBER ? this.digit.count : null;
    const count = typedCount(before, digit);
    this.digit = { index, count, time };
    this.set(index, count);
  }

  /** @param {number} index */
  walk(index) {
    /** @type {SVGElement | null | undefined} */
    const point = this.shadowRoot?.querySelector(`[data-index="${index}"]`);
    point?.focus();
  }

  /** Enters the ID on the clipboard. Where there is none, or the browser refuses, the field gets the focus and keeps its text. */
  async paste() {
    const { notPasted = '', nothingCopied = '' } = this.texts?.editor ?? {};
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text?.trim()) {
      this.typing = text;
      this.enter();
      return;
    }
    this.notPasted = text === null ? notPasted : nothingCopied;
    /** @type {HTMLElement | null | undefined} */
    const field = this.shadowRoot?.querySelector('#id');
    field?.focus();
  }

  /** @param {Event} event */
  onSubmit(event) {
    event.preventDefault();
    this.enter();
  }

  /** Hands the entered ID to the owner. */
  enter() {
    this.refused = '';
    this.notPasted = '';
    const detail = { text: (this.typing ?? this.positionId).trim() };
    // An owner accepts the ID by `preventDefault()`. A refused one stays in the field.
    const taken = !this.dispatchEvent(new CustomEvent('id-enter', { detail, cancelable: true }));
    if (taken) this.typing = null;
  }

  /** @param {Event} event */
  onChoose(event) {
    this.refused = '';
    this.say('position-choose', { name: /** @type {HTMLSelectElement} */ (event.currentTarget).value });
  }

  onSwap() {
    this.refused = '';
    this.say('swap', null);
  }

  /** @param {Side} side */
  async onRollChange(side) {
    this.refused = '';
    this.say('roll-change', { onRoll: side });
    // The owner draws the change in the next frame. An owner that asks the reader first leaves the switch as it was.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    this.requestUpdate();
  }

  /** @param {string} name @param {unknown} detail */
  say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  render() {
    const { texts, format, game, folded } = this;
    if (!texts || !format) return nothing;
    const words = texts.editor;
    return html`<div class="editor ${game ? 'played' : ''} ${folded ? 'folded' : ''}">
      <div class="edited">
        ${this.renderSide('o', texts.board)}
        <slot name="cube"></slot>
        <div class="stage">
          ${this.renderBoard()}
          ${game ? nothing : this.renderPoints(words, format)}
        </div>
        ${this.renderSide('x', texts.board)}
        <div class="problems" role="alert">
          ${this.refused ? html`<p class="problem">${this.refused}</p>` : nothing}
          ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
        </div>
      </div>
      <div class="under">
        <div class="tools">
          <div class="taps">${this.renderModes(words)}</div>
          ${ids(this, words)} ${choice(this, texts)} ${switches(this, words)}
        </div>
        <slot name="game"></slot>
      </div>
    </div>`;
  }

  /** The board, with the game that it shows or the position. @returns {unknown} */
  renderBoard() {
    const { game } = this;
    return html`<backgammon-board
      slim
      aria-hidden=${game ? nothing : 'true'}
      .model=${game ?? editorBoard(this.position)}
    ></backgammon-board>`;
  }

  /** @param {Words} words @param {Format} format @returns {unknown} */
  renderPoints(words, format) {
    return html`<svg class="points" viewBox=${POINTS_BOX} role="group" aria-label=${words.label} @keydown=${this.onKey}>
      ${points(this, words, format)}
    </svg>`;
  }

  /** @param {Side} side @param {Texts['board']} words */
  renderSide(side, words) {
    const { game } = this;
    const onRoll = game ? game.onRoll : this.onRoll;
    const counts = game?.pips && game.off ? { pips: game.pips, off: game.off } : this.count(this.position);
    return sideLine(side, this.names[side], onRoll === side, counts, words);
  }

  /** The possible effects of a tap. @returns {readonly string[]} */
  get modes() {
    return ['add', 'remove'];
  }

  /** @param {string} mode @param {Words} words */
  modeName(mode, words) {
    return words.modes[/** @type {'add' | 'remove'} */ (mode)];
  }

  /** @param {Words} words */
  renderModes(words) {
    return html`<div class="modes">
        <span id="tap">${words.tap}</span>
        <div class="segments" role="radiogroup" aria-labelledby="tap" aria-describedby="hint">
          ${this.modes.map(
            (mode) =>
              html`<label>
                <input
                  type="radio"
                  name="mode"
                  .checked=${this.mode === mode}
                  @change=${() => (this.mode = mode)}
                />
                <span>${this.modeName(mode, words)}</span>
              </label>`,
          )}
        </div>
      </div>
      <p class="hint muted" id="hint">${words.hint}</p>`;
  }

  static styles = [controlStyles, boardEditorStyles];
}

customElements.define('board-editor', BoardEditor);
