// The dialog for sharing: how it opens and closes, what it gives to take away, and the HTML for other pages.

import { expect, test } from './helpers/test.js';
import { TABLES, defined, isRolling, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { asked, clickShare, fields, measured, openDialog, parsed } from './helpers/share.js';
import { en } from '../../www/labs/two-checker/texts/en.js';
import { share as says } from '../../www/labs/two-checker/texts/en-share.js';
import { ja } from '../../www/labs/two-checker/texts/ja.js';
import { PARTS } from '../../www/labs/two-checker/properties.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

test('Share opens the dialog on the link’s button; Escape closes it and gives the focus back', async ({ page }) => {
  await openLab(page);
  const share = page.getByRole('button', { name: 'Share …' });
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: says.heading });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Copy: ${says.fields.link}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('share-dialog')).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('the dialog closes by its button, too, and opens again on what is there then', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openDialog(page);
  expect(asked((await fields(dialog)).link).games).toBe('1000');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('share-dialog')).toHaveCount(0);
  await roll(page.locator('two-checker-lab'), 500);
  expect(asked((await fields(await clickShare(page))).link).games).toBe('1500');
});

test('what the dialog is made of is loaded when it is asked for', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  /** @type {string[]} */
  const asks = [];
  page.on('request', (request) => void asks.push(new URL(request.url()).pathname));
  await openLab(page);
  expect(asks.filter((path) => /share|embed|picture/.test(path))).toEqual([]);
  await clickShare(page);
  await expect.poll(() => asks.filter((path) => /\/share-/.test(path)).length).toBe(1);
  await context.close();
});

test('rolling stops when the dialog opens: all in it is about the same games', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  expect(await isRolling(lab)).toBe(true);
  const dialog = await clickShare(page);
  expect(await isRolling(lab)).toBe(false);
  expect(asked((await fields(dialog)).link).games).toBe(String((await snapshotOf(lab)).games));
});

test('the link opens the same rollout for somebody else', async ({ browser, baseURL, page }) => {
  const lab = await openLab(page);
  await setTable(lab, { ...TABLES.backwards, doubles: 1 / 3 });
  await roll(lab, 12_345);
  const { link } = await fields(await clickShare(page));
  expect(link.startsWith(String(baseURL))).toBe(true);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await defined(other);
  await expect.poll(async () => (await snapshotOf(other.locator('two-checker-lab'))).games).toBe(12_345);
  expect(await snapshotOf(other.locator('two-checker-lab'))).toEqual(await snapshotOf(lab));
  await context.close();
});

test('the HTML is a frame with a link below it, and an element with a picture in it', async ({ page, baseURL }) => {
  const dialog = await openDialog(page, '?preset=backwards&seed=0x2a61&games=1000');
  const { link, iframe, element } = await measured(dialog);
  const [frame, paragraph, below, ...none] = await parsed(page, iframe);
  expect([frame.name, paragraph.name, below.name, none]).toEqual(['iframe', 'p', 'a', []]);
  const { src, height, ...attributes } = frame.attributes;
  expect(attributes).toEqual({ title: en.page.title, width: '100%', loading: 'lazy', style: 'border:0' });
  expect(src.startsWith(`${baseURL}embed.html?`)).toBe(true);
  expect(asked(src)).toEqual({ v: '2', preset: 'backwards', seed: '0x2a61', games: '1000' });
  expect(below).toEqual({ name: 'a', attributes: { href: link }, text: en.page.title });

  const [script, lab, anchor, image, ...nothing] = await parsed(page, element);
  expect(nothing).toEqual([]);
  expect(script).toEqual({ name: 'script', attributes: { src: `${baseURL}rollout-lab.js` }, text: '' });
  const { heights, ...set } = lab.attributes;
  const state = { v: '2', preset: 'backwards', seed: '0x2a61', games: '1000' };
  expect([lab.name, set]).toEqual(['rollout-lab', state]);
  // The frame’s height is the one at 720 pixels.
  expect(heights.split(' ')).toContain(`720:${height}`);
  expect([anchor.name, anchor.attributes]).toEqual(['a', { href: link }]);
  expect([image.name, image.attributes]).toEqual([
    'img',
    {
      src: `${baseURL}pictures/two-checker-en.svg`,
      // The words of the card, which shows no luck table.
      alt: 'Rollout Lab: Two checkers. Can bad luck estimates lead a rollout astray?',
      width: '720',
      height: '405',
    },
  ]);
  expect((await page.request.get(image.attributes.src)).headers()['content-type']).toContain('image/svg+xml');
});

/** @type {[string, string, Record<string, string | undefined>][]} list, choice, what is then asked for */
const CHOICES = [
  [says.language, '日本語', { lang: 'ja' }],
  [says.language, 'English', { lang: 'en' }],
  [says.theme, says.themes.dark, { theme: 'dark' }],
  [says.theme, says.themes.light, { theme: 'light' }],
  [says.start, says.starts.none, { games: undefined, seed: '0x2a61' }],
  [says.start, says.starts.bet, { games: undefined, bet: '1' }],
];

test('each choice is in both pieces of HTML and in the preview', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const dialog = await openDialog(page);
  const first = await fields(dialog);
  for (const [list, choice, wanted] of CHOICES) {
    await dialog.getByLabel(list).selectOption(choice);
    const { iframe, element } = await fields(dialog);
    const [frame] = await parsed(page, iframe);
    const [, lab] = await parsed(page, element);
    expect(asked(frame.attributes.src), choice).toMatchObject(given(wanted));
    expect(lab.attributes, choice).toMatchObject(given(wanted));
    for (const name of Object.keys(wanted).filter((key) => wanted[key] === undefined)) {
      expect(asked(frame.attributes.src), choice).not.toHaveProperty(name);
      expect(lab.attributes, choice).not.toHaveProperty(name);
    }
    await expect(dialog.locator('iframe.shown')).toHaveAttribute('src', frame.attributes.src);
    await dialog.getByLabel(list).selectOption({ index: 0 });
    await expect(dialog.locator('#iframe')).toHaveValue(withoutHeight(first.iframe));
  }
});

/** @param {Record<string, string | undefined>} wanted */
const given = (wanted) => Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));

/** Measured or not. @param {string} html */
const withoutHeight = (html) => {
  const [before, after] = html.replace(/ height="\d+"/, '').split(/(?<= width="100%")/);
  const plain = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain(before)}( height="\\d+")?${plain(after)}$`);
};

test('another language changes what is said around the lab: title, link and picture', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel(says.language).selectOption('日本語');
  await expect(dialog.locator('#iframe')).toHaveValue(new RegExp(ja.page.title));
  const { iframe, element } = await fields(dialog);
  const [frame, , link] = await parsed(page, iframe);
  expect([frame.attributes.title, link.text]).toEqual([ja.page.title, ja.page.title]);
  expect(asked(link.attributes.href).lang).toBe('ja');
  const image = (await parsed(page, element))[3];
  expect(image.attributes.src).toMatch(/\/two-checker-ja\.svg$/);
  expect(image.attributes.alt).toBe(
    'Rollout Lab：入門編（5枚の局面）。運の見積もりが間違っていたら、ロールアウトも間違うのか',
  );
});

test('the picture in the element and its words are the same for every state, in the colours of the embed', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openDialog(page, '?seed=0x2a61&games=1000&luck=70,-10,45,-15');
  const image = async () => (await parsed(page, (await fields(dialog)).element))[3].attributes;
  const { start, starts, theme, themes } = says;
  for (const begins of [starts.none, starts.bet]) {
    await dialog.getByLabel(start).selectOption(begins);
    expect((await image()).alt).toBe(says.card);
  }
  for (const [chosen, end] of /** @type {const} */ ([
    [themes.dark, 'en.svg#dark'],
    [themes.light, 'en.svg#light'],
    [themes.auto, 'en.svg'],
  ])) {
    await dialog.getByLabel(theme).selectOption(chosen);
    expect((await image()).src.endsWith(end), chosen).toBe(true);
  }
  // It says where the picture of this rollout is to be had, too.
  await measured(dialog);
  await expect(dialog.locator('#element-note')).toContainText('save a picture above');
});

test('each part can be hidden and shown', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const dialog = await openDialog(page);
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(PARTS.length);
  const off = new Set(['readout', 'many', 'games']);
  for (const part of PARTS) {
    const name = says.parts[/** @type {'board'} */ (part)];
    const box = dialog.getByRole('checkbox', { name, exact: true });
    expect(await box.isChecked(), part).toBe(!off.has(part));
    await box.click();
    if (!off.delete(part)) off.add(part);
    const [frame] = await parsed(page, (await fields(dialog)).iframe);
    expect(asked(frame.attributes.src).hide, part).toBe(PARTS.filter((other) => off.has(other)).join(','));
  }
  // The page that the link below it leads to has everything.
  const [, , link] = await parsed(page, (await fields(dialog)).iframe);
  expect(asked(link.attributes.href)).not.toHaveProperty('hide');
});

test('of an embed that hides other parts than most, all are named; of one that hides none, that', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openDialog(page);
  const hidden = async () => asked((await parsed(page, (await fields(dialog)).iframe))[0].attributes.src).hide;
  const box = (/** @type {'readout' | 'many' | 'games'} */ part) =>
    dialog.getByRole('checkbox', { name: says.parts[part], exact: true });
  expect(await hidden()).toBeUndefined();
  await box('readout').check();
  expect(await hidden()).toBe('many,games');
  await box('many').check();
  await box('games').check();
  expect(await hidden()).toBe('none');
});

test('an embed never asks its readers for more games than are rolled at once', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '?seed=1&games=1e9');
  const { link, iframe } = await fields(dialog);
  expect(asked(link).games).toBe('1000000000');
  expect(asked((await parsed(page, iframe))[0].attributes.src).games).toBe('100000000');
  const first = dialog.getByLabel(says.start).locator('option').first();
  await expect(first).toHaveText('100,000,000 games rolled');
});

test('before a game there are no games to begin with, and no spreadsheet', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '');
  const { start, starts } = says;
  await expect(dialog.getByLabel(start).locator('option')).toHaveText([starts.none, starts.bet]);
  await expect(dialog.getByRole('button', { name: says.csv })).toBeDisabled();
});

test('the spreadsheet is the one of the page', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page);
  const csv = async (/** @type {import('@playwright/test').Locator} */ button) => {
    const downloading = page.waitForEvent('download');
    await button.click();
    const file = await downloading;
    const { readFile } = await import('node:fs/promises');
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const shared = await csv(dialog.getByRole('button', { name: says.csv }));
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await csv(page.getByRole('button', { name: 'Download CSV' }))).toEqual(shared);
  expect(shared.text.trim().split('\r\n')).toHaveLength(1001);
});
