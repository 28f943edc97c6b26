// Rotated first rolls in the contact lab: blocks and their standard errors, for the equity and for each of the chances; games that are
// cut short; and embeds, which offer the choice only where their address rotates first rolls.

import { writtenAddress } from './helpers/address.js';
import { DEVICES, violationsIn } from './helpers/axe.js';
import { openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */

/** A few checkers a side, and one of them on the bar: short games. */
const ON_BAR = 'seed=5&position=BgAAJAMAAAAAAA&evaluator=pip-count';

/** The choice of first rolls. @param {Locator} lab */
const choice = (lab) => lab.getByRole('combobox', { name: 'First rolls' });

/** What is said of blocks. @param {Locator} lab */
const said = (lab) => lab.locator('.rotated');

/**
 * The mean of blocks of games, and its standard error from the spread of their means.
 * @param {number[]} games
 * @param {number} size
 */
function byBlocks(games, size) {
  const means = Array.from({ length: Math.floor(games.length / size) }, (_, block) =>
    average(games.slice(block * size, (block + 1) * size)),
  );
  const mean = average(means);
  const squares = means.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, se: Math.sqrt(squares / (means.length - 1) / means.length) };
}

/** @param {number[]} values */
const average = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * The first rolls and the results of the first games, each played again on its own.
 * @param {Locator} lab
 * @param {number} count
 */
const records = (lab, count) =>
  lab.evaluate((/** @type {ContactLab} */ it, count) => {
    const { rollout } = it.rolling;
    return Array.from({ length: count }, (_, trial) => {
      const { result, reduced, turns } = rollout.record(trial);
      return { result, reduced, roll: turns[0].dice.join('') };
    });
  }, count);

test('averages and standard errors are those of complete blocks', async ({ page }) => {
  const lab = await openContact(page, `?${ON_BAR}&games=50`);
  const random = await snapshotOf(lab);
  expect(random).toMatchObject({ games: 50, rotation: 0, blocks: null });
  await expect(said(lab)).toHaveCount(0);
  await choice(lab).selectOption('each once (36)');
  await ready(lab);
  // Other games, like other dice: none is rolled yet.
  expect(await snapshotOf(lab)).toMatchObject({
    games: 0,
    rotation: 1,
    blocks: { size: 36, complete: 0, beyond: 0 },
  });
  await roll(lab, 100);
  await expect(said(lab)).toContainText('2 blocks of 36 games, and 28 games beyond.');
  await expect(said(lab)).toContainText('up to 35, don’t count');
  await expect(said(lab)).toContainText('a standard error can stop the games once ten blocks are complete');
  // There are no thousand rollouts here.
  await expect(said(lab)).not.toContainText('thousand');
  // Two blocks tell hardly how many plain games a game counts as.
  expect((await snapshotOf(lab)).equivalentGames).toBeNull();
  const games = await records(lab, 72);
  for (const block of [games.slice(0, 36), games.slice(36)]) {
    expect(new Set(block.map((game) => game.roll)).size).toBe(36);
  }
  const { plain, reduced, blocks } = await snapshotOf(lab);
  expect(blocks).toEqual({ size: 36, complete: 2, beyond: 28 });
  for (const [average, values] of /** @type {const} */ ([
    [plain, games.map((game) => game.result)],
    [reduced, games.map((game) => game.reduced)],
  ])) {
    const { mean, se } = byBlocks(values, 36);
    expect(average.mean).toBeCloseTo(mean, 9);
    expect(average.se).toBeCloseTo(se, 9);
  }
  const wins = byBlocks(
    games.map((game) => (game.result > 0 ? 100 : 0)),
    36,
  );
  expect(plain.chances.win.mean).toBeCloseTo(wins.mean, 9);
  expect(plain.chances.win.se).toBeCloseTo(wins.se, 9);

  const address = await writtenAddress(page);
  expect(address).toContain('rotation=1');
  await page.goto('about:blank');
  const again = await openContact(page, address);
  expect((await snapshotOf(again)).plain).toEqual(plain);
});

test('the games with random first rolls come back with Undo', { tag: '@long' }, async ({ page }) => {
  const lab = await openContact(page, `?${ON_BAR}&games=20`);
  const random = await snapshotOf(lab);
  await choice(lab).selectOption('2');
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, rotation: 2 });
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(random);
  await expect(choice(lab)).toHaveValue('0');
});

test('a standard error stops rotated games from ten blocks on', { tag: '@long' }, async ({ page }) => {
  // Any standard error is below 0.9 points here, so the tenth block decides.
  const lab = await openContact(page, `?${ON_BAR}&rotation=1&until=0.9`);
  const until = lab.locator('.until');
  await until.getByRole('button').click();
  await expect(until.getByRole('button', { name: 'Roll', exact: true })).toBeDisabled({ timeout: 60_000 });
  await ready(lab);
  const { games, blocks, equivalentGames } = await snapshotOf(lab);
  expect(blocks?.complete).toBe(10);
  expect(equivalentGames).toBeGreaterThan(0);
  await expect(until).toContainText(`Reached after ${games} games.`);
});

test('games that are cut short and played on are compared by blocks', async ({ page }) => {
  const lab = await openContact(page, `?${ON_BAR}&horizon=1&rotation=1&games=108`);
  // After one roll a game has its result, so all blocks are equal.
  const { plain, reduced } = await snapshotOf(lab);
  for (const { mean, se, ci } of [plain, reduced]) expect([se, ci]).toEqual([0, [mean, mean]]);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.playOn());
  await ready(lab);
  const { playedOn } = await snapshotOf(lab);
  if (!playedOn) throw new Error('the games are not played on');
  const cut = (await records(lab, 108)).map((game) => game.reduced);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.cutShort(null));
  await ready(lab);
  const toEnd = (await records(lab, 108)).map((game) => game.reduced);
  const { mean, se } = byBlocks(
    cut.map((one, k) => one - toEnd[k]),
    36,
  );
  expect(playedOn.difference.reduced.mean).toBeCloseTo(mean, 9);
  expect(playedOn.difference.reduced.se).toBeCloseTo(se, 9);
});

test('games begin without doubles, in blocks of 30', async ({ page }) => {
  const lab = await openContact(page, `?${ON_BAR}&rotation=1&games=20`);
  const any = await snapshotOf(lab);
  expect(any.opening).toBe(false);
  const box = lab.getByRole('checkbox', { name: 'No double first' });
  await expect(box).not.toBeChecked();
  await expect(lab.getByText('can be a double')).toHaveCount(0);
  await box.check();
  await ready(lab);
  // Other games, like other dice.
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, opening: true, blocks: { size: 30, complete: 0 } });
  await roll(lab, 65);
  await expect(said(lab)).toContainText('2 blocks of 30 games, and 5 games beyond.');
  await expect(choice(lab)).toContainText('each once (30)');
  const games = await records(lab, 60);
  for (const block of [games.slice(0, 30), games.slice(30)]) {
    const rolls = new Set(block.map((game) => game.roll));
    expect(rolls.size).toBe(30);
    for (const [one, other] of rolls) expect(one).not.toBe(other);
  }
  const { reduced } = await snapshotOf(lab);
  const { mean, se } = byBlocks(
    games.map((game) => game.reduced),
    30,
  );
  expect(reduced.mean).toBeCloseTo(mean, 9);
  expect(reduced.se).toBeCloseTo(se, 9);

  // The mean of the map without its doubles is the one from which the luck of first rolls is measured.
  const { before, onMap } = await lab.evaluate((/** @type {ContactLab} */ it) => {
    const { rollout } = it.rolling;
    const rolls = rollout.game.rollMap()?.rolls.filter(({ dice }) => dice[0] !== dice[1]) ?? [];
    return { before: rollout.record(0).turns[0].mean, onMap: rolls.reduce((sum, one) => sum + one.value / 30, 0) };
  });
  expect(rounded(before)).toBe(rounded(onMap));
  await expect(lab.locator('.rolls')).toContainText(`measured from the mean of the other 30 rolls, +${rounded(onMap)}`);
  // The evaluation, and the chances beside those of the games, are not of these games.
  await expect(lab.getByText('The evaluation of the position is for a first roll that can be a double.')).toHaveCount(
    2,
  );

  const address = await writtenAddress(page);
  expect(address).toContain('opening=1');
  const rolled = await snapshotOf(lab);
  await page.goto('about:blank');
  const again = await openContact(page, address);
  expect(await snapshotOf(again)).toEqual(rolled);
  // A reply is no opening roll, and the way back leads to the games before it.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.chooseRoll([2, 1]));
  await ready(lab);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.setUpAfter(it.list.plays[0]));
  await ready(lab);
  expect((await snapshotOf(lab)).opening).toBe(false);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.takeBack());
  await ready(lab);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(65);
  expect((await snapshotOf(lab)).plain).toEqual(rolled.plain);
});

/** @param {number | null} value */
const rounded = (value) => Number(value).toFixed(4);

test('no error seeds are tried on rotated games', async ({ page }) => {
  const lab = await openContact(page, `?${ON_BAR}&evaluator=blurred&rotation=1&games=36`);
  await lab.getByText('Chosen after the dice').first().click();
  await expect(lab.locator('error-seeds')).toContainText('The first rolls of these games are rotated');
});

for (const [name, element, often] of /** @type {const} */ ([
  ['contact-embed', 'contact-lab', true],
  ['bearoff-embed', 'bearoff-lab', false],
  ['cube-embed', 'cube-lab', false],
  ['embed', 'two-checker-lab', true],
])) {
  const how = often ? {} : { tag: '@long' };
  test(`${element}: an embed offers the choice only where its address rotates first rolls`, how, async ({ page }) => {
    await page.goto(`./${name}.html?seed=1`);
    const lab = page.locator(element);
    await ready(lab);
    await expect(lab.getByRole('button', { name: 'New dice' })).toBeVisible();
    await expect(choice(lab)).toHaveCount(0);
    await expect(lab.getByRole('checkbox', { name: 'No double first' })).toHaveCount(0);
    await page.goto(`./${name}.html?seed=1&rotation=1`);
    await ready(lab);
    await expect(choice(lab)).toHaveValue('1');
    // It stays, so that the reader can come back.
    await choice(lab).selectOption('0');
    await ready(lab);
    await expect(choice(lab)).toHaveValue('0');
  });
}

test('an embed offers to begin with any roll where its address begins without doubles', async ({ page }) => {
  await page.goto(`./contact-embed.html?${ON_BAR}&opening=1&games=5`);
  const lab = page.locator('contact-lab');
  await ready(lab);
  const box = lab.getByRole('checkbox', { name: 'No double first' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await ready(lab);
  await expect(box).not.toBeChecked();
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, opening: false });
});

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  test('in Japanese everything fits, and axe finds nothing', async ({ page }) => {
    const lab = await openContact(page, `?lang=ja&${ON_BAR}&rotation=1&opening=1&games=100`);
    await expect(lab.getByRole('combobox', { name: '最初の出目' })).toHaveValue('1');
    await expect(said(lab)).toContainText('30ゲームのブロックが3個と、残り10ゲーム。');
    await expect(said(lab)).toContainText('10ブロックが完成してからです');
    await expect(lab.getByRole('checkbox', { name: '最初はゾロ目なし' })).toBeChecked();
    await expect(lab.getByText('最初の出目がゾロ目のこともある場合のものです')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await violationsIn(page, 'light')).toEqual([]);
  });
});
