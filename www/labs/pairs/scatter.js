// `<pairs-scatter>`: the pairs, A's result against B's, plain and with luck subtracted. Draws its model; nothing to operate.

import { html } from 'lit';
import { SizedElement } from '../../lib/chart/sized-element.js';
import { plotStyles } from '../../lib/chart/styles.js';
import { drawScatter } from './scatter-drawing.js';

/** @typedef {import('./scatter-drawing.js').ScatterModel} ScatterModel */

export class PairsScatter extends SizedElement {
  static properties = {
    model: { attribute: false },
  };

  constructor() {
    super();
    /** @type {ScatterModel | null} */
    this.model = null;
  }

  render() {
    const { model, size } = this;
    // One below the other where that makes them larger.
    const beside = size !== null && size.width > size.height;
    const [width, height] = size ? (beside ? [size.width / 2, size.height] : [size.width, size.height / 2]) : [0, 0];
    return html`<div class="plot" part="plot">
        ${
          model && size
            ? html`<svg width=${size.width} height=${size.height} viewBox=${`0 0 ${size.width} ${size.height}`} role="img"
              aria-label=${model.texts.label} aria-describedby="description">
              ${model.plots.map(
                (plot, i) => html`<svg x=${beside ? i * width : 0} y=${beside ? 0 : i * height}
                width=${width} height=${height}>${drawScatter(plot, model, width, height)}</svg>`,
              )}
            </svg>`
            : ''
        }
      </div>
      <p id="description" class="unseen">${model?.texts.description}</p>`;
  }

  static styles = plotStyles;
}

customElements.define('pairs-scatter', PairsScatter);
