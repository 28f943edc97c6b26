// The story as a lesson: one figure to a screen, turned by keys, with answers that wait until they are asked for.

import { DEVICES, looks, violationsIn } from './helpers/axe.js';
import { expect, test } from './helpers/test.js';
import { ORDER } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */

const PAGES = ['story.html', 'story-ja.html'];

/** @param {Page} page @param {string} file @param {string | number} at */
async function openLesson(page, file, at) {
  await page.goto(`${file}?lesson=${at}`);
  await expect(page.locator('.turn')).toBeVisible();
}

const shown = (/** @type {Page} */ page) => page.locator('section[data-shown] > .figure');

const counter = (/** @type {Page} */ page) => page.locator('.turn [role="status"]');

/** Which figures are seen, and how many words of the prose. @param {Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const visible = (/** @type {Element} */ one) => one.checkVisibility({ checkVisibilityCSS: true });
    return {
      figures: [...document.querySelectorAll('.figure')].filter(visible).map(({ id }) => id),
      prose: [...document.querySelectorAll('.story p')].filter((one) => visible(one) && !one.closest('.figure')).length,
    };
  });

/** What gives the answer away, and is seen. @param {Page} page */
const told = (page) => shown(page).locator(TELLS).filter({ visible: true }).count();

const TELLS = ':is(.picture.spoils, .said > .spoils, details.answer)';

test('a screen has one figure and none of the prose, and keys turn to the next', async ({ page }) => {
  await openLesson(page, 'story.html', 1);
  for (const [key, at] of /** @type {const} */ ([
    [null, 1],
    ['ArrowRight', 2],
    ['PageDown', 3],
    ['ArrowLeft', 2],
    ['PageUp', 1],
    // There is none before the first one.
    ['ArrowLeft', 1],
    ['End', ORDER.length],
    ['ArrowRight', ORDER.length],
    ['Home', 1],
  ])) {
    if (key) await page.keyboard.press(key);
    expect(await seen(page), key ?? 'at first').toEqual({ figures: [ORDER[at - 1]], prose: 0 });
    await expect(counter(page)).toContainText(`${at} / ${ORDER.length}`);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?lesson=2$/);
});

test('a number that no figure has stands for the nearest one that there is', { tag: '@long' }, async ({ page }) => {
  for (const [written, at] of [
    ['99', ORDER.length],
    ['0', 1],
    ['soon', 1],
  ]) {
    await openLesson(page, 'story.html', written);
    await expect(counter(page)).toContainText(`${at} / ${ORDER.length}`);
  }
});

test('keys that are typed into a control stay the control’s, until Esc leaves it', async ({ page }) => {
  await openLesson(page, 'story.html', 4);
  await expect(shown(page)).toHaveAttribute('data-live', '');
  const guess = shown(page).locator('.guess input');
  await guess.focus();
  await page.keyboard.press('ArrowRight');
  // From 50 by half a point.
  await expect(guess).toHaveValue('50.5');
  await shown(page).locator('.amount').first().focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(counter(page)).toContainText(`4 / ${ORDER.length}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText(`5 / ${ORDER.length}`);
});

test('an answer, and whatever else tells it, are seen when they are asked for', { tag: '@long' }, async ({ page }) => {
  await openLesson(page, 'story.html', 1);
  for (const figure of ORDER) {
    const asks = (await shown(page).locator('.guess, details.answer').count()) > 0;
    const ask = page.locator('.turn .ask');
    expect(await told(page), figure).toBe(0);
    await expect(ask).toBeVisible({ visible: asks });
    if (asks) {
      const all = await shown(page).locator(TELLS).count();
      expect(all, figure).toBeGreaterThan(0);
      await ask.press('Enter');
      expect(await told(page), figure).toBe(all);
      await expect(shown(page).locator('details.answer:not([open])')).toHaveCount(0);
      await ask.press('Enter');
      expect(await told(page), figure).toBe(0);
    }
    await page.keyboard.press('ArrowRight');
  }
});

test('Esc, or a link, leads back to the story at the same figure, with what was changed', { tag: '@long' }, async ({
  page,
}) => {
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('link', { name: 'Back to the story' }).click(),
  ]) {
    await openLesson(page, 'story.html', 4);
    await expect(shown(page)).toHaveAttribute('data-live', '');
    await shown(page).locator('.guess input').fill('40');
    await shown(page).locator('.guess input').blur();
    await leave();
    await expect(page).toHaveURL(/story\.html\?dare\.guess=40#dare$/);
    await expect(page.locator('.turn')).toHaveCount(0);
    await expect(page.locator('#dare')).toBeInViewport();
    expect((await seen(page)).figures).toEqual(ORDER);
    // The keys are the browser's again.
    await page.keyboard.press('ArrowRight');
    expect((await seen(page)).figures).toEqual(ORDER);
  }
});

test('the figure after the one that is shown comes to life before it is shown', async ({ page }) => {
  await openLesson(page, 'story.html', 3);
  await expect(page.locator('#dare')).toHaveAttribute('data-live', '');
  await expect(page.locator('#dare')).toBeHidden();
  // Nobody has come near this one.
  await expect(page.locator('#any')).not.toHaveAttribute('data-live');
});

test('nothing moves when a figure comes to life', async ({ page }) => {
  /** @type {(value?: unknown) => void} */
  let go = () => {};
  const held = new Promise((resolve) => (go = resolve));
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await openLesson(page, 'story.html', 4);
  const places = () =>
    shown(page).evaluate((figure) =>
      [...figure.children]
        .filter((child) => child.checkVisibility())
        .map((child) => JSON.stringify(child.getBoundingClientRect())),
    );
  await expect(shown(page)).not.toHaveAttribute('data-live');
  const before = await places();
  go();
  await expect(shown(page)).toHaveAttribute('data-live', '');
  expect(await places()).toEqual(before);
});

/**
 * Parts of the figure in sight that overlap another one, by a pixel or more.
 * @param {Page} page
 */
const covering = (page) =>
  shown(page).evaluate((figure) => {
    const parts = [...figure.children]
      .filter((part) => part.checkVisibility() && !part.matches('.veil'))
      .map((part) => ({ name: String(part.getAttribute('class') ?? part.tagName), box: part.getBoundingClientRect() }));
    return parts.flatMap((a, i) =>
      parts
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) >= 1 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) >= 1,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
  });

for (const file of PAGES) {
  test.describe(file, () => {
    test.use({ viewport: { width: 1280, height: 720 } });

    test(
      'each screen fits a projector, with a picture of at least half its width',
      file === PAGES[0] ? {} : { tag: '@long' },
      async ({ page }) => {
        await openLesson(page, file, 1);
        for (const figure of ORDER) {
          await expect(shown(page)).toHaveAttribute('data-live', '');
          const { width, scrollWidth, scrollHeight } = await page.evaluate(() => {
            const root = document.documentElement;
            const picture = /** @type {Element} */ (document.querySelector('section[data-shown] .picture'));
            return {
              width: picture.getBoundingClientRect().width,
              scrollWidth: root.scrollWidth,
              scrollHeight: root.scrollHeight,
            };
          });
          expect.soft({ figure, scrollWidth, scrollHeight }).toEqual({ figure, scrollWidth: 1280, scrollHeight: 720 });
          expect.soft(width, figure).toBeGreaterThanOrEqual(640);
          await page.keyboard.press('ArrowRight');
        }
      },
    );
  });

  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
  ]) {
    test.describe(`${file} at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test(
        'nothing of a screen is out of sight or covered, with its answer and without',
        width === 1024 && file === PAGES[0] ? {} : { tag: '@long' },
        async ({ page }) => {
          for (let at = 1; at <= ORDER.length; at += 1) {
            await openLesson(page, file, at);
            await expect(shown(page)).toHaveAttribute('data-live', '');
            for (const answered of [false, true]) {
              const ask = page.locator('.turn .ask');
              if (answered && (await ask.isDisabled())) continue;
              if (answered) await ask.click();
              const said = { at, answered };
              const needs = () =>
                page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
              await expect.poll(needs, { message: JSON.stringify(said) }).toEqual([width, height]);
              expect.soft(await covering(page), JSON.stringify(said)).toEqual([]);
              const type = await shown(page).evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
              expect.soft(type, `${at}`).toBeGreaterThanOrEqual(18);
            }
          }
        },
      );
    });
  }

  // Each language on one of the devices: what surrounds a figure is the same in both.
  for (const { device, theme, details } of looks('phone').filter(
    ({ device }) => (device === 'phone') === (file === 'story-ja.html'),
  )) {
    test.describe(`${file} on ${device}, ${theme}`, details, () => {
      test.use(DEVICES[device]);

      test('axe finds nothing in the lesson, before and after an answer', async ({ page }) => {
        // What figures are made of is looked at in the story: here it is what stands around them.
        for (const at of 'tag' in details ? [1, ORDER.length] : [1]) {
          await openLesson(page, file, at);
          await expect(shown(page)).toHaveAttribute('data-live', '');
          expect.soft(await violationsIn(page, theme), `${at}`).toEqual([]);
          await page.locator('.turn .ask').click();
          expect.soft(await violationsIn(page, theme), `${at}, answered`).toEqual([]);
        }
      });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lesson is the story', async ({ page }) => {
    await page.goto('story.html?lesson=4');
    await expect(page.locator('.figure').filter({ visible: true })).toHaveCount(ORDER.length);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
