// A short sample of a series' line, for legend and reading.

import { html } from 'lit';
import { byToken, stroke } from './tone.js';

/**
 * @param {string} tone
 * @param {string} [own]  dash
 */
export function swatch(tone, own) {
  const { width, dash } = stroke(tone, own);
  return html`<svg class="swatch" width="22" height="10" aria-hidden="true">
    <path d="M1,5H21" fill="none" stroke=${byToken(tone)} stroke-width=${width + 0.5}
      stroke-dasharray=${dash || 'none'} />
  </svg>`;
}
