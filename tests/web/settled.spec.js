// Whoever drives a lab asks it to be settled, and then for its snapshot: everything is in it, in every lab.

import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/bearoff/lab.js').BearoffLab} BearoffLab */
/** @typedef {import('../../www/labs/hand/lab.js').HandLab} HandLab */
/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

/** @typedef {TwoCheckerLab | BearoffLab | HandLab} Lab */

/**
 * Opens a page and asks for the snapshot as soon as its lab is there and settled.
 * @param {import('@playwright/test').Page} page
 * @param {string} name  of the element
 * @param {string} address
 */
async function settledAt(page, name, address) {
  await page.goto(address);
  return page.locator(name).evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    const lab = /** @type {Lab} */ (element);
    await lab.settled();
    return { ...lab.snapshot(), busy: lab.busy };
  });
}

for (const [name, address] of [
  ['two-checker-lab', './?seed=0x2a61'],
  ['bearoff-lab', './bearoff.html?seed=0x2a61'],
  ['hand-lab', './hand.html?seed=0x2a61'],
]) {
  test(`a ${name} that is settled knows the exact chances`, async ({ page }) => {
    const { exact, games, busy } = await settledAt(page, name, address);
    expect(exact?.plain.mean).toBeGreaterThan(0);
    expect(games).toBe(0);
    expect(busy).toBe(false);
  });
}

for (const [name, address] of [
  ['two-checker-lab', './?seed=0x2a61&games=30000000'],
  ['bearoff-lab', './bearoff.html?seed=0x2a61&games=150000'],
]) {
  test(`a ${name} that is settled has rolled the games that its address asks for`, async ({ page }) => {
    const { games } = await settledAt(page, name, address);
    expect(games).toBe(Number(new URLSearchParams(address.split('?')[1]).get('games')));
  });
}

test('a lab that asks the reader about the rest of its games is settled', async ({ page }) => {
  const { games } = await settledAt(page, 'two-checker-lab', './?seed=0x2a61&games=1e9');
  expect(games).toBe(100_000_000);
});

test('a lab whose opening is given up is settled', async ({ page }) => {
  await page.goto('./?seed=0x2a61&games=1e8');
  const games = await page.locator('two-checker-lab').evaluate(async (element) => {
    await customElements.whenDefined('two-checker-lab');
    const lab = /** @type {TwoCheckerLab} */ (element);
    const settled = lab.settled();
    lab.rewind();
    await settled;
    return lab.snapshot().games;
  });
  expect(games).toBe(0);
});

test('a lab that is taken out of the page is settled', async ({ page }) => {
  await page.goto('./bearoff.html?position=2%2B4OAADt7g4AAA');
  await page.locator('bearoff-lab').evaluate(async (element) => {
    await customElements.whenDefined('bearoff-lab');
    const settled = /** @type {BearoffLab} */ (element).settled();
    element.remove();
    await settled;
  });
});
