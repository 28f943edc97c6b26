// The 36 rolls with a cube: equity and luck, before a double and after one, and which rolls lose the market. The maps were calculated
// apart (helpers/cube-maps.js).

import { violationsIn } from './helpers/axe.js';
import { cubeMaps } from './helpers/cube-maps.js';
import { askedOf, put, test } from './helpers/cube-stage.js';
import { expect } from './helpers/test.js';
import { asRollMap, losesMarket } from '../../www/labs/cube/model.js';
import { mapFormat } from '../../www/lib/bearoff/notation.js';
import { indexOf } from '../../www/lib/bearoff/roll-map-model.js';
import { createFormat, POINTS } from '../../www/lib/i18n/format.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** 3-4-5-6 against 2-3-5-6: of these the maps are. */
const POSITION = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };
/** @type {import('./helpers/cube-stage-page.js').Given} */
const given = { views: ['map'], checkers: POSITION };

/** @param {Locator} stage @param {number} first @param {number} second */
const cell = (stage, first, second) => stage.getByRole('gridcell').nth(indexOf(first, second));

/** @param {Locator} stage @param {string} name */
const button = (stage, name) => stage.getByRole('button', { name, exact: true });

/** @param {string} text */
const line = (text) => text.replace(/\s+/g, ' ').trim();

test('the maps of the tests are of the reference file’s values', () => {
  // no_double_centred and double_take of the lesson of the bear-off lab.
  expect(cubeMaps.still.mean).toBeCloseTo(0.43811873195867107, 12);
  expect(cubeMaps.turned.mean).toBeCloseTo(0.5116388722225558, 12);
});

test('each roll has its luck in points, what is played with it, and how often it loses the market', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, given);
  await expect(stage.getByRole('gridcell')).toHaveCount(36);
  // 0.7999 − 0.4381 = 0.3618.
  await expect(cell(stage, 6, 5)).toHaveAccessibleName(
    '6-5: luck +0.36 28/36, 6/off 5/off, 0.7999 points after it; loses the market after 28 of 36 replies',
  );
  expect(line(await cell(stage, 6, 5).innerText())).toContain('28/36');
  const { equity, luck, passes } = cubeMaps.still.rolls[indexOf(2, 1)];
  expect(passes).toBe(0);
  await expect(cell(stage, 2, 1)).toHaveAccessibleName(
    new RegExp(
      `^2-1: luck −${Math.abs(luck).toFixed(2)}, .*, ${equity < 0 ? '−' : ''}${Math.abs(equity).toFixed(4)} points after it$`,
    ),
  );
  await expect(stage.getByText('Before the roll: 0.4381 points, the mean of all 36')).toBeVisible();
});

test('how many of all sequences lose the market is the sum of what the rolls say', async ({ page, stage: address }) => {
  const stage = await put(page, address, given);
  const marks = await stage.locator('.loses').allInnerTexts();
  const sum = marks.reduce((all, mark) => all + Number(/(\d+)\/36/.exec(mark)?.[1]), 0);
  await expect(stage.getByRole('status').first()).toContainText(
    `Of 1,296 sequences (this roll and the reply), ${sum} lose the market`,
  );
  // Counted apart: tests/web/helpers/cube-maps.js.
  expect(sum).toBe(457);
});

test('a double before the roll is another map: twice the stake, no market left', { tag: '@long' }, async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, given);
  await expect(button(stage, 'Cube not turned')).toHaveAttribute('aria-pressed', 'true');
  await button(stage, 'Cube turned').focus();
  await page.keyboard.press('Enter');
  await expect(button(stage, 'Cube turned')).toHaveAttribute('aria-pressed', 'true');
  await expect(stage.getByText('Before the roll: 0.5116 points, the mean of all 36')).toBeVisible();
  const { luck } = cubeMaps.turned.rolls[indexOf(6, 5)];
  await expect(cell(stage, 6, 5)).toContainText(`+${luck.toFixed(2)}`);
  await expect(stage.locator('.loses')).toHaveCount(0);
  await expect(stage.getByRole('status').first()).toContainText('no market left');
  await button(stage, 'Cube not turned').click();
  await expect(stage.locator('.loses')).not.toHaveCount(0);
});

test('who may not double cannot turn the cube, and is told so', async ({ page, stage: address }) => {
  const stage = await put(page, address, { ...given, owner: 'o' });
  await expect(button(stage, 'Cube turned')).toBeDisabled();
  await expect(stage.getByRole('status').first()).toContainText('can’t be turned now');
});

test('a roll that is chosen is told of, heard, and how it loses the market', async ({ page, stage: address }) => {
  const stage = await put(page, address, given);
  await cell(stage, 6, 5).focus();
  await page.keyboard.press('Enter');
  await expect(cell(stage, 6, 5)).toHaveAttribute('aria-selected', 'true');
  expect(line(await stage.locator('.detail').innerText())).toContain(
    '0.7999 after it − 0.4381 before = luck +0.3618 × 1/36 = +0.01005',
  );
  const heard =
    '6-5: 6/off 5/off. 0.7999 points after it, 0.4381 before: luck +0.3618. This roll loses the market after 28 of the 36 replies.';
  await expect(stage.getByRole('status').last()).toHaveText(heard);
  await cell(stage, 6, 6).click();
  await expect(stage.locator('.detail')).toContainText('This roll wins the game');
  await cell(stage, 2, 1).click();
  await expect(stage.locator('.detail')).toContainText('This roll doesn’t lose the market after any reply.');
});

test('a roll that is played says its checkers, and whether the cube was turned before it', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, given);
  const after = [0, 0, 1, 1, 0, 0];
  await cell(stage, 6, 5).click();
  await button(stage, 'Play this roll: 6-5').click();
  await button(stage, 'Cube turned').click();
  await cell(stage, 6, 5).click();
  await button(stage, 'Play this roll: 6-5').click();
  expect(await askedOf(stage)).toEqual([
    ['playRoll', after, false],
    ['playRoll', after, true],
  ]);
});

test('luck × chance adds up to zero, as it is written', async ({ page, stage: address }) => {
  const stage = await put(page, address, given);
  await expect(stage.locator('.together')).toHaveText('total 0.0000');
  const { gain } = cubeMaps.still;
  await expect(stage.locator('.pans')).toContainText(`+${gain.toFixed(4)}`);
});

test('the model gives the map equity for chances, and loses nothing', () => {
  const { mean, gain, loss, rolls } = asRollMap(cubeMaps.still);
  expect([mean, gain, loss]).toEqual([cubeMaps.still.mean, cubeMaps.still.gain, cubeMaps.still.loss]);
  rolls.forEach(({ value, luck, dice }, i) => {
    expect([value, luck, dice]).toEqual([
      cubeMaps.still.rolls[i].equity,
      cubeMaps.still.rolls[i].luck,
      cubeMaps.still.rolls[i].dice,
    ]);
  });
  expect(rolls.filter(losesMarket)).toHaveLength(25);
  expect(asRollMap(cubeMaps.turned).rolls.some(losesMarket)).toBe(false);
});

test('equity has more decimals than chances in percent, by one way of writing for each format', () => {
  const format = createFormat('en', POINTS);
  const written = mapFormat(format);
  expect([written.percent(0.12345678, 1), written.percent(0.12345678), written.percent(0.12345678, 3)]).toEqual([
    '0.12',
    '0.1235',
    '0.12346',
  ]);
  expect(mapFormat(format)).toBe(written);
});

// Each language in each theme, and each width in each: not all three with each other.
for (const [language, still, lost, themes] of /** @type {const} */ ([
  ['en', 'Cube not turned', '457 lose the market', ['light', 'dark', 'light']],
  ['ja', 'キューブを回さない', 'マーケットを失うのは457通りです', ['dark', 'light', 'dark']],
])) {
  test(
    `the map is accessible at every width, and nothing runs out of it, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      for (const [i, theme] of themes.entries()) {
        const width = [1000, 390, 320][i];
        await page.setViewportSize({ width, height: 800 });
        const stage = await put(page, address, { ...given, language });
        await expect(button(stage, still)).toHaveAttribute('aria-pressed', 'true');
        await expect(stage.getByRole('status').first()).toContainText(lost);
        expect(await violationsIn(page, theme)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const crowded = await stage
          .locator('.cell')
          .evaluateAll((cells) => cells.filter((it) => it.scrollWidth > it.clientWidth + 1).length);
        expect(crowded, `${width}`).toBe(0);
      }
    },
  );
}
