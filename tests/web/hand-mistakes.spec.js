// What a reader is told of his play: luck at every roll, luck and mistakes apart when a game is over, and the better
// play only when he asks for it.

import { expect, test } from './helpers/test.js';
import { perfect, playsOf, worst } from './helpers/bear-off-player.js';
import { IDS, SEED, START, main, openHand, playGame, playRoll, recordsOf, snapshotOf, viewOf } from './helpers/hand.js';
import { readNumber } from './helpers/bearoff.js';

// Games are played click by click, which takes its time on a busy machine.
test.describe.configure({ timeout: 60_000 });

/** A number as the page writes it, with so many decimals. @param {number} value @param {number} digits */
const written = (value, digits) => value.toFixed(digits).replace('-', '−');

test('the luck of a roll is told before it is played', async ({ page }) => {
  const lab = await openHand(page);
  await main(lab).click();
  const luck = Number((await viewOf(lab))?.turn?.luck);
  await expect(lab.locator('.said')).toContainText('You rolled 4-3: luck ');
  const told = /luck (\S+) for Blue/.exec(String(await lab.locator('.said').textContent()));
  expect(readNumber(String(told?.[1]))).toBeCloseTo(luck, 2);
  // The 4-3 is worth what is left after its best play, compared with the mean of all 36 rolls.
  const [record] = await recordsOf(lab);
  expect(record.turns).toEqual([]);
  await playRoll(lab, perfect);
  const [{ turns }] = await recordsOf(lab);
  expect(turns[0].luck).toBe(luck);
});

test('luck and mistakes are told apart when a game is over', async ({ page }) => {
  const lab = await openHand(page);
  let told = 0;
  for (let game = 0; game < 6; game += 1) {
    await playGame(lab, game % 2 === 0 ? worst : perfect);
    const { end, luck, costs, result } = /** @type {import('./helpers/hand.js').HandRecord} */ (
      (await recordsOf(lab)).at(-1)
    );
    const won = end === 'x';
    const because = luck >= 0 === won ? 'because' : 'in spite';
    const sign = luck >= 0 ? '+' : '';
    const cost = Number(costs?.x);
    const plays = cost < 0.005 ? 'your plays cost nothing' : `your plays cost ${cost.toFixed(1)} points`;
    const said = lab.locator('.said');
    await expect(said).toContainText(
      `You ${won ? 'won' : 'lost'} ${because} of ${sign}${written(luck, 1)} points of luck; ${plays}.`,
    );
    // Value + luck − mistakes = result.
    const sum = String(await said.locator('.sum').textContent());
    const numbers = [...sum.matchAll(/[+−]?\d+(\.\d+)?/g)].map(([number]) => readNumber(number));
    expect(numbers).toHaveLength(5);
    expect(numbers.at(-1)).toBe(result);
    // Each is rounded to a tenth.
    expect(Math.abs(numbers[0] + numbers[1] + numbers[2] + numbers[3] - numbers[4])).toBeLessThan(0.21);
    told += 1;
  }
  expect(told).toBe(6);
});

test('mistakes are listed with their costs, and the better play is shown when it is asked for', async ({ page }) => {
  const lab = await openHand(page);
  await main(lab).click();
  await playRoll(lab, worst);
  // While the game goes on nothing is said of them, and not that there are any.
  await expect(lab.locator('.card.mistakes')).toHaveCount(0);
  await expect(lab.getByText(/\bcosts \d|better: /)).toHaveCount(0);
  while ((await viewOf(lab))?.turn) await playRoll(lab, worst);
  const [{ turns, costs }] = await recordsOf(lab);
  const mistakes = turns.filter(({ mistake, byHand }) => mistake && byHand);
  expect(mistakes.length).toBeGreaterThan(0);
  const row = lab.locator('.mistakes tbody tr').first();
  await expect(row).toContainText(Number(costs?.x).toFixed(2));
  await row.getByRole('button').click();
  const items = lab.locator('.mistakes li');
  await expect(items).toHaveCount(mistakes.length);
  await expect(items.first()).toContainText(`costs ${mistakes[0].mistake?.cost.toFixed(2)}`);
  await expect(items.first()).not.toContainText('better:');
  await items.first().getByRole('button', { name: 'Show the better play' }).click();
  await expect(items.first()).toContainText(/better: \d\/(\d|off)/);
  // It costs nothing to play that: after it, the opponent's chances are the least that they can be.
  const better = mistakes[0].mistake?.better ?? [];
  const after = [...START.x];
  for (const [from, to] of better) {
    after[from - 1] -= 1;
    if (to > 0) after[to - 1] += 1;
  }
  const best = perfect(START.x, START.o, playsOf(START.x, mistakes[0].dice));
  expect(turns[0]).toBe(mistakes[0]);
  expect(after).toEqual(best.after);
  await row.getByRole('button').click();
  await expect(items).toHaveCount(0);
});

test('luck, and the result without it, have the same decimals', async ({ page }) => {
  // Four on the ace point, forced: only doubles win at once. The position is worth 37.5, so luck is +62.5 or −37.5, and
  // with a perfect play every game leaves 37.5.
  const lab = await openHand(page, `?seed=${SEED}&position=${IDS.fourOnAce}&forced=1&plays=_00_0_0_0`);
  const rows = lab.locator('.mistakes tbody tr');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row.locator('td').nth(1)).toHaveText(/^(\+62|−37)\.50$/);
    await expect(row.locator('td').nth(2)).toHaveText('37.50');
  }
  await expect(lab.locator('.log .sums dd').nth(2)).toHaveText('37.50');
});

test('the chart has both averages with their bands, perfect play, and the reader’s own so far', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHand(page);
  for (let game = 0; game < 3; game += 1) await playGame(lab, worst);
  const { own, exact, reduced, plain } = await snapshotOf(lab);
  const chart = lab.locator('rollout-chart.main');
  await expect(chart).toContainText(`perfect play ${exact?.perfect.toFixed(2)}%`);
  await expect(chart).toContainText(`your play so far ${own?.toFixed(2)}%`);
  const model = await chart.evaluate((it) => {
    const { series, games, bands } =
      /** @type {import('../../www/lib/chart/chart.js').RolloutChart} */ (it).model ?? {};
    return {
      bands,
      games: [...(games ?? [])],
      series: series?.map(({ mean, lo }) => [[...mean], [...(lo ?? [])]]),
    };
  });
  expect(model.games).toEqual([1, 2, 3]);
  expect(model.bands).toBe(true);
  const [[plains, plainLows], [reduceds, reducedLows]] = model.series ?? [];
  expect([plains.at(-1), reduceds.at(-1)]).toEqual([plain.mean, reduced.mean]);
  expect([plainLows[0], reducedLows[0]]).toEqual([NaN, NaN]);
  expect([plainLows.at(-1), reducedLows.at(-1)]).toEqual([plain.ci?.[0], reduced.ci?.[0]]);
});
