// Grid lines and the numbers beside them.

import { svg } from 'lit';
import { TICK_SIZE, textWidth } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */

/**
 * Grid lines lie half a pixel off, so that a hairline is one sharp pixel.
 * @param {number} pixel
 */
export const sharp = (pixel) => Math.round(pixel - 0.5) + 0.5;

/**
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function grid({ model, left, right, top, bottom, xTicks, minorTicks, y, yTicks }, paint) {
  const across = yTicks.map(({ at }) => `M${left},${sharp(at)}H${right}`).join('');
  const down = xTicks.map(({ at }) => `M${sharp(at)},${top}V${bottom + 4}`).join('');
  const minor = minorTicks.map((at) => `M${sharp(at)},${bottom}v3`).join('');
  return svg`<path d=${across + down} fill="none" stroke=${paint('line')} />
    <path d=${`${minor}M${left},${sharp(bottom)}H${right}`} fill="none" stroke=${paint('muted')}
      stroke-opacity="0.6" />
    ${
      model.zero && isWithin(y.domain(), 0)
        ? svg`<path d=${`M${left},${sharp(y(0))}H${right}`} fill="none" stroke=${paint('muted')} stroke-opacity="0.6" />`
        : ''
    }`;
}

/** @param {number[]} domain @param {number} value */
const isWithin = ([low, high], value) => value > low && value < high;

/**
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function axes({ model, left, right, bottom, width, height, xTicks, yTicks }, paint) {
  const games = xTicks.filter(({ text }) => text);
  /** @param {import('./plan.js').Tick} tick */
  const within = ({ at, text }) => Math.min(at, width - textWidth(text, TICK_SIZE) / 2);
  return svg`<g fill=${paint('muted')} font-size=${TICK_SIZE}>
    <g text-anchor="end">
      ${yTicks.map(({ at, text }) => svg`<text x=${left - 7} y=${round(at + 4)}>${text}</text>`)}
    </g>
    <g text-anchor="middle">
      ${games.map((tick) => svg`<text x=${round(within(tick))} y=${bottom + 17}>${tick.text}</text>`)}
    </g>
    <text x=${right} y=${height - 4} text-anchor="end">${model.texts.xAxis}</text>
  </g>`;
}

/** @param {number} pixel */
export const round = (pixel) => Math.round(pixel * 10) / 10;
