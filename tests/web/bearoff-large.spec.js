// Past six checkers a side there is no exact answer: no truth is drawn, and the rollout is the answer.

import { expect, test } from './helpers/test.js';
import {
  FIFTEEN_EACH,
  SEED,
  choose,
  openBearoff,
  point,
  ready,
  roll,
  select,
  setPosition,
  snapshotOf,
  worthOf,
} from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/chart/chart.js').RolloutChart} RolloutChart */

const EXACT = ['exact', 'backwards', 'noisy'];

/** The numbers beside the chart of the averages. @param {Locator} lab */
const ticks = async (lab) =>
  (await lab.locator('rollout-chart.main svg g[text-anchor="end"] text').allTextContents()).map((text) => text.trim());

/** What a game is worth: in the tile, and in the table as it is measured. @param {Locator} lab */
const worthShown = async (lab) => ({
  tile: await lab.locator('.tile').nth(2).locator('b').textContent(),
  table: await lab.locator('.figures tbody tr').last().locator('td').nth(1).textContent(),
});

/** @param {Locator} lab */
const openLarge = (lab) => setPosition(lab, FIFTEEN_EACH);

/** What the chart is given: a truth, and funnels. @param {Locator} lab */
const chartOf = (lab) =>
  lab.locator('rollout-chart.main').evaluate((/** @type {any} */ chart) => ({
    truth: Boolean(chart.model.truth),
    funnels: chart.model.funnels.length,
  }));

test('past six checkers the chart has no truth and no funnels, what needs the exact chances is disabled, and others stand in', async ({
  page,
}) => {
  const lab = await openBearoff(page);
  // The chart's options are there with the first game.
  await roll(lab, 1);
  const small = await chartOf(lab);
  expect(small.truth).toBe(true);
  expect(small.funnels).toBeGreaterThan(0);
  await expect(lab.locator('rollout-chart.main')).toContainText('exact');
  await expect(lab.getByRole('checkbox', { name: 'Expected funnel' })).toBeVisible();
  await choose(lab, 'evaluator', 'exact');
  await openLarge(lab);
  // Before a game there is the sketch of a funnel, which has no scale.
  expect(await chartOf(lab)).toEqual({ truth: false, funnels: 1 });
  expect((await ticks(lab)).every((text) => text === '?')).toBe(true);
  await expect(lab.locator('rollout-chart.main')).not.toContainText('exact');
  await expect(lab.getByRole('checkbox', { name: 'Expected funnel' })).toHaveCount(0);
  await expect(lab.getByText('Dashed funnels')).toHaveCount(0);

  // Evaluators and players that need them.
  for (const name of /** @type {const} */ (['evaluator', 'blue', 'white'])) {
    const disabled = await select(lab, name)
      .locator('option:disabled')
      .evaluateAll((all) => all.map((it) => /** @type {HTMLOptionElement} */ (it).value));
    expect(disabled.sort(), name).toEqual([...EXACT].sort());
    await expect(select(lab, name), name).toHaveValue('oneSided');
  }
  const { evaluator, players, exact } = await snapshotOf(lab);
  expect({ evaluator, players, exact }).toEqual({
    evaluator: 'oneSided',
    players: { x: 'oneSided', o: 'oneSided' },
    exact: null,
  });
  await expect(lab.getByText('there’s no exact answer to compare with')).toBeVisible();

  // What was chosen before is back where it is possible.
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fourEach');
  await ready(lab);
  await expect(select(lab, 'evaluator')).toHaveValue('exact');
  expect(await snapshotOf(lab)).toMatchObject({ evaluator: 'exact', players: { x: 'exact', o: 'exact' } });
});

test('the rollout works: both means agree, and the reduced one is surer', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await openLarge(lab);
  await choose(lab, 'evaluator', 'oneSided');
  await roll(lab, 600);
  const { games, plain, reduced, williams, equivalentGames } = await snapshotOf(lab);
  expect(games).toBe(600);
  const jsd = Math.hypot(Number(plain.se), Number(reduced.se));
  expect(Math.abs(Number(plain.mean) - Number(reduced.mean)) / jsd).toBeLessThanOrEqual(4);
  expect(Number(reduced.se)).toBeLessThan(Number(plain.se) / 3);
  expect(Number(equivalentGames)).toBeGreaterThan(9);
  expect(williams?.mean).not.toBeNull();
  await expect(worthOf(lab, 'Exact value with these players')).toHaveCount(0);
  await expect(lab.locator('.verdict')).toHaveCount(0);
  await expect(lab.locator('.sentence')).toHaveText(/^600 games: plain [\d.]+%, variance reduced [\d.]+%\.$/);
  await expect(worthOf(lab, 'Estimate before the first roll')).toContainText(/rolled out: [\d.]+%/);
  // Another measure of luck: the same answer, of the same games.
  await choose(lab, 'evaluator', 'even');
  const even = await snapshotOf(lab);
  expect(even.plain).toEqual(plain);
  const both = Math.hypot(Number(even.reduced.se), Number(reduced.se));
  expect(Math.abs(Number(even.reduced.mean) - Number(reduced.mean)) / both).toBeLessThanOrEqual(4);
});

test('before a game, and with all lines hidden, the axis goes from no chance to every chance', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBearoff(page);
  await openLarge(lab);
  const whole = ['0%', '20%', '40%', '60%', '80%', '100%'];
  expect(await ticks(lab)).toEqual(whole);
  await roll(lab, 100);
  expect(await ticks(lab)).not.toEqual(whole);
  for (const name of ['plain', 'variance reduced']) await lab.getByRole('button', { name, exact: true }).click();
  await ready(lab);
  expect(await ticks(lab)).toEqual(whole);
});

test('what a game is worth is measured there, and said alike by the tile and the table', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  // With the first game figures are there to stay, also for another position.
  await roll(lab, 1);
  await openLarge(lab);
  expect(await worthShown(lab)).toEqual({ tile: '–', table: '–' });
  const give = lab.locator('.tile').nth(2).locator('.give');
  for (const games of [20, 380]) {
    await roll(lab, games);
    const { tile, table } = await worthShown(lab);
    expect(tile).toBe(Number((await snapshotOf(lab)).equivalentGames?.toPrecision(3)).toLocaleString('en'));
    expect(table).toBe(tile);
    await expect(give).toHaveText('plain games');
    // With few games it is as unsure as the intervals beside it.
    await expect(give).toHaveClass(games < 30 ? /unreliable/ : /^give\s*$/);
  }
});

test('the seventh checker makes the difference', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await setPosition(lab, { x: [6, 0, 0, 0, 0, 0], o: [6, 0, 0, 0, 0, 0] });
  expect((await snapshotOf(lab)).exact).not.toBeNull();
  await point(lab, 'White’s ace point').click();
  await ready(lab);
  expect((await snapshotOf(lab)).exact).toBeNull();
  await roll(lab, 1000);
  expect((await snapshotOf(lab)).games).toBe(1000);
});

test('estimates can be compared there, too: those that are known', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&tables=1`);
  await openLarge(lab);
  await roll(lab, 1000);
  const lines = await lab.evaluate((/** @type {import('./helpers/bearoff.js').BearoffLab} */ it) =>
    it.frame.estimates().map(({ id }) => id),
  );
  expect(lines).toEqual(['oneSided', 'pipCount']);
});

test('games that take long to recall are listed bit by bit, and then all of them', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page);
  await choose(lab, 'evaluator', 'oneSided');
  await openLarge(lab);
  await roll(lab, 300);
  const rows = lab.locator('games-table tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.first().getByRole('rowheader')).toHaveText('300');
  await expect(rows.last().getByRole('rowheader')).toHaveText('251');
  // Kept rows are those of these dice, measured in this way.
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.textContent));
  const before = await shown();
  await choose(lab, 'evaluator', 'pipCount');
  await expect(rows).toHaveCount(50);
  await expect.poll(shown).not.toEqual(before);
  await choose(lab, 'evaluator', 'oneSided');
  await expect.poll(shown).toEqual(before);
  await lab.getByRole('button', { name: 'New dice' }).click();
  await ready(lab);
  await roll(lab, 300);
  await expect(rows).toHaveCount(50);
  await expect.poll(shown).not.toEqual(before);
});

test('where nothing exact is known, neither the guide nor the thousand rollouts speak of a bias', async ({ page }) => {
  const lab = await openBearoff(page);
  await openLarge(lab);
  await roll(lab, 1000);
  await expect(lab.locator('many-rollouts')).toContainText('The exact answer isn’t known here');
  await expect(lab.locator('many-rollouts')).not.toContainText('unbiased');
  await lab.locator('.guide .primary').click();
  await ready(lab);
  await expect(lab.locator('.guide')).toContainText('No exact answer is known here.');
  await expect(lab.locator('.guide')).not.toContainText('unbiased');
});
