// Counts what a page asks its core, from the first call on: its own, and not those of its workers.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Before the page is loaded, in a window of the test's own.
 * @param {Page} page
 */
export async function countCoreCalls(page) {
  await page.addInitScript(() => {
    /** @type {Record<string, number>} */
    const calls = {};
    Object.assign(globalThis, { coreCalls: calls });
    /** What the glue takes for an instance. @param {WebAssembly.Instance} instance @returns {WebAssembly.Instance} */
    const counted = ({ exports }) => {
      const counting = Object.entries(exports).map(([name, it]) => [
        name,
        typeof it !== 'function'
          ? it
          : (/** @type {unknown[]} */ ...args) => {
              calls[name] = (calls[name] ?? 0) + 1;
              return it(...args);
            },
      ]);
      return Object.create(WebAssembly.Instance.prototype, { exports: { value: Object.fromEntries(counting) } });
    };
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, {
      instantiate: async (/** @type {any} */ source, /** @type {any} */ imports) => {
        const made = /** @type {any} */ (await instantiate(source, imports));
        return made instanceof WebAssembly.Instance ? counted(made) : { ...made, instance: counted(made.instance) };
      },
    });
  });
}

/**
 * How often each of these has been called until now.
 * @template {string} N
 * @param {Page} page
 * @param {readonly N[]} names  of functions that the core exports
 * @returns {Promise<Record<N, number>>}
 */
export const coreCalls = (page, names) =>
  page.evaluate((all) => {
    const { coreCalls: calls } = /** @type {{coreCalls: Record<string, number>}} */ (
      /** @type {unknown} */ (globalThis)
    );
    return /** @type {any} */ (Object.fromEntries(all.map((name) => [name, calls[name] ?? 0])));
  }, names);
