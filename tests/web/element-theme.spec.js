// <rollout-lab> follows the host's theme, at first in the address, later by message.

import { embedIn, expectDrawn, nearnessKnown, report, test, troubles } from './helpers/host-page.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * The theme in the address of the element's frame; the frame itself has to have the same, or it is opaque.
 * @param {Locator} element
 */
async function themeIn(element) {
  const frame = element.locator('iframe');
  const src = await frame.getAttribute('src');
  const theme = new URL(src ?? '').searchParams.get('theme');
  await expect(frame).toHaveCSS('color-scheme', String(theme));
  return theme;
}

/**
 * The messages that the lab has got.
 * @param {Locator} element
 * @returns {Promise<{type: string, v: number, theme: string}[]>}
 */
const messagesIn = async (element) => (await embedIn(element)).evaluate(() => Reflect.get(globalThis, 'got'));

/** @param {string} theme */
const message = (theme) => ({ type: 'rollout-lab:theme', v: 1, theme });

/** @typedef {{style?: string, attributes?: string, prefers?: 'light' | 'dark'}} Place */

/** @type {[theme: string, why: string, place: Place][]} */
const PLACES = [
  ['light', 'a host that says nothing', {}],
  ['light', 'a host that says nothing to a reader who likes it dark', { prefers: 'dark' }],
  ['dark', 'color-scheme: dark', { style: ':root { color-scheme: dark }' }],
  ['dark', 'color-scheme: only dark', { style: ':root { color-scheme: only dark }' }],
  ['light', 'color-scheme: light on black', { style: 'html { color-scheme: light; background: #000 }' }],
  ['light', 'both schemes, light preferred', { style: ':root { color-scheme: light dark }' }],
  ['dark', 'both schemes, dark preferred', { style: ':root { color-scheme: light dark }', prefers: 'dark' }],
  ['dark', 'both, the other way round', { style: ':root { color-scheme: dark light }', prefers: 'dark' }],
  ['dark', 'the element’s own color-scheme', { style: 'rollout-lab { color-scheme: dark }' }],
  ['dark', 'a dark body', { style: 'body { background: #222 }' }],
  ['dark', 'a dark root', { style: 'html { background: rgb(20 20 40) }' }],
  ['light', 'a light box on a dark body', { style: 'body { background: #000 } main { background: #eee }' }],
  ['dark', 'a dark box on a light body', { style: 'body { background: #fff } main { background: #123 }' }],
  ['dark', 'the element’s own background', { style: 'rollout-lab { background: #000 }' }],
  ['dark', 'oklch()', { style: 'body { background: oklch(0.25 0.03 260) }' }],
  ['light', 'light oklch()', { style: 'body { background: oklch(0.95 0.03 260) }' }],
  ['dark', 'display-p3', { style: 'body { background: color(display-p3 0 0.2 0) }' }],
  ['light', 'a grey somewhat lighter than the middle', { style: 'body { background: #7e7e7e }' }],
  ['dark', 'a grey somewhat darker than the middle', { style: 'body { background: #6e6e6e }' }],
  ['dark', 'a saturated blue', { style: 'body { background: #00f }' }],
  ['light', 'a saturated green', { style: 'body { background: #0f0 }' }],
  ['light', 'a breath of black on white', { style: 'main { background: #0001 }' }],
  ['dark', 'a breath of white on black', { style: 'main { background: #fff1 } body { background: #000 }' }],
  ['light', 'theme=light on a dark host', { style: 'html { background: #000 }', attributes: 'theme=light' }],
  ['dark', 'theme=dark on a light host', { attributes: 'theme=dark' }],
  ['dark', 'theme=auto on a dark host', { style: 'body { background: #000 }', attributes: 'theme=auto' }],
  ['light', 'a theme that is none', { attributes: 'theme=pink' }],
];

test('the lab begins with the theme of its place', async ({ host, page }) => {
  for (const [theme, why, { style = '', attributes = '', prefers = 'light' }] of PLACES) {
    await test.step(`${theme}: ${why}`, async () => {
      await page.emulateMedia({ colorScheme: prefers });
      const head = `<style>${style}</style>`;
      await host.open(`<main><rollout-lab ${attributes}></rollout-lab></main>`, { head });
      expect.soft(await themeIn(page.locator('rollout-lab')), why).toBe(theme);
      expect.soft(await messagesIn(page.locator('rollout-lab')), why).toEqual([]);
    });
  }
});

test('dark: a page whose scheme is set by a meta element only', async ({ host, page }) => {
  await host.open('<rollout-lab></rollout-lab>', { head: '<meta name="color-scheme" content="dark">' });
  expect(await themeIn(page.locator('rollout-lab'))).toBe('dark');
});

test('dark: a background on the other side of a shadow host and of a slot', async ({ host, page }) => {
  await host.open('<p>Light</p>');
  await page.evaluate(() => {
    const [inside, slotted, panel] = ['div', 'div', 'div'].map((name) => document.createElement(name));
    for (const element of [inside, panel]) element.style.background = '#000';
    const short = document.createElement('rollout-lab');
    short.setAttribute('heights', '320:99');
    inside.attachShadow({ mode: 'closed' }).append(short);
    slotted.attachShadow({ mode: 'open' }).append(panel);
    panel.append(document.createElement('slot'));
    slotted.append(short.cloneNode());
    document.body.append(inside, slotted);
  });
  await expect.poll(() => host.loaded).toHaveLength(2);
  expect(host.loaded.map((path) => /theme=(\w+)/.exec(path)?.[1])).toEqual(['dark', 'dark']);
});

/** @type {[what: string, change: () => void][]} */
const CHANGES = [
  ['class of the root', () => document.documentElement.classList.add('dark')],
  ['class of the body', () => document.body.classList.add('dark')],
  [
    'style of the root',
    () => {
      document.documentElement.style.colorScheme = 'dark';
    },
  ],
  [
    'style of the body',
    () => {
      document.body.style.background = '#000';
    },
  ],
  ['data-theme of the root', () => document.documentElement.setAttribute('data-theme', 'dark')],
  ['data-theme of the body', () => document.body.setAttribute('data-theme', 'dark')],
  ['data-bs-theme of the root', () => document.documentElement.setAttribute('data-bs-theme', 'dark')],
  ['data-bs-theme of the body', () => document.body.setAttribute('data-bs-theme', 'dark')],
  ['theme of the element', () => document.querySelector('rollout-lab')?.setAttribute('theme', 'dark')],
];

const SWITCHED = '<style>.dark, [data-theme=dark], [data-bs-theme=dark] { background: #000 }</style>';

test('whatever switches the host’s theme reaches the lab by message, without loading it again', {
  tag: '@long',
}, async ({ host, page }) => {
  for (const [i, [what, change]] of CHANGES.entries()) {
    await test.step(`a changed ${what}`, async () => {
      await host.open('<rollout-lab reports="900"></rollout-lab>', { head: SWITCHED });
      const element = page.locator('rollout-lab');
      await expectDrawn(element);
      expect(await themeIn(element), what).toBe('light');
      await page.evaluate(change);
      await expect.poll(() => messagesIn(element), what).toEqual([message('dark')]);
      await expect(element.locator('iframe'), what).toHaveCSS('color-scheme', 'dark');
      // One of this host's page, and those of the pages before it.
      expect(host.loaded, what).toHaveLength(i + 1);
    });
  }
});

test('another preference of the reader reaches the lab by message', async ({ host, page }) => {
  const head = '<style>:root { color-scheme: light dark }</style>';
  await host.open('<rollout-lab></rollout-lab>', { head });
  const element = page.locator('rollout-lab');
  expect(await messagesIn(element)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => messagesIn(element)).toEqual([message('dark')]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => messagesIn(element)).toEqual([message('dark'), message('light')]);
  expect(host.loaded).toHaveLength(1);
});

test('what is dark only at the end of a transition is seen, too', { tag: '@long' }, async ({ host, page }) => {
  const head = `<style>body { background: #fff; transition: background .3s }
    .dark { background: #000 }</style>`;
  await host.open('<rollout-lab></rollout-lab>', { head });
  const element = page.locator('rollout-lab');
  expect(await messagesIn(element)).toEqual([]);
  await page.evaluate(() => document.body.classList.add('dark'));
  await expect.poll(() => messagesIn(element)).toEqual([message('dark')]);
});

test('the next frame brings it, also while something changes in every frame', async ({ host, page }) => {
  await host.open('<rollout-lab></rollout-lab>', { head: SWITCHED });
  const element = page.locator('rollout-lab');
  await embedIn(element);
  const frames = await element.evaluate(async (it) => {
    const frame = it.shadowRoot?.querySelector('iframe');
    const root = document.documentElement;
    root.classList.add('dark');
    for (let count = 1; count < 10; count += 1) {
      await new Promise(requestAnimationFrame);
      if (frame?.style.colorScheme === 'dark') return count;
      root.style.setProperty('--count', `${count}`);
    }
    return Infinity;
  });
  expect(frames).toBeLessThanOrEqual(2);
});

test('a fixed theme stays whatever the host does', async ({ host, page }) => {
  await host.open('<rollout-lab theme="light"></rollout-lab><rollout-lab heights="320:99"></rollout-lab>', {
    head: `${SWITCHED}<style>rollout-lab { height: 99px; overflow: hidden }</style>`,
  });
  const [fixed, free] = await page.locator('rollout-lab').all();
  await embedIn(fixed);
  await embedIn(free);
  await page.evaluate(() => document.body.classList.add('dark'));
  // All elements are told at the same time.
  await expect.poll(() => messagesIn(free)).toEqual([message('dark')]);
  expect(await messagesIn(fixed)).toEqual([]);
  await expect(fixed.locator('iframe')).toHaveCSS('color-scheme', 'light');
});

test('a lab that could not listen yet when the theme changed is told once drawn', { tag: '@long' }, async ({
  host,
  page,
}) => {
  await host.open('<rollout-lab></rollout-lab>', { head: SWITCHED });
  const element = page.locator('rollout-lab');
  const embed = await embedIn(element);
  await page.evaluate(() => document.body.classList.add('dark'));
  await expect.poll(() => messagesIn(element)).toEqual([message('dark')]);
  // As if it had missed that.
  await embed.evaluate(() => void Reflect.get(globalThis, 'got').splice(0));
  await report(element, 900);
  await expect.poll(() => messagesIn(element)).toEqual([message('dark')]);
  await report(element, 900);
  expect(await messagesIn(element)).toEqual([message('dark')]);
});

test('a new address has the theme of its time; an old one is not loaded for it', async ({ host, page }) => {
  await host.open('<rollout-lab games="7" reports="900"></rollout-lab>', { head: SWITCHED });
  const element = page.locator('rollout-lab');
  await expectDrawn(element);
  await page.evaluate(() => document.body.classList.add('dark'));
  await expect.poll(() => messagesIn(element)).toEqual([message('dark')]);
  await element.evaluate((it) => it.setAttribute('title', 'The lab'));
  await expect(element.locator('iframe')).toHaveAttribute('title', 'The lab');
  expect(host.loaded).toHaveLength(1);
  await element.evaluate((it) => it.setAttribute('games', '8'));
  await expectDrawn(element);
  expect(await themeIn(element)).toBe('dark');
  expect(host.loaded).toHaveLength(2);
  expect(await messagesIn(element)).toEqual([]);
  await nearnessKnown(page);
  expect(await troubles(page)).toEqual([]);
});
