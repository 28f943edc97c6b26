// <rollout-lab> keeps its place: nothing on the host's page moves while the lab is loaded.

import {
  DEFAULT_HEIGHTS,
  HEIGHTS_OF_CHARTS,
  HEIGHTS_OF_FIGURES,
  HEIGHTS_SINCE_2,
} from '../../www/element/attributes.js';
import { STORY } from '../../www/pkg/labs.js';
import { embedIn, expectDrawn, layoutShift, report, say, test, troubles } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const HEIGHTS = '320:1480 600:1290 960:880';

/** @param {Locator} element */
const heightOf = async (element) => (await element.boundingBox())?.height;

/** By hand: 768 is 168/360 of the way from 600 to 960, and 1290 − 410 × 168/360 = 1098.7 */
const EXPECTED = [
  [320, 1480],
  [600, 1290],
  [768, 1099],
  [1280, 880],
  [300, 1480],
];

for (const [width, height] of EXPECTED) {
  test(`at ${width} pixels ${height} are reserved at once, and stay`, async ({ host, page }) => {
    await page.setViewportSize({ width, height: 720 });
    await host.open(`<p>Before</p><rollout-lab heights="${HEIGHTS}" reports="${height - 24}"></rollout-lab>
      <p id="after">After</p><script>
        globalThis.height = document.querySelector('rollout-lab').offsetHeight;
        globalThis.after = document.getElementById('after').offsetTop;
      </script>`);
    const element = page.locator('rollout-lab');
    await expectDrawn(element);
    const atStart = (/** @type {string} */ name) => page.evaluate((it) => Reflect.get(globalThis, it), name);
    expect(await atStart('height')).toBe(height);
    expect(await heightOf(element)).toBe(height);
    expect((await page.locator('#after').boundingBox())?.y).toBe(await atStart('after'));
    expect(await layoutShift(page)).toBe(0);
  });
}

test('the default heights are reserved where the author says none, or nonsense', async ({ host, page }) => {
  const nonsense = ['', '320', '320:', ':900', '320:900,600:800', '600:900 320:800', '320:900 320:800'];
  nonsense.push('320:900 600:x', '320:-900', '320:NaN', '320:Infinity', '320:40', '320:20001', '0:900');
  nonsense.push('1e3:900', '1.2.3:900', '320:900:1');
  const values = [null, ...nonsense];
  const elements = values.map((heights) =>
    heights === null ? '<rollout-lab></rollout-lab>' : `<rollout-lab heights="${heights}"></rollout-lab>`,
  );
  await host.open(elements.join(''));
  const last = DEFAULT_HEIGHTS[DEFAULT_HEIGHTS.length - 1];
  await page.setViewportSize({ width: last[0], height: 720 });
  const heights = await page
    .locator('rollout-lab')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Object.fromEntries(values.map((value, i) => [value, heights[i]]))).toEqual(
    Object.fromEntries(values.map((value) => [value, last[1]])),
  );
});

test('of an element of version 2 less is reserved', async ({ host, page }) => {
  await host.open('<rollout-lab v="1"></rollout-lab><rollout-lab v="2"></rollout-lab>');
  const [width, height] = DEFAULT_HEIGHTS[DEFAULT_HEIGHTS.length - 1];
  await page.setViewportSize({ width, height: 720 });
  expect(await heightOf(page.locator('rollout-lab').first())).toBe(height);
  expect(await heightOf(page.locator('rollout-lab').last())).toBe(HEIGHTS_SINCE_2[HEIGHTS_SINCE_2.length - 1][1]);
});

test('for the chart alone its own place is reserved, in every version and lab', async ({ host, page }) => {
  await host.open(
    `<rollout-lab compact></rollout-lab><rollout-lab compact="1" v="2" lab="cube"></rollout-lab>
    <rollout-lab compact="0" v="2"></rollout-lab><rollout-lab compact heights="320:500"></rollout-lab>`,
  );
  await page.setViewportSize({ width: HEIGHTS_SINCE_2[HEIGHTS_SINCE_2.length - 1][0], height: 720 });
  const [, ofChart] = HEIGHTS_OF_CHARTS[HEIGHTS_OF_CHARTS.length - 1];
  const heights = await page
    .locator('rollout-lab')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(heights).toEqual([ofChart, ofChart, HEIGHTS_SINCE_2[HEIGHTS_SINCE_2.length - 1][1], 500]);
});

test('for a figure the place of a figure is reserved, in every version', async ({ host, page }) => {
  const [name] = STORY.frames[0].figures;
  await host.open(
    `<rollout-lab figure="${name}"></rollout-lab><rollout-lab figure="${name}" v="2"></rollout-lab>
    <rollout-lab figure="${name}" heights="320:500"></rollout-lab>`,
  );
  const [width] = DEFAULT_HEIGHTS[DEFAULT_HEIGHTS.length - 1];
  await page.setViewportSize({ width, height: 720 });
  const [, ofFigure] = HEIGHTS_OF_FIGURES[HEIGHTS_OF_FIGURES.length - 1];
  const heights = await page
    .locator('rollout-lab')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(heights).toEqual([ofFigure, ofFigure, 500]);
});

test('unusual but good heights are understood', async ({ host, page }) => {
  await host.open('<rollout-lab heights="\n  320:700\t600:650.5\n"></rollout-lab>');
  expect(await heightOf(page.locator('rollout-lab'))).toBe(651);
});

test('the measurement of shifts does see a page that moves', async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:300"></rollout-lab><p>After</p>');
  await report(page.locator('rollout-lab'), 500);
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0);
});

test('the height follows the width of the element, not only that of the window', async ({ host, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await host.open(`<div id="column"><rollout-lab heights="${HEIGHTS}"></rollout-lab></div>`);
  const element = page.locator('rollout-lab');
  await expect.poll(() => heightOf(element)).toBe(880);
  await page.locator('#column').evaluate((it) => (it.style.width = '600px'));
  await expect.poll(() => heightOf(element)).toBe(1290);
  await page.setViewportSize({ width: 500, height: 720 });
  await page.locator('#column').evaluate((it) => (it.style.width = 'auto'));
  // 500 is 180/280 of the way from 320 to 600, and 1480 − 190 × 180/280 = 1357.9
  await expect.poll(() => heightOf(element)).toBe(1358);
  await element.evaluate((it) => it.setAttribute('heights', '320:700'));
  await expect.poll(() => heightOf(element)).toBe(700);
  expect(await troubles(page)).toEqual([]);
});

test('a higher report is taken, a lower one only if it is by more than 24 pixels', async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:900"></rollout-lab>');
  const element = page.locator('rollout-lab');
  /** @type {[reported: number, height: number][]} */
  const steps = [
    [890, 900],
    [876, 900],
    [900.2, 901],
    [1000, 1000],
    [976, 1000],
    [975.5, 976],
    [400, 400],
    [401, 401],
    [20_000, 20_000],
    [50, 50],
  ];
  for (const [reported, height] of steps) {
    await report(element, reported);
    expect(await heightOf(element), `after ${reported}`).toBe(height);
  }
});

test('a report that is no height is ignored, and does not show the lab', { tag: '@long' }, async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:900"></rollout-lab>');
  const element = page.locator('rollout-lab');
  const embed = await embedIn(element);
  const numbers = [NaN, Infinity, -Infinity, 49, 0, -900, 20_001, 1e300];
  for (const height of [...numbers, '1000', null, undefined, {}, [1000]]) {
    await say(page, embed, { type: 'rollout-lab:resize', v: 1, id: '', height });
    expect(await heightOf(element), `after ${height}`).toBe(900);
    await expect(element.locator('iframe')).toHaveCSS('opacity', '0');
  }
  await report(element, 1000);
  expect(await heightOf(element)).toBe(1000);
});

test('at another width a reported height counts in proportion', async ({ host, page }) => {
  await page.setViewportSize({ width: 960, height: 720 });
  await host.open('<rollout-lab heights="320:1400 960:700"></rollout-lab>');
  const element = page.locator('rollout-lab');
  await report(element, 1050);
  expect(await heightOf(element)).toBe(1050);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => heightOf(element)).toBe(2100);
  await page.setViewportSize({ width: 960, height: 720 });
  await expect.poll(() => heightOf(element)).toBe(1050);
});

test('a scroll bar that comes with a reported height settles', async ({ host, page }) => {
  await page.setViewportSize({ width: 1000, height: 720 });
  await host.open('<rollout-lab heights="980:700 985:690 1000:700"></rollout-lab>');
  const element = page.locator('rollout-lab');
  // Playwright hides scroll bars: this takes the place of one, and as much of it.
  await element.evaluate((it) => {
    const scroll = () => (document.body.style.paddingRight = it.clientHeight > innerHeight ? '15px' : '0');
    new ResizeObserver(scroll).observe(it);
  });
  const widthOf = () => element.evaluate((it) => it.clientWidth);
  expect(await widthOf()).toBe(1000);
  await report(element, 1000);
  const seen = await element.evaluate(async (it) => {
    const heights = new Set();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      heights.add(it.getBoundingClientRect().height);
    }
    return [...heights];
  });
  expect(await widthOf()).toBe(985);
  expect(seen.length).toBeLessThanOrEqual(2);
  expect(Math.min(...seen)).toBeGreaterThan(970);
});

test('of thousands of heights one is looked at in a frame, and the theme is told as for one', async ({
  host,
  page,
}) => {
  await host.open('<rollout-lab heights="320:900"></rollout-lab>');
  const element = page.locator('rollout-lab');
  const embed = await embedIn(element);
  // News for the lab: it is told them at once, and once more when its first height says that it listens.
  await page.evaluate(() => {
    document.body.style.background = '#000';
  });
  const watched = await element.evaluateHandle((it) => {
    const seen = { frames: 0, looks: 0, heard: 0 };
    const box = /** @type {HTMLElement} */ (it.shadowRoot?.querySelector('div'));
    // It is called once for all that a callback of the element's has changed.
    new MutationObserver(() => {
      seen.looks += 1;
    }).observe(box, { attributeFilter: ['style'] });
    addEventListener('message', () => {
      seen.heard += 1;
    });
    const frame = () => {
      seen.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return seen;
  });
  await embed.evaluate(() => {
    for (let i = 0; i < 35_000; i += 1) {
      const height = 1000 + (i % 2 === 0 ? 5000 : 0) + (i % 1000);
      parent.postMessage({ type: 'rollout-lab:resize', v: 1, id: '', height }, '*');
    }
    parent.postMessage({ type: 'rollout-lab:resize', v: 1, id: '', height: 777 }, '*');
  });
  // The last one counts.
  await expect.poll(() => heightOf(element)).toBe(777);
  const { frames, looks, heard } = await watched.jsonValue();
  expect(heard).toBe(35_001);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(frames);
  const dark = { type: 'rollout-lab:theme', v: 1, theme: 'dark' };
  expect(await embed.evaluate(() => Reflect.get(globalThis, 'got'))).toEqual([dark, dark]);
});
