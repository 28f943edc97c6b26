// Reading the chart at one checkpoint: its exact values, the mark in the picture, the box of words, and the pointer, touch and keys that
// choose the checkpoint.

import { html, nothing, svg } from 'lit';
import { byToken, round, sharp, swatch } from './marks.js';
import { indexFrom, pointed } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').ChartModel} ChartModel */
/** @typedef {import('./model.js').Series} Series */
/** @typedef {import('./model.js').ReadingRow} ReadingRow */

/**
 * @typedef {Object} Reading
 * @property {number} index  of the checkpoint
 * @property {string} heading
 * @property {(ReadingRow & {series: Series})[]} rows  one per visible series
 */

/**
 * Returns the index of the checkpoint that is nearest within the picture, or -1 if there is none.
 * @param {Plan} plan
 * @param {number} pixel
 */
export function nearest({ xs, right }, pixel) {
  const end = indexFrom(xs, right + 0.5);
  const after = Math.min(indexFrom(xs, pixel), end - 1);
  return after > 0 && pixel - xs[after - 1] < xs[after] - pixel ? after - 1 : after;
}

/** @param {ChartModel} model @param {number} index @param {(value: number) => string} [write] @returns {Reading} */
export function readingAt({ games, series, format, texts }, index, write = format.value) {
  const rows = series
    .filter(({ hidden, waits }) => !hidden && !waits)
    .map((one) => {
      const value = one.mean[index];
      /** @param {(Float64Array | null)[]} [ends] */
      const between = (ends = []) => {
        const [lo = NaN, hi = NaN] = ends.map((end) => end?.[index]);
        return Number.isFinite(lo) && Number.isFinite(hi) ? texts.band(write(lo), write(hi)) : '';
      };
      return {
        series: one,
        label: one.label,
        value: Number.isFinite(value) ? write(value) : '–',
        band: between([one.lo, one.hi]),
        always: between(one.always),
      };
    });
  return { index, heading: texts.reading(games[index]), rows };
}

/**
 * A line through the plot and a dot on every visible series; a dot on the edge is hollow where the value lies
 * beyond it.
 * @param {Plan} plan
 * @param {Reading} reading
 */
export function crosshair({ model, top, bottom, xs, y }, { index, rows }) {
  const x = xs[index];
  const shown = new Set(rows.map(({ series: { id } }) => id));
  return svg`<path d=${`M${sharp(x)},${top}V${bottom}`} stroke=${byToken('ink')} stroke-opacity="0.6" />
    ${model.series.map(({ id, mean, tone }) => {
      const at = y(mean[index]);
      if (!shown.has(id) || !Number.isFinite(at)) return '';
      const within = Math.max(top, Math.min(bottom, at));
      const [fill, edge] = Math.abs(at - within) < 1 ? [tone, 'card'] : ['card', tone];
      return svg`<circle cx=${round(x)} cy=${round(within)} r="4.5" fill=${byToken(fill)}
        stroke=${byToken(edge)} stroke-width="1.5" />`;
    })}`;
}

/** @param {Reading} reading @param {string} inAlways  name of the any-time band */
export function readingBox({ heading, rows }, inAlways) {
  return html`<div class="reading">
    <p>${heading}</p>
    <table>${rows.map(
      ({ series: { tone, dash }, label, value, band, always }) => html`<tr>
      <td>${swatch(tone, dash)}</td>
      <th>${label}</th>
      <td class="value">${value}</td>
      <td class="band">${band}</td>
    </tr>${always ? html`<tr><td></td><th>${inAlways}</th><td></td><td class="band">${always}</td></tr>` : nothing}`,
    )}</table>
  </div>`;
}

/** How far the box stays away from the crosshair and its dots, in pixels. */
const GAP = 12;

/**
 * Puts the box beside the crosshair, on the side with room. If neither side has room, the box goes where it hides no dot: to the
 * top or the bottom of the plot, or above it.
 * @param {HTMLElement} box
 * @param {Plan} plan
 * @param {Reading} reading
 */
export function placeBox(box, { width, top, bottom, xs, y }, { index, rows }) {
  const x = xs[index];
  const { offsetWidth: wide, offsetHeight: tall } = box;
  let left = x + GAP;
  let down = top;
  if (left + wide > width) left = x - GAP - wide;
  if (left < 0) {
    left = Math.max(0, Math.min(width - wide, x - wide / 2));
    const dots = rows.map(({ series }) => y(series.mean[index])).filter(Number.isFinite);
    const hides = (/** @type {number} */ from) => dots.some((dot) => dot > from - GAP && dot < from + tall + GAP);
    down = [top, bottom - tall].find((from) => !hides(from)) ?? Math.min(...dots, bottom) - GAP - tall;
  }
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(down)}px)`;
}

// ——— Pointer, touch and keys ———

const FAR = 10;

/** @type {Record<string, number>} checkpoints that a key moves by */
const STEPS = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: FAR,
  PageDown: -FAR,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A reactive controller that knows which checkpoint the reader is at. It remembers a number of games, not an index, so the place
 * stays while checkpoints are added. Reading the last checkpoint follows the rollout.
 */
export class Reader {
  /**
   * @param {import('lit').ReactiveControllerHost & HTMLElement} host
   * @param {() => Plan | null} plan
   * @param {() => void} speak  called when keys moved the reading
   */
  constructor(host, plan, speak) {
    this.host = host;
    this.plan = plan;
    this.speak = speak;
    /** @type {number | null} games being read; Infinity = the last checkpoint, whichever that is */
    this.at = null;
    /** @type {AbortController | null} */
    this.outside = null;
    host.addController(this);
  }

  hostDisconnected() {
    this.clear();
  }

  /** Index of the checkpoint being read, -1 if none is. */
  get index() {
    const plan = this.plan();
    if (this.at === null || !plan?.xs.length) return -1;
    if (this.at === Infinity) return nearest(plan, Infinity);
    return nearest(plan, plan.x(this.at));
  }

  clear = () => {
    this.outside?.abort();
    this.outside = null;
    if (this.at === null) return;
    this.at = null;
    this.host.requestUpdate();
  };

  /** @param {number} index */
  read(index) {
    const { games } = /** @type {Plan} */ (this.plan()).model;
    this.at = index === games.length - 1 ? Infinity : games[index];
    this.host.requestUpdate();
  }

  /** @param {PointerEvent} event */
  point = (event) => {
    const plan = this.plan();
    if (!plan?.xs.length) return;
    const plot = /** @type {HTMLElement} */ (event.currentTarget);
    this.read(nearest(plan, pointed(plan, plot, event).x));
    if (event.pointerType !== 'mouse') this.clearFromOutside();
  };

  /**
   * A finger covers the chart, so a touched reading stays when the finger leaves, until the next touch anywhere else. The plot's blur
   * isn't enough: not every browser moves the focus when a touch is outside.
   */
  clearFromOutside() {
    if (this.outside) return;
    this.outside = new AbortController();
    const { signal } = this.outside;
    window.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.composedPath().includes(this.host)) this.clear();
      },
      { signal, capture: true },
    );
  }

  /** @param {PointerEvent} event */
  leave = (event) => {
    if (event.pointerType === 'mouse') this.clear();
  };

  /** @param {KeyboardEvent} event */
  key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      this.clear();
      return;
    }
    const plan = this.plan();
    let step = STEPS[event.key];
    if (step === undefined || !plan) return;
    if (event.shiftKey && Math.abs(step) === 1) step *= FAR;
    event.preventDefault();
    const last = nearest(plan, Infinity);
    if (last >= 0) {
      const from = this.index;
      // The first key only opens the reading, at the newest checkpoint.
      const to = from < 0 && Number.isFinite(step) ? last : from + step;
      this.read(Math.max(0, Math.min(last, to)));
    }
    this.speak();
  };
}
