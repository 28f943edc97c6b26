// A lab on paper: what it shows, and nothing to press.

import { expect, test } from './helpers/test.js';
import { openContact } from './helpers/contact.js';
import { KNOWN, tried } from './helpers/labs.js';
import { SEED, openLab } from './helpers/lab.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** The width of A4 between margins of a centimetre: 190 mm at 96 pixels to the inch. */
const PAPER = 718;

/** On paper nobody draws anew for its width: nor may a test wait for that. @param {Page} page */
async function print(page) {
  await page.evaluate(() => {
    window.ResizeObserver.prototype.observe = () => {};
    /** @param {Document | ShadowRoot} root */
    const stop = (root) => {
      for (const element of root.querySelectorAll('*')) {
        const { sizes } = /** @type {any} */ (element);
        if (sizes instanceof ResizeObserver) sizes.disconnect();
        if (element.shadowRoot) stop(element.shadowRoot);
      }
    };
    stop(document);
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 1000 });
}

/**
 * Controls that are seen, but for words that explain themselves and buttons that are data.
 * @param {Page} page
 */
const controls = (page) =>
  page.evaluate(() => {
    /** @param {Element | Document | ShadowRoot} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return all(document)
      .filter((one) =>
        one.matches(
          'button:not(.word, .datum), [role="button"], [role="slider"], input:is([type="checkbox"], [type="radio"], [type="range"]), summary, nav a, a.other-lab',
        ),
      )
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .map((one) => one.outerHTML.slice(0, 120));
  });

for (const { name, page: file, embed, poster } of KNOWN) {
  for (const [form, address] of Object.entries({ page: file, embed })) {
    for (const theme of ['light', 'dark']) {
      test(
        `${name}: the printed ${form} has nothing to press, its charts are as wide as the paper takes, and it is white (${theme})`,
        form === 'page' && theme === 'dark' ? tried('printed', name) : { tag: '@long' },
        async ({ page }) => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.emulateMedia({ media: null });
          await page.goto(`./${address}?theme=${theme}&${poster.figure}`);
          const lab = page.locator(`${name}-lab`);
          await ready(lab);
          const paper = await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--card'),
          );
          await print(page);
          expect(await controls(page)).toEqual([]);
          // White, of theme.css.
          const printed = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--card').trim());
          expect(await printed(), paper).toBe('#fff');
          const chart = lab.locator('rollout-chart.main .plot > svg');
          const width = (await chart.boundingBox())?.width ?? 0;
          const card = (await lab.locator('.averages').boundingBox())?.width ?? 0;
          // The padding of a card is at most 14 pixels, and its edge one.
          expect(width).toBeGreaterThanOrEqual(card - 30);
          await expect(lab.locator('.guide')).toBeHidden();
          // Paper of another size takes nothing away.
          await page.setViewportSize({ width: PAPER - 40, height: 1200 });
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          expect((await chart.boundingBox())?.height).toBeGreaterThan(100);
          await page.setViewportSize({ width: PAPER, height: 1200 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER);
        },
      );
    }
  }
}

test('on paper the luck table says which one it is, and its estimates are words', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('radio', { name: 'Correct' }).check();
  await print(page);
  const table = lab.locator('luck-table');
  await expect(table.getByText('Correct', { exact: true })).toBeVisible();
  await expect(table.getByText('Made-up', { exact: true })).toBeHidden();
  await expect(table.getByText('Keep the average at zero')).toBeHidden();
  for (const [i, value] of ['+62.5', '−12.5', '+75', '−25'].entries()) {
    const field = table.locator('input[type="text"]').nth(i);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(value);
    await expect(field).toHaveCSS('border-style', 'none');
    await expect(table.locator('.field').nth(i)).toHaveCSS('border-style', 'none');
  }
  // The source of the games.
  await expect(lab.getByRole('textbox', { name: 'Seed' })).toHaveValue(SEED);
  await expect(lab.getByRole('textbox', { name: 'Seed' })).toBeVisible();
});

/** The words that paper shows, those of shadow roots included, a line for each block. @param {Page} page */
const printed = (page) =>
  page.evaluate(() => {
    /** @param {Node} node @returns {string} */
    const words = (node) => {
      if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
      if (!(node instanceof Element)) return '';
      const { display, clipPath } = getComputedStyle(node);
      // An element without a box of its own has children that may be seen.
      const seen =
        display === 'contents' || node.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true });
      if (!seen || clipPath !== 'none' || node.matches('script, style, select')) return '';
      const inside = node instanceof HTMLSlotElement ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes;
      const text = [...inside].map(words).join('');
      return display.startsWith('inline') ? text : `\n${text}\n`;
    };
    return words(document.body)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  });

/** Begins a sentence, or what follows a colon, with something that only a screen can be asked to do. */
const REQUESTS = {
  en: /(^|[.:?!] )(press|drag|tap|click|choose|move (a|the) slider|try|switch|edit|simulate|set up|see where)\b|, choose its\b/i,
  ja: /ドラッグ|スライダーを|選んでください|選ぶと|試して|試すと|押して|オフにして|切り替えて|収束先を確かめて/,
};

for (const { name, page: file, poster, parts } of KNOWN) {
  test(
    `${name}: nothing on paper asks the reader to press, choose or move anything`,
    tried('requests', name),
    async ({ page }) => {
      for (const [language, request] of Object.entries(REQUESTS)) {
        for (const query of ['', `&${poster.figure}${parts.plays ? '&roll=63' : ''}`]) {
          await page.emulateMedia({ media: null });
          await page.goto(`./${file}?lang=${language}${query}`);
          const lab = page.locator(`${name}-lab`);
          await ready(lab);
          await lab.evaluate((it) => it.scrollIntoView({ block: 'end' }));
          await ready(lab);
          await print(page);
          const lines = await printed(page);
          // The heading, the board or the chart, and the prose.
          expect(lines.length).toBeGreaterThan(10);
          expect(
            lines.filter((line) => request.test(line)),
            `${language}${query}`,
          ).toEqual([]);
        }
      }
    },
  );
}

test('a map of rolls without an estimate of luck is not on paper, and what asks for one is on the screen', async ({
  page,
}) => {
  const lab = await openContact(page, '?seed=0x2a61&evaluator=nothing');
  const rolls = lab.locator('.card.rolls');
  await expect(rolls).toContainText('Without an evaluator there is no luck.');
  await expect(rolls).toBeVisible();
  await print(page);
  await expect(rolls).toBeHidden();
});
