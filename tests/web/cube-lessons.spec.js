// The positions to learn from, on the page itself: what is said of them in each language is what the core calculates of them, digit by
// digit. What the core calculates is compared with the reference file in its own tests.

import { expect, test } from './helpers/test.js';
import { openCube, ready } from './helpers/cube.js';
import { LESSONS } from '../../www/labs/cube/decision.js';
import { en } from '../../www/labs/cube/texts/en.js';
import { ja } from '../../www/labs/cube/texts/ja.js';

/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */
/** @typedef {import('../../www/pkg/cube/rollout_lab.js').CubeDecisions} CubeDecisions */

/**
 * All figures that can be said of a position, as they are written: equities with four decimals, chances with one or two.
 * @param {CubeDecisions} decisions
 */
function figuresOf({ win, cubeless, centred, mine, theirs }) {
  const equities = [centred, mine, theirs].flatMap(({ noDouble, doubleTake, value, costs }) => [
    noDouble,
    doubleTake,
    value,
    ...Object.values(costs),
  ]);
  const written = [cubeless, ...equities]
    .filter((it) => it !== null)
    .map((it) => Math.abs(/** @type {number} */ (it)).toFixed(4));
  const chances = [win, 100 - win].flatMap((percent) => [percent.toFixed(1), percent.toFixed(2)].map((it) => `${it}%`));
  return new Set([...written, ...chances]);
}

/** Equities and chances in a sentence; 25% and 50% are players' rules of thumb. @param {string} said */
const figuresIn = (said) => said.match(/\d+\.\d{4}|\d+\.\d+%/g) ?? [];

test('every figure that is said of a position is the core’s, in every language', async ({ page }) => {
  const lab = await openCube(page);
  let checked = 0;
  for (const { name, x, o, owner } of LESSONS) {
    const decisions = await lab.evaluate(
      async (/** @type {CubeLab} */ it, given) => {
        it.act.setUp(/** @type {any} */ ({ x: given.x, o: given.o, onRoll: 'x' }), {
          owner: /** @type {any} */ (given.owner),
        });
        await it.settled();
        return it.frame.current?.decisions ?? null;
      },
      { x, o, owner },
    );
    if (!decisions) throw new Error(`no decisions of ${name}`);
    const known = figuresOf(decisions);
    for (const { about } of [en.cubePositions[name], ja.cubePositions[name]]) {
      const wrong = figuresIn(about).filter((figure) => !known.has(figure));
      expect(wrong, `${name}: ${about} ${[...known]}`).toEqual([]);
      checked += figuresIn(about).length;
    }
  }
  // Most sentences have two or three.
  expect(checked).toBeGreaterThan(3 * LESSONS.length);
});

test('a figure that is not the core’s would be found', () => {
  const wrong = figuresIn('it costs 0.1282 points, and wins 61.9%');
  expect(wrong).toEqual(['0.1282', '61.9%']);
});

test('a press on a position sets it up with its cube, and tells of it', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page);
  await lab.getByRole('button', { name: '5-2 v 4-1, own cube' }).click();
  await ready(lab);
  expect(await lab.evaluate((/** @type {CubeLab} */ it) => it.cube)).toEqual({ owner: 'x' });
  await expect(lab.locator('.proper')).toContainText('Blue should not redouble.');
  await expect(lab.locator('.lesson')).toContainText('redoubling costs 0.1281 points');
  await expect(lab.locator('doubling-cube').getByRole('img')).toHaveAccessibleName(/Blue owns the cube/);
});

test('a roll that is played from the map leads to the other side’s decision', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page);
  await lab.getByRole('button', { name: 'Cube turned' }).click();
  // 2-1: one checker is left on the four point, 5-2 less three pips.
  await lab.getByRole('gridcell').nth(6).click();
  await lab.getByRole('button', { name: 'Play this roll: 2-1' }).click();
  await ready(lab);
  const { position, cube } = await lab.evaluate((/** @type {CubeLab} */ it) => ({
    position: it.position,
    cube: it.cube,
  }));
  expect(position.onRoll).toBe('o');
  expect(position.x.reduce((pips, count, i) => pips + count * (i + 1), 0)).toBe(4);
  expect(cube).toEqual({ owner: 'o' });
  await expect(lab.locator('.proper')).toContainText('White should redouble.');
});
