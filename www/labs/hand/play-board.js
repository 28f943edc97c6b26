// <play-board>: a bear-off to be played by click, drag, touch and keyboard. It knows no rules: its model says what can be
// moved, and its events say what the reader wants.

import { LitElement, css, html, nothing, svg } from 'lit';
import '../../lib/board/board.js';
import { Motion } from '../../lib/element/motion.js';
import { face } from '../../lib/board/model.js';
import { CHECKER, DIE, FIELDS, FRAME, pointBox, viewBox } from '../../lib/board/geometry.js';
import { landing } from '../../lib/board/moving.js';
import {
  HOME,
  ROW,
  countOn,
  lifted,
  newRoll,
  placeOf,
  pointUnder,
  sameTurn,
  slidesTo,
  targetBox,
  targetsFrom,
  topChecker,
} from './play-board-model.js';

/** @typedef {import('./play-board-model.js').PlayModel} PlayModel */
/** @typedef {import('./play-board-model.js').Turn} Turn */

// ——— Styles ———

// .overlay: a vertical swipe scrolls the page; a horizontal one drags a checker.
const styles = css`
  :host { display: block; min-width: 0; container-type: inline-size; }
  :host([hidden]) { display: none; }
  .stage { position: relative; }
  .overlay { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; touch-action: pan-y; }
  .point { -webkit-tap-highlight-color: transparent; }
  .point:focus { outline: none; }
  .movable { cursor: grab; }
  .dragging, .dragging .movable { cursor: grabbing; }
  .reach { fill: transparent; }
  .halo, .ring { fill: none; pointer-events: none; visibility: hidden; }
  .halo { stroke: var(--bg); stroke-width: 4; }
  .ring { stroke: var(--accent); stroke-width: 2; }
  .point:focus-visible :is(.halo, .ring) { visibility: visible; }
  .ready { fill: none; stroke: var(--accent); stroke-width: 1.6; pointer-events: none; }
  .target {
    fill: var(--accent); fill-opacity: 0.16; stroke: var(--accent); stroke-width: 1.2; stroke-dasharray: 3 2;
    pointer-events: none;
  }
  .air { pointer-events: none; }
  .air.x { fill: var(--checker-x); stroke: var(--checker-x-edge); }
  .air.o { fill: var(--checker-o); stroke: var(--checker-o-edge); }
  .dice { cursor: pointer; touch-action: manipulation; }
  .die { stroke: var(--die-edge); }
  .dice.x .die { fill: var(--die-x); }
  .dice.o .die { fill: var(--die-o); }
  .dice.x .pip { fill: var(--die-pip-x); }
  .dice.o .pip { fill: var(--die-pip-o); }
  .played { opacity: 0.35; }
  @media (hover: hover) {
    .movable:hover .reach { fill: var(--ink); fill-opacity: 0.07; }
  }
  @media (forced-colors: active) {
    .overlay { forced-color-adjust: none; --accent: Highlight; }
    .die { stroke: CanvasText; }
  }
  @media print {
    .point { display: none; }
  }
`;

// ——— Element ———

/** Milliseconds in which checkers slide and dice land. */
const MOVES = 350;

/** A pointer that moves less than this, in pixels, taps. */
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
 * @property {string} label  of all points
 * @property {(point: string, checkers: string) => string} point
 * @property {(point: string, targets: string) => string} canGo  a point, and the points to which a checker can go from it
 * @property {string} off  name of the target off the board
 * @property {string} and  between two targets
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
    /** @type {import('../../lib/i18n/format.js').Format | null} */
    this.format = null;
    /** The point that the Tab key reaches. */
    this.at = HOME;
    /** @type {Drag | null} */
    this.drag = null;
    /** Whether the next click does nothing, because it is the end of a drag. */
    this.dropped = false;
    /** Whether a checker has been dropped where it is to go. */
    this.landed = false;
    /** Whether checkers slide to their places. */
    this.slides = false;
    /** Whether the dice have just been thrown. */
    this.thrown = false;
    this.motion = new Motion(this, (share) => share);
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.has('model')) return;
    const before = changed.get('model') ?? null;
    // A dragged checker returns to its point if something else has moved.
    if (!sameTurn(before, this.model)) this.drag = null;
    this.move(before, this.model);
  }

  /**
   * Begins to show what has changed. Whatever the reader does next goes by the new model.
   * @param {PlayModel | null} before
   * @param {PlayModel | null} model
   */
  move(before, model) {
    // The end of a turn that was skipped is seen at once.
    this.slides = slidesTo(before, model) && !this.landed && !before?.coming;
    this.landed = false;
    const thrown = newRoll(before, model);
    if (!thrown && sameTurn(before, model)) return;
    this.thrown = thrown;
    this.motion.start(MOVES);
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
    // The reader doesn't play dice that nobody has seen.
    this.dropped = Boolean(this.model?.coming);
    if (this.dropped || event.button !== 0 || !this.turn?.movable.some(({ from }) => from === point)) return;
    this.drag = { pointer: event.pointerId, from: point, start: { x: event.clientX, y: event.clientY }, at: null };
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y);
    if (!drag.at && far < TAP) return;
    const overlay = /** @type {SVGSVGElement} */ (event.currentTarget);
    // The drag goes on beyond the board.
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
    // A checker that is dropped on its own point stays.
    if (to === null || to === drag.from) return;
    this.landed = true;
    this.wish('checker-move', { from: drag.from, to });
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
      // Before the last move is drawn, only the lab knows that the turn can end. After it is drawn, a second Enter must not
      // move a checker of the next turn.
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

  /** Moves the focus to the points. */
  focus() {
    this.walk(this.at);
  }

  /**
   * @param {'checker-move' | 'dice-swap' | 'move-undo' | 'play-done' | 'play-on'} name
   * @param {object} [detail]
   */
  wish(name, detail = {}) {
    if (this.model?.coming) return;
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  render() {
    const { model, turn, texts, drag } = this;
    if (!model || !texts) return nothing;
    const inAir = turn && drag?.at ? drag : null;
    const board = turn && inAir ? lifted(model.board, turn.side, inAir.from) : model.board;
    const within = model.board.within ?? (this.slides && !inAir ? MOVES : 0);
    return html`<div class="stage">
      <backgammon-board slim aria-hidden="true" .model=${{ ...board, within }}></backgammon-board>
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
                ROW.map((point) => pointButton(this, model, turn, point)),
                model.coming
                  ? nothing
                  : diceInHand(turn, this.thrown ? this.motion.share : 1, () =>
                      this.wish(turn.done ? 'play-done' : 'dice-swap'),
                    ),
                inAir?.at ? checkerInAir(turn, inAir.at) : nothing,
              ]
            : nothing
        }
      </svg>
    </div>`;
  }

  static styles = styles;
}

/**
 * Converts a place on the screen to one in the drawing.
 * @param {SVGSVGElement} overlay
 * @param {PointerEvent} event
 */
function onBoard(overlay, { clientX, clientY }) {
  // The matrix of the drawing is no use: in Firefox it ignores the zoom of the elements around it.
  const { left, top, width } = overlay.getBoundingClientRect();
  const { x, y, width: wide } = overlay.viewBox.baseVal;
  const scale = wide / width;
  return { x: x + (clientX - left) * scale, y: y + (clientY - top) * scale };
}

// ——— Drawing over the board ———

const { x, y, width, height } = viewBox(false, true);
const BOARD_BOX = `${x} ${y} ${width} ${height}`;
const MIDDLE = y + height / 2;

/**
 * Draws a point of the side on roll as a button.
 * @param {PlayBoard} board
 * @param {PlayModel} model
 * @param {Turn} turn
 * @param {number} point
 */
function pointButton(board, model, turn, point) {
  const { texts, format } = board;
  if (!texts || !format) return nothing;
  const { side } = turn;
  const count = countOn(model, side, point);
  const targets = targetsFrom(turn, point);
  // The number on the rail belongs to the point.
  const box = pointBox(placeOf(side, point));
  const top = side === 'o' ? box.y - FRAME.rail : box.y;
  const long = box.height + FRAME.rail;
  const taken = topChecker(side, point, count);
  const label = texts.point(format.count(point), format.count(count));
  const goals = targets.map((to) => (to === 0 ? texts.off : format.count(to))).join(texts.and);
  return svg`<g class="point ${targets.length > 0 ? 'movable' : ''}" role="button" data-point=${point}
    tabindex=${board.at === point ? 0 : -1}
    aria-disabled=${targets.length > 0 ? 'false' : 'true'}
    aria-label=${goals ? texts.canGo(label, goals) : label}
    @click=${(/** @type {MouseEvent} */ event) => board.onTap(point, event)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => board.onDown(point, event)}
    @focus=${() => (board.at = point)}>
    <rect class="reach" x=${box.x} y=${top} width=${box.width} height=${long} />
    ${
      targets.length > 0 && taken && !model.coming && !board.motion.moving
        ? svg`<circle class="ready ${side}" cx=${taken.x} cy=${taken.y} r=${CHECKER.radius - 0.4} />`
        : nothing
    }
    <rect class="halo" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
  </g>`;
}

/**
 * Marks the places to which the dragged checker can go.
 * @param {Turn} turn
 * @param {number} from
 */
const targetMarks = ({ side, movable }, from) =>
  targetsFrom({ side, movable, dice: [], done: false }, from).map((to) => {
    const box = targetBox(side, to);
    return svg`<rect class="target" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />`;
  });

/**
 * @param {Turn} turn
 * @param {{x: number, y: number}} at
 */
const checkerInAir = ({ side }, at) => svg`<circle class="air ${side}" cx=${at.x} cy=${at.y} r=${CHECKER.radius} />`;

/**
 * Draws the dice in the order in which they are moved. Played dice are faint.
 * @param {Turn} turn
 * @param {number} share  of their landing
 * @param {() => void} onClick
 */
function diceInHand({ side, dice }, share, onClick) {
  const step = DIE.size + DIE.gap;
  const left = FIELDS.home.x + (FIELDS.home.width - dice.length * step + DIE.gap) / 2;
  const top = MIDDLE - DIE.size / 2;
  return svg`<g class="dice ${side}" @click=${onClick}>
    <rect class="reach" x=${left - DIE.gap} y=${top - 5} width=${dice.length * step + DIE.gap} height=${DIE.size + 10} />
    ${dice.map(({ value, played }, i) => {
      const at = left + i * step;
      const middle = { x: at + DIE.size / 2, y: top + DIE.size / 2 };
      return svg`<g class=${played ? 'played' : ''} transform=${landing(middle, i, share) ?? nothing}>
        <rect class="die" x=${at} y=${top} width=${DIE.size} height=${DIE.size} rx=${DIE.corner} />
        ${face(value).map(
          ([across, down]) => svg`<circle class="pip" r="2.1"
            cx=${at + DIE.size * (0.5 + 0.26 * across)} cy=${top + DIE.size * (0.5 + 0.26 * down)} />`,
        )}
      </g>`;
    })}
  </g>`;
}

customElements.define('play-board', PlayBoard);
