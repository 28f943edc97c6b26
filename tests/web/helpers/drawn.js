// How much a page draws, counted.

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * How many checkpoints there are up to so many games, and that number itself: src/rollout/checkpoints.rs.
 * @param {number} games
 */
export function checkpoints(games) {
  let count = 1;
  for (let at = 1; at < games; at += Math.max(1, Math.floor(at / 21))) count += 1;
  return count;
}

/**
 * All elements inside a lab, but for the names and numbers around its charts and the game that is shown roll by roll: a
 * longer axis has other numbers, lines that end elsewhere have other leaders to their names, and another game has other
 * rolls.
 * @param {Locator} lab
 */
export const elementsOf = (lab) =>
  lab.evaluate((it) => {
    /** @param {ParentNode} root @returns {number} */
    const count = (root) =>
      [...root.querySelectorAll('*')]
        .filter((element) => !element.closest('svg > g:not([clip-path]), .micro, backgammon-board'))
        .reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
    return it.shadowRoot ? count(it.shadowRoot) : 0;
  });

/**
 * Of all that its charts draw, the path with the most points.
 * @param {Locator} lab
 */
export const longestPath = (lab) =>
  lab
    .locator('rollout-chart g[clip-path] path')
    .evaluateAll((paths) => Math.max(...paths.map((path) => path.getAttribute('d')?.match(/[ML]/g)?.length ?? 0)));

/**
 * Opens a page and tells in which steps its lab is drawn: which parts are there after each of its frames, where that
 * changes. After each frame the lab is told of a change: that brings no part into the frame of another.
 * @param {Page} page
 * @param {string} address
 * @param {string} name  of the lab's element
 * @param {string[]} parts  as selectors inside it
 */
export async function stepsOf(page, address, name, parts) {
  await page.addInitScript(
    ([element, wanted]) => {
      /** @type {string[]} */
      const steps = [];
      const look = () => {
        const lab = /** @type {import('../../../www/lib/element/lab.js').Lab | null} */ (
          document.querySelector(element)
        );
        const root = lab?.shadowRoot;
        const there = wanted.filter((part) => root?.querySelector(part)).join(' ');
        if (there !== steps.at(-1)) steps.push(there);
        if (there === wanted.join(' ')) return;
        requestAnimationFrame(look);
        setTimeout(() => lab?.touched?.());
      };
      // Before anything of the page, so that it sees what the frame before has drawn.
      requestAnimationFrame(look);
      Object.assign(globalThis, { steps });
    },
    /** @type {const} */ ([name, parts]),
  );
  await page.goto(address);
  await page.waitForFunction((all) => /** @type {any} */ (globalThis).steps.at(-1) === all, parts.join(' '));
  return page.evaluate(() => /** @type {{steps: string[]}} */ (/** @type {unknown} */ (globalThis)).steps);
}
