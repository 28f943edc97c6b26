// <rollout-lab> leaves nothing behind, and needs nothing of the host's policy but that the lab may be there.

import { embedIn, expectDrawn, layoutShift, report, test, troubles } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/host-page.js').RolloutLab} RolloutLab */

test.use({ ownWindow: true });

/**
 * Counts from the start what the element's script listens to and observes; Playwright's own does not count.
 * @param {Page} page
 */
const countWatchers = (page) =>
  page.addInitScript(() => {
    const isOurs = () => Boolean(new Error().stack?.includes('rollout-lab.js'));
    /** @type {{target: EventTarget, type: string, listener: unknown}[]} */
    let listeners = [];
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    /** @this {EventTarget | undefined} @param {[string, any, any]} args */
    EventTarget.prototype.addEventListener = function (...args) {
      const [type, listener] = args;
      const target = this ?? globalThis;
      if (isOurs()) listeners.push({ target, type, listener });
      addEventListener.apply(target, args);
    };
    /** @this {EventTarget | undefined} @param {[string, any, any]} args */
    EventTarget.prototype.removeEventListener = function (...args) {
      const [type, listener] = args;
      const target = this ?? globalThis;
      const isSame = (/** @type {typeof listeners[0]} */ it) =>
        it.target === target && it.type === type && it.listener === listener;
      listeners = listeners.filter((it) => !isSame(it));
      removeEventListener.apply(target, args);
    };
    /** @type {Set<object>} */
    const observers = new Set();
    for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
      const { observe, disconnect } = /** @type {any} */ (prototype);
      Object.assign(prototype, {
        /** @this {object} @param {unknown[]} args */
        observe(...args) {
          if (isOurs()) observers.add(this);
          return observe.apply(this, args);
        },
        /** @this {object} */
        disconnect() {
          observers.delete(this);
          return disconnect.apply(this);
        },
      });
    }
    Object.assign(globalThis, {
      countWatchers: () => ({
        listeners: listeners.map(({ type }) => type).sort(),
        observers: observers.size,
        sheets: document.adoptedStyleSheets.length,
      }),
    });
  });

/** @param {Page} page */
const watchers = (page) => page.evaluate(() => Reflect.get(globalThis, 'countWatchers')());

test('a removed element leaves no listener, no observer and no frame', async ({ host, page }) => {
  await countWatchers(page);
  await host.open('<div id="place"></div>');
  await page.locator('#place').evaluate((place) => {
    place.innerHTML = '<rollout-lab reports="900"></rollout-lab><rollout-lab reports="900"></rollout-lab>';
  });
  await expectDrawn(page.locator('rollout-lab').first());
  await expectDrawn(page.locator('rollout-lab').last());
  // Of each the attributes and the width, of both the host's switches; nearness until they are loaded.
  const violations = Array(2).fill('securitypolicyviolation');
  const listeners = ['change', 'message', 'message', ...violations];
  expect(await watchers(page)).toEqual({ listeners, observers: 5, sheets: 1 });
  await page.locator('#place').evaluate((place) => place.replaceChildren());
  await expect.poll(() => page.frames().length).toBe(1);
  // One sheet for the pictures of all elements stays.
  expect(await watchers(page)).toEqual({ listeners: [], observers: 0, sheets: 1 });
});

test('an element that is removed before it loads anything leaves nothing either', async ({ host, page }) => {
  await countWatchers(page);
  await host.open('<p>Nothing</p>');
  await page.evaluate(() => {
    const element = document.createElement('rollout-lab');
    document.body.append(element);
    element.remove();
    document.body.append(element);
    element.setAttribute('games', '7');
    element.remove();
  });
  expect(await watchers(page)).toEqual({ listeners: [], observers: 0, sheets: 1 });
  expect(host.loaded).toEqual([]);
});

test('moving an element a hundred times leaves as much as placing it once', { tag: '@long' }, async ({
  host,
  page,
}) => {
  await countWatchers(page);
  await host.open('<div id="a"><rollout-lab reports="900"></rollout-lab></div><div id="b"></div>');
  const element = page.locator('rollout-lab');
  await expectDrawn(element);
  const before = await watchers(page);
  for (let move = 0; move < 10; move += 1) {
    await element.evaluate((it) => {
      const places = ['b', 'a'].map((id) => document.getElementById(id));
      for (let i = 0; i < 10; i += 1) places[i % 2]?.append(it);
    });
    await expectDrawn(element);
  }
  expect(await watchers(page)).toEqual(before);
  await expect(element.locator('iframe')).toHaveCount(1);
  await expect.poll(() => page.frames().length).toBe(2);
});

test('an element works where it is put next, with what has changed meanwhile', { tag: '@long' }, async ({
  host,
  page,
}) => {
  await host.open(`<rollout-lab heights="320:300"><a href="/">The picture</a></rollout-lab>
    <div id="place"></div>`);
  const element = page.locator('rollout-lab');
  await report(element, 400);
  await expectDrawn(element);
  const detached = await element.elementHandle();
  await detached?.evaluate((it) => it.remove());
  await page.setViewportSize({ width: 400, height: 720 });
  await detached?.evaluate((it) => it.setAttribute('games', '8'));
  await page.evaluate(() => {
    document.body.style.background = '#000';
  });
  expect(await page.locator('iframe').count()).toBe(0);
  await page.locator('#place').evaluate((place, it) => place.append(/** @type {Node} */ (it)), detached);
  await expect(element.locator('iframe')).toHaveAttribute('src', /games=8.*&theme=dark/);
  await expect(page.getByText('The picture')).toBeVisible();
  await report(element, 500);
  await expectDrawn(element);
  expect((await element.boundingBox())?.height).toBe(500);
  await page.evaluate(() => {
    document.body.style.background = '#fff';
  });
  await expect(element.locator('iframe')).toHaveCSS('color-scheme', 'light');
  expect(host.loaded).toHaveLength(2);
  expect(await troubles(page)).toEqual([]);
});

test('nothing the element does violates a strict policy of the host', async ({ host, page, lab }) => {
  const at = new URL(lab.address).origin;
  const policy = [
    "default-src 'none'",
    `script-src ${at} ${host.address}host.js`,
    `frame-src ${at}`,
    `img-src ${at}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  await host.open(
    `<rollout-lab heights="320:600" games="7">
      <a href="${lab.address}"><img src="${lab.address}picture.svg" alt="p" width="720" height="400"></a>
    </rollout-lab>`,
    { policy },
  );
  const element = page.locator('rollout-lab');
  await report(element, 600);
  await expectDrawn(element);
  expect((await element.boundingBox())?.height).toBe(600);
  expect(await layoutShift(page)).toBe(0);
  await report(element, 700);
  await page.evaluate(() => {
    document.body.style.background = '#000';
  });
  await expect(element.locator('iframe')).toHaveCSS('color-scheme', 'dark');
  await page.setViewportSize({ width: 320, height: 720 });
  await element.evaluate((it) => it.setAttribute('games', '8'));
  await embedIn(element);
  // Without the element's sheet it would be as large as it says.
  expect((await page.locator('img').boundingBox())?.width).toBe(320);
  await element.evaluate((it) => it.remove());
  expect(await troubles(page)).toEqual([]);
  // The policy is in force, and its violations are noted.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => troubles(page)).toEqual(['style-src-attr inline']);
});
