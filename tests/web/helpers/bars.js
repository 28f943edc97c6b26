// Finds and drags the bars of the luck table.

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./luck-table.js').Cell} Cell */

/** The bar of an estimate. @param {Locator} lab @param {Cell} cell */
export const bar = (lab, cell) => lab.locator(`luck-table .bar[data-cell="${cell}"]`);

/**
 * The middle of a bar's column, and how many pixels a point is: 220 points fit in (www/labs/two-checker/luck-bars.js).
 * @param {Locator} lab
 * @param {Cell} cell
 */
export async function placeOf(lab, cell) {
  await bar(lab, cell).scrollIntoViewIfNeeded();
  const box = await bar(lab, cell).boundingBox();
  if (!box) throw new Error(`the bar of ${cell} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, point: box.width / 220 };
}
