// What the charts of the council have besides lines: what was simulated at the present setting, with its bands, and where lines
// cross. Drawings.

import { svg } from 'lit';
import { round } from '../../lib/chart/axes.js';

/** @typedef {import('../../lib/chart/plan.js').Plan} Plan */
/** @typedef {import('../../lib/chart/model.js').Paint} Paint */

/**
 * @typedef {Object} Point  what was simulated
 * @property {string} tone
 * @property {number} mean
 * @property {[number, number] | null} ci
 */

/** Half the width of a bar's ends, in pixels. */
const CAP = 5;

/**
 * A hairline at the present setting, and on it a dot with its bar for each rule that is drawn.
 * @param {number} x  where the present setting is
 * @param {Point[]} points
 * @returns {(plan: Plan, paint: Paint) => unknown}
 */
export const simulated = (x, points) => (plan, paint) => {
  const at = round(plan.x(x));
  const y = (/** @type {number} */ value) => round(plan.y(value));
  return svg`<path d=${`M${at},${plan.top}V${plan.bottom}`} stroke=${paint('muted')} stroke-dasharray="2 3" fill="none" />
    ${points.map(
      ({ tone, mean, ci }) => svg`
      ${
        ci
          ? svg`<path d=${`M${at - CAP},${y(ci[0])}h${2 * CAP}M${at},${y(ci[0])}V${y(ci[1])}M${at - CAP},${y(ci[1])}h${2 * CAP}`}
        fill="none" stroke=${paint(tone)} stroke-width="1.5" />`
          : ''
      }
      <circle cx=${at} cy=${y(mean)} r="4.5" fill=${paint(tone)} stroke=${paint('card')} stroke-width="1.5" />`,
    )}`;
};

/** So far beside its place a bar stands, in pixels, so that two of them can be told apart. */
const ASIDE = 3;

/**
 * 95% intervals as bars.
 * @param {{x: number, tone: string, ci: [number, number], aside: number}[]} intervals  aside: at which side of x
 * @returns {(plan: Plan, paint: Paint) => unknown}
 */
export const bars = (intervals) => (plan, paint) =>
  intervals.map(({ x, tone, ci, aside }) => {
    const at = round(plan.x(x) + aside * ASIDE);
    const [low, high] = ci.map((end) => round(plan.y(end)));
    return svg`<path d=${`M${at - ASIDE},${low}h${2 * ASIDE}M${at},${low}V${high}M${at - ASIDE},${high}h${2 * ASIDE}`}
      fill="none" stroke=${paint(tone)} stroke-width="1.5" />`;
  });

/**
 * A diamond where two lines cross.
 * @param {{x: number, line: Float64Array}[]} crossings  and one of the lines
 * @returns {(plan: Plan, paint: Paint) => unknown}
 */
export const crossed = (crossings) => (plan, paint) => {
  const { model, xs, y } = plan;
  return crossings.map(({ x, line }) => {
    const next = model.games.findIndex((at) => at >= x);
    if (next < 1) return '';
    // On the line as it is drawn: straight from point to point.
    const at = plan.x(x);
    const share = (at - xs[next - 1]) / (xs[next] - xs[next - 1]);
    const height = y(line[next - 1]) * (1 - share) + y(line[next]) * share;
    return svg`<path d=${`M${round(at)},${round(height - 7)}l7,7l-7,7l-7,-7z`} fill=${paint('card')} stroke=${paint('ink')}
      stroke-width="1.5" />`;
  });
};
