// One name as SVG: words, and a short line in the style of what they name.

import { nothing, svg } from 'lit';
import { round } from './axes.js';
import { NAME_SIZE } from './plan.js';

/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {{tone: string, width: number, dash: string}} LineStyle */

/** Height that a name takes. */
export const TALL = NAME_SIZE + 2;
/** Space for the short line before a name. */
export const LEADER = 18;

/**
 * @param {LineStyle} style
 * @param {string} path
 * @param {Paint} paint
 */
export function leaderLine({ tone, width, dash }, path, paint) {
  return svg`<path d=${path} fill="none" stroke=${paint(tone)} stroke-width=${width}
    stroke-dasharray=${dash || 'none'} />`;
}

/**
 * Over an edge in the colour of the ground, so that lines below don't disturb.
 * @param {string} words
 * @param {number} x  edge that it begins or ends at
 * @param {number} centre
 * @param {Paint} paint
 * @param {boolean} [strong]
 * @param {'start' | 'end'} [anchor]
 */
export function nameText(words, x, centre, paint, strong = false, anchor = 'start') {
  return svg`<text x=${round(x)} y=${round(centre + NAME_SIZE * 0.35)} text-anchor=${anchor === 'end' ? anchor : nothing} font-weight=${strong ? 700 : 500}
    stroke=${paint('card')} stroke-width="3" paint-order="stroke">${words}</text>`;
}
