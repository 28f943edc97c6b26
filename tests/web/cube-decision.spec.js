// What to do with the cube, and the positions to learn from. The decisions are those of the reference file (cubeful.json); the lab is
// made up (helpers/cube-stage-data.js).

import { violationsIn } from './helpers/axe.js';
import { askedOf, put, test } from './helpers/cube-stage.js';
import { DECISIONS } from './helpers/cube-stage-data.js';
import { expect } from './helpers/test.js';
import { cellsOf, holderOf, isEqual } from '../../www/labs/cube/model.js';
import { LESSONS, lessonOf } from '../../www/labs/cube/decision.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {string} text */
const line = (text) => text.replace(/\s+/g, ' ').trim();

/** What is right, in words. @param {Locator} stage */
const proper = async (stage) => line(await stage.locator('.proper').innerText());

/** The table, row by row. @param {Locator} stage */
async function table(stage) {
  const rows = await stage.locator('.decision tbody tr').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map(line)));
}

test('the three numbers stand side by side for each owner, with whose mistake each would be', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['decision'] });
  // 0.1111 − 0.0556; 1 − 0.1111; 0.2392 − 0.1111.
  expect(await table(stage)).toEqual([
    ['No double', '+0.0556 costs Blue 0.0556', '+0.2392 right', '+0.0556 right'],
    ['Double, take', '+0.1111 right', '+0.1111 costs Blue 0.1281', '– not possible'],
    ['Double, pass', '+1.0000 costs White 0.8889', '+1.0000 costs White 0.8889', '– not possible'],
  ]);
  await expect(stage).toContainText('Without the cube, Blue wins 61.90%: an equity of +0.2380 points.');
});

test('with a centred cube the paradox is a double, with one’s own it is none', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'] });
  expect(await proper(stage)).toBe(
    'Blue should double. White should take. Not doubling costs 0.0556 points. Passing would cost White 0.8889 points.',
  );
  await expect(stage.locator('thead [aria-current]')).toHaveText(/Centred\s*now/);
  await put(page, address, { views: ['decision'], owner: 'x' });
  expect(await proper(stage)).toBe(
    'Blue should not redouble. White would take. Redoubling costs 0.1281 points. Passing would cost White 0.8889 points.',
  );
  await expect(stage.locator('thead [aria-current]')).toHaveText(/Blue’s cube\s*now/);
});

test('who does not own the cube is told so', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'], owner: 'o' });
  expect(await proper(stage)).toBe('Blue can’t double: White owns the cube. The position is worth +0.0556 points.');
  await expect(stage.locator('thead [aria-current]')).toHaveText(/White’s cube\s*now/);
});

test('with White on roll it is she who doubles', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'], onRoll: 'o', owner: 'o' });
  expect(await proper(stage)).toMatch(/^White should not redouble\. Blue would take\./);
  await expect(stage.locator('thead th').nth(2)).toHaveText(/White’s cube\s*now/);
  await put(page, address, { views: ['decision'], onRoll: 'o', owner: 'x' });
  expect(await proper(stage)).toMatch(/^White can’t double: Blue owns the cube\./);
});

test('a take that is one too many costs whoever takes', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'], decision: 'fiveAces' });
  // 1.104 − 1 and 1 − 0.7593.
  expect(await proper(stage)).toBe(
    'Blue should double. White should pass. Not doubling costs 0.2407 points. Taking would cost White 0.1040 points.',
  );
  expect((await table(stage)).map(([, centred]) => centred)).toEqual([
    '+0.7593 costs Blue 0.2407',
    '+1.1040 costs White 0.1040',
    '+1.0000 right',
  ]);
});

test('actions that are worth the same are called equal, and neither is wrong', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'], decision: 'oneEach' });
  expect(await proper(stage)).toBe(
    'Blue should double. White can take or pass: the equity is the same. Not doubling costs 0.5000 points.',
  );
  expect((await table(stage)).slice(1).map(([, centred]) => centred)).toEqual(['+1.0000 right', '+1.0000 right']);
  await put(page, address, { views: ['decision'], decision: 'even' });
  expect(await proper(stage)).toBe(
    'Blue can double or wait: the equity is the same. White would take. Passing would cost White 1.0000 points.',
  );
  expect((await table(stage)).map(([, centred]) => centred)).toEqual([
    '0.0000 right',
    '0.0000 right',
    '+1.0000 costs White 1.0000',
  ]);
});

test('no cost is said twice, and none of what nobody can do', () => {
  for (const decisions of Object.values(DECISIONS)) {
    for (const holder of /** @type {const} */ (['centred', 'mine', 'theirs'])) {
      const decision = decisions[holder];
      const cells = cellsOf(decision);
      // What both do if both are right is no mistake of anybody's, and worth the value.
      const fits = Object.values(cells).filter((cell) => cell.proper);
      expect(fits.length).toBeGreaterThan(0);
      for (const { equity } of fits) expect(equity).toBeCloseTo(decision.value, 6);
      for (const { proper: right, mistake, equity } of Object.values(cells)) {
        if (equity === null) expect([right, mistake]).toEqual([false, null]);
        else expect(mistake === null).toBe(right);
      }
    }
  }
  expect(isEqual(DECISIONS.oneEach.centred, 'take')).toBe(true);
  expect(isEqual(DECISIONS.jacoby.centred, 'take')).toBe(false);
});

test('the owner is the side on roll, the other one, or neither', () => {
  const owners = /** @type {const} */ (['x', 'o', 'centred']);
  expect(owners.map((owner) => holderOf(owner, 'x'))).toEqual(['mine', 'theirs', 'centred']);
  expect(owners.map((owner) => holderOf(owner, 'o'))).toEqual(['theirs', 'mine', 'centred']);
});

test('while a bet is open nothing is told, and without a game there is nothing', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision', 'positions'], untold: true });
  await expect(stage).not.toContainText('0.1111');
  await expect(stage).toContainText('Place your bet first');
  await put(page, address, { views: ['decision'], none: true });
  await expect(stage.locator('table')).toHaveCount(0);
});

test('in Japanese the same is said', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'], language: 'ja' });
  expect(await proper(stage)).toBe(
    'Xはダブルするのが正解です。Oはテイクするのが正解です。 ダブルしないと0.0556ポイントの損です。パスするとOの0.8889ポイントの損です。',
  );
  await put(page, address, { views: ['decision'], language: 'ja', owner: 'o' });
  expect(await proper(stage)).toBe(
    'キューブはOのものなので、Xはダブルできません。 このポジションのエクイティは+0.0556です。',
  );
});

// Each language in each theme, and each width in each: not all three with each other.
for (const [language, themes] of /** @type {const} */ ([
  ['en', ['light', 'dark']],
  ['ja', ['dark', 'light']],
])) {
  test(
    `decision and positions are accessible, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      for (const [i, theme] of themes.entries()) {
        const width = [900, 390][i];
        await page.setViewportSize({ width, height: 800 });
        await put(page, address, { views: ['decision', 'positions'], language });
        expect(await violationsIn(page, theme)).toEqual([]);
      }
    },
  );
}

test('what take means is said when its row is pointed at', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['decision'] });
  await stage.getByRole('button', { name: 'Double, take' }).focus();
  await expect(stage.getByRole('tooltip')).toContainText('To accept a double');
});

test('a press sets a position up with its cube, and what there is to see in it is said', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['positions'] });
  await expect(stage.locator('[aria-pressed="true"]')).toHaveText('5-2 v 4-1');
  await expect(stage.getByRole('status')).toContainText('Oswald Jacoby’s paradox');
  await stage.getByRole('button', { name: '5-2 v 1-1, own cube' }).click();
  await stage.getByRole('button', { name: 'Three rolls each' }).focus();
  await page.keyboard.press('Enter');
  expect(await askedOf(stage)).toEqual([
    ['setUp', { x: [0, 1, 0, 0, 1, 0], o: [2, 0, 0, 0, 0, 0], onRoll: 'x' }, { owner: 'x' }],
    ['setUp', { x: [6, 0, 0, 0, 0, 0], o: [6, 0, 0, 0, 0, 0], onRoll: 'x' }, { owner: 'centred' }],
  ]);
});

test('a position is one to learn from only with its owner and its side on roll', () => {
  for (const { name, x, o, owner } of LESSONS) {
    expect(lessonOf({ position: { x, o, onRoll: 'x' }, owner })?.name).toBe(name);
    expect(lessonOf({ position: { x, o, onRoll: 'o' }, owner })).toBeUndefined();
    expect(lessonOf({ position: { x, o, onRoll: 'x' }, owner: 'o' })).toBeUndefined();
  }
});
