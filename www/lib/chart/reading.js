// The exact values at one checkpoint: which one, its rows, the mark in the picture and the box of words.

import { html, nothing, svg } from 'lit';
import { round, sharp } from './axes.js';
import { indexFrom } from './domain.js';
import { swatch } from './swatch.js';
import { byToken } from './tone.js';

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
 * Index of the checkpoint nearest on the picture, inside it; -1 if there is none.
 * @param {Plan} plan
 * @param {number} pixel
 */
export function nearest({ xs, right }, pixel) {
  const end = indexFrom(xs, right + 0.5);
  const after = Math.min(indexFrom(xs, pixel), end - 1);
  return after > 0 && pixel - xs[after - 1] < xs[after] - pixel ? after - 1 : after;
}

/**
 * @param {ChartModel} model
 * @param {number} index
 * @param {(value: number) => string} [write]
 * @returns {Reading}
 */
export function readingAt({ games, series, format, texts }, index, write = format.value) {
  const rows = series
    .filter(({ hidden }) => !hidden)
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
export function crosshair({ top, bottom, xs, y }, { index, rows }) {
  const x = xs[index];
  return svg`<path d=${`M${sharp(x)},${top}V${bottom}`} stroke=${byToken('ink')} stroke-opacity="0.6" />
    ${rows.map(({ series: { mean, tone } }) => {
      const at = y(mean[index]);
      if (!Number.isFinite(at)) return '';
      const shown = Math.max(top, Math.min(bottom, at));
      const [fill, edge] = Math.abs(at - shown) < 1 ? [tone, 'card'] : ['card', tone];
      return svg`<circle cx=${round(x)} cy=${round(shown)} r="4.5" fill=${byToken(fill)}
        stroke=${byToken(edge)} stroke-width="1.5" />`;
    })}`;
}

/**
 * @param {Reading} reading
 * @param {string} inAlways  what the band is called that holds at all times
 */
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

/**
 * Puts the box beside the crosshair, on the side with room; where neither has any, away from the dots.
 * @param {HTMLElement} box
 * @param {Plan} plan
 * @param {Reading} reading
 */
export function placeBox(box, { width, top, bottom, xs, y }, { index, rows }) {
  const gap = 12;
  const x = xs[index];
  const { offsetWidth: wide, offsetHeight: tall } = box;
  let left = x + gap;
  let down = top;
  if (left + wide > width) left = x - gap - wide;
  if (left < 0) {
    left = Math.max(0, Math.min(width - wide, x - wide / 2));
    const dots = rows.map(({ series }) => y(series.mean[index])).filter(Number.isFinite);
    const middle = dots.reduce((sum, dot) => sum + dot, 0) / dots.length;
    if (middle < (top + bottom) / 2) down = bottom - tall;
  }
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(down)}px)`;
}
