// Embeds of the contact lab that the dialog for sharing offers: they show what their author was looking at.

import { PARTS, SPARE } from '../../www/labs/contact/properties.js';
import { ready } from './helpers/ready.js';
import { asked, clickShare, fields } from './helpers/share.js';
import { expect, test } from './helpers/test.js';

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 */
async function open(page, query) {
  await page.goto(`./contact.html?${query}`);
  await ready(page.locator('contact-lab'));
  return clickShare(page);
}

/** @param {string} html  of the iframe */
const srcOf = (html) => (/ src="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

test('a roll that the author has chosen, and two plays of it, are shown in the embed', async ({ page }) => {
  const hidden = async (/** @type {string} */ query) => {
    const { iframe } = await fields(await open(page, `lang=en&games=1&seed=5&${query}`));
    const { hide = 'none', roll } = asked(srcOf(iframe));
    return { hide, roll };
  };
  const without = (/** @type {string[]} */ looked) =>
    PARTS.filter((part) => SPARE.includes(part) && !looked.includes(part)).join();
  // As any embed of version 2 begins: it need not be said.
  expect(await hidden('')).toEqual({ hide: 'none', roll: undefined });
  expect(await hidden('roll=31')).toEqual({ hide: without(['map', 'plays']), roll: '31' });
  expect(await hidden('roll=31&a=sGfwATDgc/ABMA')).toEqual({ hide: without(['map', 'plays', 'comparison']), roll: '31' });
  expect(await hidden('roll=31&list=first')).toEqual({ hide: without(['map', 'plays', 'games']), roll: '31' });
});

test('a part that the page’s own address hides stays hidden, whatever the author was looking at', { tag: '@long' }, async ({ page }) => {
  const { iframe } = await fields(await open(page, 'lang=en&games=1&seed=5&roll=31&hide=plays'));
  const hide = asked(srcOf(iframe)).hide.split(',');
  expect(hide).toContain('plays');
  expect(hide).not.toContain('map');
});
