// `<pairs-scatter>`: the pairs as points, A's result against B's, plain and with luck subtracted; and its place below
// the chart. It draws its model, and has no controls.

import { html } from 'lit';
import { SizedElement } from '../../lib/chart/sized-element.js';
import { plotStyles } from '../../lib/chart/styles.js';
import { word } from '../../lib/i18n/glossary.js';
import { sentences } from '../../lib/i18n/typography.js';
import { drawScatter, scatterModel } from './scatter-drawing.js';

/** The scatter of the coupling in view. @param {import('./lab.js').Model} model */
export function scatter({ cloud, couplings, format, outcomes, state: { coupling }, texts }) {
  const { scatter: words, names } = texts.couplings;
  const figures = couplings?.[coupling];
  // Without pairs it keeps its place.
  const model =
    figures && outcomes && cloud
      ? scatterModel(
          outcomes,
          cloud,
          { plain: figures.plain.correlation, reduced: figures.reduced.correlation },
          texts,
          format,
        )
      : null;
  return html`<h2>${words.heading} <small class="muted">${word('coupling', names[coupling])}</small></h2>
    <p class="muted">${sentences(texts.language, words.intro, words.first)}</p>
    <pairs-scatter .model=${model}></pairs-scatter>`;
}

export class PairsScatter extends SizedElement {
  static properties = {
    model: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import('./scatter-drawing.js').ScatterModel | null} */
    this.model = null;
  }

  render() {
    const { model, size } = this;
    // One below the other if that makes them larger.
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
