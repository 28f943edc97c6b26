// The pairs as points, below the chart. A view.

import { html } from 'lit';
import { word } from '../../lib/glossary/word.js';
import { sentences } from '../../lib/i18n/typography.js';
import './scatter.js';
import { MOST, scatterModel } from './scatter-model.js';

/** @typedef {import('./seen.js').Lab} Lab */
/** @typedef {import('./seen.js').CouplingName} CouplingName */
/** @typedef {import('./seen.js').Cloud} Cloud */

/** Pairs are looked up one by one, which takes a while, and the first ones stay what they are. @type {WeakMap<object, Map<CouplingName, Cloud>>} */
const known = new WeakMap();

/** @param {Lab} lab */
function cloudOf({ rollout, estimate }) {
  const pairs = Math.min(MOST, rollout.games);
  const clouds = known.get(rollout) ?? new Map();
  known.set(rollout, clouds);
  const before = clouds.get(estimate);
  if (before?.a.length === pairs) return before;
  const cloud = rollout.scatter(estimate, 0, pairs);
  clouds.set(estimate, cloud);
  return cloud;
}

/** @param {Lab} lab */
export function scatter(lab) {
  const { rollout, estimate, texts, format } = lab;
  const { scatter: words, names } = texts.couplings;
  const figures = rollout.couplings()?.[estimate];
  const outcomes = rollout.outcomes(estimate);
  const cloud = cloudOf(lab);
  // Without pairs to be drawn it has its place.
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
  return html`<h2>${words.heading} <small class="muted">${word('coupling', names[estimate])}</small></h2>
    <p class="muted">${sentences(texts.language, words.intro, words.first)}</p>
    <pairs-scatter .model=${model}></pairs-scatter>`;
}
