// Columns to path data: lines and bands, with gaps where a value is undefined.

import { area, line } from 'd3-shape';

/** Decimals of a coordinate: a tenth of a pixel is finer than the eye, and keeps 12 × 600 points short. */
const DIGITS = 1;

/**
 * @param {Float64Array} xs  pixels
 * @param {Float64Array} column
 * @param {(value: number) => number} y
 */
export function linePath(xs, column, y) {
  const path = line()
    .digits(DIGITS)
    .defined((_, i) => Number.isFinite(column[i]))
    .x((_, i) => xs[i])
    .y((_, i) => y(column[i]));
  return path(/** @type {any} */ (xs)) ?? '';
}

/**
 * @param {Float64Array} xs  pixels
 * @param {Float64Array} lo
 * @param {Float64Array} hi
 * @param {(value: number) => number} y
 */
export function bandPath(xs, lo, hi, y) {
  const path = area()
    .digits(DIGITS)
    .defined((_, i) => Number.isFinite(lo[i]) && Number.isFinite(hi[i]))
    .x((_, i) => xs[i])
    .y0((_, i) => y(lo[i]))
    .y1((_, i) => y(hi[i]));
  return path(/** @type {any} */ (xs)) ?? '';
}

/**
 * Index of a column's last defined value; -1 if there is none.
 * @param {Float64Array} column
 */
export function lastDefined(column) {
  let i = column.length - 1;
  while (i >= 0 && !Number.isFinite(column[i])) i -= 1;
  return i;
}
