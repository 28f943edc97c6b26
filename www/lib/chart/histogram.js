// <rollout-histogram>: where the means of many rollouts fell. Draws its model; nothing to operate.

import { html, nothing } from 'lit';
import { drawHistogram } from './histogram-drawing.js';
import { SizedElement } from './sized-element.js';
import { plotStyles } from './styles.js';

/** @typedef {import('./model.js').HistogramModel} HistogramModel */

export class RolloutHistogram extends SizedElement {
  static properties = {
    model: { attribute: false },
  };

  static styles = plotStyles;

  constructor() {
    super();
    /** @type {HistogramModel | null} */
    this.model = null;
  }

  render() {
    const { model, size } = this;
    return html`<div class="plot" part="plot">
        ${
          model && size
            ? html`<svg width=${size.width} height=${size.height} viewBox=${`0 0 ${size.width} ${size.height}`} role="img"
          aria-label=${model.texts.label} aria-describedby="description">
          ${drawHistogram(model, size.width, size.height)}
        </svg>`
            : nothing
        }
      </div>
      <p id="description" class="unseen">${model?.texts.description}</p>`;
  }
}

customElements.define('rollout-histogram', RolloutHistogram);
