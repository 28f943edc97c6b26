// A hundred intervals, one beside the other, with their means. Those that miss the truth are marked three times: by colour,
// by weight, and by a mark below them, so that they can be counted.

import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { round, sharp } from '../../../lib/chart/axes.js';
import { WIDTH } from '../figure.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').Own} Own */
/** @typedef {import('lit').SVGTemplateResult} Drawing */

export const HEIGHT = 290;
const LEFT = 38;
const RIGHT = WIDTH - 6;
const TOP = 28;
const BOTTOM = HEIGHT - 42;
/** Half the width of a cap, and of a mark. */
const CAP = 2;
const MARK = 3;
const SIZE = 12;
const TICK_SIZE = 11;

/**
 * The axis is that of plain games, so that narrower intervals are seen to be narrower, as far as there are chances.
 * @param {Model} model
 */
function axis({ widest: [low, high] }) {
  const y = scaleLinear([Math.max(0, low), Math.min(100, high)], [BOTTOM, TOP]).nice(8);
  const values = y.ticks(5);
  return { y: y.clamp(true), ticks: values.map((value) => ({ value, at: y(value) })), step: values[1] - values[0] };
}

/**
 * @param {Model} model
 * @param {Own} it
 */
export function picture(model, it) {
  const { mean, low, high, contains, truth, average } = model;
  const { y, ticks, step } = axis(model);
  const wide = (RIGHT - LEFT) / mean.length;
  const rows = Array.from(mean, (value, i) => ({
    x: round(LEFT + (i + 0.5) * wide),
    mean: y(value),
    low: y(low[i]),
    high: y(high[i]),
    contains: contains[i] === 1,
  }));
  const across = (/** @type {number} */ value) => `M${LEFT},${round(y(value))}H${RIGHT}`;
  return svg`<g fill="none">
      <path d=${ticks.map(({ at }) => `M${LEFT},${sharp(at)}H${RIGHT}`).join('')} stroke="var(--line)" />
      ${rows.filter((row) => row.contains).map((row) => contained(row, `var(--${it.state.estimate})`))}
      <path class="truth" d=${across(truth)} stroke="var(--truth)" stroke-width="2.25" />
      <path class="average" d=${across(average)} stroke="var(--luckline)" stroke-width="1.75" stroke-dasharray="4 3" />
      ${rows.filter((row) => !row.contains).map(missed)}
    </g>
    <g fill="var(--muted)" font-size=${TICK_SIZE} text-anchor="end">
      ${ticks.map(({ value, at }) => svg`<text x=${LEFT - 6} y=${round(at + 4)}>${it.format.value(value, step < 1 ? 1 : 0)}</text>`)}
    </g>
    ${words(model, it)}`;
}

/** @typedef {{x: number, mean: number, low: number, high: number}} Row */

/** @param {Row} row @param {string} colour */
const contained = ({ x, mean, low, high }, colour) => svg`<g class="contains"
    ><path d=${`M${x},${round(low)}V${round(high)}`} stroke=${colour} stroke-opacity="0.6" stroke-width="1.25"
    /><circle cx=${x} cy=${round(mean)} r="1.3" fill=${colour} /></g>`;

/** @param {Row} row */
const missed = ({ x, mean, low, high }) => svg`<g class="misses" stroke="var(--ink)"
    ><path d=${`M${x},${round(low)}V${round(high)}`} stroke-width="2.5"
    /><path d=${`M${x - CAP},${round(low)}h${2 * CAP}M${x - CAP},${round(high)}h${2 * CAP}`} stroke-width="1.5"
    /><circle cx=${x} cy=${round(mean)} r="2.2" fill="var(--ink)" stroke="var(--card)" stroke-width="0.75"
    /><path class="mark" d=${mark(x, BOTTOM + 5)} fill="var(--ink)" stroke="none" /></g>`;

/** A triangle that points up. @param {number} x @param {number} y */
const mark = (x, y) => `M${x},${y}l${MARK},${MARK * 2}h${-2 * MARK}Z`;

/**
 * What the two levels are, above; what is below.
 * @param {Model} model
 * @param {Own} it
 */
function words({ mean, truth, average, miss }, { common, format, texts }) {
  const rollouts = format.count(mean.length);
  const half = LEFT + 0.42 * (RIGHT - LEFT);
  const y = HEIGHT - 8;
  return svg`<g fill="none">
      <path d=${`M${LEFT},11.5h20`} stroke="var(--truth)" stroke-width="2.25" />
      <path d=${`M${half},11.5h20`} stroke="var(--luckline)" stroke-width="1.75" stroke-dasharray="4 3" />
    </g>
    <g fill="var(--ink)" font-size=${SIZE}>
      <text x=${LEFT + 26} y="16" font-weight="700">${common.truth(format.value(truth))}</text>
      <text x=${half + 26} y="16">${texts.average(rollouts, format.value(average, 2))}</text>
      <path d=${mark(LEFT + MARK, y - 8)} fill="var(--ink)" />
      <text x=${LEFT + 12} y=${y}>${texts.miss(format.count(miss))}</text>
      <text x=${RIGHT} y=${y} text-anchor="end" fill="var(--muted)" font-size=${TICK_SIZE}>${texts.rollouts(rollouts)}</text>
    </g>`;
}
