// <roll-map>, alone on a page: the 36 rolls, what is told of each, and that they balance.

import { violations } from './helpers/axe.js';
import { give, put, saidOn, test } from './helpers/bearoff-stage.js';
import { rollMaps } from './helpers/roll-maps.js';
import { expect } from './helpers/test.js';
import { goTo, indexOf, shade, twinOf, weights } from '../../www/lib/bearoff/roll-map-model.js';
import { createFormat, POINTS, signed } from '../../www/lib/i18n/format.js';
import { mapFormat } from '../../www/lib/bearoff/notation.js';
import { explained } from '../../www/lib/bearoff/roll-map.js';
import { map as words } from '../../www/lib/bearoff/texts/en.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const { fourEach, fiveTwo, doublesOnly } = rollMaps;

/** @param {Locator} map @param {number} first @param {number} second */
const cell = (map, first, second) => map.getByRole('gridcell').nth(indexOf(first, second));

test('the maps of the tests are those of the exact chances', () => {
  expect(fiveTwo.mean).toBeCloseTo((100 * 1805) / 2916, 10);
  expect(fourEach.mean).toBeCloseTo(65.8611173127535, 10);
  expect(doublesOnly.mean).toBeCloseTo(100 / 6, 10);
});

test('every roll has a cell with its luck, the first die down and the second across', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: doublesOnly });
  await expect(map.getByRole('gridcell')).toHaveCount(36);
  await expect(map.getByRole('rowheader')).toHaveCount(6);
  await expect(map.getByRole('columnheader', { name: 'Die 6' })).toHaveCount(1);
  await expect(cell(map, 3, 3)).toContainText('+83.3');
  await expect(cell(map, 3, 4)).toContainText('−16.7');
  await expect(cell(map, 6, 5)).toHaveAccessibleName('6-5: luck −16.7, 1/off(2), 0.0% after it');
  await expect(map.getByText('16.7%, the mean of all 36')).toBeVisible();
});

test('a cell’s name has roll, luck, play and chances', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: fourEach });
  await expect(cell(map, 5, 6)).toHaveAccessibleName('6-5: luck +16.4, 6/off 5/off, 82.3% after it');
  await expect(cell(map, 6, 5)).toHaveAccessibleName('6-5: luck +16.4, 6/off 5/off, 82.3% after it');
});

test('a click, Enter and Space choose a roll', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: fourEach });
  await cell(map, 6, 5).click();
  await cell(map, 2, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await saidOn(page)).toEqual([34, 6, 6].map((index) => ({ type: 'roll-choose', detail: { index } })));
});

test('arrows move in the grid and stop at its edges; Tab knows one cell', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: fourEach, chosen: indexOf(6, 6) });
  await expect(map.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(cell(map, 6, 6)).toHaveAttribute('tabindex', '0');
  await cell(map, 6, 6).focus();
  for (const [key, first, second] of /** @type {const} */ ([
    ['ArrowRight', 6, 6],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 5, 6],
    ['ArrowLeft', 5, 5],
    ['Home', 5, 1],
    ['End', 5, 6],
    ['Control+Home', 1, 1],
    ['ArrowUp', 1, 1],
    ['Control+End', 6, 6],
  ])) {
    await page.keyboard.press(key);
    await expect(cell(map, first, second), key).toBeFocused();
  }
  expect(await saidOn(page)).toEqual([]);
});

test('the roll that is pointed at is told of before the focused and the chosen one', { tag: '@long' }, async ({
  page,
  stage,
}) => {
  const map = await put(page, stage, 'roll-map', { map: fourEach });
  const detail = map.locator('.detail');
  await expect(detail).toContainText('how lucky the roll is for Blue');
  await give(map, { chosen: indexOf(6, 5) });
  await expect(detail).toContainText('6/off 5/off');
  await expect(cell(map, 6, 5)).toHaveAttribute('aria-selected', 'true');
  await cell(map, 2, 1).focus();
  await expect(detail).toContainText('3/off');
  await cell(map, 4, 4).hover();
  await expect(detail).toContainText('6/2 5/1 4/off 3/off');
  await page.mouse.move(0, 0);
  await expect(detail).toContainText('3/off');
});

test('luck is told as what is left of the chances after the roll without those before it', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: doublesOnly, chosen: 0 });
  await expect(map.locator('.detail')).toHaveText(
    /1-1:\s*1\/off\(4\)\s*100\.00% after it\s*− 16\.67% before\s*= luck \+83\.33\s*× 1\/36 = \+2\.315/,
  );
});

test('the lucky and the unlucky rolls balance', async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: doublesOnly });
  const balance = map.getByRole('region', { name: 'Luck × chance adds up to zero' });
  await expect(balance).toContainText(/30 unlucky rolls\s*−13\.89\s*\+13\.89\s*6 lucky rolls/);
  await expect(balance).toContainText('total 0.00');
  await expect(balance.locator('rect.lucky')).toHaveCount(6);
  await expect(balance.locator('rect.unlucky')).toHaveCount(30);
});

test('what rounds to zero has the colour of neither luck', async ({ page, stage }) => {
  const sure = { ...doublesOnly, mean: 100, gain: 1e-9, loss: -1e-9 };
  const rolls = doublesOnly.rolls.map((roll) => ({ ...roll, value: 100, luck: 1e-9 }));
  const map = await put(page, stage, 'roll-map', { map: { ...sure, rolls }, chosen: 0 });
  await expect(map.locator('.detail .sum b')).toHaveText('= luck 0.00');
  await expect(map.locator('.pans b')).toHaveText(['0.00', '0.00']);
  await expect(map.locator(':is(.detail, .pans) b:is(.plus, .minus)')).toHaveCount(0);
});

test('the two arms of the balance are as long as each other, each made of its rolls', () => {
  for (const map of [fourEach, fiveTwo, doublesOnly]) {
    const all = weights(map, 100);
    expect(all.length).toBe(36);
    const right = all.filter(({ side }) => side === 'lucky');
    const left = all.filter(({ side }) => side === 'unlucky');
    expect(Math.max(...right.map(({ x, width }) => x + width))).toBeCloseTo(100, 8);
    expect(Math.min(...left.map(({ x }) => x))).toBeCloseTo(-100, 8);
    for (const { index, width } of all) {
      expect(width).toBeCloseTo((100 * Math.abs(map.rolls[index].luck)) / (36 * map.gain), 8);
    }
  }
});

test('where every roll is as good as the others nothing is coloured and nothing weighs', { tag: '@long' }, async ({
  page,
  stage,
}) => {
  const rolls = fourEach.rolls.map((roll) => ({ ...roll, value: 50, luck: 0 }));
  const map = await put(page, stage, 'roll-map', { map: { mean: 50, rolls, gain: 0, loss: 0 } });
  await expect(map.locator('td.even')).toHaveCount(36);
  await expect(map.locator('.beam rect')).toHaveCount(0);
  await expect(map.getByText('0 lucky rolls')).toBeVisible();
});

test('what was chosen is played by its button, and what was played is taken back by another', async ({
  page,
  stage,
}) => {
  const map = await put(page, stage, 'roll-map', { map: fourEach });
  await expect(map.getByRole('button')).toHaveCount(0);
  await give(map, { chosen: indexOf(6, 5) });
  // Whatever is pointed at: it says which roll it plays.
  await cell(map, 2, 1).hover();
  await map.getByRole('button', { name: 'Play this roll: 6-5' }).click();
  await give(map, { played: 1, chosen: null });
  await expect(map.getByRole('button', { name: 'Play this roll' })).toHaveCount(0);
  await expect(map.getByRole('button')).toHaveAccessibleDescription('1 roll played');
  await map.getByRole('button', { name: 'Take the roll back' }).click();
  expect(await saidOn(page)).toEqual([
    { type: 'roll-play', detail: { index: 34 } },
    { type: 'roll-back', detail: null },
  ]);
});

test('without a position there is nothing to choose', { tag: '@long' }, async ({ page, stage }) => {
  const map = await put(page, stage, 'roll-map', { map: null });
  await expect(map.getByText('No position to roll from yet.')).toBeVisible();
  await expect(map.locator('[tabindex="0"]')).toHaveCount(0);
  await map.getByRole('gridcell').first().click();
  expect(await saidOn(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('shades are symmetric about zero, and the ends are the strongest', () => {
  expect([-40, -20, -1, 0, 1, 20, 40].map((luck) => shade(luck, 40))).toEqual([-5, -3, 0, 0, 0, 3, 5]);
});

test('the same roll the other way round is its twin', () => {
  expect(twinOf(indexOf(6, 5))).toBe(indexOf(5, 6));
  expect(twinOf(indexOf(4, 4))).toBe(indexOf(4, 4));
  expect(goTo(0, { key: 'a', ctrlKey: false })).toBe(null);
});

test('points are signed and have all their decimals; what rounds to zero has no sign', () => {
  const format = createFormat('en');
  expect([1, -1, 0.04, -0.04, 0].map((points) => signed(format, points, 1))).toEqual([
    '+1.0',
    '−1.0',
    '0.0',
    '0.0',
    '0.0',
  ]);
});

test('axe finds nothing wrong, light and dark, in both languages', async ({ page, stage }) => {
  for (const [colorScheme, language] of /** @type {const} */ ([
    ['light', 'en'],
    ['dark', 'ja'],
  ])) {
    await page.emulateMedia({ colorScheme });
    await put(page, stage, 'roll-map', { map: doublesOnly, chosen: 4 }, language);
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

test('numbers can be read on every shade', async ({ page, stage }) => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const map = await put(page, stage, 'roll-map', { map: fourEach });
    const worst = await map.evaluate((/** @type {any} */ it) => {
      const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      /** @param {string} colour */
      const luminance = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const shades = [...it.shadowRoot.querySelectorAll('.scale i')].map(
        (shade) => getComputedStyle(shade).backgroundColor,
      );
      const ink = luminance(getComputedStyle(it).color);
      return shades.map((shade) => {
        const [low, high] = [luminance(shade), ink].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      });
    });
    expect(worst.length).toBe(11);
    expect(Math.min(...worst), colorScheme).toBeGreaterThan(4.5);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every cell is at least 44 pixels wide and high, and a tap chooses', async ({ page, stage }) => {
    const map = await put(page, stage, 'roll-map', { map: fourEach });
    const sizes = await map.getByRole('gridcell').evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
    expect(Math.min(...sizes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    await cell(map, 1, 1).tap();
    expect(await saidOn(page)).toEqual([{ type: 'roll-choose', detail: { index: 0 } }]);
  });
});

for (const width of [320, 600, 1264]) {
  test(
    `nothing overflows sideways at ${width} pixels, and what follows stays where it is`,
    width === 320 ? {} : { tag: '@long' },
    async ({ page, stage }) => {
      await page.setViewportSize({ width, height: 800 });
      const map = await put(page, stage, 'roll-map', { map: fourEach });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const inside = await map
        .locator('td')
        .evaluateAll((all) => all.every((it) => it.scrollWidth <= it.clientWidth + 1));
      expect(inside).toBe(true);
      const top = () => map.locator('.balance').evaluate((it) => it.getBoundingClientRect().top);
      const before = await top();
      for (const chosen of [0, 21, 34]) {
        await give(map, { chosen });
        expect(await top()).toBe(before);
      }
      // Nor does it where there are two buttons.
      await give(map, { chosen: null, played: 12 });
      const played = await top();
      for (const chosen of [0, 21, 34]) {
        await give(map, { chosen });
        expect(await top()).toBe(played);
      }
    },
  );
}

test('the luck of a roll is what lies between both numbers as they are written, whether it is seen or heard', async ({
  page,
  stage,
}) => {
  // 0.16484 − 0.08226 = 0.08258: rounded alone it would be 0.0826. So with a hundred times as much, in percent.
  const of = (/** @type {number} */ unit) => ({
    ...doublesOnly,
    mean: 0.08226 * unit,
    rolls: doublesOnly.rolls.map((roll) => ({ ...roll, value: 0.16484 * unit, luck: 0.08258 * unit })),
  });
  const map = await put(page, stage, 'roll-map', { map: of(100), chosen: 0 });
  // 8.25 / 36 = 0.229
  await expect(map.locator('.sum')).toHaveText(
    /16\.48% after it\s*− 8\.23% before\s*= luck \+8\.25\s*× 1\/36 = \+0\.229/,
  );
  const told = { ...words, explained: (/** @type {string[]} */ ...all) => all.slice(2).join(' ') };
  const equities = mapFormat(createFormat('en', POINTS));
  expect(explained(of(1), 0, /** @type {any} */ (told), equities)).toBe('0.1648 0.0823 +0.0825');
});
