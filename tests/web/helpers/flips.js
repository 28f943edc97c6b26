// The lines of a chart as they are drawn: during a flip, and at rest.

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * The path of a line.
 * @param {Locator} lab
 * @param {string} id  of the series
 */
export const pathOf = async (lab, id) =>
  (await lab.locator(`rollout-chart.main path[data-series="${id}"]`).getAttribute('d')) ?? '';

/** The heights of a path's points, in pixels. @param {string} path */
export const heightsOf = (path) => [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));

/**
 * The drawing of the main chart, without Lit's marks and its own number.
 * @param {Locator} lab
 */
export const drawingOf = (lab) =>
  lab
    .locator('rollout-chart.main')
    .evaluate((chart) =>
      chart.shadowRoot?.querySelector('.plot > svg')?.innerHTML.replace(/<!--.*?-->|rollout-chart-\d+/g, ''),
    );
