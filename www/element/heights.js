// The lab's height at each width, so that its space can be reserved before anything loads.

/** @typedef {readonly (readonly [width: number, height: number])[]} Heights CSS pixels, widths increasing */

/** For authors who say nothing, of a lab with nothing hidden. @type {Heights} */
export const DEFAULT_HEIGHTS = [
  [280, 3394],
  [320, 3170],
  [360, 3044],
  [400, 2872],
  [566, 2676],
  [567, 2524],
  [605, 2518],
  [606, 2232],
  [906, 1958],
  [907, 1769],
  [1106, 1702],
  [1107, 1803],
  [1280, 1638],
];

/** For authors who say nothing, of a lab of version 2, which hides the parts that an article doesn't need. @type {Heights} */
export const HEIGHTS_SINCE_2 = [
  [280, 2255],
  [320, 2104],
  [360, 1968],
  [480, 1846],
  [566, 1775],
  [567, 1638],
  [605, 1637],
  [606, 1351],
  [906, 1097],
  [907, 885],
  [1000, 819],
  [1106, 817],
  [1107, 918],
  [1280, 753],
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
 * The height at a width: linear between the pairs, constant beyond the ends.
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
