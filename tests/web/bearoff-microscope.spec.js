// One bear-off game under the microscope: each roll with its play and its luck, and sums that add up.

import { expect, test } from './helpers/test.js';
import {
  ARTICLE,
  FIFTEEN_EACH,
  FOUR_EACH,
  IDS,
  SEED,
  board,
  choose,
  openBearoff,
  readNumber,
  ready,
  roll,
  setPosition,
  showGame,
  snapshotOf,
} from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** Chances are written to two decimals: so far each number may be off. */
const ROUNDED = 0.005;

/** @param {Locator} lab */
const step = (lab) => lab.getByRole('button', { name: /^(Roll by roll|Next roll)$/ });

/** @param {Locator} lab */
const rows = (lab) => lab.locator('.micro ol li');

/** The luck beside the rolls that were made. @param {Locator} lab */
const lucks = async (lab) =>
  (await rows(lab).locator('em').allTextContents()).map((text) => readNumber(text.replace('Blue’s luck', '').trim()));

/** What stands below: the luck so far, or result, luck and their difference, as they are written. @param {Locator} lab */
const sums = async (lab) =>
  (await lab.locator('.micro dl dd').allTextContents()).map((text) => text.replace(/^\((.*)\)$/, '$1'));

/** Steps a game to its end; at every step what is shown adds up. @param {Locator} lab */
async function stepThrough(lab) {
  let made = 0;
  do {
    await step(lab).click();
    await ready(lab);
    made += 1;
    const each = await lucks(lab);
    expect(each).toHaveLength(made);
    const written = await sums(lab);
    const over = (await step(lab).textContent())?.trim() === 'Roll by roll';
    expect(written).toHaveLength(over ? 3 : 1);
    const luck = written[over ? 1 : 0];
    const total = each.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(readNumber(luck) - total)).toBeLessThanOrEqual(ROUNDED * (made + 1) + 1e-9);
    if (!over) continue;
    const [result, , reduced] = written;
    expect(['0', '100']).toContain(result);
    expect(Math.abs(readNumber(result) - readNumber(luck) - readNumber(reduced))).toBeLessThan(1e-9);
    return made;
  } while (made < 40);
  throw new Error('a game without an end');
}

test('before the first game an embed shows the position and who is to roll, a page nothing of a game', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`./bearoff-embed.html?v=1&hide=editor&seed=${SEED}`);
  const embed = page.locator('bearoff-lab');
  await ready(embed);
  await expect(embed.getByRole('heading', { name: 'No game rolled yet' })).toBeVisible();
  await expect(rows(embed)).toHaveText([/Blue to roll …/]);
  await expect(embed.locator('.position backgammon-board').getByRole('img')).toHaveAttribute(
    'aria-label',
    'Blue is on roll. Blue has 4 pips to go, White 6.',
  );
  expect(await sums(embed)).toEqual([]);
  const lab = await openBearoff(page);
  await expect(lab.locator('.micro')).toHaveCount(0);
});

for (const evaluator of ['pipCount', 'exact', 'even', 'backwards']) {
  test(
    `with ${evaluator} the luck of the rolls adds up to result − luck, game after game`,
    evaluator === 'backwards' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}`);
      await choose(lab, 'evaluator', evaluator);
      for (let game = 1; game <= 3; game += 1) {
        await stepThrough(lab);
        await expect(lab.getByRole('heading', { name: `Game ${game}`, exact: true })).toBeVisible();
        expect((await snapshotOf(lab)).games).toBe(game);
        const [, , reduced] = await sums(lab);
        if (evaluator === 'exact') expect(readNumber(reduced)).toBe(65.86);
      }
    },
  );
}

test('each roll is told with its play, and the board follows it', async ({ page }) => {
  const lab = await openBearoff(page);
  const record = await lab.evaluate((/** @type {BearoffLab} */ it) => it.rolling.rollout.record(0, 0));
  if (!record) throw new Error('no record');
  for (const [i, { side, dice, after }] of record.turns.entries()) {
    await step(lab).click();
    await ready(lab);
    const [high, low] = [...dice].sort().reverse();
    const row = rows(lab).nth(i);
    await expect(row).toContainText(`${side === 'x' ? 'Blue' : 'White'} ${high}-${low}: `);
    await expect(row).toContainText('/off');
    const left = after.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
    const label = await board(lab).getByRole('img').getAttribute('aria-label');
    if (left === 0) expect(label).toBe(`${side === 'x' ? 'Blue' : 'White'} has borne off all checkers and won.`);
    else expect(label).toMatch(/ is on roll\. /);
  }
  // Of the article's position nobody rolls twice: Blue takes two off, or all four.
  expect(record.turns.length).toBeLessThanOrEqual(3);
  expect(record.turns[0].side).toBe('x');
});

test('the first roll’s luck is that of the map of the rolls', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}`);
  await step(lab).click();
  await ready(lab);
  const { dice, expected } = await lab.evaluate((/** @type {BearoffLab} */ it) => {
    const dice = it.rolling.stepping?.record?.turns[0].dice ?? [NaN, NaN];
    return { dice, expected: Number(it.prepared.current?.map.rolls[6 * (dice[0] - 1) + dice[1] - 1].luck) };
  });
  expect(dice).toHaveLength(2);
  const [luck] = await lucks(lab);
  expect(Math.abs(luck - expected)).toBeLessThanOrEqual(ROUNDED + 1e-9);
});

test('a play that the evaluator thinks worse is told with what it costs', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&evaluator=exact&blues=backwards`);
  // The first game in which a play costs something that can be seen.
  const { trial, wrong } = await lab.evaluate((/** @type {BearoffLab} */ it) => {
    for (let trial = 0; trial < 1000; trial += 1) {
      const turns = it.rolling.rollout.record(trial, 0)?.turns ?? [];
      const wrong = turns.filter(({ side, lost }) => side === 'x' && Math.abs(lost) > 0.01).length;
      if (wrong > 0) return { trial, wrong };
    }
    throw new Error('nobody errs');
  });
  await roll(lab, trial + 1);
  await showGame(lab);
  const told = rows(lab).filter({ hasText: /Blue .*the estimate prefers .+ by [\d.]+ points?/ });
  await expect(told).toHaveCount(wrong);
  // What is told of costs more than nothing.
  for (const text of await rows(lab).filter({ hasText: 'prefers' }).allTextContents()) {
    expect(text).toMatch(/ by \d*\.?\d*[1-9]/);
  }
});

test('a game that is begun goes on when its luck is measured in another way', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}&games=5`);
  await step(lab).click();
  await step(lab).click();
  await ready(lab);
  const plays = async () =>
    (await rows(lab).locator('> span').allTextContents()).map((text) => text.split('the estimate prefers')[0].trim());
  const [before, luck] = [await plays(), await lucks(lab)];
  await choose(lab, 'evaluator', 'backwards');
  await expect(lab.getByRole('heading', { name: 'Game 6', exact: true })).toBeVisible();
  await expect(step(lab)).toHaveText('Next roll');
  expect(await plays()).toEqual(before);
  expect(await lucks(lab)).not.toEqual(luck);
  // It counts when it is over.
  expect((await snapshotOf(lab)).games).toBe(5);
  while ((await step(lab).textContent())?.trim() === 'Next roll') {
    await step(lab).click();
    await ready(lab);
  }
  expect((await snapshotOf(lab)).games).toBe(6);
});

test('one game is rolled whole, one that is begun to its end', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}`);
  const one = lab.locator('.controls').getByRole('button', { name: 'Roll one game' });
  for (const begun of [0, 2]) {
    for (let made = 0; made < begun; made += 1) await step(lab).click();
    await one.click();
    await ready(lab);
    const { games } = await snapshotOf(lab);
    expect(games).toBe(begun === 0 ? 1 : 2);
    // All its rolls are told, and the board shows how it ended.
    const turns = await lab.evaluate(
      (/** @type {BearoffLab} */ it) => it.rolling.rollout.record(it.rolling.rollout.games - 1, 0)?.turns.length,
    );
    await expect(rows(lab)).toHaveCount(Number(turns));
    await expect(board(lab).getByRole('img')).toHaveAttribute('aria-label', /has borne off all checkers and won\.$/);
    await expect(step(lab)).toHaveText('Roll by roll');
  }
});

test('a rolled game is under the microscope, the newest of all', async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 1000);
  await showGame(lab);
  await expect(lab.getByRole('heading', { name: 'Game 1,000', exact: true })).toBeVisible();
  const each = await lucks(lab);
  const [, luck] = await sums(lab);
  expect(Math.abs(each.reduce((sum, one) => sum + one, 0) - readNumber(luck))).toBeLessThanOrEqual(
    ROUNDED * (each.length + 1) + 1e-9,
  );
});

test('with White on roll she is the first to roll', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, { ...FOUR_EACH, onRoll: 'o' });
  await step(lab).click();
  await ready(lab);
  await expect(rows(lab)).toHaveText([/White \d-\d: /, /Blue to roll …/]);
});

test('a game of fifteen checkers can be stepped through, too', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const lab = await openBearoff(page);
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fifteenEach');
  await ready(lab);
  expect(await stepThrough(lab)).toBeGreaterThan(8);
  expect((await snapshotOf(lab)).position.x).not.toEqual(ARTICLE.x);
});

test('luck that rounds to zero is neither good nor bad', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, FIFTEEN_EACH);
  await choose(lab, 'evaluator', 'oneSided');
  // The first such roll of all games, good for Blue by less than is written.
  const found = await lab.evaluate((/** @type {BearoffLab} */ it) => {
    for (let trial = 0; trial < 5000; trial += 1) {
      const turns = it.rolling.rollout.record(trial, it.frame.estimate)?.turns ?? [];
      const turn = turns.findIndex(({ luck }) => luck > 0 && luck < 0.004);
      if (turn >= 0) return { trial, turn };
    }
    return null;
  });
  if (!found) throw new Error('there is no such roll');
  await roll(lab, found.trial);
  await lab.evaluate((/** @type {BearoffLab} */ it, turn) => {
    for (let made = 0; made <= turn; made += 1) it.act.step();
  }, found.turn);
  await ready(lab);
  const luck = lab.locator('.step em').nth(found.turn);
  await expect(luck).toHaveText(/ 0\.00$/);
  await expect(luck).not.toHaveClass(/good|bad/);
});
