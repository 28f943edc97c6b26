// Base of the two chart elements: knows its plot's size in CSS pixels and redraws at most once a frame.

import { LitElement } from 'lit';
import { nextFrame } from '../frames.js';

/** @typedef {{width: number, height: number}} Size */

export class SizedElement extends LitElement {
  constructor() {
    super();
    /** @type {Size | null} of the plot; null until it is measured */
    this.size = null;
    /** @type {ResizeObserver | null} */
    this.sizes = null;
  }

  /** A model may be set many times between two frames; only the last one is drawn. */
  async scheduleUpdate() {
    await nextFrame();
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
  }

  firstUpdated() {
    this.watch();
  }

  watch() {
    const plot = this.renderRoot.querySelector('.plot');
    if (!plot || this.sizes || !this.isConnected) return;
    this.sizes = new ResizeObserver(([entry]) => {
      // On paper the drawing is scaled, and its plot is as high as it is.
      if (matchMedia('print').matches) return;
      const { width, height } = entry.contentRect;
      if (width === this.size?.width && height === this.size.height) return;
      this.size = width > 0 && height > 0 ? { width, height } : null;
      this.requestUpdate();
    });
    this.sizes.observe(plot);
  }
}
