// Opens the lab of pairs in a test, waits for what it makes, and talks to it as a reader and as a host page would.

import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/pairs/lab.js').PairsLab} PairsLab */
/** @typedef {ReturnType<PairsLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The decisions of tests/golden/pairs.json. */
export const THREE_EACH = {
  position: { x: [0, 0, 0, 1, 1, 1], o: [0, 1, 1, 1, 0, 0], onRoll: 'x' },
  roll: [4, 3],
  a: [0, 0, 1, 0, 1, 0],
  b: [0, 1, 0, 0, 0, 1],
};
export const SIX_EACH = {
  position: { x: [0, 1, 0, 2, 1, 2], o: [1, 0, 1, 0, 2, 2], onRoll: 'x' },
  roll: [5, 1],
  a: [0, 1, 0, 2, 1, 1],
  b: [0, 1, 1, 1, 0, 2],
};

/**
 * Goes to the page and waits until its lab has its games, its exact figures, and is drawn.
 * @param {Page} page
 * @param {string} [query]
 */
export async function openPairs(page, query = '?seed=0x2a61') {
  await page.goto(`./pairs.html${query}`);
  const lab = page.locator('pairs-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {PairsLab} */ it) => it.snapshot());

/**
 * Rolls pairs and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} pairs
 */
export async function roll(lab, pairs) {
  await lab.evaluate((/** @type {PairsLab} */ it, count) => it.roll(count), pairs);
  await ready(lab);
}

/**
 * Gives the lab a decision as a host page does.
 * @param {Locator} lab
 * @param {object} decision
 * @returns {Promise<{code: string, argument?: string} | null>} why it is refused
 */
export async function decide(lab, decision) {
  const refused = await lab.evaluate((/** @type {PairsLab} */ it, given) => {
    try {
      it.decision = /** @type {any} */ (given);
      return null;
    } catch (error) {
      const { name, code, argument } = /** @type {any} */ (error);
      return { name, code, argument };
    }
  }, decision);
  await ready(lab);
  return refused;
}

/** The rows of the list of plays. @param {Locator} lab */
export const plays = (lab) =>
  lab
    .locator('.plays tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].slice(2).map((cell) => cell.textContent?.trim())),
    );

/** @param {Locator} lab @param {'A' | 'B'} which @param {string} play */
export const pick = (lab, which, play) => lab.getByRole('radio', { name: `${which}: ${play}`, exact: true });
