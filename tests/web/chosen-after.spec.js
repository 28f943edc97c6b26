// A luck table that is chosen after the games: tuned to them, told of in one line, and cured. The core's own tests have the chances
// (tests/two_checker/tuned.rs). The numbers on the page are compared with the closed form, which is calculated here from the counts.

import { expect, test } from './helpers/test.js';
import { violationsIn } from './helpers/axe.js';
import { SEED, TABLES, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { cell, preset } from './helpers/luck-table.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('../../www/pkg/two-checker/rollout_lab.js').LeafCounts} LeafCounts */
/** @typedef {import('../../www/pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {'high' | 'low'} Aim */

/** The chances of the three ends of a game. */
const CHANCES = { doubles: 4 / 24, fails: 5 / 24, bearsOff: 15 / 24 };

const ENDS = /** @type {(keyof LeafCounts)[]} */ (Object.keys(CHANCES));

/** The most standard errors that a table which averages zero can have: z² = (n − 1) Σ (p̂ − p)²/p̂. @param {LeafCounts} leaves */
function mostErrors(leaves) {
  const n = ENDS.reduce((sum, end) => sum + leaves[end], 0);
  const terms = ENDS.map((end) => (leaves[end] / n - CHANCES[end]) ** 2 / (leaves[end] / n));
  return Math.sqrt((n - 1) * terms.reduce((sum, term) => sum + term, 0));
}

/** The mean of games that ended so, with a table's luck subtracted. @param {LeafCounts} leaves @param {LuckTable} table */
function meanOf(leaves, table) {
  const reduced = {
    doubles: 100 - table.doubles,
    fails: 100 - table.noDoubles - table.oFails,
    bearsOff: -table.noDoubles - table.oBearsOff,
  };
  const n = ENDS.reduce((sum, end) => sum + leaves[end], 0);
  return ENDS.reduce((sum, end) => sum + leaves[end] * reduced[end], 0) / n;
}

/** How far a table's rolls are from averaging zero. @param {LuckTable} table */
const offZero = ({ doubles, noDoubles, oFails, oBearsOff }) =>
  Math.max(Math.abs(doubles / 6 + (5 / 6) * noDoubles), Math.abs(oFails / 4 + 0.75 * oBearsOff));

/** @param {Locator} lab @param {Aim} aim */
const tune = (lab, aim) => lab.evaluate((/** @type {TwoCheckerLab} */ it, to) => it.tune(to), aim);

/** How it is refused. @param {Locator} lab @param {string} aim */
const refusal = (lab, aim) =>
  lab.evaluate(
    (/** @type {TwoCheckerLab} */ it, to) =>
      it.tune(/** @type {Aim} */ (to)).then(
        () => null,
        ({ name, code, value, argument }) => ({ name, code, value, argument }),
      ),
    aim,
  );

/** The ends of the games from one to another. @param {Locator} lab @param {number} from @param {number} to */
const endsOf = (lab, from, to) =>
  lab.evaluate(
    (it, [first, end]) => {
      const { rolling, table } = /** @type {TwoCheckerLab} */ (it);
      const counts = { doubles: 0, fails: 0, bearsOff: 0 };
      for (let k = first; k < end; k += 1) counts[rolling.rollout.record(k, table).leaf] += 1;
      return counts;
    },
    [from, to],
  );

/** @param {Locator} lab */
const fold = (lab) => lab.locator('details.chosen');

/** @param {Locator} lab */
const content = (lab) => lab.locator('chosen-after');

/** @param {Locator} lab */
const line = (lab) => lab.locator('.chosen-line');

/** @param {Locator} lab */
async function unfold(lab) {
  await fold(lab).locator('summary').click();
  await expect(content(lab).getByRole('button', { name: 'Half and half' })).toBeVisible();
}

/** @param {string} text */
const numbers = (text) =>
  (text.match(/[−+]?\d[\d,]*(\.\d+)?/g) ?? []).map((one) => Number(one.replace('−', '-').replace(',', '')));

test('a table is tuned to the games, higher or lower, by as many standard errors as any can have', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  await unfold(lab);
  for (const [aim, sign] of /** @type {[Aim, number][]} */ ([
    ['high', 1],
    ['low', -1],
  ])) {
    await content(lab)
      .getByRole('button', { name: aim === 'high' ? 'Higher' : 'Lower' })
      .click();
    await expect(content(lab).locator('.errors')).toContainText(sign > 0 ? 'above 37.5%' : 'below 37.5%');
    const { leaves, table, reduced } = await snapshotOf(lab);
    expect(offZero(table)).toBeLessThan(1e-9);
    const most = mostErrors(leaves);
    // Its estimates are in tenths of a point. At its best a table errs by almost as much as its neighbours.
    const seen = (Number(reduced.mean) - 37.5) / Number(reduced.se);
    expect(Math.abs(sign * seen - most)).toBeLessThan(1e-3);
    expect(Number(reduced.mean)).toBeCloseTo(meanOf(leaves, table), 9);
    expect(numbers(await content(lab).locator('.errors').innerText())[0]).toBeCloseTo(most, 1);
    // 2.448 standard errors to each side.
    const [low, high] = numbers(await content(lab).locator('.free').innerText());
    expect(Math.abs(high - low - 2 * 2.4477 * /** @type {number} */ (reduced.se))).toBeLessThanOrEqual(0.1);
    expect((low + high) / 2).toBeCloseTo(/** @type {number} */ (reduced.mean), 0);
  }
});

test('a host page tunes the table, and is refused where that can’t be done', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 9);
  expect(await refusal(lab, 'high')).toMatchObject({ name: 'RolloutLabError', code: 'TuneTooFewGames', value: 9 });
  await roll(lab, 291);
  const { leaves } = await snapshotOf(lab);
  for (const [aim, sign] of /** @type {[Aim, number][]} */ ([
    ['high', 1],
    ['low', -1],
  ])) {
    const tuned = await tune(lab, aim);
    expect(tuned?.z).toBeCloseTo(sign * mostErrors(leaves), 9);
    const { table } = await snapshotOf(lab);
    expect(tuned?.table).toEqual(table);
    expect(offZero(table)).toBeLessThan(1e-9);
  }
  const { table } = await snapshotOf(lab);
  expect(await refusal(lab, 'up')).toMatchObject({ code: 'WrongShape', argument: 'aim' });
  await roll(lab, 701);
  expect(await refusal(lab, 'low')).toMatchObject({ code: 'TuneTooManyGames', value: 1001 });
  expect((await snapshotOf(lab)).table).toEqual(table);
  // In the address the table is like any other.
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`luck=${Object.values(table).join(',')}`);
});

test('the fold appears with ten games, and beyond a thousand it says why no table is tuned', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 9);
  await expect(fold(lab)).toBeHidden();
  await roll(lab, 1);
  await expect(fold(lab).locator('summary')).toBeVisible();
  await unfold(lab);
  const higher = content(lab).getByRole('button', { name: 'Higher' });
  await expect(higher).toBeEnabled();
  await roll(lab, 991);
  await expect(higher).toBeDisabled();
  await expect(content(lab)).toContainText('at most 1,000 games');
  await expect(content(lab).getByRole('button', { name: 'Half and half' })).toBeDisabled();
});

test('games that lack an outcome can be made alike, and it is said that nothing limits that', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  // The first dice that roll no doubles in ten games, or let White never miss: one in four does (tests/golden/chosen-after.json).
  const seed = await lab.evaluate((it) => {
    const { core } = /** @type {TwoCheckerLab & {own: {core: any}}} */ (it).own;
    for (let dice = 1; ; dice += 1) {
      const rollout = new core.TwoCheckerRollout(String(dice));
      rollout.roll(10);
      const counts = Object.values(rollout.readout(core.presets().none).leaves);
      rollout.free();
      if (counts.includes(0)) return String(dice);
    }
  });
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, dice) => {
    it.seed = dice;
  }, seed);
  await roll(lab, 10);
  await unfold(lab);
  await content(lab).getByRole('button', { name: 'Higher' }).click();
  await expect(content(lab).locator('.errors')).toContainText('nothing limits');
  const { reduced } = await snapshotOf(lab);
  expect(reduced.mean).toBeCloseTo(50, 9);
  expect(reduced.sd).toBeCloseTo(0, 9);
});

test('new dice keep the table and the number of games, and can be undone', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 50);
  await tune(lab, 'high');
  const before = await snapshotOf(lab);
  await expect(line(lab)).toBeVisible();
  await line(lab).getByRole('button', { name: 'New dice' }).click();
  await expect(line(lab)).toHaveCount(0);
  const after = await snapshotOf(lab);
  expect([after.games, after.table]).toEqual([50, before.table]);
  expect(after.seed).not.toBe(before.seed);
  // The games that there were come back, and the table was chosen after them.
  await lab.getByRole('button', { name: 'Undo new dice' }).click();
  await expect(line(lab)).toBeVisible();
  await drawn(page);
  expect(await snapshotOf(lab)).toEqual(before);
  await unfold(lab);
  await content(lab).getByRole('button', { name: 'Keep this table, new dice' }).click();
  await expect(line(lab)).toHaveCount(0);
  expect((await snapshotOf(lab)).games).toBe(50);
});

test('half and half tunes to the first games and counts the others', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 101);
  await unfold(lab);
  await content(lab).getByRole('button', { name: 'Half and half' }).click();
  const said = content(lab).locator('.halves');
  const [first, other] = [await endsOf(lab, 0, 50), await endsOf(lab, 50, 101)];
  const halves = await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rolling.rollout.tuneToHalf('high'));
  expect(halves.tuned.z).toBeCloseTo(mostErrors(first), 9);
  expect(halves.counted.mean).toBeCloseTo(meanOf(other, halves.tuned.table), 9);
  const [tunedTo, z, truth, counted, mean] = numbers(await said.innerText());
  expect([tunedTo, truth, counted]).toEqual([50, 37.5, 51]);
  expect(Math.abs(z - mostErrors(first))).toBeLessThanOrEqual(0.0051);
  expect(Math.abs(mean - meanOf(other, halves.tuned.table))).toBeLessThanOrEqual(0.051);
  await expect(said).toContainText(halves.contains ? 'contains 37.5%.' : 'misses 37.5%.');
  // The table in force is another one.
  expect((await snapshotOf(lab)).table).toEqual(TABLES.madeUp);
});

test('one line says that a table was typed after the games, and no line for a preset', async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, { ...TABLES.madeUp, doubles: 60, noDoubles: -12 });
  await roll(lab, 30);
  await expect(line(lab), 'typed before').toHaveCount(0);
  const chart = () => lab.locator('rollout-chart.main').boundingBox();
  const place = await chart();
  await cell(lab, 'doubles').fill('70');
  await expect(line(lab)).toHaveText(/chosen after these games, so the 95% interval can’t be trusted\./);
  expect(await chart(), 'the chart stays').toEqual(place);
  await preset(lab, 'Backwards').check();
  await expect(line(lab), 'a preset').toHaveCount(0);
  await preset(lab, 'Yours').check();
  await expect(line(lab)).toBeVisible();
  await roll(lab, 10);
  await expect(line(lab), 'more games').toBeVisible();
  // Back through the presets to the table that was there before the games.
  const undo = lab.locator('luck-table').getByRole('button', { name: 'Undo', exact: true });
  for (let edit = 0; edit < 3; edit += 1) await undo.click();
  await expect(line(lab), 'undone').toHaveCount(0);
  expect((await snapshotOf(lab)).table.doubles).toBe(60);
  await tune(lab, 'low');
  await expect(line(lab), 'tuned').toBeVisible();
  // The dice come again: they are known.
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.rewind());
  await expect(line(lab)).toHaveCount(0);
  await roll(lab, 10);
  await expect(line(lab), 'the same games').toBeVisible();
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => {
    it.seed = '5';
  });
  await roll(lab, 10);
  await expect(line(lab), 'other dice').toHaveCount(0);
});

test('a bar that is dragged is typed; the guide’s broken average and an opened address are not', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20);
  const bar = lab.locator('luck-table .bar').first();
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await bar.boundingBox());
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(line(lab)).toBeVisible();
  await drawn(page);
  await page.reload();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(20);
  await drawn(page);
  await expect(line(lab)).toHaveCount(0);
  await preset(lab, 'Made-up').check();
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.act.breakAverage());
  await drawn(page);
  await expect(line(lab)).toHaveCount(0);
});

test('a thousand rollouts count how often chosen tables miss, and each cure', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 100);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await lab.getByRole('button', { name: 'Choose the table afterwards, a thousand times' }).click();
  const rows = lab.locator('many-chosen tbody tr');
  await expect(rows).toHaveCount(4);
  const seen = await Promise.all(
    (await rows.all()).map(async (row) => numbers(await row.locator('td').first().innerText())),
  );
  const counted = await lab.evaluate((it) => {
    const { own, seed } = /** @type {TwoCheckerLab & {own: {core: any}}} */ (it);
    const many = new own.core.ManyTwoCheckerRollouts(seed, 1000, 100);
    many.roll(many.all);
    const { sameGames, freeChoice, newDice, halves } = many.chosenAfter();
    many.free();
    return [sameGames, freeChoice, newDice, halves];
  });
  expect(seen).toEqual(counted.map(({ intervals, contain }) => [intervals - contain, intervals]));
  // The chances after 100 games, and for the halves after 50 (tests/two_checker/tuned.rs, tests/golden/chosen-after.json).
  for (const [i, chance] of [0.1609, 0.0648, 0.0557, 0.0635].entries()) {
    const [missed, all] = seen[i];
    expect(Math.abs(missed - chance * all), `row ${i}`).toBeLessThanOrEqual(4 * Math.sqrt(chance * (1 - chance) * all));
  }
  await expect(rows.nth(0)).toContainText('16.1%');
  await expect(rows.nth(1)).toContainText('6.5%');
  // Of other rollouts nobody has asked it; and of longer ones there is no answer.
  await roll(lab, 1000);
  await lab.getByRole('button', { name: /^Roll 1,000 rollouts of 1,100/ }).click();
  await expect(lab.getByText('1,000 rollouts of 1,100 games each').last()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await lab.getByRole('button', { name: 'Choose the table afterwards, a thousand times' }).click();
  await expect(lab.locator('many-chosen')).toContainText('10 to 1,000 games');
});

test('an embed has it with the luck table alone', async ({ page }) => {
  for (const [hide, folds, lines] of /** @type {[string, number, number][]} */ ([
    ['many', 1, 1],
    ['presets,many', 0, 1],
    ['table,many', 0, 0],
  ])) {
    await page.goto(`./embed.html?games=100&seed=7&hide=${hide}`);
    const lab = page.locator('two-checker-lab');
    await drawn(page);
    await tune(lab, 'high');
    await drawn(page);
    await expect(fold(lab), hide).toHaveCount(folds);
    await expect(line(lab), hide).toHaveCount(lines);
  }
});

test('Japanese, on a phone: nothing is wider than the page, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./?seed=${SEED}&games=100&guide=0&lang=ja`);
  const lab = page.locator('two-checker-lab');
  await drawn(page);
  await fold(lab).locator('summary').click();
  await content(lab).getByRole('button', { name: '高めに' }).click();
  await content(lab).getByRole('button', { name: '半分ずつ' }).click();
  await expect(content(lab).locator('.errors')).toContainText('標準誤差の');
  await expect(line(lab)).toContainText('当てになりません');
  await drawn(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsIn(page, 'dark')).toEqual([]);
  expect(await violationsIn(page, 'light')).toEqual([]);
});
