// A reader's work in <rollout-lab> outlasts what the host does to the element: attributes of its own, and moves.

import { readFileSync } from 'node:fs';
import { embedIn, expectDrawn, report, say, test } from './helpers/host-page.js';
import { LABS as TABLES } from '../../www/build/addresses.js';
import { isKnown } from '../../www/element/attributes.js';
import { FIGURES } from '../../www/build/story.js';
import { expect } from './helpers/test.js';

test.use({ ownWindow: true });

/** @param {import('@playwright/test').Locator} element @param {string} hash */
const done = async (element, hash) =>
  say(element.page(), await embedIn(element), { type: 'rollout-lab:state', v: 1, id: '', hash });

test('the element knows all settings of labs and figures, and no other names', () => {
  const names = new Set(['v', 'figure']);
  for (const { properties } of TABLES)
    for (const [name, { who }] of Object.entries(properties)) if (who !== 'reader') names.add(name);
  for (const { figure } of FIGURES) for (const name of Object.keys(figure.properties)) names.add(name);
  // These are about the element: a new theme needs no new frame.
  for (const name of ['id', 'theme']) names.delete(name);
  const text = readFileSync(new URL('../../www/element/attributes.js', import.meta.url), 'utf8');
  const known = /PARAMETERS = `([^`]*)`/.exec(text)?.[1].split(/\s+/) ?? [];
  expect(known).toEqual([...names].sort());
  expect(known.every(isKnown)).toBe(true);
  // HTML writes names of attributes in small letters.
  expect(known.filter((name) => name !== name.toLowerCase())).toEqual([]);
});

test('an attribute of the host’s reloads nothing, one of the lab’s does', async ({ host, page }) => {
  await host.open('<rollout-lab heights="320:300" games="7"></rollout-lab>');
  const element = page.locator('rollout-lab');
  await report(element, 300);
  await expectDrawn(element);
  await element.evaluate((it) => {
    for (const name of ['jsname', 'x-data', '_ngcontent-abc', 'contenteditable', 'data-v', 'class'])
      it.setAttribute(name, 'x');
  });
  await done(element, '#v=1&games=12');
  expect(host.loaded).toHaveLength(1);
  await expectDrawn(element);
  await element.evaluate((it) => it.setAttribute('games', '8'));
  await embedIn(element);
  expect(host.loaded).toHaveLength(2);
  // With other settings the author begins anew.
  await expect(element.locator('iframe')).toHaveAttribute('src', /games=8[^#]*$/);
});

test('an element that is moved comes back as the reader has left it', async ({ host, page }) => {
  await host.open('<div id="a"><rollout-lab heights="320:300" games="7"></rollout-lab></div><div id="b"></div>');
  const element = page.locator('rollout-lab');
  await report(element, 300);
  await done(element, '#v=1&seed=5&games=12');
  await element.evaluate((it) => document.getElementById('b')?.append(it));
  await expect(element.locator('iframe')).toHaveAttribute(
    'src',
    /\?games=7&id=rollout-lab-1&theme=light#v=1&seed=5&games=12$/,
  );
  // A reader who has taken all back finds all taken back.
  await done(element, '');
  await element.evaluate((it) => document.getElementById('a')?.append(it));
  await expect(element.locator('iframe')).toHaveAttribute('src', /theme=light$/);
});

test('`moveBefore` leaves the frame alone, where there is one', async ({ host, page }) => {
  await host.open('<div id="a"><rollout-lab heights="320:300"></rollout-lab></div><div id="b"></div>');
  const element = page.locator('rollout-lab');
  await report(element, 300);
  await expectDrawn(element);
  const frame = await embedIn(element);
  await frame.evaluate(() => void Object.assign(globalThis, { mine: true }));
  const moves = await element.evaluate((it) => {
    const place = /** @type {any} */ (document.getElementById('b'));
    if (!('moveBefore' in place)) return false;
    place.moveBefore(it, null);
    return true;
  });
  if (!moves) {
    // Where there is none, every move loads the frame again: the test before this one.
    expect(host.loaded).toHaveLength(1);
    return;
  }
  expect(await (await embedIn(element)).evaluate(() => 'mine' in globalThis)).toBe(true);
  expect(host.loaded).toHaveLength(1);
  await expectDrawn(element);
  await report(element, 400);
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(400);
});

test('a state that is no hash, or endless, is not taken', async ({ host, page }) => {
  await host.open('<div id="a"><rollout-lab heights="320:300"></rollout-lab></div><div id="b"></div>');
  const element = page.locator('rollout-lab');
  await report(element, 300);
  for (const hash of ['https://example.com/', `#${'x'.repeat(20_001)}`, 7, null, ['#a']])
    await done(element, /** @type {any} */ (hash));
  await element.evaluate((it) => document.getElementById('b')?.append(it));
  await expect(element.locator('iframe')).toHaveAttribute('src', /theme=light$/);
});
