// The 36 rolls of the position in force, on the bear-off page: they sum to zero, and a tap plays one.

import { expect, test } from './helpers/test.js';
import {
  ARTICLE,
  IDS,
  SEED,
  cell,
  choose,
  onBoard,
  openBearoff,
  readNumber,
  ready,
  roll,
  setPosition,
  snapshotOf,
} from './helpers/bearoff.js';
import { rollMaps } from './helpers/roll-maps.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** The luck that each cell shows. @param {Locator} lab */
const shown = async (lab) =>
  (await lab.locator('roll-map .cell .luck').allTextContents()).map((text) => readNumber(text.trim()));

/** @param {Locator} lab */
const mapOf = (lab) =>
  lab.evaluate((/** @type {BearoffLab} */ it) => {
    const map = it.current?.map;
    if (!map) throw new Error('no map');
    return { mean: map.mean, rolls: map.rolls.map(({ dice, value, luck }) => ({ dice: [...dice], value, luck })) };
  });

const backButton = (/** @type {Locator} */ lab) => lab.getByRole('button', { name: 'Take the roll back' });

for (const evaluator of ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy']) {
  test(`with ${evaluator} the 36 rolls sum to zero`, async ({ page }) => {
    const lab = await openBearoff(page, `?position=${IDS.fourEach}`);
    await choose(lab, 'evaluator', evaluator);
    for (const scale of ['linear', 'sign']) {
      await choose(lab, 'scale', scale);
      const { mean, rolls } = await mapOf(lab);
      expect(rolls).toHaveLength(36);
      const sum = rolls.reduce((total, { luck }) => total + luck, 0);
      expect(Math.abs(sum), scale).toBeLessThan(1e-9);
      for (const { value, luck } of rolls) expect(luck, scale).toBeCloseTo(value - mean, 9);
      // As it is seen: each rounded to a tenth.
      const seen = await shown(lab);
      expect(seen).toHaveLength(36);
      rolls.forEach(({ luck }, i) => expect(Math.abs(seen[i] - luck), scale).toBeLessThanOrEqual(0.05 + 1e-9));
      await expect(lab.locator('roll-map .together'), scale).toHaveText('together 0.00');
    }
  });
}

test('with the exact evaluator it is the map of independent calculation', async ({ page }) => {
  const lab = await openBearoff(page, `?position=${IDS.fourEach}&evaluator=exact`);
  const { mean, rolls } = await mapOf(lab);
  const { fourEach } = rollMaps;
  expect(Math.abs(mean - fourEach.mean)).toBeLessThan(1e-4);
  fourEach.rolls.forEach(({ dice, value, luck }, i) => {
    expect(rolls[i].dice).toEqual([...dice]);
    expect(Math.abs(rolls[i].value - value), `${dice}`).toBeLessThan(1e-4);
    expect(Math.abs(rolls[i].luck - luck), `${dice}`).toBeLessThan(1e-4);
  });
  await expect(lab.locator('roll-map')).toContainText('Blue before the roll: 65.9%, the mean of all 36');
});

test('a tap plays the roll: the position is another, the other side is on roll', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&evaluator=exact`);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  await expect(cell(lab, 6, 5)).toHaveAccessibleName('6-5: luck +16.4, 6/off 5/off, 82.3% after it');
  await cell(lab, 6, 5).click();
  await ready(lab);
  const after = await snapshotOf(lab);
  expect(after).toMatchObject({
    games: 0,
    seed: SEED,
    position: { x: [0, 0, 1, 1, 0, 0], o: [0, 1, 1, 0, 1, 1], onRoll: 'o' },
  });
  // What the map said of it.
  expect(Math.abs(Number(after.exact?.perfect) - 82.28998638842317)).toBeLessThan(1e-4);
  expect(await onBoard(lab)).toEqual({ x: [0, 0, 1, 1, 0, 0], o: [0, 1, 1, 0, 1, 1] });
  await expect(lab.getByText('1 roll played')).toBeVisible();

  // White’s 1-1, and Blue again.
  await cell(lab, 1, 1).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position.onRoll).toBe('x');
  await expect(lab.getByText('2 rolls played')).toBeVisible();
  await backButton(lab).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual(after.position);
  await backButton(lab).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual(before.position);
  await expect(backButton(lab)).toHaveCount(0);
  await roll(lab, 100);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('the keyboard plays a roll, too', async ({ page }) => {
  const lab = await openBearoff(page);
  await cell(lab, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual({ x: [2, 0, 0, 0, 0, 0], o: ARTICLE.o, onRoll: 'o' });
});

test('with White on roll the map shows what her rolls mean for Blue', async ({ page }) => {
  const lab = await openBearoff(page, '?evaluator=exact');
  await setPosition(lab, { ...ARTICLE, onRoll: 'o' });
  // White bears off with 27 of 36 rolls; then Blue has nothing left of it.
  const { mean, rolls } = await mapOf(lab);
  expect(mean).toBeLessThan(100 * (9 / 36));
  expect(rolls.filter(({ value }) => value === 0)).toHaveLength(27);
  expect(rolls.filter(({ luck }) => luck < 0)).toHaveLength(27);
});

test('bearing off the last checker is said and changes nothing else', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  await cell(lab, 4, 4).click();
  await expect(lab.locator('board-editor .problems')).toHaveText(
    'Blue has no checker left: the game is over. The last position stays in force.',
  );
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  expect(await onBoard(lab)).toEqual(ARTICLE);
  await expect(backButton(lab)).toHaveCount(0);
});

test('an edit of the position ends what was played on it', async ({ page }) => {
  const lab = await openBearoff(page);
  await cell(lab, 2, 1).click();
  await ready(lab);
  await expect(backButton(lab)).toBeVisible();
  await lab.getByRole('combobox', { name: 'Positions to learn from' }).selectOption('sixEach');
  await ready(lab);
  await expect(backButton(lab)).toHaveCount(0);
});

test('past six checkers there is a map as well', async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Positions to learn from' }).selectOption('tenEach');
  await ready(lab);
  const { rolls } = await mapOf(lab);
  expect(Math.abs(rolls.reduce((total, { luck }) => total + luck, 0))).toBeLessThan(1e-9);
  await cell(lab, 6, 6).click();
  await ready(lab);
  const { position } = await snapshotOf(lab);
  expect(position.onRoll).toBe('o');
  expect(position.x.reduce((sum, count) => sum + count, 0)).toBe(6);
});
