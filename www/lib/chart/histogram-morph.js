// How a histogram moves when the luck of the same rollouts is estimated in another way: each bar goes to the bar that lies as far from the
// mean, and takes its height. Pure functions.

/** @typedef {import('./model.js').Panel} Panel */
/** @typedef {import('./model.js').HistogramModel} HistogramModel */

/** @param {Float64Array} a @param {Float64Array} b */
const equal = (a, b) => a.length === b.length && a.every((value, i) => value === b[i]);

/** @param {Panel} a @param {Panel} b */
const same = (a, b) => a.tone === b.tone && equal(a.edges, b.edges) && equal(a.counts, b.counts);

/**
 * Whether one model shows the rollouts of another, estimated differently: the first panel, of the plain averages, is the same, and
 * another one is not.
 * @param {HistogramModel} from
 * @param {HistogramModel} to
 */
export function rescores({ panels: from }, { panels: to }) {
  if (from.length !== to.length || from.length < 2 || !same(from[0], to[0])) return false;
  return from.some((panel, i) => !same(panel, to[i])) && from.every(({ tone }, i) => tone === to[i].tone);
}

/**
 * @param {HistogramModel} from  as it is drawn now
 * @param {HistogramModel} to
 * @param {number} share  of the way, 0 to 1
 * @returns {HistogramModel}
 */
export const between = (from, to, share) => ({
  ...to,
  domain: from.domain &&
    to.domain && [mix(from.domain[0], to.domain[0], share), mix(from.domain[1], to.domain[1], share)],
  panels: to.panels.map((panel, i) => (same(from.panels[i], panel) ? panel : blended(from.panels[i], panel, share))),
});

/**
 * @param {Panel} from
 * @param {Panel} to
 * @param {number} share
 * @returns {Panel}
 */
function blended(from, to, share) {
  const [a, b] = [from, to].map(middle);
  const before = Math.max(a, b);
  const after = Math.max(from.counts.length - a, to.counts.length - b);
  const [start, end] = [padded(from, before - a, after), padded(to, before - b, after)];
  return {
    ...to,
    edges: mixed(start.edges, end.edges, share),
    counts: mixed(start.counts, end.counts, share),
    curve:
      from.curve && to.curve
        ? { x: mixed(from.curve.x, to.curve.x, share), y: mixed(from.curve.y, to.curve.y, share) }
        : null,
    centre: mix(from.centre ?? NaN, to.centre ?? NaN, share),
  };
}

/** Index of the bin that contains the mean. @param {Panel} panel */
function middle({ edges, counts, centre }) {
  const after = edges.findIndex((edge) => edge > (centre ?? edges[0]));
  return Math.max(0, Math.min(counts.length - 1, (after < 0 ? edges.length : after) - 1));
}

/**
 * A panel's bins, with empty ones of no width at both ends.
 * @param {Panel} panel
 * @param {number} before  how many bins are added at the start
 * @param {number} after  how many bins there are from the middle one on
 */
function padded(panel, before, after) {
  const { counts } = panel;
  // The width of a single bin says nothing: all values are equal.
  const edges =
    counts.length === 1 && !panel.curve?.x.length
      ? new Float64Array(2).fill(panel.centre ?? panel.edges[0])
      : panel.edges;
  const more = after - (counts.length - middle(panel));
  return {
    edges: Float64Array.of(...Array(before).fill(edges[0]), ...edges, ...Array(more).fill(edges[edges.length - 1])),
    counts: Float64Array.of(...Array(before).fill(0), ...counts, ...Array(more).fill(0)),
  };
}

/** @param {number} from @param {number} to @param {number} share */
const mix = (from, to, share) => from + (to - from) * share;

/**
 * @param {Float64Array} from
 * @param {Float64Array} to  the result if these two have different lengths
 * @param {number} share
 */
const mixed = (from, to, share) => (from.length === to.length ? to.map((value, i) => mix(from[i], value, share)) : to);
