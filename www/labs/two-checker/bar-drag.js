// Dragging the bars of the luck table with a mouse, a finger or a pen. A drag is one edit, and Escape takes it back. A piece that the
// table holds. The keyboard has the fields.

import { pointsPerPixel, REACH } from './luck-bars.js';

/** @typedef {import('./luck-table.js').Cell} Cell */

/** A pixel of a wide column is less than this many points, which leaves room for half points. */
const FINE = 0.9;

export class BarDrag {
  /** @param {import('./luck-table.js').LuckTableElement} table */
  constructor(table) {
    this.table = table;
    /** The drag that is going on. @type {{cell: Cell, pointer: number, start: number, x: number, perPixel: number, last: number, changed: boolean} | null} */
    this.going = null;
    /** The pointer's place, until the next frame takes it. */
    this.x = 0;
    this.frame = 0;
    for (const name of /** @type {const} */ (['press', 'move', 'release', 'cancel', 'key'])) {
      /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[name] = this[name].bind(this);
    }
    table.addController(this);
  }

  hostDisconnected() {
    this.end();
  }

  /** @param {PointerEvent} event */
  press(event) {
    const bar = /** @type {SVGSVGElement} */ (event.currentTarget);
    if (event.button !== 0 || !event.isPrimary || this.going) return;
    // Neither selects words nor takes the focus out of a field.
    event.preventDefault();
    bar.setPointerCapture(event.pointerId);
    const cell = /** @type {Cell} */ (bar.dataset.cell);
    const start = Math.max(-REACH, Math.min(REACH, this.table.table[cell]));
    const perPixel = pointsPerPixel(bar.getBoundingClientRect().width);
    this.x = event.clientX;
    this.going = { cell, pointer: event.pointerId, start, x: this.x, perPixel, last: start, changed: false };
    addEventListener('keydown', this.key, true);
    this.table.onLeave();
    this.table.endEditing();
  }

  /** Takes the pointer's place with the next frame. @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.going?.pointer) return;
    this.x = event.clientX;
    this.frame ||= requestAnimationFrame(() => this.follow());
  }

  /** Edits the estimate, in whole or half points. */
  follow() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { going } = this;
    if (!going) return;
    const step = going.perPixel < FINE ? 0.5 : 1;
    const wished = going.start + (this.x - going.x) * going.perPixel;
    const points = Math.round(Math.max(-REACH, Math.min(REACH, wished)) / step) * step;
    if (points === going.last) return;
    going.last = points;
    if (this.table.propose(going.cell, points)) going.changed = true;
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (event.pointerId !== this.going?.pointer) return;
    this.x = event.clientX;
    this.follow();
    this.end();
  }

  /** A browser takes the pointer away when a finger scrolls the page. @param {PointerEvent} event */
  cancel(event) {
    if (event.pointerId === this.going?.pointer) this.takeBack();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.takeBack();
  }

  takeBack() {
    const changed = this.going?.changed;
    this.end();
    if (changed) this.table.undo();
  }

  end() {
    if (!this.going) return;
    this.going = null;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    removeEventListener('keydown', this.key, true);
    this.table.endEditing();
  }
}
