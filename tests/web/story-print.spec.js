// The story on paper: a handout with its answers, and nothing to press.

import { hasLetters } from './helpers/letters.js';
import { expect, test } from './helpers/test.js';
import { ORDER } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */

const PAGES = ['story.html', 'story-ja.html'];

/** What is seen of each figure. @param {Page} page */
const figures = (page) =>
  page.evaluate(() => {
    const seen = (/** @type {Element | null} */ one) =>
      one?.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }) ?? false;
    return [...document.querySelectorAll('.figure')].map((figure) => ({
      name: figure.id,
      picture: seen(figure.querySelector(':scope > .picture')),
      said: seen(figure.querySelector('.said')),
      answer: !figure.querySelector('.answer') || [...figure.querySelectorAll('.answer > :not(summary)')].every(seen),
    }));
  });

/** What can be pressed or changed, and is seen. @param {Page} page */
const controls = (page) =>
  page
    .locator(
      'button:not(.word), input, select, summary:not(.word-list > *), nav a, .way, .snippet, .guess, .start-over, .turn',
    )
    .filter({ visible: true })
    .count();

/** Does what a browser does when it prints: the event comes first, then the styles of paper. @param {Page} page */
async function print(page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

const WHOLE = ORDER.map((name) => ({ name, picture: true, said: true, answer: true }));

for (const file of PAGES) {
  test(`${file} is five pages of A4`, file === PAGES[0] ? {} : { tag: '@long' }, async ({ page }) => {
    await page.goto(file);
    // The boxes that stand for missing letters are narrower.
    const language = String(await page.locator('html').getAttribute('lang'));
    test.skip(!(await hasLetters(page, language)), `no letters of ${language} on this machine`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
  });

  test(
    `${file} on paper has all pictures, what they say and the answers, and nothing to press`,
    file === PAGES[0] ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.goto(file);
      expect((await figures(page)).filter(({ answer }) => !answer)).not.toEqual([]);
      expect(await controls(page)).toBeGreaterThan(20);
      await print(page);
      expect(await figures(page)).toEqual(WHOLE);
      expect(await controls(page)).toBe(0);
    },
  );
}

test('the lesson on paper is the story', async ({ page }) => {
  await page.goto('story.html?lesson=4');
  await expect(page.locator('.turn')).toBeVisible();
  await print(page);
  expect(await figures(page)).toEqual(WHOLE);
  expect(await controls(page)).toBe(0);
  await expect(page.locator('.story .lead')).toBeVisible();
});

test('answers are open while it is printed, and then as the reader left them', async ({ page }) => {
  await page.goto('story.html');
  const answers = page.locator('details.answer');
  const all = await answers.count();
  // The figure comes to life when it is near, and its answer is another element then.
  await answers.nth(1).scrollIntoViewIfNeeded();
  await expect(page.locator('.figure:has(details.answer)').nth(1)).toHaveAttribute('data-live', '');
  await answers.nth(1).locator('summary').click();
  const open = page.locator('details.answer[open]');
  await expect(open).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(all);
  // As where a figure comes to life meanwhile: its answer is another element, and open.
  await answers.nth(0).evaluate((answer) => answer.replaceWith(answer.cloneNode(true)));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(1);
  await expect(answers.nth(1)).toHaveAttribute('open', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers that are closed are on paper all the same, wherever a style can open them', async ({ page }) => {
    await page.goto('story.html');
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('.answer > p');
    expect(await answers.count()).toBeGreaterThan(3);
    const opens = await page.evaluate(() => CSS.supports('selector(::details-content)'));
    expect(await answers.filter({ visible: true }).count()).toBe(opens ? await answers.count() : 0);
  });
});
