// Opens the walk lab in a test, and talks to it as a reader and as a host page would.

import { readFileSync } from 'node:fs';
import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/walk/lab.js').WalkLab} WalkLab */
/** @typedef {ReturnType<WalkLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Independent numbers: by quadrature and integral equations elsewhere. */
export const REFERENCE = JSON.parse(readFileSync(new URL('../../golden/shogi.json', import.meta.url), 'utf8'));

/**
 * Goes to the page and waits until its lab is drawn.
 * @param {Page} page
 * @param {string} [query]
 */
export async function openWalk(page, query = '?seed=0x2a61') {
  await page.goto(`./walk.html${query}`);
  const lab = page.locator('walk-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {WalkLab} */ it) => it.snapshot());

/**
 * Rolls walks and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} walks
 */
export async function roll(lab, walks) {
  await lab.evaluate((/** @type {WalkLab} */ it, count) => it.roll(count), walks);
  await ready(lab);
}

/**
 * Measures the same walks in another way.
 * @param {Locator} lab
 * @param {Parameters<WalkLab['act']['measure']>[0]} change
 */
export async function measure(lab, change) {
  await lab.evaluate(async (/** @type {WalkLab} */ it, wanted) => {
    it.act.measure(wanted);
    await it.settled();
  }, change);
  await ready(lab);
}

/** The rows of a table, cell by cell. @param {Locator} table */
export const rowsOf = (table) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));
