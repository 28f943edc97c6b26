// The chart as SVG: funnels, bands, truth, lines, names, bets. A plan goes in and a template comes out, without state, events or a
// style sheet, so pages, exports and static pictures share this code.

import { svg } from 'lit';
import { axes, bandPath, byToken, grid, lastDefined, linePath, round, stroke, TRUTH_WIDTH } from './marks.js';
import { bets } from './bets.js';
import { NAME_SIZE } from './plan.js';
import { funnelNames, names } from './names.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */

/** How far dots may stick out of the plot, so that one on its edge is whole. */
const BLEED = 4;

/**
 * Draws everything but the reading, for an `<svg>` of the plan's width and height.
 * @param {Plan} plan
 * @param {string} clip  id for the clip path, unique in its document
 * @param {Paint} [paint]
 */
export function drawChart(plan, clip, paint = byToken) {
  const { left, right, top, bottom } = plan;
  return svg`<defs><clipPath id=${clip}>
      <rect x=${left - BLEED} y=${top - BLEED} width=${right - left + 2 * BLEED}
        height=${bottom - top + 2 * BLEED} />
    </clipPath></defs>
    ${grid(plan, paint)}
    <g clip-path=${`url(#${clip})`} fill="none" stroke-linejoin="round" stroke-linecap="round">
      ${funnels(plan, paint)}
      ${plan.model.bands ? bands(plan, paint) : ''}
      ${always(plan, paint)}
      ${levels(plan, paint)}
      ${lines(plan, paint)}
      ${truthOnTop(plan, paint)}
    </g>
    ${plan.model.over?.(plan, paint) ?? ''}
    ${axes(plan, paint)}
    <g font-size=${NAME_SIZE} fill=${paint('ink')} stroke-linejoin="round">
      ${names(plan, paint)}
      ${plan.model.games.length ? '' : funnelNames(plan, paint)}
      ${bets(plan, paint)}
    </g>`;
}

/**
 * Draws a faint area with a thin dashed outline: theory must not look like a measured band.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function funnels({ model, x, y }, paint) {
  return model.funnels
    .filter(({ hidden }) => !hidden)
    .map(({ tone, games, lo, hi }) => {
      const xs = games.map((value) => x(value));
      return svg`<path d=${bandPath(xs, lo, hi, y)} fill=${paint(tone)} fill-opacity="0.06" />
      <path d=${linePath(xs, lo, y) + linePath(xs, hi, y)} stroke=${paint(tone)} stroke-opacity="0.75"
        stroke-dasharray="2 4" />`;
    });
}

/** @param {Plan} plan @param {Paint} paint */
function bands({ model, xs, y }, paint) {
  return model.series
    .filter(({ hidden }) => !hidden)
    .map(({ tone, lo, hi }) =>
      lo && hi
        ? svg`<path d=${bandPath(xs, lo, hi, y)} fill=${paint(tone)} fill-opacity=${model.faint ? 0.09 : 0.2} />`
        : '',
    );
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
 * Truth and limits: above the bands, below the lines.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function levels({ model, left, right, y }, paint) {
  /** @param {number} value */
  const across = (value) => `M${left},${round(y(value))}H${right}`;
  return svg`${model.limits.map(
    ({ value, tone }) => svg`<path d=${across(value)} stroke=${paint(tone)}
      stroke-width="1.25" stroke-dasharray="4 3" stroke-linecap="butt" />`,
  )}
    ${
      model.truth
        ? svg`<path d=${across(model.truth.value)} stroke=${paint('truth')}
      stroke-width=${TRUTH_WIDTH} stroke-linecap="butt" />`
        : ''
    }`;
}

/**
 * Draws thin dashes of the truth over the lines: in the end all lines lie on it, and both must show.
 * @param {Plan} plan
 * @param {Paint} paint
 */
function truthOnTop({ model: { truth }, left, right, y }, paint) {
  return truth
    ? svg`<path d=${`M${left},${round(y(truth.value))}H${right}`} stroke=${paint('truth')}
    stroke-width="1.5" stroke-dasharray="7 9" stroke-linecap="butt" />`
    : '';
}

/** @param {Plan} plan @param {Paint} paint */
function lines({ model, xs, y }, paint) {
  const shown = model.series.filter(({ hidden }) => !hidden);
  return shown.map(({ tone, mean, dash: own }) => {
    const { width, dash } = stroke(tone, own);
    const end = lastDefined(mean);
    return svg`<path d=${linePath(xs, mean, y)} stroke=${paint(tone)} stroke-width=${width}
        stroke-dasharray=${dash || 'none'} stroke-linecap=${dash ? 'butt' : 'round'} />
      ${
        end < 0
          ? ''
          : svg`<circle cx=${round(xs[end])} cy=${round(y(mean[end]))} r="3" fill=${paint(tone)}
        stroke=${paint('card')} />`
      }`;
  });
}
