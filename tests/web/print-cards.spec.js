// The cards of a lab on paper: what they hold, where a page may end, and how wide their tables are.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { openContact, roll as rollGames } from './helpers/contact.js';
import { openCube } from './helpers/cube.js';
import { openHand } from './helpers/hand.js';
import { openLab } from './helpers/lab.js';
import { openPairs } from './helpers/pairs.js';
import { ready } from './helpers/ready.js';
import { poster as handPoster } from './labs/hand.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** The width of A4 between margins of a centimetre, in pixels: 190 mm at 96 pixels to the inch. */
const PAPER = 718;
/** The height of Letter between margins of a centimetre: 11 inches less 20 mm. */
const PAGE = 980;

/** @param {Page} page */
async function print(page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: PAGE });
}

/**
 * The cards that are printed, in their order on paper.
 * @param {Locator} lab
 */
const cards = (lab) =>
  lab.evaluate((it) =>
    [.../** @type {ShadowRoot} */ (it.shadowRoot).querySelectorAll('.card')]
      .filter((card) => card.checkVisibility())
      .map((/** @type {any} */ card) => {
        const { top, bottom, right } = card.getBoundingClientRect();
        const inner = [...card.querySelectorAll('table')].map((table) => table.getBoundingClientRect().right);
        return {
          name: card.className,
          top: top + scrollY,
          bottom: bottom + scrollY,
          whole: getComputedStyle(card).breakInside === 'avoid',
          sticksOut: Math.max(right, ...inner) - right,
          cut: [...card.querySelectorAll('.scroll, .plays, .list, ol')].filter(
            (box) =>
              getComputedStyle(box).overflowY !== 'visible' &&
              (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1),
          ).length,
          empty:
            card.innerText.trim() === '' && !card.querySelector('rollout-chart, backgammon-board, play-board, svg'),
        };
      })
      .sort((one, other) => one.top - other.top),
  );

for (const { name, page: file, poster, parts } of KNOWN) {
  const claim = `${name}: on paper no title is alone on its page, no table is cut, and no card is empty`;
  test(claim, tried('title pages', name), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`./${file}?${poster.figure}${parts.plays ? '&roll=63' : ''}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    await lab.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await ready(lab);
    await print(page);
    const seen = await cards(lab);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter(({ empty }) => empty)).toEqual([]);
    expect(seen.filter(({ cut }) => cut > 0)).toEqual([]);
    // A pixel for rounding.
    expect(seen.filter(({ sticksOut }) => sticksOut > 1)).toEqual([]);
    // A card that is kept whole goes to the next page where it has no room, with those beside it. The first ones have to have it below the title.
    const first = seen.filter(({ whole, top }) => whole && top - seen[0].top < 1);
    expect(Math.max(0, ...first.map(({ bottom }) => bottom))).toBeLessThanOrEqual(PAGE);
    // A card that is higher than a page would leave the page before it half empty, and be cut all the same.
    expect(seen.filter(({ whole, top, bottom }) => whole && bottom - top > PAGE)).toEqual([]);
  });
}

test('the plays of a roll are words on paper, with marks at the two that are compared', async ({ page }) => {
  const lab = await openContact(page, '?seed=0x2a61&roll=63');
  const plays = lab.locator('section.plays');
  // 24/15 and 24/18 13/10, the two usual plays of 6-3, among them.
  await expect(plays.getByRole('row')).toHaveCount(13);
  await expect(lab.locator('.pairs .two')).toBeVisible();
  await print(page);
  for (const play of ['24/15', '24/18 13/10']) {
    const written = plays.getByText(play, { exact: true });
    await expect(written).toBeVisible();
    await expect(written).toHaveCSS('border-style', 'none');
    await expect(written).toHaveCSS('text-decoration-line', 'none');
  }
  const marks = await plays
    .locator('tbody .pick')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content).filter((content) => content.includes('●')),
    );
  expect(marks).toHaveLength(2);
  await expect(lab.locator('.pairs .coupling').getByText('Same dice')).toBeVisible();
  await expect(lab.locator('.pairs .coupling').getByText('Independent dice')).toBeHidden();
});

test('a long game is in two columns on paper, and none of it is cut off', async ({ page }) => {
  const lab = await openContact(page, '?seed=0x2a61&hide=editor,map,plays');
  await rollGames(lab, 1);
  const list = lab.locator('.micro ol');
  expect(await list.locator('li').count()).toBeGreaterThan(20);
  await print(page);
  await expect(list).toHaveCSS('overflow-y', 'visible');
  const turns = await list
    .locator('li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(turns).size).toBe(2);
  const { inside, below } = await list.evaluate((it) => ({ inside: it.clientHeight, below: it.scrollHeight }));
  expect(below).toBeLessThanOrEqual(inside + 1);
});

test('the coupling of a pair and the plays A and B are printed', async ({ page }) => {
  const lab = await openPairs(page);
  await print(page);
  const coupling = lab.locator('.coupling label').filter({ visible: true });
  await expect(coupling).toHaveCount(1);
  await expect(coupling.getByText('Rank-coupled')).toHaveCSS('border-style', 'none');
  const marks = await lab
    .locator('.plays .pick')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content).filter((content) => content.includes('●')),
    );
  expect(marks).toHaveLength(2);
});

test('the owner of the cube, and the position that is set up, are printed by name', async ({ page }) => {
  const lab = await openCube(page);
  await print(page);
  await expect(lab.locator('.owners button').filter({ visible: true })).toHaveText(['centred']);
  await expect(lab.locator('.lesson-names button').filter({ visible: true })).toHaveText(['5-2 v 4-1']);
});

test('how many mistakes there were in a game is printed', async ({ page }) => {
  const lab = await openHand(page, `?${handPoster.figure}`);
  await print(page);
  const counts = lab.locator('.mistakes tbody button').filter({ visible: true });
  expect(await counts.count()).toBeGreaterThan(3);
  for (const count of await counts.all()) await expect(count).toHaveCSS('border-style', 'none');
});

test('the seed is printed without the buttons beside it, and a thousand rollouts only once they are rolled', async ({
  page,
}) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {any} */ it) => it.roll(100));
  const many = lab.locator('.many');
  await many.scrollIntoViewIfNeeded();
  await expect(many).toBeVisible();
  await print(page);
  await expect(many).toBeHidden();
  await expect(lab.getByRole('textbox', { name: 'Seed' })).toBeVisible();
  await page.emulateMedia({ media: null });
  await many.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect(many.locator('rollout-histogram')).toBeVisible();
  await print(page);
  await expect(many).toBeVisible();
});

test('totals come after the last game, and not at the foot of every page', async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {any} */ it) => it.roll(100));
  const foot = lab.locator('games-table tfoot');
  await foot.scrollIntoViewIfNeeded();
  await print(page);
  await expect(foot).toHaveCSS('display', 'table-row-group');
  await expect(lab.locator('games-table thead')).toHaveCSS('display', 'table-header-group');
});

for (const { name, page: file, folded = [] } of KNOWN) {
  if (folded.length === 0) continue;
  test(`${name}: the players who are in force are printed though they are folded away, and are folded afterwards`, async ({
    page,
  }) => {
    await page.goto(`./${file}?seed=0x2a61`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    const more = lab.locator('details.more');
    await expect(more).not.toHaveAttribute('open');
    await expect(more.locator('select').filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await print(page);
    for (const field of folded) await expect(more.getByRole('combobox', { name: field })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect(more).not.toHaveAttribute('open');
  });
}

test('a height on paper counts what is folded away, wherever a style can open it', async ({ page }) => {
  const lab = await openCube(page);
  await print(page);
  const opens = await page.evaluate(() => CSS.supports('selector(::details-content)'));
  await expect(lab.locator('details.more select').filter({ visible: true })).toHaveCount(opens ? 4 : 0);
});

/**
 * Finds parts that a page may end within, and parts that may not be cut but are higher than a page.
 * @param {Locator} lab
 */
const broken = (lab) =>
  lab.evaluate((it, page) => {
    /** @param {ParentNode} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    const kept = (/** @type {Element} */ one) => getComputedStyle(one).breakInside === 'avoid';
    /** @param {Element | null} one @returns {boolean} */
    const keptWithin = (one) =>
      one !== null &&
      (kept(one) || keptWithin(one.parentElement ?? /** @type {ShadowRoot} */ (one.getRootNode()).host ?? null));
    const seen = all(/** @type {ShadowRoot} */ (it.shadowRoot)).filter((one) => one.checkVisibility());
    const named = (/** @type {Element[]} */ some) =>
      some.map(({ localName, className }) => `${localName}.${className}`);
    const holdsRows = (/** @type {Element} */ card) => card.querySelector('games-table, table, ol, ul') !== null;
    return {
      rows: seen.filter((one) => one.matches('tr, li')).length,
      cut: named(seen.filter((one) => one.matches('tr, li, rollout-chart, rollout-histogram') && !keptWithin(one))),
      cards: named(seen.filter((one) => one.matches('.card') && !keptWithin(one) && !holdsRows(one))),
      higher: named(seen.filter((one) => kept(one) && one.getBoundingClientRect().height > page)),
    };
  }, PAGE);

for (const { name, embed, poster, parts } of KNOWN) {
  const claim = `${name}: pages end within no row and no chart of an embed, and within a card only where that has rows`;
  test(claim, tried('page ends', name), async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.goto(`./${embed}?hide=none&${poster.figure}${parts.plays ? '&roll=63' : ''}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    await lab.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await ready(lab);
    await print(page);
    const { rows, ...faults } = await broken(lab);
    expect(rows).toBeGreaterThan(5);
    expect(faults).toEqual({ cut: [], cards: [], higher: [] });
  });
}
