// How tall the lab is at which width, so that its place can be kept before anything of it is loaded.

/** @typedef {readonly (readonly [width: number, height: number])[]} Heights CSS pixels, widths increasing */

/** For authors who say nothing: of a lab with nothing hidden. @type {Heights} */
export const DEFAULT_HEIGHTS = [
  [280, 3328],
  [320, 3154],
  [360, 2964],
  [400, 2811],
  [566, 2601],
  [567, 2471],
  [605, 2446],
  [606, 2154],
  [906, 1963],
  [907, 1697],
  [1106, 1646],
  [1107, 1704],
  [1280, 1626],
];

/** The same in version 2, which hides what an article has no need of. @type {Heights} */
export const HEIGHTS_SINCE_2 = [
  [280, 2216],
  [320, 2063],
  [360, 1929],
  [480, 1783],
  [566, 1719],
  [567, 1586],
  [605, 1565],
  [606, 1273],
  [906, 1102],
  [907, 813],
  [1000, 761],
  [1106, 761],
  [1107, 820],
  [1280, 741],
];

/** Of the chart alone, in any lab. @type {Heights} */
export const HEIGHTS_OF_CHARTS = [
  [566, 369],
  [567, 451],
];

/** Of one figure of the story, for authors who say nothing: the dare, which is neither the highest nor the lowest. @type {Heights} */
export const HEIGHTS_OF_FIGURES = [
  [320, 814],
  [420, 755],
  [560, 741],
  [900, 888],
];

/**
 * Whether this can be the height of a lab; nothing else may move the host's page.
 * @param {unknown} height
 * @returns {height is number}
 */
export const isHeight = (height) => typeof height === 'number' && height >= 50 && height <= 20_000;

/**
 * @param {string | null} text such as "320:1480 960:880"
 * @param {string | null} version  of what else the element says
 * @param {boolean} isFigure  what is shown is a figure, not a lab
 * @param {boolean} isChart  the lab is its chart alone
 * @returns {Heights} the default ones if the text is anything else
 */
export function parseHeights(text, version, isFigure, isChart) {
  const pairs = (text ?? '').trim().split(/\s+/);
  const heights = pairs.map((pair) => /** @type {[number, number]} */ (pair.split(':').map(Number)));
  const good = heights.every(
    ([width, height], i) =>
      /^[\d.]+:[\d.]+$/.test(pairs[i]) && width > (i > 0 ? heights[i - 1][0] : 0) && isHeight(height),
  );
  if (good) return heights;
  if (isFigure) return HEIGHTS_OF_FIGURES;
  if (isChart) return HEIGHTS_OF_CHARTS;
  return Number(version) >= 2 ? HEIGHTS_SINCE_2 : DEFAULT_HEIGHTS;
}

/**
 * In between linear, beyond the ends constant.
 * @param {Heights} heights
 * @param {number} width
 */
export function heightAt(heights, width) {
  const next = heights.findIndex((pair) => pair[0] >= width);
  if (next === 0) return heights[0][1];
  if (next < 0) return heights[heights.length - 1][1];
  const [[fromWidth, from], [toWidth, to]] = [heights[next - 1], heights[next]];
  return from + ((width - fromWidth) / (toWidth - fromWidth)) * (to - from);
}
