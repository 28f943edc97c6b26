// How much of what is seen moves by itself: Chromium's layout shift score.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Adds up all shifts of the pages that are opened from now on. The script would stay in a window that tests share.
 * @param {Page} page
 */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    /** @type {{sum: number, moved: string[]}} */
    const shifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { shifts });
    /** @param {DOMRectReadOnly} box */
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      const entries = /** @type {(PerformanceEntry & {value: number, sources: any[]})[]} */ (list.getEntries());
      for (const { value, sources } of entries) {
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node?.localName
            ? `${node.localName}.${node.getAttribute('class')}`
            : (node?.data ?? 'a removed node');
          shifts.moved.push(`${value.toFixed(4)}: ${name} from ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all is drawn, and its shifts are told. @param {Page} page */
export const framesDrawn = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // Entries come in a task after their frame.
    await new Promise((task) => setTimeout(task));
  });

/**
 * The sum until now, and which elements moved.
 * @param {Page} page
 * @returns {Promise<{sum: number, moved: string[]}>}
 */
export async function shiftsOf(page) {
  await framesDrawn(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).shifts);
}

/** The sum until now. @param {Page} page */
export const shiftOf = async (page) => (await shiftsOf(page)).sum;
