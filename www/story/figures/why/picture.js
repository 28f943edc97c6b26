// The picture of figure 5: the tosses and their running mean, and below them the tree of the first roll.

import { svg } from 'lit';
import { scaleLinear } from 'd3-scale';
import { byToken } from '../../../lib/chart/tone.js';
import { WIDTH } from '../figure.js';
import { TREE_HEIGHT, tree } from './tree.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').It} It */

const [LEFT, RIGHT, TOP, BOTTOM] = [26, WIDTH - 46, 8, 138];
/** Where the tree begins. */
const TREE = BOTTOM + 30;
export const PICTURE_HEIGHT = TREE + TREE_HEIGHT;

/** What the tosses are subtracted from. */
export const SEVEN = 7;

/** All that 7 − (green − red) can be. */
const DOMAIN = [2, 12];
const TICKS = [2, SEVEN, 12];

/**
 * @param {Model} model
 * @param {It} it
 */
export function picture(model, it) {
  const { texts, format } = it;
  const { values, means } = model.tosses;
  const x = scaleLinear([1, values.length], [LEFT + 6, RIGHT - 4]);
  const y = scaleLinear(DOMAIN, [BOTTOM - 6, TOP + 6]);
  /** @param {number} value @param {number} i */
  const spot = (value, i) => `${rounded(x(i + 1))},${rounded(y(value))}`;
  const last = means.length - 1;
  // Many are smaller, so that they are told apart.
  const radius = values.length > 100 ? 1.5 : 2.4;
  return svg`
    <g font-size="11" fill=${byToken('muted')}>
      <path d=${TICKS.map((tick) => `M${LEFT},${rounded(y(tick))}H${RIGHT}`).join('')} stroke=${byToken('line')} />
      <path d=${`M${LEFT},${rounded(y(SEVEN))}H${RIGHT}`} stroke=${byToken('truth')} stroke-width="1.25" />
      ${TICKS.map((tick) => svg`<text x=${LEFT - 6} y=${rounded(y(tick) + 4)} text-anchor="end">${format.plain(tick)}</text>`)}
      <text x=${LEFT} y=${BOTTOM + 13}>${texts.yAxis}</text>
      <text x=${RIGHT} y=${BOTTOM + 13} text-anchor="end">${texts.xAxis(format.count(values.length))}</text>
    </g>
    <g fill=${byToken('plain')} fill-opacity="0.75">
      ${Array.from(values, (value, i) => svg`<circle cx=${rounded(x(i + 1))} cy=${rounded(y(value))} r=${radius} data-value=${value} />`)}
    </g>
    <path d=${`M${Array.from(means, spot).join('L')}`} fill="none" stroke=${byToken('reduced')} stroke-width="2.5" stroke-linejoin="round" />
    <g font-size="12" fill=${byToken('ink')}>
      <text x=${RIGHT + 5} y=${rounded(y(means[last]) - 4)}>${texts.mean}</text>
      <text x=${RIGHT + 5} y=${rounded(y(means[last]) + 12)} font-weight="700">${format.percent(means[last], 2)}</text>
    </g>
    <g transform=${`translate(0 ${TREE})`}>${tree(model, it)}</g>`;
}

/** @param {number} units */
const rounded = (units) => Math.round(units * 10) / 10;
