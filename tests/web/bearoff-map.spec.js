// The 36 rolls of the position in force, on the bear-off page: they sum to zero, a tap tells of one, a button plays it. The
// way back is in bearoff-trail.spec.js.

import { expect, test } from './helpers/test.js';
import {
  ARTICLE,
  IDS,
  SEED,
  backButton,
  cell,
  choose,
  onBoard,
  openBearoff,
  playButton,
  playRoll,
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
    const map = it.prepared.current?.map;
    if (!map) throw new Error('no map');
    return { mean: map.mean, rolls: map.rolls.map(({ dice, value, luck }) => ({ dice: [...dice], value, luck })) };
  });

for (const evaluator of ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy']) {
  test(
    `with ${evaluator} the 36 rolls sum to zero`,
    evaluator === 'backwards' ? {} : { tag: '@long' },
    async ({ page }) => {
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
        for (const [i, { luck }] of rolls.entries())
          expect(Math.abs(seen[i] - luck), scale).toBeLessThanOrEqual(0.05 + 1e-9);
        await expect(lab.locator('roll-map .together'), scale).toHaveText('total 0.00');
      }
    },
  );
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

test('a tap, or Enter, tells of a roll and changes nothing', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&evaluator=exact`);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  const detail = lab.locator('roll-map .detail');
  const heard = lab.locator('roll-map').getByRole('status');
  await expect(playButton(lab)).toHaveCount(0);
  await cell(lab, 6, 5).click();
  // Chances of tests/golden/bearoff.json’s position: 65.86 before, 82.29 after it.
  await expect(detail).toContainText(/82\.29% after it\s*− 65\.86% before\s*= luck \+16\.43/);
  await expect(heard).toHaveText('6-5: 6/off 5/off. 82.29% after it, 65.86% before: luck +16.43.');
  await expect(playButton(lab)).toHaveText(/6-5/);
  await cell(lab, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(lab, 1, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(heard).toHaveText(/^\s*2-1: /);
  await expect(playButton(lab)).toHaveText(/2-1/);
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(cell(lab, 1, 2)).toBeFocused();
});

test('the button plays the roll: the position is another, the other side is on roll', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&evaluator=exact`);
  await roll(lab, 100);
  await expect(cell(lab, 6, 5)).toHaveAccessibleName('6-5: luck +16.4, 6/off 5/off, 82.3% after it');
  await playRoll(lab, 6, 5);
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
  // Nothing is told of a roll of another position.
  await expect(lab.locator('roll-map [aria-selected="true"]')).toHaveCount(0);
  await expect(playButton(lab)).toHaveCount(0);

  // White’s 1-1, and Blue again.
  await playRoll(lab, 1, 1);
  expect((await snapshotOf(lab)).position.onRoll).toBe('x');
  await expect(lab.getByText('2 rolls played')).toBeVisible();
});

test('the keyboard plays a roll, too', async ({ page }) => {
  const lab = await openBearoff(page);
  await cell(lab, 1, 1).focus();
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(playButton(lab)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(playButton(lab)).toBeFocused();
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

test('a roll that ends the game is told of, and there is nothing to be played from there', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  await cell(lab, 4, 4).click();
  await expect(lab.locator('roll-map .acts')).toHaveText('This roll ends the game.');
  await expect(lab.locator('roll-map').getByRole('status')).toContainText('This roll ends the game.');
  await expect(playButton(lab)).toHaveCount(0);
  await cell(lab, 4, 3).click();
  await expect(playButton(lab)).toBeVisible();
  await cell(lab, 4, 4).click();
  // Whoever plays it all the same is told so.
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.playRoll(21));
  await expect(lab.locator('board-editor .problems')).toHaveText(
    'Blue has no checkers left, so the game is over. The last position is kept.',
  );
  expect(await snapshotOf(lab)).toEqual(before);
  expect(await onBoard(lab)).toEqual(ARTICLE);
  await expect(backButton(lab)).toHaveCount(0);
});

test('an edit of the position ends what was played on it', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await playRoll(lab, 2, 1);
  await expect(backButton(lab)).toBeVisible();
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('sixEach');
  await ready(lab);
  await expect(backButton(lab)).toHaveCount(0);
});

test('past six checkers there is a map as well', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('tenEach');
  await ready(lab);
  const { rolls } = await mapOf(lab);
  expect(Math.abs(rolls.reduce((total, { luck }) => total + luck, 0))).toBeLessThan(1e-9);
  await playRoll(lab, 6, 6);
  const { position } = await snapshotOf(lab);
  expect(position.onRoll).toBe('o');
  expect(position.x.reduce((sum, count) => sum + count, 0)).toBe(6);
});

/** The fill of all dice that are drawn in the map, and that of a side’s dice on the boards. @param {Locator} lab */
const diceOf = (lab) =>
  lab.locator('roll-map').evaluate((map) => {
    const root = /** @type {ShadowRoot} */ (map.shadowRoot);
    /** @param {string} colour */
    const painted = (colour) => {
      const probe = document.createElement('i');
      probe.style.color = colour;
      root.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const fills = [...root.querySelectorAll('.die rect')].map((die) => getComputedStyle(die).fill);
    return { dice: fills.length, fills: [...new Set(fills)], x: painted('var(--die-x)'), o: painted('var(--die-o)') };
  });

test('the dice of the map have the colour of the side on roll, also beside it', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?position=${IDS.fourEach}`);
  await cell(lab, 6, 5).click();
  const blue = await diceOf(lab);
  // Six down, six across, and the two of the roll.
  expect(blue.dice).toBe(14);
  expect(blue.x).not.toBe(blue.o);
  expect(blue.fills).toEqual([blue.x]);
  await playButton(lab).click();
  await ready(lab);
  await cell(lab, 3, 1).click();
  const white = await diceOf(lab);
  expect(white.dice).toBe(14);
  expect(white.fills).toEqual([white.o]);
});
