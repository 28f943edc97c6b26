// Another evaluator in the lab of any position: its games are rolled again for it. Until they have come, the chart and the plain figures
// stay, and nothing tells a number of the evaluator before. Then the reduced line moves to its new place. The clock is the test's, and so
// are the games: the player rests, and they come when the test says so.

import { expect, test } from './helpers/test.js';
import { ACE_POINT } from './helpers/contact.js';
import { begin, drawingOf, expectBetween, expectFresh, heightsOf, pathOf } from './helpers/flips.js';
import { stopClock } from './helpers/lab.js';
import { ready } from './helpers/ready.js';
import { en } from '../../www/labs/contact/texts/en.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

test.use({ ownWindow: true, lessMotion: 'no-preference' });

const GAMES = 60;
const ADDRESS = `./contact.html?seed=5&games=${GAMES}&position=${ACE_POINT}&guide=0`;

/** @param {Page} page */
async function open(page) {
  await page.clock.install();
  await page.goto(ADDRESS);
  const lab = page.locator('contact-lab');
  await ready(lab);
  await stopClock(page);
  return lab;
}

/** Choose an evaluator, whose games don't come on their own. */
const choose = {
  tiny: (/** @type {ContactLab} */ it) => {
    it.act.measure({ evaluator: 'tiny' });
    it.rolling.player.rest();
  },
  pipCount: (/** @type {ContactLab} */ it) => {
    it.act.measure({ evaluator: 'pipCount' });
    it.rolling.player.rest();
  },
};

/** Thirty games more have come. @param {ContactLab} it */
function thirtyCome(it) {
  it.rolling.rollout.roll(30);
  it.rolling.player.merged();
}

/** @param {Locator} lab */
const both = async (lab) => ({ plain: await pathOf(lab, 'plain'), reduced: await pathOf(lab, 'reduced') });

/** @param {Locator} lab */
const reducedLine = (lab) => lab.locator('rollout-chart.main path[data-series="reduced"]');

/** The figures above the chart: plain, reduced, worth, games. @param {Locator} lab */
const figures = (lab) => lab.locator('.tile b').allInnerTexts();

test('the chart stays until the games have come, and then the reduced line moves', async ({ page }) => {
  const lab = await open(page);
  const start = await both(lab);
  const before = await figures(lab);
  expect(heightsOf(start.plain).length).toBeGreaterThan(40);

  await begin(lab, choose.tiny);
  for (let come = 0; come < GAMES; come += 30) {
    expect(await both(lab)).toEqual(start);
    await expect(reducedLine(lab)).toHaveAttribute('stroke-opacity', '0.4');
    // The plain results are those of the same games. Of the others nothing is known.
    expect(await figures(lab)).toEqual([before[0], '–', '–', String(GAMES)]);
    await expect(lab.locator('.outcome .sentence')).toContainText('variance reduced –.');
    await expect(lab.locator('.notice.work')).toHaveText(en.opening.again(String(GAMES)));
    await expect(lab.locator('.notice.work progress')).toHaveJSProperty('value', come);
    await begin(lab, thirtyCome);
  }
  await expect(reducedLine(lab)).not.toHaveAttribute('stroke-opacity');
  await expect(lab.locator('.notice.work')).toHaveCount(0);
  expect((await figures(lab))[1]).not.toBe('–');
  const frames = [await both(lab)];
  for (const milliseconds of [150, 800]) {
    await page.clock.runFor(milliseconds);
    frames.push(await both(lab));
  }
  for (const { plain } of frames) expect(plain).toBe(start.plain);
  const [first, half, end] = frames.map(({ reduced }) => reduced);
  expectBetween(first, start.reduced, end);
  expectBetween(half, first, end);
  await expectFresh(lab, `${ADDRESS}&evaluator=tiny`);
});

test('a reading tells nothing of a line that waits', async ({ page }) => {
  const lab = await open(page);
  const plot = lab.locator('rollout-chart.main .plot');
  await plot.focus();
  await plot.press('End');
  await page.clock.runFor(100);
  await expect(lab.locator('rollout-chart.main .reading dt, rollout-chart.main .reading tr')).not.toHaveCount(0);
  await expect(lab.locator('rollout-chart.main .reading')).toContainText('variance reduced');
  await begin(lab, choose.tiny);
  await expect(lab.locator('rollout-chart.main .reading')).toContainText('plain');
  await expect(lab.locator('rollout-chart.main .reading')).not.toContainText('variance reduced');
});

test('a second evaluator in the middle is the one that is drawn in the end', async ({ page }) => {
  const lab = await open(page);
  const start = await both(lab);
  await begin(lab, choose.tiny);
  await begin(lab, thirtyCome);
  await begin(lab, choose.pipCount);
  expect(await both(lab)).toEqual(start);
  await begin(lab, thirtyCome);
  expect(await both(lab)).toEqual(start);
  await begin(lab, thirtyCome);
  await page.clock.runFor(1000);
  await expectFresh(lab, `${ADDRESS}&evaluator=pip-count`);
});

test('a rewind meanwhile leaves nothing of the games, and a roll begins anew', async ({ page }) => {
  const lab = await open(page);
  await begin(lab, choose.tiny);
  await begin(lab, (/** @type {ContactLab} */ it) => it.rewind());
  expect(await both(lab)).toEqual({ plain: '', reduced: '' });
  await begin(lab, thirtyCome);
  expect(heightsOf(await pathOf(lab, 'reduced'))).toHaveLength(30);
  await expect(reducedLine(lab)).not.toHaveAttribute('stroke-opacity');
});

test.describe('with less motion', () => {
  test.use({ lessMotion: 'reduce' });

  test('the chart waits as well, and its first frame is the last', async ({ page }) => {
    const lab = await open(page);
    const start = await both(lab);
    await begin(lab, choose.tiny);
    expect(await both(lab)).toEqual(start);
    await begin(lab, thirtyCome);
    await begin(lab, thirtyCome);
    const first = await drawingOf(lab);
    await page.clock.runFor(1000);
    expect(await drawingOf(lab)).toBe(first);
    await expectFresh(lab, `${ADDRESS}&evaluator=tiny`);
  });
});
