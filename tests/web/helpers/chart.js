// Reads numbers off the drawn chart: pixels back into values, by the ticks that the reader sees.

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{x: number, low: number, high: number}} Place pixels; low is the lower value, further down */

/**
 * The line of a series. Leaders of names are in the same colour, but not clipped to the plot.
 * @param {Locator} chart
 * @param {string} tone
 */
export const series = (chart, tone) =>
  chart.locator(`g[clip-path] path[stroke="var(--${tone})"]:not([stroke-opacity]):not([stroke-width="1.25"])`);

/**
 * How pixels become values on the y axis.
 * @param {Locator} chart
 */
export async function scaleOf(chart) {
  const ticks = await chart
    .locator('svg g[text-anchor="end"] text')
    .evaluateAll((all) => all.map((text) => [Number(text.getAttribute('y')), text.textContent ?? '']));
  const [from, to] = [ticks[0], ticks[ticks.length - 1]].map(([y, text]) => ({
    // The text's baseline is four pixels below its line.
    y: Number(y) - 4,
    value: Number(String(text).replace('−', '-').replace('%', '')),
  }));
  const perPixel = (to.value - from.value) / (to.y - from.y);
  return {
    perPixel: Math.abs(perPixel),
    value: (/** @type {number} */ y) => from.value + (y - from.y) * perPixel,
  };
}

/**
 * The ends of a drawn path, in pixels. At each of them a line is at one height, a funnel or a band at two.
 * @param {Locator} path
 * @returns {Promise<{first: Place, last: Place}>}
 */
export async function heights(path) {
  const d = (await path.getAttribute('d')) ?? '';
  const points = pointsOf(d);
  const xs = points.map(({ x }) => x);
  const at = (/** @type {number} */ x) => {
    const ys = points.filter((point) => Math.abs(point.x - x) < 0.06).map(({ y }) => y);
    return { x, low: Math.max(...ys), high: Math.min(...ys) };
  };
  return { first: at(Math.min(...xs)), last: at(Math.max(...xs)) };
}

/**
 * d3 writes M, L and Z, our own lines H.
 * @param {string} d
 */
function pointsOf(d) {
  /** @type {{x: number, y: number}[]} */
  const points = [];
  for (const [, command, numbers] of d.matchAll(/([MLHZ])([^MLHZ]*)/g)) {
    const [x, y = points.at(-1)?.y ?? NaN] = numbers.split(',').map(Number);
    if (command !== 'Z') points.push({ x, y });
  }
  return points;
}
