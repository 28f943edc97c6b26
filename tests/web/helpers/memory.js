// What a page holds in memory, counted after the browser has collected what nobody holds.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/**
 * Keeps an eye on the memory of the cores that a page starts, without those of its workers: before it is loaded, in a window of the test's own.
 * @param {Page} page
 */
export const watchCores = (page) =>
  page.addInitScript(() => {
    /** @type {WebAssembly.Memory[]} */
    const memories = [];
    Object.assign(globalThis, { memories });
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, {
      instantiate: async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) => {
        const instance = await instantiate(module, imports);
        memories.push(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
        return instance;
      },
    });
  });

/** @param {Page} page @returns {Promise<number>} bytes of all cores' memory */
export const coreMemory = (page) =>
  page.evaluate(() =>
    /** @type {{memories: WebAssembly.Memory[]}} */ (/** @type {unknown} */ (globalThis)).memories.reduce(
      (sum, { buffer }) => sum + buffer.byteLength,
      0,
    ),
  );

/**
 * Has the browser collect now. Chromium itself keeps styles for when they are needed again, some of them with the elements
 * that have a clip path, until the reader's colours change.
 * @param {Page} page
 * @param {CDPSession} devtools  of that page
 */
export async function collect(page, devtools) {
  for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await devtools.send('HeapProfiler.collectGarbage');
}

/**
 * How many nodes and listeners there are.
 * @param {CDPSession} devtools
 */
export async function counted(devtools) {
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { nodes, listeners };
}
