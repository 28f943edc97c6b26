// What the page of pairs says to do next, what those hear who don't see it, and what its Share dialog offers.

import { expect, test } from './helpers/test.js';
import { openPairs, ready, roll, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */

/** @param {Locator} lab */
const next = (lab) => lab.locator('.guide .primary');
/** @param {Locator} lab @param {string} name */
const expectStep = (lab, name) => expect(lab.locator('.guide')).toHaveAttribute('data-step', name);

test('three clicks lead from independent dice to coupled ones, and to the trap', async ({ page }) => {
  const lab = await openPairs(page, '?seed=5');
  await expectStep(lab, 'start');
  await next(lab).click();
  await ready(lab);
  await expectStep(lab, 'couple');
  await expect(lab.getByRole('radio', { name: 'Independent dice' })).toBeChecked();
  expect((await snapshotOf(lab)).pairs).toBe(1000);
  await next(lab).click();
  await ready(lab);
  await expectStep(lab, 'trap');
  // Nothing is rolled for it: all couplings are.
  expect((await snapshotOf(lab)).pairs).toBe(1000);
  await next(lab).click();
  await ready(lab);
  await expectStep(lab, 'onward');
  await expect(lab.getByRole('radio', { name: /^Nearest luck/ })).toBeChecked();
  // Exactly: nearest luck has both plays win together, always.
  await expect(lab.locator('.guide')).toContainText('it settles at 0.00, not at the exact +2.33');
});

test('on a phone the guide’s button breaks no phrase, in Japanese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await openPairs(page, '?lang=ja');
  const lines = await next(lab).evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  // It says 1,000ペア進める: one phrase.
  expect(lines).toBe(1);
  expect((await lab.locator('.guide').boundingBox())?.height).toBeLessThanOrEqual(72);
});

test('an author who leaves no choice of the coupling has no steps that make one', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openPairs(page, '?seed=5&hide=coupling');
  await expectStep(lab, 'start');
  await next(lab).click();
  await ready(lab);
  expect(await lab.evaluate((/** @type {PairsLab} */ it) => it.frame.estimate)).toBe('ranked');
  await expect(lab.locator('.guide')).toHaveCount(0);
});

test('what is rolled in a pair is heard, and what the pair comes to', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page, '?seed=5');
  // What is heard waits for what was heard before: here it does not.
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.speech.milliseconds = 0;
  });
  const heard = lab.locator('.spoken');
  const steps = await lab.evaluate((/** @type {PairsLab} */ it) => it.frame.firstPair?.steps.length ?? 0);
  for (let step = 0; step < steps; step += 1) {
    await lab.evaluate((/** @type {PairsLab} */ it) => it.act.step());
    await ready(lab);
    await expect(heard).toHaveText(/^(Blue|White), A: .+, B: .+, A’s luck minus B’s: [+−]?\d+\.\d\d\./);
  }
  const { result, totalLuck } = await lab.evaluate(
    (/** @type {PairsLab} */ it) => /** @type {any} */ (it.rolling.rollout.record(0, 'ranked')),
  );
  await expect(heard).toContainText('A − B: luck ');
  await expect(heard).toContainText(`result ${String(result).replace('-', '−')}, `);
  expect(Number.isFinite(totalLuck)).toBe(true);
  await expect(heard).toContainText('1 pair: A − B is ');
});

test('a pair that is begun begins again with another coupling, and counts only when it is over', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openPairs(page, '?seed=5');
  await lab.evaluate((/** @type {PairsLab} */ it) => it.act.step());
  await ready(lab);
  expect(await lab.evaluate((/** @type {PairsLab} */ it) => it.rolling.halfway)).toBe(true);
  await lab.getByRole('radio', { name: 'Same dice' }).check();
  await ready(lab);
  expect(await lab.evaluate((/** @type {PairsLab} */ it) => it.rolling.halfway)).toBe(false);
  expect((await snapshotOf(lab)).pairs).toBe(0);
  await lab.getByRole('button', { name: 'Roll one pair' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).pairs).toBe(1);
});

test('nobody is asked for a bet, neither on the page nor by what it shares', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page, '?seed=5');
  await expect(lab.getByRole('button', { name: 'Make a bet' })).toHaveCount(0);
  await roll(lab, 100);
  await lab.getByRole('button', { name: 'Share …' }).click();
  const begins = page.getByRole('combobox', { name: 'Begins with' });
  await expect(begins.locator('option')).toHaveText(['100 pairs rolled', 'no pairs yet']);
});
