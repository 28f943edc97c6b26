// <whole-board-editor>: any position, edited as bear-offs are (../bearoff/board-editor.js), on all 24 points and the bar. A tap puts a
// checker of the side that is chosen, or takes one off; whoever stands on a point keeps it.

import { html, nothing } from 'lit';
import { BoardEditor } from '../bearoff/board-editor.js';
import { countOn } from '../bearoff/board-model.js';
import './narrow-board.js';
import { SPOTS, across, emptyBoard, holder, inTheWay, placeOf, wholeBoard } from './whole-board-model.js';
import { POINTS_BOX, points } from './whole-board-points.js';
import { wholeBoardStyles } from './whole-board-styles.js';

/** @typedef {import('../board/model.js').Side} Side */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {typeof import('../bearoff/texts/en.js').editor & typeof import('./texts/en.js').wholeEditor} Words */

export class WholeBoardEditor extends BoardEditor {
  static properties = {
    ...BoardEditor.properties,
    dice: { attribute: false },
    side: { state: true },
    chosen: { state: true },
  };

  constructor() {
    super();
    this.position = emptyBoard();
    this.seen = this.position;
    /** @type {[number, number] | null} the roll that lies on the board, of the side on roll */
    this.dice = null;
    /** @type {Side} whose checkers are put, also while a tap takes them off */
    this.side = 'x';
    /** What a key has chosen, for those who don't see the switch. */
    this.chosen = '';
  }

  get modes() {
    return ['x', 'o', 'remove'];
  }

  /** @param {string} mode @param {import('../../labs/bearoff/texts/en.js').BearoffTexts['editor']} words */
  modeName(mode, words) {
    const { modes, puts } = /** @type {Words} */ (words);
    return mode === 'x' || mode === 'o' ? puts(this.names[mode]) : modes.remove;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.mode === 'x' || this.mode === 'o') this.side = this.mode;
  }

  /** Each spot as a place of whoever stands there, else of the side whose checkers are put. */
  get places() {
    const { position, side } = this;
    return SPOTS.map((spot) => placeOf(spot, (position && holder(position, spot)) ?? side ?? 'x'));
  }

  /** @param {number} index */
  across(index) {
    return across(index);
  }

  empty() {
    return emptyBoard();
  }

  /**
   * @param {number} index
   * @param {number} count
   */
  set(index, count) {
    const more = count > countOn(this.position, this.places[index]);
    if (!more || !this.refusesToShare(index)) super.set(index, count);
  }

  /**
   * @param {number} digit
   * @param {number} time
   */
  type(digit, time) {
    // A number is one of the side's that is chosen; none is none of anybody's.
    if (digit === 0 || !this.refusesToShare(this.at)) super.type(digit, time);
  }

  /**
   * Whether the other side is where checkers were to be put: then it says so.
   * @param {number} index
   */
  refusesToShare(index) {
    const { mode, side, position, texts, names } = this;
    const there = mode === 'remove' ? null : inTheWay(position, SPOTS[index], side);
    if (there && texts) this.refused = /** @type {Words} */ (texts.editor).taken(names[there]);
    return there !== null;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const side = event.key.toLowerCase();
    if ((side !== 'x' && side !== 'o') || event.ctrlKey || event.metaKey || event.altKey) {
      super.onKey(event);
      return;
    }
    event.preventDefault();
    this.digit = null;
    this.mode = side;
    // Before the next digit is typed.
    this.side = side;
    const words = this.texts?.editor;
    if (words) this.chosen = `${words.tap} ${this.modeName(side, words)}`;
  }

  renderBoard() {
    const { game, position, dice, onRoll } = this;
    return html`<narrow-board
      aria-hidden=${game ? nothing : 'true'}
      .model=${game ?? wholeBoard(position, dice, onRoll)}
    ></narrow-board>`;
  }

  /**
   * @param {import('../../labs/bearoff/texts/en.js').BearoffTexts['editor']} words
   * @param {Format} format
   */
  renderPoints(words, format) {
    return html`<svg class="points" viewBox=${POINTS_BOX} role="group" aria-label=${words.label} @keydown=${this.onKey}>
        ${points(this, /** @type {Words} */ (words), format)}
      </svg>
      <p class="chosen" role="status">${this.chosen}</p>`;
  }

  static styles = [...BoardEditor.styles, wholeBoardStyles];
}

customElements.define('whole-board-editor', WholeBoardEditor);
