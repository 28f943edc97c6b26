// Playing with the cube by hand: what the reader is asked, what a game came to in words and as a sum, and what the keyboard finds.

import { expect, test } from './helpers/test.js';
import { equityOf } from './helpers/cubeful-player.js';
import { expectLuckCounted } from './helpers/hand.js';
import {
  IDS,
  SEED,
  START,
  button,
  goOnPerfectly,
  main,
  openHandCube,
  playAnyhow,
  playPerfectly,
  point,
  recordsOf,
  snapshotOf,
  viewOf,
  ready,
} from './helpers/hand-cube.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** What an equation says: its terms, added up as they are written, and what they are said to be. @param {string} said */
function sumIn(said) {
  const [terms, result] = said.replaceAll('−', '-').split('=');
  const numbers =
    terms
      .replaceAll(/\([^)]*\)/g, '')
      .replaceAll(' ', '')
      .match(/[+-]?[\d.]+/g) ?? [];
  // In units of the last decimal: as it is written, the sum is right to the last digit.
  const units = numbers.reduce((sum, number) => sum + Math.round(Number(number) * 1e4), 0);
  return { sum: units / 1e4, result: Number(result) };
}

test('whoever makes no mistake against a perfect opponent has the exact value in every game', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHandCube(page);
  const value = equityOf(START.x, START.o, 'centred');
  for (let game = 1; game <= 3; game += 1) {
    await playPerfectly(lab);
    const { games, reduced, costs } = await snapshotOf(lab);
    expect(games).toBe(game);
    expect(Number(reduced.mean)).toBeCloseTo(value, 5);
    expect([costs.x.checkers.mean, costs.x.cube.mean].every((cost) => Math.abs(Number(cost)) < 1e-6)).toBe(true);
    await expect(lab.locator('.said')).toContainText('You made no mistake.');
    const { sum, result } = sumIn(String(await lab.locator('.said .sum').textContent()));
    expect(sum).toBe(result);
  }
  await expect(lab.locator('.mistakes tbody td:last-child')).toHaveText(['none', 'none', 'none']);
});

for (const [hands, white] of [
  ['blue', 0],
  ['white', 0],
  ['both', 0],
  ['blue', 1],
]) {
  test(
    `every game is value and luck less mistakes, as it is written: ${hands} by hand${white ? ', White on roll' : ''}`,
    hands === 'both' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openHandCube(
        page,
        `?seed=5&hands=${hands}&white=${white}&opponent=fewest-pips&opponent-cube=pip-count`,
      );
      const first = white ? 'o' : 'x';
      const second = white ? 'x' : 'o';
      for (let game = 0; game < 6; game += 1) {
        await playAnyhow(lab, 1);
        const record = (await recordsOf(lab))[game];
        const lost = {
          x: record.mistakes.x.checkers + record.mistakes.x.cube,
          o: record.mistakes.o.checkers + record.mistakes.o.cube,
        };
        expect(record.value + record.luck - lost[first] + lost[second]).toBeCloseTo(Number(record.result), 5);
        const side = hands === 'both' ? record.end : hands === 'white' ? 'o' : 'x';
        const own = Number(record.result) * (side === first ? 1 : -1);
        const { sum, result } = sumIn(String(await lab.locator('.said .sum').textContent()));
        expect([sum, result]).toEqual([own, own]);
        const who = hands === 'both' ? (side === 'x' ? 'Blue' : 'White') : 'You';
        const points = Math.abs(own) === 1 ? '1 point' : `${Math.abs(own)} points`;
        await expect(lab.locator('.said')).toContainText(`${who} ${own > 0 ? 'won' : 'lost'} ${points}.`);
      }
    },
  );
}

test('who may double is asked before the roll, and who is doubled before the doubler’s', async ({ page }) => {
  // Blue doubles whenever he may, White is the reader.
  const lab = await openHandCube(page, `?seed=${SEED}&hands=white&opponent-cube=thresholds&double-from=0`);
  await button(lab, 'Play a game').click();
  await expect(lab.locator('.said')).toContainText('Blue doubles to 2. Do you take?');
  await expect(button(lab, 'Roll')).toHaveCount(0);
  await button(lab, 'Take').click();
  // Blue has rolled and played; the cube is White's, at 2.
  expect(await viewOf(lab)).toMatchObject({ asked: 'double', cube: { value: 2, owner: 'o' } });
  await expect(lab.getByRole('img', { name: 'White owns the cube: the game counts 2.' })).toBeVisible();
  await button(lab, 'Roll').click();
  expect(await viewOf(lab)).toMatchObject({ asked: null, doubled: false, turn: { side: 'o' } });
  await expect(lab.locator('.said')).toContainText('You rolled');
});

test('a double that is passed ends the game, and what it cost whom is said', async ({ page }) => {
  // Blue wins with a double (1/6); else White doubles from 3/4, which is worth 2 × 1/2, as much as a pass. So Blue's position is
  // worth 1/6 − 5/6 = −2/3, and doubled twice that: his double costs 2/3. White gives up 4/3 and loses 1: her pass costs 7/3.
  const lab = await openHandCube(page, `?seed=1&hands=both&position=${IDS.fourOnAce}`);
  await button(lab, 'Play a game').click();
  await expect(lab.locator('.said')).toContainText('Blue is on roll: roll, or double first.');
  await button(lab, 'Double to 2').click();
  await expect(lab.locator('.said')).toContainText('Does White take?');
  await button(lab, 'Pass').click();
  const said = lab.locator('.said');
  await expect(said).toContainText('Blue doubles to 2, White passes.');
  await expect(said).toContainText('Blue won 1 point. The double was passed.');
  const [{ passed, cube, mistakes, turns }] = await recordsOf(lab);
  expect([passed, cube, turns.length, turns[0].dice]).toEqual([true, 1, 1, null]);
  expect(mistakes.x.cube).toBeCloseTo(2 / 3, 6);
  expect(mistakes.o.cube).toBeCloseTo(7 / 3, 6);
  await expect(button(lab, 'Next game')).toBeVisible();
});

test('a cube that the other side owns is not to be turned, and nothing is asked', async ({ page }) => {
  const lab = await openHandCube(page, `?seed=${SEED}&cube=o`);
  await button(lab, 'Play a game').click();
  expect(await viewOf(lab)).toMatchObject({ asked: null, turn: { side: 'x' }, cube: { value: 1, owner: 'o' } });
  await expect(button(lab, 'Roll')).toHaveCount(0);
});

test('by keys alone a game is begun, rolled, doubled and played, and nobody is left nowhere', async ({ page }) => {
  const lab = await openHandCube(page, `?seed=${SEED}&hands=both`);
  const { keyboard } = page;
  await main(lab).focus();
  await keyboard.press('Enter');
  await expect(button(lab, 'Roll')).toBeFocused();
  await keyboard.press('Tab');
  await expect(button(lab, 'Double to 2')).toBeFocused();
  await keyboard.press('Enter');
  await expect(button(lab, 'Take')).toBeFocused();
  await keyboard.press('Enter');
  // To the checkers, from which Enter ends the turn.
  await expect(lab.locator('play-board')).toBeFocused();
  while ((await viewOf(lab))?.turn && !(await viewOf(lab))?.turn?.done) {
    await keyboard.press(String((await viewOf(lab))?.turn?.movable[0].from));
  }
  await keyboard.press('Enter');
  // White owns the cube now and is asked.
  await expect(button(lab, 'Roll')).toBeFocused();
});

test('the reader’s mistakes are listed, of the cube and of the checkers, and what is right is told when he asks', async ({
  page,
}) => {
  const lab = await openHandCube(page, `?seed=1&position=${IDS.fourOnAce}`);
  await button(lab, 'Play a game').click();
  await button(lab, 'Double to 2').click();
  while (await goOnPerfectly(lab));
  const row = lab.locator('.mistakes tbody tr').first();
  await row.getByRole('button').click();
  const item = lab.locator('.unfolded li');
  // It costs 2/3, see above.
  await expect(item).toContainText('Blue doubles to 2');
  await expect(item).toContainText('costs 0.67');
  await item.getByRole('button', { name: 'Show the right action' }).click();
  await expect(item.locator('.best')).toHaveText('better: no double');
  await expect(item.getByRole('button')).toHaveCount(0);
});

test('one moves checkers as without the cube', { tag: '@long' }, async ({ page }) => {
  const lab = await openHandCube(page);
  await button(lab, 'Play a game').click();
  await button(lab, 'Roll').click();
  const before = await viewOf(lab);
  await point(lab, before?.turn?.movable[0].from ?? 0).click();
  expect((await viewOf(lab))?.turn?.moves).toHaveLength(1);
  await button(lab, 'Undo').click();
  expect(await viewOf(lab)).toEqual(before);
});

test('the luck of a roll counts in the game’s luck as soon as it is rolled', async ({ page }) => {
  const lab = await openHandCube(page);
  await main(lab).click();
  await main(lab).click();
  await ready(lab);
  await expectLuckCounted(lab, 0.001);
});
