// The figures of the story come to life when the reader comes near, in their places, and are what their pictures were.

import { readFileSync, readdirSync } from 'node:fs';
import { DIST } from './helpers/built.js';
import { nearnessKnown } from './helpers/host-page.js';
import { holdBack } from './helpers/lab.js';
import {
  expectSamePlaces,
  figureIn,
  liven,
  NAMES,
  openPictures,
  openStory,
  places,
  saidBy,
  shifted,
  shown,
} from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { cores, drawn, written } from '../../www/build/story.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { SEED } from '../../www/story/addresses.js';

const [, { figures: bearoffs }] = STORY.frames;

/** What the build calls the core of a package. @param {string} name */
function coreFile(name) {
  const core = readFileSync(`${DIST}/../pkg/${name}/rollout_lab_bg.wasm`);
  const file = readdirSync(`${DIST}/assets`).find(
    (/** @type {string} */ asset) => asset.endsWith('.wasm') && core.equals(readFileSync(`${DIST}/assets/${asset}`)),
  );
  return String(file);
}

test.describe('in a window of its own', () => {
  // A window that has shown the drawings of the header, in an open panel or on paper, takes them from its memory for every page.
  test.use({ ownWindow: true });

  test('nothing of a figure is loaded before the reader comes near it, and each core once', async ({ page }) => {
    // In a low window all figures are far from its top.
    await page.setViewportSize({ width: 320, height: 100 });
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname.replace(/.*\//, '')));
    const times = (/** @type {string} */ file) => loaded.filter((one) => one === file).length;
    const [two, other] = [coreFile('story'), coreFile('bearoff')];
    await openStory(page);
    await nearnessKnown(page);
    expect(
      await figureIn(page, NAMES[0]).evaluate((figure) => figure.getBoundingClientRect().top - innerHeight),
    ).toBeGreaterThan(800);
    // The page, and what it names itself: its script, its sign, its style.
    const named = await page.evaluate(() =>
      [...document.querySelectorAll('head :is([src], [href])')].map((element) =>
        String(element.getAttribute('src') ?? element.getAttribute('href')).replace(/.*\//, ''),
      ),
    );
    expect(loaded.filter((file) => file !== STORY.page && !named.includes(file))).toEqual([]);
    expect(named.filter((file) => /figure|texts|wasm|words/.test(file))).toEqual([]);
    await liven(page, ['game']);
    expect([times(two), times(other)]).toEqual([1, 0]);
    await liven(page, ['roll', 'dots', 'dare', 'why']);
    expect([times(two), times(other)]).toEqual([1, 0]);
    await liven(page);
    expect([times(two), times(other)]).toEqual([1, 1]);
    expect(loaded.filter((file, i) => loaded.indexOf(file) !== i)).toEqual([]);
  });
});

test('the figures about bear-offs are those of the other core', () => {
  expect(bearoffs).toEqual(['mistakes', 'cut', 'any']);
});

for (const language of LANGUAGES) {
  for (const width of [390, 1280]) {
    test(
      `${language}, ${width} px: alive, every figure stands, draws and says what it did as a picture, and nothing has moved`,
      language === 'ja' && width === 390 ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await openPictures(page, language);
        const [was, stood] = [await shown(page), await places(page)];
        expect(Object.keys(was)).toEqual([...NAMES]);
        await openStory(page, language);
        await liven(page);
        expect(await shown(page)).toEqual(was);
        expectSamePlaces(await places(page), stood);
        expect(await shifted(page)).toBe(0);
        expect(await page.locator('figure [inert]').count()).toBe(0);
      },
    );
  }
}

test('with other dice all figures show what the core says of those', async ({ page }) => {
  // A game that Blue loses, and the article's own, in which he rolls doubles.
  for (const seed of ['0x4', '3']) {
    await openStory(page, 'en', `?seed=${seed}`);
    await liven(page);
    const figures = await shown(page);
    for (const name of NAMES) {
      const found = await drawn(name, 'en', seed);
      if (!found) throw new Error(`no figure ${name}`);
      const { figure, model, it } = found;
      expect(figures[name].alt, name).toBe(figure.alt(model, it));
      expect(figures[name].said, name).toBe(
        written(figure.said(model, it))
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      if (figure.lab)
        expect(await figureIn(page, name).locator('a.way').getAttribute('href'), name).toContain(`seed=${seed}`);
    }
  }
});

test('the first game of figure 1 is game 1 of figure 3, and the first point of all lines', async () => {
  const rollout = new cores.story.TwoCheckerRollout(SEED);
  rollout.roll(1);
  /** @param {string} name */
  const modelOf = async (name) => /** @type {any} */ ((await drawn(name, 'en'))?.model);
  const { correct, madeUp, backwards } = cores.story.presets();
  expect((await modelOf('game')).record).toEqual(rollout.record(0, correct));
  expect((await modelOf('dots')).records[0]).toEqual(rollout.record(0, madeUp));
  // What figure 6 begins with: +70 instead of +50 for doubles.
  const broken = { ...madeUp, doubles: 70 };
  for (const [name, table] of /** @type {const} */ ([
    ['dare', madeUp],
    ['broken', broken],
    ['backwards', backwards],
  ])) {
    const { history } = await modelOf(name);
    const { result, reduced } = rollout.record(0, table);
    expect([history.games[0], history.plain[0], history.reduced[0]], name).toEqual([1, result, reduced]);
  }
  rollout.free();
});

test('what the reader has opened while it was a picture stays open, and the keyboard stays where it was', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/two-checker-figures-*.js');
  await openStory(page);
  const summary = figureIn(page, 'game').locator('.answer summary');
  await summary.click();
  await expect(summary).toBeFocused();
  release();
  await liven(page, ['game']);
  await expect(figureIn(page, 'game').locator('details.answer svg')).toBeVisible();
  await expect(summary).toBeFocused();
});

test('where a part cannot be loaded its figures stay pictures, and say so', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await openStory(page);
  const figure = figureIn(page, 'game');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('This figure stays a picture')).toBeVisible();
  await expect(figure.locator(':scope > svg')).toBeVisible();
  await expect(figure.locator('.guess')).toBeHidden();
  await figure.locator('.answer summary').click();
  await expect(figure.locator('.answer svg')).toBeVisible();
  await expect(saidBy(page, 'game')).toContainText('Blue has won');
});

test('where the figures’ own script cannot be loaded they stay pictures, and say so', async ({ page }) => {
  await page.route('**/assets/two-checker-figures-*.js', (route) => route.abort());
  await openStory(page);
  const figure = figureIn(page, 'game');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-trouble');
  await expect(figure.locator('.guess')).toBeHidden();
  await expect(figure.locator(':scope > svg')).toBeVisible();
});
