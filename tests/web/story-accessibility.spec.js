// The story for everybody: axe-core finds nothing, nothing is asked of anybody else, nothing goes wrong and nothing is kept.

import { DEVICES, NONE, violations, violationsByTheme } from './helpers/axe.js';
import { figureIn, liven, NAMES, openPictures, openStory, type } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { figures } from '../../www/story/texts/en-two-checkers.js';

/** @typedef {import('@playwright/test').Page} Page */

/** On one device in one language in the usual run; the rest where there is time for it. */
const LOOKS = /** @type {const} */ ([
  { device: 'phone', language: 'ja', details: {} },
  { device: 'desktop', language: 'en', details: { tag: '@long' } },
  { device: 'desktop', language: 'ja', details: { tag: '@long' } },
  { device: 'phone', language: 'en', details: { tag: '@long' } },
]);

/** Everything open that opens. @param {Page} page */
const open = (page) =>
  page.evaluate(() => {
    for (const more of document.querySelectorAll('details')) more.open = true;
  });

for (const { device, language, details } of LOOKS) {
  test.describe(`${device}, ${language}`, details, () => {
    test.use(DEVICES[device]);

    test('axe finds nothing, in pictures and in live figures with all of it open, in both themes', async ({ page }) => {
      test.slow();
      await openPictures(page, language);
      await open(page);
      expect.soft(await violations(page), 'pictures').toEqual([]);
      await openStory(page, language, '?dare.guess=61.5&game.guess=20');
      await liven(page);
      await open(page);
      expect.soft(await violationsByTheme(page), 'live').toEqual(NONE);
    });
  });
}

for (const { file, figures } of STORY.frames) {
  test(
    `axe finds nothing in ${file}, in both themes`,
    file === STORY.frames[0].file ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.goto(`./${file}?figure=${figures.at(-1)}`);
      await page.locator('figure[data-live]').waitFor();
      const { light, dark } = await violationsByTheme(page);
      // The heading is that of the page that it stands in.
      expect({ light: light.filter(({ rule }) => rule !== 'page-has-heading-one'), dark }).toEqual(NONE);
    },
  );
}

test('axe sees the figures: a picture without its words is found', { tag: '@long' }, async ({ page }) => {
  await openStory(page);
  await figureIn(page, 'roll')
    .locator('> svg')
    .evaluate((svg) => svg.removeAttribute('aria-label'));
  expect((await violations(page)).map(({ rule }) => rule)).toContain('svg-img-alt');
});

test('the headings are one outline, and each figure stands below its own', async ({ page }) => {
  await openStory(page);
  const { headings, figures } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ localName }) => localName),
    figures: [...document.querySelectorAll('figure')].map(
      (figure) =>
        document.getElementById(figure.closest('section')?.getAttribute('aria-labelledby') ?? '')?.textContent,
    ),
  }));
  expect(headings.indexOf('h1')).toBe(0);
  expect(headings.lastIndexOf('h1')).toBe(0);
  for (const [i, heading] of headings.slice(1).entries())
    expect(Number(heading[1]) - Number(headings[i][1])).toBeLessThanOrEqual(1);
  expect(new Set(figures).size).toBe(NAMES.length);
  for (const heading of figures) expect(heading).toMatch(/\w/);
});

test('what a figure says is told when it changes, and only then', async ({ page }) => {
  await openStory(page);
  await liven(page);
  for (const name of NAMES) await expect(figureIn(page, name).locator('.said')).toHaveAttribute('aria-live', 'polite');
  // The same element speaks: a new one would not be heard.
  const said = await figureIn(page, 'dare').locator('.said').elementHandle();
  await type(page, 'dare', figures.dare.cells.doubles, '80');
  expect(
    await said?.evaluate((element) => element.isConnected && document.querySelector('#dare .said') === element),
  ).toBe(true);
});

test.describe('in a window of its own', () => {
  test.use({ ownWindow: true });

  for (const language of LANGUAGES) {
    test(
      `${language}: whatever is used, nothing is asked of any other site, nothing goes wrong and nothing is kept`,
      language === 'en' ? {} : { tag: '@long' },
      async ({ page, baseURL }) => {
        /** @type {string[]} */
        const urls = [];
        /** @type {string[]} */
        const said = [];
        page.on('request', (request) => void urls.push(request.url()));
        page.on('requestfailed', (request) => void said.push(request.url()));
        page.on('response', (response) => void (response.ok() || said.push(`${response.status()} ${response.url()}`)));
        page.on(
          'console',
          (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())),
        );
        page.on('pageerror', ({ message }) => void said.push(message));
        await page.addInitScript(() => {
          /** @type {string[]} */
          const broken = [];
          Object.assign(globalThis, { broken });
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
            broken.push(`${effectiveDirective} ${blockedURI}`),
          );
        });
        await openStory(page, language);
        await liven(page);
        await open(page);
        await page.locator('a.word').first().focus();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await figureIn(page, 'dare').getByRole('spinbutton').first().press('PageUp');
        await figureIn(page, 'any').getByRole('slider').press('ArrowRight');
        await figureIn(page, 'dare').getByRole('slider').press('ArrowRight');
        await page.keyboard.press('Enter');
        await figureIn(page, 'dare').locator('.snippet button').click();
        await expect.poll(() => new URL(page.url()).search).toContain('dare.guess');
        // The page, its style, its script, both cores at least.
        expect(urls.length).toBeGreaterThanOrEqual(5);
        expect(urls.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
        expect(said).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'broken'))).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      },
    );
  }
});

test('the policy of its pages allows their own script and style, the core, and nothing else', async ({ page }) => {
  for (const language of LANGUAGES) {
    await openStory(page, language);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .evaluate((meta) => /** @type {HTMLMetaElement} */ (meta).content);
    expect(policy).toContain("default-src 'none'");
    // The one script that stands in the page, too: it is there before anything is drawn.
    expect(policy).toMatch(/; script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/);
    // Styles that stand in the page are there by their hashes: the page's own, and that for readers without scripts.
    expect(policy).toMatch(/; style-src 'self'( 'sha256-[\w+/]{43}='){2};/);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    expect(await page.locator('[style], [onclick], [onload], main script').count()).toBe(0);
  }
});
