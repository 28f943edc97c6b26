// The dare and its opposite: whatever the reader makes of the luck in figure 4, the line settles where it did; in figure 6, where the
// page has said. Both stand in the address.

import { figureIn, liven, openPictures, openStory, saidBy, shown, type } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { cores } from '../../www/build/story.js';
import { SEED } from '../../www/story/addresses.js';
import { figures } from '../../www/story/texts/en-two-checkers.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/pkg/story/rollout_lab.js').LuckTable} LuckTable */

/** In the order of an address. */
const CELLS = /** @type {const} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff']);
const LABELS = CELLS.map((cell) => figures.dare.cells[cell]);

/** @param {number[]} luck */
const tableOf = ([doubles, noDoubles, oFails, oBearsOff]) => ({ doubles, noDoubles, oFails, oBearsOff });

/** @param {Page} page */
async function openFigure(page, name = 'dare', rest = '') {
  await openStory(page, 'en', rest);
  await liven(page, [name]);
}

/**
 * What stands in the sentence, as numbers, and what the picture has for where the line settles.
 * @param {Page} page
 * @param {string} [name]
 */
const read = (page, name = 'dare') =>
  figureIn(page, name).evaluate((figure) => ({
    luck: [.../** @type {NodeListOf<HTMLInputElement>} */ (figure.querySelectorAll('.amount'))].map(({ value }) =>
      Number(value.replace('−', '-')),
    ),
    truth: [...figure.querySelectorAll('svg g[clip-path] > path[stroke="var(--truth)"]')].map((path) =>
      path.getAttribute('d'),
    ),
    ticks: [...figure.querySelectorAll('svg g[text-anchor=end] text')].map((tick) => tick.textContent),
    said: figure.querySelector('.said')?.textContent ?? '',
  }));

test('typed, stepped by keys or dragged, an amount changes, the other one of its roll gives way, and the truth stays', async ({
  page,
}) => {
  await openFigure(page);
  const before = await read(page);
  expect(before.luck).toEqual([50, -10, 45, -15]);
  const amounts = figureIn(page, 'dare').getByRole('spinbutton');
  const steps = /** @type {[string, () => Promise<unknown>, number[]][]} */ ([
    // Doubles are one roll in six: 80/6 = 16 × 5/6.
    ['typed', () => type(page, 'dare', LABELS[0], '80'), [80, -16, 45, -15]],
    ['typed with a true minus and a comma', () => type(page, 'dare', LABELS[1], '−2,5'), [12.5, -2.5, 45, -15]],
    // White fails with 9 of 36 rolls, and bears off with three times as many.
    ['by an arrow key', () => amounts.nth(2).press('ArrowUp'), [12.5, -2.5, 50, -16.67]],
    ['by a page key', () => amounts.nth(2).press('PageDown'), [12.5, -2.5, 0, 0]],
    ['dragged', () => drag(page, 3, 17), [12.5, -2.5, -30, 10]],
    ['no number at all', () => type(page, 'dare', LABELS[0], 'a lot'), [12.5, -2.5, -30, 10]],
    ['more than is allowed', () => type(page, 'dare', LABELS[0], '5000'), [1000, -200, -30, 10]],
    // What is written is what would be typed.
    [
      'one digit of it',
      async () => {
        await amounts.first().focus();
        for (const key of ['End', 'Backspace', 'Enter']) await page.keyboard.press(key);
      },
      [100, -20, -30, 10],
    ],
  ]);
  for (const [how, change, luck] of steps) {
    await change();
    const now = await read(page);
    expect(now.luck, how).toEqual(luck);
    expect(now.truth, how).toEqual(before.truth);
    expect(now.ticks, how).toEqual(before.ticks);
    expect(now.said, how).toContain('In the long run: 37.5%, no matter what you type.');
  }
});

/**
 * Drags an amount sideways, in points: 8 pixels are one step of 5.
 * @param {Page} page
 * @param {number} which
 * @param {number} pixels
 */
async function drag(page, which, pixels) {
  const box = await figureIn(page, 'dare').getByRole('spinbutton').nth(which).boundingBox();
  if (!box) throw new Error('no amount');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('an amount that is clicked can be typed over, and one that is dragged keeps no caret', async ({ page }) => {
  await openFigure(page);
  const amount = figureIn(page, 'dare').getByRole('spinbutton').first();
  await drag(page, 0, 17);
  await expect(amount).not.toBeFocused();
  await amount.click();
  await expect(amount).toBeFocused();
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  // 60/6 = 12 × 5/6.
  expect((await read(page)).luck).toEqual([60, -12, 45, -15]);
});

/** Luck that a reader may think of: none, right, backwards, far too much, of one roll only. */
const TABLES = [
  [0, 0, 0, 0],
  [62.5, -12.5, 75, -25],
  [-62.5, 12.5, -75, 25],
  [1000, -200, 45, -15],
  [0, 0, 300, -100],
  [-500, 100, -300, 100],
];

test('after a million games the line is within its funnel around 37.5, whatever was typed', async ({ page }) => {
  await openFigure(page);
  const rollout = new cores.story.TwoCheckerRollout(SEED);
  rollout.roll(1_000_000);
  await figureIn(page, 'dare').getByRole('radio', { name: '1,000,000' }).check();
  for (const luck of TABLES) {
    await type(page, 'dare', LABELS[0], String(luck[0]));
    await type(page, 'dare', LABELS[2], String(luck[2]));
    const { luck: written, said } = await read(page);
    expect(written).toEqual(luck);
    const table = tableOf(luck);
    // By the article: 1/6 + 5/6 × 1/4.
    const theory = cores.story.theory(table);
    expect(theory.reduced.mean).toBeCloseTo(37.5, 10);
    const { reducedLow, reducedHigh } = cores.story.funnel(table, 1_000_000);
    const { mean } = rollout.readout(table).reduced;
    expect(mean).toBeGreaterThanOrEqual(Number(reducedLow.at(-1)) - 1e-9);
    expect(mean).toBeLessThanOrEqual(Number(reducedHigh.at(-1)) + 1e-9);
    const [, games, reduced] = /After ([\d,]+) games.* luck subtracted, ([\d.]+)%/.exec(said) ?? [];
    expect([games, Number(reduced)]).toEqual(['1,000,000', Number(Number(mean).toFixed(1))]);
    expect(said).toContain('In the long run: 37.5%');
  }
  rollout.free();
});

test('in figure 6 none gives way, and the page says where it will settle, with its line in the picture', {
  tag: '@long',
}, async ({ page }) => {
  await openFigure(page, 'broken');
  const luck = [70, -10, 45, -15];
  expect((await read(page, 'broken')).luck).toEqual(luck);
  const changes = /** @type {[number, number][]} */ ([
    [0, 100],
    [1, 20],
    [3, -40],
    [2, -5],
    [0, -100],
  ]);
  for (const [which, value] of changes) {
    luck[which] = value;
    await type(page, 'broken', LABELS[which], String(value));
    const now = await read(page, 'broken');
    expect(now.luck).toEqual(luck);
    // What a game's luck averages: doubles in 1 of 6, else White's roll follows, which fails in 1 of 4.
    const bias = luck[0] / 6 + (5 / 6) * (luck[1] + luck[2] / 4 + (3 * luck[3]) / 4);
    const { mean } = cores.story.theory(tableOf(luck)).reduced;
    expect(mean).toBeCloseTo(37.5 - bias, 10);
    expect(now.said).toContain(
      `result − luck will settle at ${mean
        .toFixed(2)
        .replace('-', '−')
        .replace(/\.?0+$/, '')}`,
    );
  }
});

test('what the reader has said and changed stands in the address, and comes back with it; starting over forgets it', async ({
  page,
}) => {
  await openFigure(page);
  const untouched = (await shown(page)).dare;
  const over = page.getByRole('link', { name: 'Start over' });
  await expect(over).toBeHidden();
  await type(page, 'dare', LABELS[0], '80');
  await figureIn(page, 'dare').getByRole('slider').fill('61.5');
  await expect(saidBy(page, 'dare')).toContainText('You said 61.5%.');
  await expect(over).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('?dare.luck=80,-16,45,-15&dare.guess=61.5');
  const changed = (await shown(page)).dare;
  await page.reload();
  await liven(page, ['dare']);
  expect((await shown(page)).dare).toEqual(changed);
  await over.click();
  await liven(page, ['dare']);
  expect(new URL(page.url()).search).toBe('');
  expect((await shown(page)).dare).toEqual(untouched);
});

test('what was done last is there for whoever leaves at once and comes back', { tag: '@long' }, async ({ page }) => {
  await openFigure(page);
  for (const value of ['70', '80', '90']) await type(page, 'dare', LABELS[0], value);
  await page.goto('./licenses.txt');
  await page.goBack();
  await liven(page, ['dare']);
  // 90/6 = 18 × 5/6.
  expect((await read(page)).luck).toEqual([90, -18, 45, -15]);
});

test('an anchor of the page stays in its address when a figure is changed', async ({ page }) => {
  await openFigure(page, 'dare', '#dare');
  await type(page, 'dare', LABELS[0], '80');
  await expect.poll(() => new URL(page.url()).search).not.toBe('');
  expect(new URL(page.url()).hash).toBe('#dare');
});

test('what an address says that nobody understands changes nothing, and nothing of it runs', { tag: '@long' }, async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await openPictures(page, 'en');
  const untouched = await shown(page);
  // Of what was just kept back the browser has complained.
  errors.length = 0;
  const script = '"><script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">';
  // No value of ours is as long.
  const long = '9'.repeat(500);
  const hostile = /** @type {Record<string, string>[]} */ ([
    {
      'dare.luck': 'NaN,1e999,0,0',
      'dare.games': script,
      'dare.guess': '-1',
      seed: script,
      'broken.luck': '1,2,3',
      'roll.table': '__proto__',
      'roll.side': 'constructor',
      'dots.game': '0',
      'dots.table': script,
      'why.tosses': '1e999',
      'interval.games': '1e3',
      'interval.stopped': 'true',
      'mistakes.who': 'both,both',
      'any.noise': '-5',
      'any.guess': 'toString',
      'backwards.share': 'Infinity',
      'game.guess': '100.5',
    },
    {
      'dare.luck': '9'.repeat(10_000),
      'dare.games': long,
      'dare.guess': long,
      seed: long,
      'broken.luck': `${long},0,0,0`,
      'interval.guess': long,
      'any.noise': '51',
      'game.guess': '0x10',
      'no.such': long,
      '.': '',
      'dare.': '1',
      '__proto__.x': '1',
    },
  ]);
  for (const says of hostile) {
    await openStory(page, 'en', `?${new URLSearchParams(says)}`);
    await liven(page);
    expect(await shown(page)).toEqual(untouched);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  }
  expect(errors).toEqual([]);
});
