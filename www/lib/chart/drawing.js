// The chart as SVG: funnels, bands, truth, lines, names, bets. A plan goes in and a template comes out, without state, events or a
// style sheet, so pages, exports and static pictures share this code.

import { nothing, svg } from 'lit';
import { axes, bandPath, byToken, grid, lastDefined, linePath, round } from './marks.js';
import { bets } from './bets.js';
import { NAME_SIZE } from './plan.js';
import { funnelNames, names } from './names.js';
import { LIMIT, stroke, TRUTH_WIDTH } from './strokes.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */

/** How far dots may stick out of the plot, so that one on its edge is whole. */
const BLEED = 4;

/**
 * Draws everything but the reading, for an `<svg>` of the plan's width and height.
 * @param {Plan} plan
 * @param {string} clip  id for the clip path, unique in its document
 * @param {Paint} [paint]
 * @param {string | null} [lit]  id of the series in hand, if the reader has chosen one
 */
export function drawChart(plan, clip, paint = byToken, lit = null) {
  const { left, right, top, bottom } = plan;
  return svg`<defs><clipPath id=${clip}>
      <rect x=${left - BLEED} y=${top - BLEED} width=${right - left + 2 * BLEED}
        height=${bottom - top + 2 * BLEED} />
    </clipPath></defs>
    ${grid(plan, paint)}
    <g clip-path=${`url(#${clip})`} fill="none" stroke-linejoin="round" stroke-linecap="round">
      ${funnels(plan, paint)}
      ${levels(plan, paint)}
      ${plan.model.bands ? bands(plan, paint, lit) : ''}
      ${always(plan, paint)}
      ${lines(plan, paint, lit)}
    </g>
    ${truthMark(plan, paint)}
    ${plan.model.over?.(plan, paint) ?? ''}
    ${axes(plan, paint)}
    <g font-size=${NAME_SIZE} fill=${paint('ink')} stroke-linejoin="round">
      ${names(plan, paint)}
      ${plan.model.games.length || plan.model.betting ? '' : funnelNames(plan, paint)}
      ${bets(plan, paint)}
    </g>`;
}

/**
 * Draws a faint area with a thin dashed outline: theory must not look like a measured band.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function funnels({ model, funnelXs, y }, paint) {
  return model.funnels.map(({ hidden, tone, lo, hi }, i) => {
    const xs = funnelXs[i];
    return hidden
      ? ''
      : svg`<path data-funnel=${tone} d=${bandPath(xs, lo, hi, y)} fill=${paint(tone)} fill-opacity="0.06" />
      <path d=${linePath(xs, lo, y) + linePath(xs, hi, y)} stroke=${paint(tone)} stroke-opacity="0.75"
        stroke-dasharray=${model.masked ? '1 5' : '2 4'} />`;
  });
}

/** How strongly a band is filled: that of the line in hand, one that covers less than it says, and any other. */
const FILL = { inHand: 0.2, faint: 0.09, other: 0.07 };

/** How much is left of a line that waits for another one, and of its band. */
const FAINT = 0.4;

/**
 * Draws the bands. Only one is in hand: strong bands over each other hide lines. Unless the reader chooses another one, it is the last:
 * the reduced line's.
 * @param {Plan} plan
 * @param {Paint} paint
 * @param {string | null} lit
 */
function bands({ model, xs, y }, paint, lit) {
  const banded = model.series.filter(({ hidden, lo, hi }) => !hidden && lo && hi);
  const inHand = banded.find(({ id }) => id === lit) ?? banded.at(-1);
  return banded.map((one) => {
    const { id, tone, waits } = one;
    const [lo, hi] = /** @type {Float64Array[]} */ ([one.lo, one.hi]);
    const chosen = model.faint ? FILL.faint : FILL.inHand;
    return svg`<path data-band=${id} d=${bandPath(xs, lo, hi, y)} fill=${paint(tone)}
      fill-opacity=${(one === inHand ? chosen : FILL.other) * (waits ? FAINT : 1)} />`;
  });
}

/**
 * Draws the any-time bands around the others: fainter, with a thin outline.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function always({ model, xs, y }, paint) {
  return model.series.map(({ tone, hidden, always: band }) =>
    band && !hidden
      ? svg`<path d=${bandPath(xs, band[0], band[1], y)} fill=${paint(tone)} fill-opacity="0.07" />
      <path d=${linePath(xs, band[0], y) + linePath(xs, band[1], y)} stroke=${paint(tone)} stroke-opacity="0.6" />`
      : '',
  );
}

/**
 * Truth and limits, behind bands and lines.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function levels({ model, left, right, y }, paint) {
  /** @param {number} value */
  const across = (value) => `M${left},${round(y(value))}H${right}`;
  return svg`${model.limits.map(
    ({ value, tone }) => svg`<path d=${across(value)} stroke=${paint(tone)}
      stroke-width=${LIMIT.width} stroke-dasharray=${LIMIT.dash} stroke-linecap="butt" />`,
  )}
    ${
      model.truth && !model.masked
        ? svg`<path d=${across(model.truth.value)} stroke=${paint('truth')}
      stroke-width=${TRUTH_WIDTH} stroke-linecap="butt" />`
        : ''
    }`;
}

/**
 * Marks the truth at the right edge of the plot: in the end all lines lie on it and hide its own.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function truthMark({ model: { masked, truth }, right, top, bottom, y }, paint) {
  const at = truth && !masked ? round(y(truth.value)) : NaN;
  return at >= top && at <= bottom ? svg`<path d=${`M${right},${at}l7,-4v8Z`} fill=${paint('truth')} />` : '';
}

/** @param {Plan} plan @param {Paint} paint @param {string | null} lit */
function lines({ model, xs, y }, paint, lit) {
  const shown = model.series.filter(({ hidden }) => !hidden);
  return shown.map(({ id, tone, mean, dash: own, waits }) => {
    const { width, dash } = stroke(tone, own);
    const end = lastDefined(mean);
    return svg`<path data-series=${id} d=${linePath(xs, mean, y)} stroke=${paint(tone)} stroke-width=${id === lit ? width + 1 : width}
        stroke-dasharray=${dash || 'none'} stroke-linecap=${dash ? 'butt' : 'round'}
        stroke-opacity=${waits ? FAINT : nothing} />
      ${
        end < 0 || waits
          ? ''
          : svg`<circle data-end=${id} cx=${round(xs[end])} cy=${round(y(mean[end]))} r="3" fill=${paint(tone)}
        stroke=${paint('card')} />`
      }`;
  });
}
