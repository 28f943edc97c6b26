// <play-board>: a bear-off to be played by hand: by click, drag, touch and keyboard. It knows no rules: what can be
// moved comes in, and what the reader wants goes out.

import { LitElement, html, nothing } from 'lit';
import '../board/board.js';
import { BOARD_BOX, checkerInAir, diceInHand, pointButtons, targetMarks } from './play-board-drawing.js';
import { HOME, lifted, pointUnder, sameTurn } from './play-board-model.js';
import { playBoardStyles } from './play-board-styles.js';

/** @typedef {import('./play-board-model.js').PlayModel} PlayModel */
/** @typedef {import('../i18n/format.js').Format} Format */

/** A pointer that moves less, in pixels, taps. */
const TAP = 6;

/**
 * @typedef {Object} Drag
 * @property {number} pointer
 * @property {number} from
 * @property {{x: number, y: number}} start  on the screen
 * @property {{x: number, y: number} | null} at  on the board; null until it has moved
 */

/**
 * @typedef {Object} PlayBoardTexts
 * @property {string} label  of all points together
 * @property {(point: string, checkers: string) => string} point
 * @property {(point: string, targets: string) => string} canGo  a point with where a checker can go from it
 * @property {string} off  one of these targets
 * @property {string} and  between two of them
 */

export class PlayBoard extends LitElement {
  static properties = {
    model: { attribute: false },
    texts: { attribute: false },
    format: { attribute: false },
    at: { state: true },
    drag: { state: true },
  };

  constructor() {
    super();
    /** @type {PlayModel | null} */
    this.model = null;
    /** @type {PlayBoardTexts | null} */
    this.texts = null;
    /** @type {Format | null} */
    this.format = null;
    /** The point that the Tab key comes to. */
    this.at = HOME;
    /** @type {Drag | null} */
    this.drag = null;
    /** Whether the click that follows is the end of a drag. */
    this.dropped = false;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    // Another turn, or something else moved meanwhile: what is in the air comes down where it was.
    if (changed.has('model') && !sameTurn(changed.get('model'), this.model)) this.drag = null;
  }

  get turn() {
    return this.model?.turn ?? null;
  }

  /**
   * @param {number} point
   * @param {MouseEvent} event
   */
  onTap(point, event) {
    if (this.dropped) {
      this.dropped = false;
      event.preventDefault();
    } else {
      this.wish('checker-move', { from: point });
    }
  }

  /**
   * @param {number} point
   * @param {PointerEvent} event
   */
  onDown(point, event) {
    this.dropped = false;
    if (event.button !== 0 || !this.turn?.movable.some(({ from }) => from === point)) return;
    this.drag = { pointer: event.pointerId, from: point, start: { x: event.clientX, y: event.clientY }, at: null };
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y);
    if (!drag.at && far < TAP) return;
    const overlay = /** @type {SVGSVGElement} */ (event.currentTarget);
    // From now on its movements are ours, also beyond the board.
    if (!drag.at) overlay.setPointerCapture(event.pointerId);
    this.drag = { ...drag, at: onBoard(overlay, event) };
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    this.drag = null;
    if (!drag.at) return;
    this.dropped = true;
    const to = pointUnder(onBoard(/** @type {SVGSVGElement} */ (event.currentTarget), event));
    // Put down where it was, it stays.
    if (to !== null && to !== drag.from) this.wish('checker-move', { from: drag.from, to });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { at } = this;
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowLeft: () => this.walk(Math.min(HOME, at + 1)),
      ArrowRight: () => this.walk(Math.max(1, at - 1)),
      Home: () => this.walk(HOME),
      End: () => this.walk(1),
      // The last checker may have moved and not be drawn yet: then the owner knows that the turn ends. Where it is drawn, a
      // second Enter must not move a checker of the next turn.
      Enter: () => (this.turn?.done ? this.wish('play-done') : this.wish('play-on', { from: at })),
      ' ': () => this.wish('checker-move', { from: at }),
      s: () => this.wish('dice-swap'),
      u: () => this.wish('move-undo'),
      Backspace: () => this.wish('move-undo'),
    };
    const action = /^[1-6]$/.test(event.key)
      ? () => this.wish('checker-move', { from: Number(event.key) })
      : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** @param {number} point */
  walk(point) {
    this.at = point;
    /** @type {SVGElement | null | undefined} */
    const button = this.shadowRoot?.querySelector(`[data-point="${point}"]`);
    button?.focus();
  }

  /** To the points, from wherever the reader is. */
  focus() {
    this.walk(this.at);
  }

  /**
   * @param {'checker-move' | 'dice-swap' | 'move-undo' | 'play-done' | 'play-on'} name
   * @param {object} [detail]
   */
  wish(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  render() {
    const { model, turn, texts, drag } = this;
    if (!model || !texts) return nothing;
    const inAir = turn && drag?.at ? drag : null;
    const board = turn && inAir ? lifted(model.board, turn.side, inAir.from) : model.board;
    return html`<div class="stage">
      <backgammon-board slim aria-hidden="true" .model=${board}></backgammon-board>
      <svg
        class=${inAir ? 'overlay dragging' : 'overlay'}
        viewBox=${BOARD_BOX}
        role="group"
        aria-label=${texts.label}
        @keydown=${this.onKey}
        @pointermove=${this.onMove}
        @pointerup=${this.onUp}
        @pointercancel=${() => (this.drag = null)}
      >
        ${
          turn
            ? [
                inAir ? targetMarks(turn, inAir.from) : nothing,
                pointButtons(this, model, turn),
                diceInHand(turn, () => this.wish(turn.done ? 'play-done' : 'dice-swap')),
                inAir?.at ? checkerInAir(turn, inAir.at) : nothing,
              ]
            : nothing
        }
      </svg>
    </div>`;
  }

  static styles = playBoardStyles;
}

/**
 * A place on the screen as one in the drawing.
 * @param {SVGSVGElement} overlay
 * @param {PointerEvent} event
 */
function onBoard(overlay, { clientX, clientY }) {
  // Not by its matrix: in Firefox that knew nothing of what is drawn larger around it.
  const { left, top, width } = overlay.getBoundingClientRect();
  const { x, y, width: wide } = overlay.viewBox.baseVal;
  const scale = wide / width;
  return { x: x + (clientX - left) * scale, y: y + (clientY - top) * scale };
}

customElements.define('play-board', PlayBoard);
