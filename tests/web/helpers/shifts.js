// How much of what is seen moves by itself: Chromium's layout shift score.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Adds up all shifts of the pages that are opened from now on. The script would stay in a window that tests share.
 * @param {Page} page
 */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      const entries = /** @type {(PerformanceEntry & {value: number})[]} */ (list.getEntries());
      for (const { value } of entries) shifts.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all is drawn, and its shifts are told. @param {Page} page */
export const framesDrawn = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // Entries come in a task after their frame.
    await new Promise((task) => setTimeout(task));
  });

/** The sum until now. @param {Page} page @returns {Promise<number>} */
export async function shiftOf(page) {
  await framesDrawn(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).shifts.sum);
}
