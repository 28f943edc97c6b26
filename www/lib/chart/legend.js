// The series as toggle buttons.

import { html } from 'lit';
import { swatch } from './swatch.js';

/** @typedef {import('./model.js').ChartModel} ChartModel */

/**
 * @param {ChartModel} model
 * @param {(id: string, hidden: boolean) => void} toggle
 */
export function legend({ series, texts }, toggle) {
  return html`<div class="legend" part="legend" role="group" aria-label=${texts.series}>
    ${series.map(
      ({ id, label, tone, dash, hidden }) => html`<button type="button"
      aria-pressed=${hidden ? 'false' : 'true'} @click=${() => toggle(id, !hidden)}
      ><span>${swatch(tone, dash)}${label}</span></button>`,
    )}
  </div>`;
}
