// Opens the lab of the cube in a test, waits for what it makes, and talks to it as a reader and as a host page would.

import { readFileSync } from 'node:fs';
import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/cube/lab.js').CubeLab} CubeLab */
/** @typedef {ReturnType<CubeLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The positions of tests/golden/cubeful.json, which says where its figures come from. */
export const REFERENCE = JSON.parse(readFileSync(new URL('../../golden/cubeful.json', import.meta.url), 'utf8'));

/**
 * Goes to the page and waits until its lab has its game and is drawn.
 * @param {Page} page
 * @param {string} [query]
 */
export async function openCube(page, query = '?seed=0x2a61') {
  await page.goto(`./cube.html${query}`);
  const lab = page.locator('cube-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {CubeLab} */ it) => it.snapshot());

/**
 * Rolls games and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} games
 */
export async function roll(lab, games) {
  await lab.evaluate((/** @type {CubeLab} */ it, count) => it.roll(count), games);
  await ready(lab);
}

/**
 * Sets properties of the lab as a host page does, one after the other.
 * @param {Locator} lab
 * @param {Record<string, unknown>} values  by name
 * @returns {Promise<{name: string, code: string} | null>} why one is refused
 */
export async function give(lab, values) {
  const refused = await lab.evaluate((it, given) => {
    try {
      Object.assign(it, given);
      return null;
    } catch (error) {
      const { name, code } = /** @type {any} */ (error);
      return { name, code };
    }
  }, values);
  await ready(lab);
  return refused;
}
