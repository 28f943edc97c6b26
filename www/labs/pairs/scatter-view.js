// The pairs as points, below the chart. A view.

import { html, nothing } from 'lit';
import { word } from '../../shared/glossary/word.js';
import './scatter.js';
import { MOST, scatterModel } from './scatter-model.js';

/** @param {import('./seen.js').Lab} lab */
export function scatter({ rollout, estimate, texts, format }) {
  const { scatter: words, names } = texts.couplings;
  const figures = rollout.couplings()?.[estimate];
  const outcomes = rollout.outcomes(estimate);
  const cloud = rollout.scatter(estimate, 0, Math.min(MOST, rollout.games));
  if (!figures || !outcomes || !cloud) return nothing;
  const { plain, reduced } = figures;
  const correlation = { plain: plain.correlation, reduced: reduced.correlation };
  return html`<h2>${words.heading} <small class="muted">${word('coupling', names[estimate])}</small></h2>
    <p class="muted">${words.intro} ${rollout.games > MOST ? words.first : nothing}</p>
    <pairs-scatter .model=${scatterModel(outcomes, cloud, correlation, texts, format)}></pairs-scatter>`;
}
