// The base of elements that draw a chart: it knows the size of its plot in CSS pixels, redraws at most once a frame, and redraws for paper.

import { LitElement } from 'lit';
import { nextFrame } from '../element/frames.js';

/** @typedef {{width: number, height: number}} Size */

/** Elements that are redrawn for paper. @type {Set<SizedElement>} */
const onPaper = new Set();

export class SizedElement extends LitElement {
  constructor() {
    super();
    /** @type {Size | null} of the plot; null until it is measured */
    this.size = null;
    /** @type {ResizeObserver | null} */
    this.sizes = null;
    /** @type {import('../element/motion.js').Motion[]} of the drawing */
    this.motions = [];
  }

  /**
   * A model may be set many times between two frames, and only the last one is drawn. The first update comes at once and holds the
   * place of the drawing, so nothing below it moves. A motion asks in a frame and is drawn in it.
   */
  async scheduleUpdate() {
    if (this.hasUpdated && !this.motions.some(({ inFrame }) => inFrame)) await nextFrame();
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
    onPaper.delete(this);
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
    onPaper.add(this);
  }

  get plot() {
    return this.renderRoot.querySelector('.plot');
  }

  /** Takes the size of the plot, and returns whether it has changed. @param {Size} rectangle */
  resize({ width, height }) {
    if (width === this.size?.width && height === this.size.height) return false;
    this.size = width > 0 && height > 0 ? { width, height } : null;
    return true;
  }

  /** Measures the plot, and returns whether its size has changed. */
  measure() {
    return this.plot !== null && this.resize(this.plot.getBoundingClientRect());
  }

  /** Draws at once, because no frame comes between `beforeprint` and the paper. */
  redraw() {
    this.requestUpdate();
    this.performUpdate();
  }
}

// ——— Paper ———
//
// A chart that is drawn for a wide screen has text too small to read once it is scaled to a page, and browsers lay a page out for its
// paper too late for scripts. So `beforeprint` lays it out as wide as paper for a moment.

/** A4 and Letter are 718 and 740 CSS pixels wide between margins of a centimetre. */
const PAPER = 700;

/** Redraws the charts whose size has changed. */
function redraw() {
  // All of them are measured first: drawing one makes the next measurement lay the page out anew.
  for (const chart of [...onPaper].filter((one) => one.measure())) chart.redraw();
}

addEventListener('beforeprint', () => {
  const { style } = document.documentElement;
  const { width } = style;
  style.width = `${Math.min(PAPER, innerWidth)}px`;
  // On a screen a chart may be as high as the board beside it. On paper its card then has no room below the board.
  style.setProperty('--least-chart', '0px');
  redraw();
  style.width = width;
  style.removeProperty('--least-chart');
});
addEventListener('afterprint', redraw);
