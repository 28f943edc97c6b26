// Opens the dialog for sharing and reads what it offers.

import { expect } from './test.js';
import { defined, drawn } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../../www/lib/share/share-dialog.js').ShareDialog} ShareDialog */
/** @typedef {{name: string, attributes: Record<string, string>, text: string}} Parsed */

/**
 * Opens the page at an address, and the dialog on it.
 * @param {Page} page
 * @param {string} [query]
 * @returns {Promise<Locator>} the dialog
 */
export async function openDialog(page, query = '?seed=0x2a61&games=1000') {
  await page.goto(`./${query}`);
  await defined(page);
  await drawn(page);
  return clickShare(page);
}

/** @param {Page} page */
export async function clickShare(page) {
  await page.getByRole('button', { name: /^(Share …|共有…)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/**
 * The texts that can be copied.
 * @param {Locator} dialog
 */
export async function fields(dialog) {
  const value = (/** @type {string} */ id) => dialog.locator(`#${id}`).inputValue();
  return { link: await value('link'), iframe: await value('iframe'), element: await value('element') };
}

/**
 * The texts, once the embed has been measured as it is wanted now.
 * @param {Locator} dialog
 */
export async function measured(dialog) {
  await expect(dialog.locator('#element')).toHaveValue(/ heights="/);
  return fields(dialog);
}

/**
 * What a browser makes of HTML: its elements in order, with the text that is directly in them.
 * @param {Page} page
 * @param {string} html
 * @returns {Promise<Parsed[]>}
 */
export const parsed = (page, html) =>
  page.evaluate((text) => {
    const { head, body } = new DOMParser().parseFromString(text, 'text/html');
    return [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].map((element) => ({
      name: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('')
        .trim(),
    }));
  }, html);

/**
 * What is asked for in an address of ours.
 * @param {string} address
 */
export const asked = (address) => Object.fromEntries(new URL(address).searchParams);
