// Opens the contact lab in a test, and talks to it as a reader and as a host page would.

import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/contact/lab.js').ContactLab} ContactLab */
/** @typedef {ReturnType<ContactLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Bear-offs against an ace-point game: short games. */
export const ACE_POINT = 'trsDAIDt7gAADA';

/**
 * Goes to the page and waits until its lab is drawn.
 * @param {Page} page
 * @param {string} [query]
 */
export async function openContact(page, query = '?seed=0x2a61') {
  await page.goto(`./contact.html${query}`);
  const lab = page.locator('contact-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {ContactLab} */ it) => it.snapshot());

/**
 * Rolls games and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} games
 */
export async function roll(lab, games) {
  await lab.evaluate((/** @type {ContactLab} */ it, count) => it.roll(count), games);
  await ready(lab);
}
