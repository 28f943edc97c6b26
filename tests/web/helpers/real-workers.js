// Real workers, as they are: what comes from them is counted, and nothing else is changed.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

/** In the page, before anything is rolled. It takes nothing from around it. */
export function countWorkers() {
  const counts = { started: 0, blocks: 0 };
  Object.assign(globalThis, {
    workerCounts: counts,
    Worker: class extends Worker {
      /** @param {string | URL} address */
      constructor(address) {
        super(address);
        counts.started += 1;
        this.addEventListener('message', ({ data }) => {
          counts.blocks += data.block ? 1 : 0;
        });
      }
    },
  });
}

/**
 * The page, and every frame in it, count: those that are loaded afterwards.
 * @param {Page} page
 */
export const watchWorkers = (page) => page.addInitScript(countWorkers);

/** @param {Page | Frame} page @returns {Promise<{started: number, blocks: number}>} */
export const workerCounts = (page) => page.evaluate(() => /** @type {any} */ (globalThis).workerCounts);
