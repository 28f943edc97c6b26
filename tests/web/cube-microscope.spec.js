// A game with the cube under the microscope: doubles, takes and passes, luck times the cube, what was wrong, and the sum it comes to;
// and what the table of games says of it. The game is made up (helpers/cube-stage-data.js).

import { violationsIn } from './helpers/axe.js';
import { put, test } from './helpers/cube-stage.js';
import { record } from './helpers/cube-stage-data.js';
import { expect } from './helpers/test.js';
import { columns, turnSaid } from '../../www/labs/cube/model.js';
import { cubeInPlay, termsOf } from '../../www/lib/cube/game.js';
import { en } from '../../www/labs/cube/texts/en.js';
import { ja } from '../../www/labs/cube/texts/ja.js';
import { pointsFormat } from '../../www/lib/cube/names.js';
import { createFormat, POINTS } from '../../www/lib/i18n/format.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const format = pointsFormat(createFormat('en', POINTS));

/** @param {string} text */
const line = (text) => text.replace(/\s+/g, ' ').trim();

/** @param {Locator} stage */
const steps = async (stage) => (await stage.locator('.micro ol > li').allInnerTexts()).map(line);

/** @param {Locator} stage */
const sums = async (stage) => (await stage.locator('.micro dl > div').allInnerTexts()).map(line);

test('before the first game it is said who is to double or roll', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['microscope'] });
  expect(await steps(stage)).toEqual(['1 Blue to double or roll …']);
  expect(await sums(stage)).toEqual([]);
});

test('each turn is told with what was done with the cube, its roll, its luck and what was wrong', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 3 });
  const [first, second, third] = await steps(stage);
  expect(first).toMatch(/^1 Blue 6-1: 5\/off 2\/1 missed double: costs Blue 0\.0556 .* −0\.500$/);
  expect(second).toMatch(/^2 White doubles to 2, Blue takes White 2-1: 4\/2 1\/off /);
  expect(second).toContain('wrong double: costs White 0.3000');
  expect(second).toContain('wrong take: costs Blue 0.1000');
  expect(second).toContain('wrong play, better 4/1: costs White 0.2500');
  expect(second).toContain('1/off luck × 2 ');
  expect(second).toMatch(/\+1\.994$/);
  // There was no roll, and no luck in it.
  expect(third).toMatch(/^3 Blue redoubles to 4, White passes .*–$/);
});

test('while a game goes on its luck so far is told, and who is to move', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 1, estimator: 'exact' });
  expect((await steps(stage))[1]).toBe('2 White to double or roll …');
  expect(await sums(stage)).toEqual(['luck so far −0.500']);
});

test('by the exact rung the game is a sum: value, luck, and each side’s mistakes', async ({ page, stage: address }) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 3, estimator: 'exact' });
  expect(await sums(stage)).toEqual([
    'starting value +0.1111',
    '+ luck 1.4945',
    'Blue’s cube mistakes −0.1556',
    '+ White’s checker mistakes 0.2500',
    '+ White’s cube mistakes 0.3000',
    '= result +2',
  ]);
});

test('by a rung that only estimates luck it is result − luck, with the way to the sum', async ({
  page,
  stage: address,
}) => {
  const stage = await put(page, address, { views: ['microscope'], shown: 3 });
  expect((await sums(stage))[0]).toBe('result +2');
  expect(await sums(stage)).toHaveLength(3);
  await expect(stage).toContainText('Measured by the rung “exact, with the cube”');
});

test('as they are written the terms add up to the result, whoever began', () => {
  for (const first of /** @type {const} */ (['x', 'o'])) {
    const terms = termsOf(record(0), first);
    const sum = terms.reduce((total, { points }) => total + Math.round(points * 1e4), 0);
    expect(sum).toBe(2 * 1e4);
    const blue = terms.find(({ name, side }) => name === 'cube' && side === 'x');
    expect(blue?.points).toBe(first === 'x' ? -0.1556 : 0.1556);
  }
});

test('who made no mistakes has none in the sum, and the luck is what it was', () => {
  const none = { checkers: 0, cube: 4e-9 };
  const game = { ...record(0), mistakes: { x: none, o: none }, result: 1, value: 0.25, totalLuck: 0.75 };
  expect(termsOf(game, 'x')).toEqual([
    { name: 'value', side: null, points: 0.25 },
    { name: 'luck', side: null, points: 0.75 },
  ]);
});

test('a roll is played for the cube after the double', () => {
  expect(record(0).turns.map(cubeInPlay)).toEqual([1, 2, 2]);
});

test('those who hear a turn hear the cube first', () => {
  const [, second, third] = record(0).turns.map((turn) => turnSaid(turn, en, format).text);
  expect(second).toBe('White doubles to 2, Blue takes; White 2-1: 4/2 1/off');
  expect(third).toBe('Blue redoubles to 4, White passes');
  expect(turnSaid(record(0).turns[2], ja, format).text).toBe('Xは4にリダブル、Oはパス');
});

test('the table says how a game ended and what it counted, and the spreadsheet every turn', () => {
  const texts = /** @type {any} */ (en);
  expect(columns.cells(record(0), texts, format)).toEqual(['6-1: 5/off 2/1', 'passed', '3', '2']);
  expect(columns.values(record(0), texts)).toEqual([
    'Blue 6-1: 5/off 2/1; White doubles to 2, Blue takes; White 2-1: 4/2 1/off; Blue redoubles to 4, White passes',
    'passed',
    3,
    2,
  ]);
  // A game that a pass ends at once has no roll.
  const [, , pass] = record(0).turns;
  expect(columns.cells({ ...record(0), turns: [pass] }, texts, format)[0]).toBe('');
  for (const { id } of columns.columns) {
    for (const all of [en, ja]) expect(Reflect.get(all.games.columns, id), id).toHaveLength(2);
  }
});

// Each language in each theme, and each width in each: not all three with each other.
for (const [language, said, themes] of /** @type {const} */ ([
  ['en', 'White doubles to 2, Blue takes', ['light', 'dark', 'light']],
  ['ja', 'Oは2にダブル、Xはテイク', ['dark', 'light', 'dark']],
])) {
  test(
    `the game is accessible, and nothing runs out of it, ${language}`,
    language === 'ja' ? {} : { tag: '@long' },
    async ({ page, stage: address }) => {
      for (const [i, theme] of themes.entries()) {
        const [width, estimator] = /** @type {const} */ ([
          [900, 'exact'],
          [390, 'janowski'],
          [320, 'exact'],
        ])[i];
        await page.setViewportSize({ width, height: 800 });
        const stage = await put(page, address, { views: ['microscope'], shown: 3, estimator, language });
        await expect(stage.locator('.micro ol')).toContainText(said);
        expect(await violationsIn(page, theme)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}
