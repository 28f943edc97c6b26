// The marks that charts are made of: grid and axes, curves, line styles, and names. Charts, histograms and the story's figures share
// them.

import { html, nothing, svg } from 'lit';
import { NAME_SIZE, textWidth, TICK_SIZE } from './plan.js';
import { stroke } from './strokes.js';

import { area, line } from 'd3-shape';

export { stroke, TRUTH_WIDTH } from './strokes.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */

// ——— Grid and axes ———

/** Moves a hairline half a pixel off, so that it is one sharp pixel. @param {number} pixel */
export const sharp = (pixel) => Math.round(pixel - 0.5) + 0.5;

/** @param {Plan} plan @param {Paint} paint */
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

/** @param {Plan} plan @param {Paint} paint */
export function axes({ model, left, right, bottom, width, title, xTicks, yTicks }, paint) {
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
    <text x=${right} y=${title} text-anchor="end">${model.texts.xAxis}</text>
  </g>`;
}

/** @param {number} pixel */
export const round = (pixel) => Math.round(pixel * 10) / 10;

// ——— Curves: columns become path data, with gaps where a value is undefined ———

/** Decimals of a coordinate. A tenth of a pixel is finer than the eye, and keeps 12 × 600 points short. */
const DIGITS = 1;

/** @typedef {{xs: Float64Array, y: (value: number) => number, path: string}} Drawn */

/**
 * Remembers the last path of each column: while one line moves, those that stay are drawn again in every frame.
 * @param {WeakMap<Float64Array, Drawn>} paths
 * @param {Float64Array} column
 * @param {Omit<Drawn, 'path'>} at
 * @param {() => string | null} draw
 */
function remembered(paths, column, { xs, y }, draw) {
  const last = paths.get(column);
  if (last?.xs === xs && last.y === y) return last.path;
  const path = draw() ?? '';
  paths.set(column, { xs, y, path });
  return path;
}

/** @type {WeakMap<Float64Array, Drawn>} */
const linePaths = new WeakMap();
/** By the lower end. @type {WeakMap<Float64Array, Drawn>} */
const bandPaths = new WeakMap();

/**
 * @param {Float64Array} xs  pixels
 * @param {Float64Array} column
 * @param {(value: number) => number} y
 */
export const linePath = (xs, column, y) =>
  remembered(linePaths, column, { xs, y }, () =>
    /** @type {typeof line<number>} */ (line)()
      .digits(DIGITS)
      .defined((_, i) => Number.isFinite(column[i]))
      .x((_, i) => xs[i])
      .y((_, i) => y(column[i]))(xs),
  );

/**
 * @param {Float64Array} xs  pixels
 * @param {Float64Array} lo
 * @param {Float64Array} hi
 * @param {(value: number) => number} y
 */
export const bandPath = (xs, lo, hi, y) =>
  remembered(bandPaths, lo, { xs, y }, () =>
    /** @type {typeof area<number>} */ (area)()
      .digits(DIGITS)
      .defined((_, i) => Number.isFinite(lo[i]) && Number.isFinite(hi[i]))
      .x((_, i) => xs[i])
      .y0((_, i) => y(lo[i]))
      .y1((_, i) => y(hi[i]))(xs),
  );

/** Index of a column's last defined value; -1 if there is none. @param {Float64Array} column */
export function lastDefined(column) {
  let i = column.length - 1;
  while (i >= 0 && !Number.isFinite(column[i])) i -= 1;
  return i;
}

/** Paints by custom property, so that a change of theme needs no new drawing. @type {Paint} */
export const byToken = (token) => `var(--${token})`;

/**
 * Draws a short sample of a series' line.
 * @param {string} tone
 * @param {string} [own]  dash
 */
export function swatch(tone, own) {
  const { width, dash } = stroke(tone, own);
  return html`<svg class="swatch" width="22" height="10" aria-hidden="true">
    <path d="M1,5H21" fill="none" stroke=${byToken(tone)} stroke-width=${width + 0.5}
      stroke-dasharray=${dash || 'none'} />
  </svg>`;
}

// ——— Names: words, and a short line in the style of the line that they name ———

/** @typedef {import('./strokes.js').Stroke & {tone: string}} LineStyle */

/** Height that a name takes. */
export const TALL = NAME_SIZE + 2;
/** Space for the short line before a name. */
export const LEADER = 18;

/** @param {LineStyle} style @param {string} path @param {Paint} paint */
export function leaderLine({ tone, width, dash }, path, paint) {
  return svg`<path d=${path} fill="none" stroke=${paint(tone)} stroke-width=${width}
    stroke-dasharray=${dash || 'none'} />`;
}

/**
 * Draws words over an edge in the colour of the ground, so that lines below don't disturb.
 * @param {string} words
 * @param {number} x  where they begin or end
 * @param {number} centre
 * @param {Paint} paint
 * @param {boolean} [strong]
 * @param {'start' | 'end'} [anchor]
 */
export function nameText(words, x, centre, paint, strong = false, anchor = 'start') {
  return svg`<text x=${round(x)} y=${round(centre + NAME_SIZE * 0.35)} text-anchor=${anchor === 'end' ? anchor : nothing} font-weight=${strong ? 700 : 500}
    stroke=${paint('card')} stroke-width="3" paint-order="stroke">${words}</text>`;
}
