// The story's figures in the labs' dialogs for sharing: those with the same luck and dice, each with a link and its own HTML.

import { FIGURES } from '../../www/build/story.js';
import { STORY } from '../../www/pkg/labs.js';
import { HEIGHTS, TITLES } from '../../www/story/embeds.js';
import { share as says } from '../../www/lib/i18n/en-share.js';
import { share as ja } from '../../www/lib/i18n/ja-share.js';
import { ready } from './helpers/ready.js';
import { clickShare, parsed } from './helpers/share.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The figures that the dialog names.
 * @param {Page} page
 * @param {string} address
 */
async function figuresAt(page, address) {
  await page.goto(`./${address}`);
  await ready(page.locator('main > [data-lab]'));
  const dialog = await clickShare(page);
  await expect(dialog.locator('#element')).not.toHaveValue('');
  const groups = await dialog.locator('.figures .field-group').evaluateAll((all) =>
    all.map((group) => ({
      title: group.querySelector('a')?.textContent ?? '',
      link: group.querySelector('a')?.href ?? '',
      html: group.querySelector('textarea')?.value ?? '',
    })),
  );
  return Promise.all(groups.map(async ({ html, ...rest }) => ({ ...rest, elements: await parsed(page, html) })));
}

/** @type {[what: string, address: string, figures: Record<string, string>[]][]} */
const SAME = [
  [
    'the made-up table',
    'index.html?lang=en&seed=0x2a61&games=1000',
    [
      { figure: 'dare', luck: '50,-10,45,-15', games: '1000', seed: '0x2a61' },
      { figure: 'dots', table: 'made-up', seed: '0x2a61' },
    ],
  ],
  // A figure has no 500 games; it begins with its own number of them. The story's own dice need not be said.
  [
    'the backwards table',
    'index.html?lang=en&seed=1&games=500&preset=backwards',
    [
      { figure: 'dare', luck: '-62.5,12.5,-75,25' },
      { figure: 'dots', table: 'backwards' },
    ],
  ],
  [
    'a table that does not average zero',
    'index.html?lang=en&seed=1&games=30000&luck=70,-10,45,-15',
    [{ figure: 'broken', luck: '70,-10,45,-15', games: '30000' }],
  ],
  ['the article’s games, which no figure has', 'index.html?lang=en&replay=article&games=30', []],
  [
    'estimates with errors',
    'bearoff.html?lang=en&seed=1&position=SgEAgCoAAAAAAA&evaluator=noisy&noise=35',
    [{ figure: 'any', noise: '35' }],
  ],
  [
    'a side that errs',
    'bearoff.html?lang=en&seed=7&position=SgEAgCoAAAAAAA&evaluator=exact&whites=fewest-pips',
    [{ figure: 'mistakes', who: 'white', seed: '0x7' }],
  ],
  [
    'games that are cut short',
    'bearoff.html?lang=en&seed=7&position=SgEAgCoAAAAAAA&evaluator=even&horizon=3',
    [{ figure: 'cut', luck: 'even', evaluator: 'even', horizon: '3', seed: '0x7' }],
  ],
  // In the figure, no game is longer than eleven rolls.
  [
    'games that would be cut after their end',
    'bearoff.html?lang=en&position=SgEAgCoAAAAAAA&evaluator=even&horizon=11',
    [],
  ],
  ['another position', 'bearoff.html?lang=en&seed=7&evaluator=exact', []],
];

for (const [what, address, wanted] of SAME) {
  test(`the dialog leads to the story’s figures of ${what}, and to no others`, async ({ page, baseURL }) => {
    const found = await figuresAt(page, address);
    expect(found.map(({ title }) => title)).toEqual(wanted.map(({ figure }) => TITLES.en[figure].replace(/\.$/, '')));
    for (const [
      i,
      {
        link,
        title,
        elements: [script, lab, anchor, ...none],
      },
    ] of found.entries()) {
      const { figure, seed, ...values } = wanted[i];
      expect(script.attributes).toEqual({ src: `${baseURL}rollout-lab.js` });
      expect(lab).toMatchObject({
        name: 'rollout-lab',
        attributes: { ...wanted[i], lang: 'en', heights: HEIGHTS[figure] },
      });
      expect(Object.keys(lab.attributes).sort()).toEqual([...Object.keys(wanted[i]), 'lang', 'heights'].sort());
      expect([anchor.attributes.href, anchor.text, none]).toEqual([link, `Rollout Lab: ${title}`, []]);
      const { pathname, searchParams, hash } = new URL(link);
      expect([pathname, hash]).toEqual([`/${STORY.page}`, `#${figure}`]);
      const named = Object.entries(values).map(([name, value]) => [`${figure}.${name}`, value]);
      expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(seed ? [...named, ['seed', seed]] : named));
      // The figure understands what it is told.
      const properties = /** @type {Record<string, any>} */ (
        FIGURES.find((one) => one.figure.name === figure)?.figure.properties
      );
      for (const [name, value] of Object.entries(values))
        expect(properties[name].kind.read(value), name).not.toBe(undefined);
    }
  });
}

test('the figure’s HTML is copied by its own button, and in Japanese it is of the Japanese story', {
  tag: '@long',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./index.html?lang=en&seed=0x2a61&games=1000');
  await ready(page.locator('main > [data-lab]'));
  const dialog = await clickShare(page);
  const title = TITLES.en.dare.replace(/\.$/, '');
  await dialog.getByRole('button', { name: says.copyLabel(title) }).click();
  await expect(dialog.getByRole('status')).toHaveText(says.copied(title));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /<rollout-lab figure="dare" [^>]*lang="en"/,
  );
  await dialog.getByRole('combobox', { name: says.language }).selectOption('日本語');
  await expect(dialog.locator('.figures a').first()).toHaveAttribute('href', /\/story-ja\.html\?/);
  await expect(dialog.locator('#figure-dare')).toHaveValue(/ lang="ja"/);
  const [own] = await figuresAt(page, 'index.html?lang=ja&seed=0x2a61&games=1000');
  expect(own.link).toMatch(/\/story-ja\.html\?/);
  await expect(page.getByRole('heading', { name: ja.figures })).toBeVisible();
});
