// The picture of figure 3: two columns of dots on one axis, with mean and spread of each beside it.

import { svg } from 'lit';
import { scaleLinear } from 'd3-scale';
import { byToken } from '../../../lib/chart/tone.js';
import { WIDTH } from '../figure.js';
import { packed } from './packing.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').It} It */
/** @typedef {import('../../../pkg/story/rollout_lab.js').Summary} Summary */
/** @typedef {(value: number) => number} Scale */

const [TOP, BOTTOM] = [24, 268];
export const PICTURE_HEIGHT = BOTTOM + 32;
/** The axis is at the left of both. */
const AXIS = 36;

/** Dots, the bar of the spread and its numbers: from the left edge of a column. */
const COLUMN = { width: (WIDTH - AXIS) / 2, middle: 60, bar: 121, numbers: 129 };
const DOT = { step: 5.3, radius: 2.3 };

/**
 * @param {Model} model
 * @param {It} it
 */
export function picture({ records, readout, theory }, { state, texts, format }) {
  const y = scaleLinear(domainOf(theory), [BOTTOM, TOP]);
  const columns = [
    {
      name: texts.result,
      tone: 'plain',
      left: AXIS,
      values: records.map(({ result }) => result),
      summary: readout.plain,
    },
    {
      name: texts.reduced,
      tone: 'reduced',
      left: AXIS + COLUMN.width,
      values: records.map(({ reduced }) => reduced),
      summary: readout.reduced,
    },
  ].map((column) => ({ ...column, spots: spotsOf(column.values, column.left + COLUMN.middle, y) }));
  const [from, to] = columns.map(({ spots }) => spots[state.game - 1]);
  return svg`
    ${axis(y, format)}
    <path d=${`M${from.x},${from.y}L${to.x},${to.y}`} stroke=${byToken('ink')} stroke-width="1.5" stroke-dasharray="4 3" />
    ${columns.map(
      ({ name, tone, left, spots, values, summary }) => svg`<g data-column=${tone}>
      <text x=${left + COLUMN.middle} y="13" font-size="13" font-weight="700" text-anchor="middle" fill=${byToken(tone)}>${name}</text>
      ${spread(left, tone, summary, y, texts, format)}
      ${spots.map((spot, i) => svg`<circle cx=${spot.x} cy=${spot.y} r=${DOT.radius} fill=${byToken(tone)} data-value=${values[i]} />`)}
    </g>`,
    )}
    ${[from, to].map((spot) => svg`<circle class="marked" cx=${spot.x} cy=${spot.y} r="5" fill=${byToken('card')} stroke=${byToken('ink')} stroke-width="2.5" />`)}
    <g font-size="12" text-anchor="middle" fill=${byToken('ink')}>
      ${columns.map(({ left, summary }) => svg`<text x=${left + COLUMN.width / 2 - 6} y=${BOTTOM + 22}>${texts.sd(format.plain(summary.sd, 1))}</text>`)}
    </g>`;
}

/**
 * From the least to the most of what either column can hold, and of what its spread reaches: the same for all dice.
 * @param {import('./figure.js').Theory} theory
 */
function domainOf({ plain, reduced, leaves }) {
  const ends = [plain, reduced].flatMap(({ mean, sd }) => [mean - sd, mean + sd]);
  const all = [0, 100, ...Object.values(leaves), ...ends];
  const room = (Math.max(...all) - Math.min(...all)) / 20;
  return [Math.min(...all) - room, Math.max(...all) + room];
}

/**
 * @param {readonly number[]} values
 * @param {number} middle
 * @param {Scale} y
 */
const spotsOf = (values, middle, y) =>
  packed(values).map(({ index, across, down }) => ({
    x: rounded(middle + across * DOT.step),
    y: rounded(y(values[index]) + down * DOT.step),
  }));

/**
 * @param {import('d3-scale').ScaleLinear<number, number>} y
 * @param {import('../../../lib/i18n/format.js').Format} format
 */
function axis(y, format) {
  const ticks = y.ticks(5);
  return svg`<path d=${ticks.map((tick) => `M${AXIS},${rounded(y(tick))}H${WIDTH - 2}`).join('')} stroke=${byToken('line')} />
    <g font-size="11" text-anchor="end" fill=${byToken('muted')}>
      ${ticks.map((tick) => svg`<text x=${AXIS - 5} y=${rounded(y(tick) + 4)}>${format.inUnit(format.plain(tick))}</text>`)}
    </g>`;
}

/**
 * The mean as a line through the dots, and a bar from one standard deviation below it to one above.
 * @param {number} left
 * @param {string} tone
 * @param {Summary} summary
 * @param {Scale} y
 * @param {import('./figure.js').Texts} texts
 * @param {import('../../../lib/i18n/format.js').Format} format
 */
function spread(left, tone, { mean, sd }, y, texts, format) {
  if (mean === null || sd === null) return '';
  const [x, at] = [left + COLUMN.bar, rounded(y(mean))];
  const [low, high] = [mean - sd, mean + sd].map((value) => rounded(y(value)));
  return svg`<path d=${`M${left + 2},${at}H${x + 4}`} stroke=${byToken(tone)} stroke-width="2" />
    <path d=${`M${x - 4},${high}h8M${x},${high}V${low}M${x - 4},${low}h8`} fill="none" stroke=${byToken(tone)} stroke-width="2.5" />
    <g font-size="12" fill=${byToken('ink')} stroke=${byToken('card')} stroke-width="4" paint-order="stroke" stroke-linejoin="round">
      <text x=${left + COLUMN.numbers} y=${at - 3}>${texts.mean}</text>
      <text x=${left + COLUMN.numbers} y=${at + 12} font-weight="700">${format.value(mean)}</text>
    </g>`;
}

/** @param {number} units */
const rounded = (units) => Math.round(units * 10) / 10;
