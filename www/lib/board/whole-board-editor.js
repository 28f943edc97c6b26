// <whole-board-editor>: any position, edited as bear-offs are (../bearoff/board-editor.js), on all 24 points and the bar. A tap puts a
// checker of the chosen side, or takes one off. The two sides never share a point.

import { css, html, nothing, svg } from 'lit';
import { BackgammonBoard } from './board.js';
import { drawBar, drawPoint, drawRoll, drawTray, grown, rect } from './drawing.js';
import { dieBoxes, isUpper, visiblePoints } from './geometry.js';
import { countOnBar, fromOtherSide, offOf } from './model.js';
import { BAR, OFF } from './moves.js';
import { slabBox, stackedBox } from './moving.js';
import {
  across,
  BAR_SHIFT,
  emptyBoard,
  holder,
  inTheWay,
  mostAt,
  NARROW_BAR,
  NARROW_BOX,
  NARROW_FIELDS,
  narrowSlabs,
  narrowTray,
  OUTER_SHIFT,
  placeOf,
  shiftOf,
  spotBox,
  SPOTS,
  wholeBoard,
} from './whole-board.js';
import { countOn } from '../bearoff/board-model.js';
import { BoardEditor } from '../bearoff/board-editor.js';

/** @typedef {import('./model.js').BoardModel} BoardModel */
/** @typedef {import('../i18n/format.js').Format} Format */
/** @typedef {import('./model.js').Side} Side */

/** @typedef {typeof import('../bearoff/texts/en.js').editor & typeof import('./texts/en.js').wholeEditor} Words */

const VIEW_BOX = [NARROW_BOX.x, NARROW_BOX.y, NARROW_BOX.width, NARROW_BOX.height].join(' ');

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
    /** @type {Side} whose checkers taps and keys add, remembered while taps remove */
    this.side = 'x';
    /** The mode that a key has chosen, for screen readers. */
    this.chosen = '';
  }

  get modes() {
    return ['x', 'o', 'remove'];
  }

  /** @param {string} mode @param {typeof import('../bearoff/texts/en.js').editor} words */
  modeName(mode, words) {
    const { modes, puts } = /** @type {Words} */ (words);
    return mode === 'x' || mode === 'o' ? puts(this.names[mode]) : modes.remove;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.mode === 'x' || this.mode === 'o') this.side = this.mode;
  }

  /** Each spot as a place of the side that holds it, or else of the chosen side. */
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

  /** @param {number} index @param {number} count */
  set(index, count) {
    const more = count > countOn(this.position, this.places[index]);
    if (!more || !this.refusesToShare(index)) super.set(index, count);
  }

  /** @param {number} digit @param {number} time */
  type(digit, time) {
    // A number counts checkers of the chosen side; zero is allowed everywhere.
    if (digit === 0 || !this.refusesToShare(this.at)) super.type(digit, time);
  }

  /** Returns whether the other side holds the spot, and says so then. @param {number} index */
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

  /** @param {typeof import('../bearoff/texts/en.js').editor} words @param {Format} format */
  renderPoints(words, format) {
    return html`<svg class="points" viewBox=${VIEW_BOX} role="group" aria-label=${words.label} @keydown=${this.onKey}>
        ${points(this, /** @type {Words} */ (words), format)}
      </svg>
      <p class="chosen" role="status">${this.chosen}</p>`;
  }

  // Signs are only where the pointer is, because there are many points.
  static styles = [
    ...BoardEditor.styles,
    css`
      .edited { max-width: 520px; }
      .sign { visibility: hidden; }
      .buttons { flex-wrap: wrap; }
      .chosen { position: absolute; clip-path: inset(50%); }
      @media (hover: hover) {
        .point:not(.idle):hover .sign { visibility: visible; }
      }
      @container (min-width: 640px) {
        .editor { grid-template-columns: minmax(0, 1fr); }
        .edited { margin-inline: auto; }
      }
    `,
  ];
}

customElements.define('whole-board-editor', WholeBoardEditor);

// ——— Controls over the drawing: one for each point, and one for each side's bar ———

/** Distance of the signs from the edge of the board: beyond the fifth checker, short of the other row. */
const SIGN = 109.5;

/** @param {WholeBoardEditor} editor @param {Words} words @param {Format} format */
const points = (editor, words, format) => SPOTS.map((_, index) => control(editor, index, words, format));

/** @param {WholeBoardEditor} editor @param {number} index @param {Words} words @param {Format} format */
function control(editor, index, words, format) {
  const { position, names, mode } = editor;
  const spot = SPOTS[index];
  const owner = holder(position, spot);
  // An empty point counts for the chosen side.
  const count = countOn(position, placeOf(spot, owner ?? editor.side));
  // Keys take off checkers of either side, and add only those of the chosen side.
  const most = mode === 'remove' ? mostAt(position, spot, owner ?? editor.side) : mostAt(position, spot, editor.side);
  const idle = mode === 'remove' ? count === 0 : count >= most;
  const box = spotBox(spot);
  const onBar = typeof spot === 'string';
  const name = onBar ? words.bar(names[spot]) : words.anyPoint(format.count(spot));
  const said = owner ? words.checkersOf(names[owner], format.count(count)) : words.nobody;
  return svg`<g class=${idle ? 'point idle' : 'point'} role="spinbutton" data-index=${index}
    tabindex=${editor.at === index ? 0 : -1}
    aria-label=${name}
    aria-valuenow=${count} aria-valuemin="0" aria-valuemax=${Math.max(count, most)}
    aria-valuetext=${said}
    @click=${(/** @type {MouseEvent} */ event) => editor.onTap(index, event.shiftKey)}
    @focus=${() => editor.onFocus(index)}>
    <rect class="reach" x=${box.x} y=${box.y} width=${box.width} height=${box.height} />
    <rect class="halo" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />
    ${onBar ? nothing : sign(box, isUpper(spot), mode)}
  </g>`;
}

/**
 * Draws whether a tap adds or removes, where the pointer is.
 * @param {import('./geometry.js').Box} box
 * @param {boolean} upper
 * @param {string} mode
 */
const sign = (box, upper, mode) => svg`<g class="sign"
  transform=${`translate(${box.x + box.width / 2} ${upper ? box.y + SIGN : box.y + box.height - SIGN})`}>
  <circle r="5.6" />
  <path d=${mode === 'remove' ? 'M-3 0H3' : 'M-3 0H3M0-3V3'} />
</g>`;

// ——— <narrow-board>: one position of any game, on a board that is as narrow as it can be ———

const SIDES = /** @type {const} */ (['o', 'x']);
const POINTS = visiblePoints(false);
/** Distance of the line where the board folds from the ends of the bar. */
const FOLD = 26;

/** @param {unknown} drawn @param {number} by */
const moved = (drawn, by) => svg`<g transform=${`translate(${by} 0)`}>${drawn}</g>`;

function frame() {
  const { x, y, width, height } = NARROW_BAR;
  return svg`
    ${rect(NARROW_BOX, 'frame', 8)}
    ${rect(grown(NARROW_BOX, -1), 'rim', 7)}
    ${[NARROW_FIELDS.outer, NARROW_FIELDS.home].map((field) => svg`${rect(field, 'field')}${rect(grown(field, 0.5), 'inlay')}`)}
    <path class="fold" d=${`M${x + width / 2} ${y + FOLD}V${y + height - FOLD}`} />`;
}

/** @param {BoardModel} model */
const drawNarrow = (model) => svg`
  ${frame()}
  ${POINTS.map((point) => moved(drawPoint(model, point, false), shiftOf(point)))}
  ${SIDES.map((side) => drawTray(side, offOf(model, side), narrowTray(side), narrowSlabs(side, offOf(model, side))))}
  ${SIDES.map((side) => moved(drawBar(side, countOnBar(model, side)), BAR_SHIFT))}
  ${model.dice ? moved(drawRoll(model.dice, false), model.dice.side === 'o' ? OUTER_SHIFT : 0) : nothing}`;

/** @type {import('./moving.js').Places} */
const PLACES = {
  checker(side, end) {
    const { place, count } = end;
    if (place === OFF) return slabBox(end, narrowSlabs(side, count));
    const box = stackedBox(side, end);
    const shift = place === BAR ? BAR_SHIFT : shiftOf(side === 'x' ? place : fromOtherSide(place));
    return { ...box, x: box.x + shift };
  },
  dice(side) {
    const [first, second] = dieBoxes(side, false);
    const shift = side === 'o' ? OUTER_SHIFT : 0;
    return [
      { ...first, x: first.x + shift },
      { ...second, x: second.x + shift },
    ];
  },
};

export class NarrowBoard extends BackgammonBoard {
  get shape() {
    return { box: NARROW_BOX, looks: 'narrow' };
  }

  /** @param {BoardModel} model */
  draw(model) {
    return drawNarrow(model);
  }

  get places() {
    return PLACES;
  }

  static styles = [
    ...BackgammonBoard.styles,
    css`
      .board.narrow .off { font-size: 9.5px; }
      @container (max-width: 380px) {
        .board.narrow .number { font-size: 11px; }
        .board.narrow .count { font-size: 13px; }
      }
    `,
  ];
}

customElements.define('narrow-board', NarrowBoard);
