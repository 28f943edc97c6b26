// The place of a picture that waits for the reader's guess. A view. The style sheet says when it is seen.

import { html } from 'lit';
import { WIDTH } from '../figures/figure.js';

/**
 * @param {number} height  of the picture
 * @param {import('../figures/figure.js').Common} common
 * @param {import('./frame.js').Asked | null} asked
 */
export function veilView(height, common, asked) {
  const trying = asked?.trying ?? false;
  // As large as the picture, whose proportions no style sheet knows.
  return html`<div class="veil"><div>
    <svg viewBox=${`0 0 ${WIDTH} ${height}`} aria-hidden="true"><rect width=${WIDTH} height=${height} /></svg>
    <div><p>${trying ? common.trying : common.waits}</p>
      <button type="button" @click=${asked?.show}>${trying ? common.settle : common.show}</button></div>
  </div></div>`;
}
