// Lengths of games as they are rolled, over the gamma density with the same three moments, and over the walk that alone has the same
// mean. A view.

import { html, nothing } from 'lit';
import '../../lib/chart/histogram.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {typeof import('./texts/en-below.js').lengths} Words */

/** Of a bin this many games are wanted where it is highest; with fewer, bins are joined, so many at a time. */
const ENOUGH = 20;
const JOINED = [1, 2, 5, 10];

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function lengths(lab, words) {
  const { format, exact, drawings, rollout } = lab;
  const { total, gamma, alone } = exact;
  const { games } = rollout;
  const { first, width, counts: single } = rollout.lengths().histogram;
  const most = Math.max(...single);
  const bins = JOINED.find((joined) => most * joined >= ENOUGH) ?? 10;
  const counts = joined(single, bins);
  const edges = Float64Array.from({ length: counts.length + 1 }, (_, i) => first + i * bins * width);
  // What is expected of so many games, in a bin around each point.
  const curve = (/** @type {Float64Array} */ chances) => ({
    x: drawings.length,
    y: chances.map((chance) => chance * bins * games),
  });
  const moves = (/** @type {number} */ value, digits = 1) => format.percent(value, digits);
  const panels = [
    {
      label: words.gamma,
      tone: 'reduced',
      edges,
      counts,
      curve: gamma && curve(drawings.gamma),
      note: gamma
        ? words.gammaNote(format.plain(gamma.shape, 2), format.plain(gamma.scale, 2), format.plain(gamma.shift, 2))
        : words.noGamma,
    },
    {
      label: words.alone,
      tone: 'backwards',
      edges,
      counts,
      curve: curve(drawings.alone),
      note: words.aloneNote(format.plain(alone.a, 4), moves(alone.sd), moves(total.sd)),
    },
  ];
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <rollout-histogram
      .model=${{
        panels,
        truth: { value: total.mean, label: words.mean(moves(total.mean)) },
        format: { tick: (/** @type {number} */ value) => format.count(value) },
        texts: { label: words.label, description: words.description(format.count(games)) },
      }}
    ></rollout-histogram>
    ${alone.sd > total.sd ? html`<p class="muted">${words.fails(moves(alone.sd), moves(total.sd))}</p>` : nothing}`;
}

/**
 * @param {Float64Array} counts
 * @param {number} bins  to be one
 */
const joined = (counts, bins) =>
  Float64Array.from({ length: Math.ceil(counts.length / bins) }, (_, i) =>
    counts.subarray(i * bins, (i + 1) * bins).reduce((sum, count) => sum + count, 0),
  );
