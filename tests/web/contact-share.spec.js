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

/** The labels of check boxes, each with the part that it shows or hides. @type {Record<'en' | 'ja', Record<string, string>>} */
const LABELS = {
  en: {
    position: 'editor',
    'one game, roll by roll': 'game',
    'the network’s evaluation': 'evaluation',
    'choice of evaluator': 'luck',
    'the 36 rolls': 'map',
    'plays for a roll': 'plays',
    'comparison of two plays': 'comparison',
    'rolling until a target': 'until',
    'how games end': 'chances',
    'seed of the dice': 'seed',
    'buttons that roll': 'controls',
    'result in figures': 'tiles',
    'buttons for the lines': 'legend',
    'chart options': 'options',
    'notes on bands and funnels': 'notes',
    'result in words': 'sentence',
    'link to Rollout Lab': 'share',
    'all statistics': 'readout',
    'list of games': 'games',
  },
  ja: {
    ポジション: 'editor',
    '1ゲーム（一振りごと）': 'game',
    ネットワークの評価: 'evaluation',
    運の測り方: 'luck',
    '36通りの出目': 'map',
    出目ごとのムーブ: 'plays',
    '2つのムーブの比較': 'comparison',
    値に達するまで進めるボタン: 'until',
    終わり方: 'chances',
  },
};

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
  expect(await hidden('roll=31&a=sGfwATDgc/ABMA')).toEqual({
    hide: without(['map', 'plays', 'comparison']),
    roll: '31',
  });
  expect(await hidden('roll=31&list=first')).toEqual({ hide: without(['map', 'plays', 'games']), roll: '31' });
});

test('a part that the page’s own address hides stays hidden, whatever the author was looking at', {
  tag: '@long',
}, async ({ page }) => {
  const { iframe } = await fields(await open(page, 'lang=en&games=1&seed=5&roll=31&hide=plays'));
  const hide = asked(srcOf(iframe)).hide.split(',');
  expect(hide).toContain('plays');
  expect(hide).not.toContain('map');
});

for (const [language, labels] of Object.entries(LABELS)) {
  test(
    `each check box has the label of the part that it hides, in ${language}`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      const dialog = await open(page, `lang=${language}&games=1&seed=5&roll=31`);
      const boxes = await dialog.getByRole('checkbox').evaluateAll((all) =>
        // Without the marks of possible line ends.
        all.map((box) => [
          box.closest('label')?.textContent?.trim().replaceAll('\u200B', ''),
          /** @type {HTMLInputElement} */ (box).name,
        ]),
      );
      const parts = Object.values(labels);
      expect(Object.fromEntries(boxes.filter(([, name]) => parts.includes(String(name))))).toEqual(labels);
      if (language === 'en') expect(boxes).toHaveLength(PARTS.length);
      const hidden = async () => asked(srcOf((await fields(dialog)).iframe)).hide.split(',');
      const before = await hidden();
      expect(before).not.toContain('plays');
      await dialog.locator('input[name="plays"]').uncheck();
      // In the order of the parts.
      expect(await hidden()).toEqual(PARTS.filter((part) => part === 'plays' || before.includes(part)));
    },
  );
}
