// Base of the two chart elements: knows its plot's size in CSS pixels and redraws at most once a frame.

import { LitElement } from 'lit';
import { nextFrame } from '../element/frames.js';
import { offPaper, onPaper } from './paper.js';

/** @typedef {{width: number, height: number}} Size */

export class SizedElement extends LitElement {
  constructor() {
    super();
    /** @type {Size | null} of the plot; null until it is measured */
    this.size = null;
    /** @type {ResizeObserver | null} */
    this.sizes = null;
  }

  /**
   * A model may be set many times between two frames; only the last one is drawn. At first there is only a place for the
   * drawing, which is kept in the frame that has the rest of the page: nothing below it moves.
   */
  async scheduleUpdate() {
    if (this.hasUpdated) await nextFrame();
    await super.scheduleUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.watch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sizes?.disconnect();
    this.sizes = null;
    offPaper(this);
  }

  firstUpdated() {
    this.watch();
  }

  watch() {
    const { plot } = this;
    if (!plot || this.sizes || !this.isConnected) return;
    this.sizes = new ResizeObserver(([entry]) => {
      // On paper the drawing is scaled, and its plot is as high as it is.
      if (matchMedia('print').matches) return;
      if (this.resize(entry.contentRect)) this.requestUpdate();
    });
    this.sizes.observe(plot);
    onPaper(this);
  }

  get plot() {
    return this.renderRoot.querySelector('.plot');
  }

  /** Takes the plot's size; says whether it is news. @param {Size} rectangle */
  resize({ width, height }) {
    if (width === this.size?.width && height === this.size.height) return false;
    this.size = width > 0 && height > 0 ? { width, height } : null;
    return true;
  }

  /** Takes the plot's size as it is now; says whether it is news. */
  measure() {
    return this.plot !== null && this.resize(this.plot.getBoundingClientRect());
  }

  /** Draws at once: no frame comes between `beforeprint` and the paper. */
  redraw() {
    this.requestUpdate();
    this.performUpdate();
  }
}
