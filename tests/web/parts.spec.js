// hide=…: an author leaves out what his figure does not need, and no gap stays.

import { expect, test } from './helpers/test.js';
import { drawn } from './helpers/lab.js';
import { KNOWN, tried } from './helpers/labs.js';
import { PARTS } from '../../www/labs/two-checker/properties.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @typedef {(typeof KNOWN)[number]} Known */

/**
 * @param {Page} page
 * @param {Known} known
 * @param {string[]} hidden
 */
async function open(page, { name, page: file, query, ready }, hidden) {
  await page.goto(`./${file}?${query}&hide=${hidden.join(',')}`);
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  return lab;
}

/**
 * Where the cards stand, that they hold something, and what is left empty between them.
 * @param {Locator} lab
 */
const cards = (lab) =>
  lab.evaluate((it) =>
    [...(it.shadowRoot?.querySelectorAll('.card') ?? [])].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return { name: card.className, left, right, top, bottom, empty: card.children.length === 0 };
    }),
  );

for (const known of KNOWN) {
  const { name, parts: seen, goWith } = known;
  const { PARTS } = await import(`../../www/labs/${name}/properties.js`);

  test(`${name}: every part that can be hidden is known here`, () => {
    expect(Object.keys(seen).sort()).toEqual([...PARTS].sort());
  });

  test(`${name}: what is hidden is that part and nothing else`, tried('hidden', name), async ({ page }) => {
    const lab = await open(page, known, ['none']);
    await known.turnTo?.(lab);
    for (const part of PARTS) await expect(seen[part](lab), part).toBeVisible();
    for (const part of PARTS) {
      await test.step(`hide=${part}`, async () => {
        // As an address does it: address-state.spec.js, and forms.spec.js in every form of the lab.
        await lab.evaluate((/** @type {any} */ it, hidden) => it.change({ hide: new Set([hidden]) }), part);
        await known.ready(lab);
        const gone = [part, ...(goWith[part] ?? [])];
        const shown = [];
        for (const other of PARTS) if (await seen[other](lab).isVisible()) shown.push(other);
        expect.soft(shown, part).toEqual(PARTS.filter((/** @type {string} */ other) => !gone.includes(other)));
        expect
          .soft(
            (await cards(lab)).filter(({ empty }) => empty),
            part,
          )
          .toEqual([]);
      });
    }
  });
}

for (const known of KNOWN) {
  test(
    `${known.name}: below the chart each card has the whole width, and none a hole beside it`,
    tried('cards below', known.name),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const lab = await open(page, known, ['none']);
      const box = await lab.boundingBox();
      const below = await lab
        .locator('.below > .card')
        .evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect()).map(({ left, width }) => ({ left, width })),
        );
      expect(below.length).toBeGreaterThan(1);
      expect(below).toEqual(below.map(() => ({ left: box?.x, width: box?.width })));
    },
  );
}

for (const width of [390, 1280]) {
  test(`with everything hidden that can be, the chart has the ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const lab = await open(page, KNOWN[0], PARTS);
    const all = await cards(lab);
    expect(all.map(({ name }) => name)).toEqual(['card averages']);
    const [{ left, right, top }] = all;
    const box = await lab.boundingBox();
    expect({ left, right, top }).toEqual({
      left: box?.x,
      right: Number(box?.x) + Number(box?.width),
      top: box?.y,
    });
    await expect(lab.locator('rollout-chart')).toBeVisible();
  });
}

test('whatever is hidden at the left, no card is taller than what is in it', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lab = await open(page, KNOWN[0], ['none']);
  const left = ['board', 'game', 'controls', 'tree', 'sentence'];
  // All choices of the five but all of them and none.
  for (let choice = 1; choice < 31; choice += 1) {
    const hidden = left.filter((_, i) => choice & (1 << i));
    await lab.evaluate((/** @type {any} */ it, parts) => it.change({ hide: new Set(parts) }), hidden);
    await drawn(page);
    // The tree and the sentence have a card of their own.
    const game = lab.locator(
      ['board', 'game', 'controls'].every((part) => hidden.includes(part)) ? '.card.rest' : '.card.game',
    );
    const empty = await game.evaluate((card) => {
      const low = Math.max(...[...card.children].map((child) => child.getBoundingClientRect().bottom));
      return card.getBoundingClientRect().bottom - low;
    });
    // 12 pixels of padding, and the border. With all but the sentence it is as tall as what is beside it.
    if (hidden.join() !== 'sentence') expect.soft(empty, `without ${hidden}`).toBeLessThan(14);
    // What is left alone is no column, beside which nothing would stand.
    const [first, second] = await cards(lab);
    const column = !['board', 'game', 'controls'].every((part) => hidden.includes(part));
    if (column && hidden.includes('board') && hidden.length > 2) {
      expect.soft(second.top, `without ${hidden}`).toBeGreaterThan(first.bottom);
    }
  }
});

test('cards close the gaps of hidden ones, on a phone and on a desktop', { tag: '@long' }, async ({ page }) => {
  const left = ['board', 'game', 'controls', 'tree', 'sentence'];
  const luck = ['table', 'verdict'];
  const below = ['readout', 'many', 'games'];
  for (const hidden of [
    left,
    luck,
    below,
    [...left, ...luck],
    [...luck, ...below],
    [...left, ...below],
    ['readout'],
    ['many'],
  ]) {
    const lab = await open(page, KNOWN[0], hidden);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      const where = `without ${hidden} at ${width} px`;
      const all = await cards(lab);
      // Each card begins where another one ends, or at the top.
      for (const { name, top } of all) {
        const above = Math.max(
          all[0].top,
          ...all.filter(({ bottom }) => bottom <= top).map(({ bottom }) => bottom + 14),
        );
        expect(top, `${name} ${where}`).toBeLessThanOrEqual(above + 0.5);
      }
      const last = Math.max(...all.map(({ bottom }) => bottom));
      const box = await lab.boundingBox();
      // The page keeps a lab as high as the window.
      const low = Math.max(last, Number(box?.y) + 800);
      expect(Number(box?.y) + Number(box?.height), `below ${where}`).toBeLessThanOrEqual(low + 0.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  }
});
