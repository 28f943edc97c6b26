// The luck table: its presets, what an edit does, and what the page says of it in advance.

import { expect, test } from './helpers/test.js';
import { SEED, TABLES, defined, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { cell, expectTable, keep, preset } from './helpers/luck-table.js';
import { exactOf, statisticsOf } from './helpers/statistics.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

test('each preset shows its estimates and is in force at once', async ({ page }) => {
  const lab = await openLab(page);
  await expect(preset(lab, 'Made-up')).toBeChecked();
  await expectTable(lab, TABLES.madeUp, ['+50', '−10', '+45', '−15']);
  await preset(lab, 'Correct').check();
  await expectTable(lab, TABLES.correct, ['+62.5', '−12.5', '+75', '−25']);
  await preset(lab, 'Backwards').check();
  await expectTable(lab, TABLES.backwards, ['−62.5', '+12.5', '−75', '+25']);
  await preset(lab, 'None').check();
  await expectTable(lab, TABLES.none, ['0', '0', '0', '0']);
});

test('a preset is one choice of six, of which “Yours” waits for a first edit', async ({ page }) => {
  const lab = await openLab(page);
  const group = lab.getByRole('radiogroup', { name: 'Luck table' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(preset(lab, 'Yours')).toBeDisabled();
  await cell(lab, 'doubles').fill('70');
  await expect(preset(lab, 'Yours')).toBeChecked();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
});

for (const language of ['en', 'ja']) {
  test(`at 1024 pixels and more the presets stand in one row, and the bars are there (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    for (const width of [1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./?lang=${language}`);
      await defined(page);
      await drawn(page);
      const lab = page.locator('two-checker-lab');
      const tops = await lab
        .locator('.presets label')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops, String(width)).toHaveLength(6);
      expect(new Set(tops).size, String(width)).toBe(1);
      await expect(lab.locator('luck-table td.bars svg')).toHaveCount(4);
      for (const bar of await lab.locator('luck-table td.bars svg').all()) await expect(bar).toBeVisible();
    }
  });
}

test('estimates are points, not percent, for those who hear them', async ({ page }) => {
  const lab = await openLab(page);
  await expect(cell(lab, 'doubles')).toHaveAttribute('aria-valuetext', '+50 points');
  await cell(lab, 'doubles').fill('1');
  await expect(cell(lab, 'doubles')).toHaveAttribute('aria-valuetext', '+1 point');
});

test('your own table comes back after a preset', async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').fill('70');
  await cell(lab, 'oFails').fill('30');
  const yours = { doubles: 70, noDoubles: -14, oFails: 30, oBearsOff: -10 };
  await preset(lab, 'Backwards').check();
  await expectTable(lab, TABLES.backwards, ['−62.5', '+12.5', '−75', '+25']);
  await preset(lab, 'Yours').check();
  await expectTable(lab, yours, ['+70', '−14', '+30', '−10']);
});

test('keeping the average at zero, an edit moves the other cell of its roll', async ({ page }) => {
  const lab = await openLab(page);
  await expect(keep(lab)).toBeChecked();
  // 1/6 of the rolls are doubles, 5/6 not; 9 of 36 fail, 27 bear off. The other cell is −1/5, −5, −1/3 and
  // −3 times the edited one.
  for (const [name, typed, written] of /** @type {const} */ ([
    ['doubles', '70', ['+70', '−14', '+45', '−15']],
    ['noDoubles', '−20', ['+100', '−20', '+45', '−15']],
    ['oFails', '60', ['+50', '−10', '+60', '−20']],
    ['oBearsOff', '-30', ['+50', '−10', '+90', '−30']],
  ])) {
    await preset(lab, 'Made-up').check();
    // Nobody edits within the frame that draws what he has chosen; a test can.
    await drawn(page);
    await cell(lab, name).fill(typed);
    await cell(lab, name).blur();
    const [doubles, noDoubles, oFails, oBearsOff] = written.map((text) => Number(text.replace('−', '-')));
    await expectTable(lab, { doubles, noDoubles, oFails, oBearsOff }, written);
    await expect(lab.locator('luck-table td.average')).toHaveText([/^\s*0\s*✓/, /^\s*0\s*✓/]);
    // Until that is drawn, the radio button of the table before is still chosen, and would not be pressed.
    await expect(preset(lab, 'Yours')).toBeChecked();
  }
});

test('a cell that is derived is exact, not rounded to what is shown', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'oFails').fill('10');
  const { table, exact } = await snapshotOf(lab);
  expect(table.oBearsOff).toBeCloseTo(-10 / 3, 12);
  expect(exact.reduced.bias).toBe(0);
  await expect(cell(lab, 'oBearsOff')).toHaveValue('−3.333333');
});

test('with the average free, only the edited cell changes', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  await cell(lab, 'doubles').fill('70');
  await expectTable(lab, { ...TABLES.madeUp, doubles: 70 }, ['70', '−10', '+45', '−15']);
  // (70 − 5 · 10) / 6
  await expect(lab.locator('luck-table td.average')).toHaveText([/^\s*\+3\.33\s*$/, /^\s*0\s*✓/]);
});

test('keeping the average at zero again re-centres both rolls', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  await cell(lab, 'doubles').fill('70');
  await cell(lab, 'oBearsOff').fill('0');
  await keep(lab).check();
  await expectTable(lab, { ...TABLES.madeUp, doubles: 70, noDoubles: -14 }, ['+70', '−14', '+45', '−15']);
});

test('a biased table says in advance what it costs', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  await cell(lab, 'doubles').fill('70');
  const verdict = lab.locator('.verdict');
  await expect(verdict).toContainText(
    'This table gives Blue 3.3 points too much luck per game, so it settles 3.3 points too low, at 34.2%.',
  );
  // 100 − 70, 100 + 10 − 45, 10 + 15
  await expect(verdict).toContainText('1/6·30 + 5/24·65 + 15/24·25 ≈ 34.17');
  await expect(lab.locator('rollout-chart.main')).toContainText('settles at 34.2%');
});

test('a table that favours White says so, with brackets around what is negative', async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, { doubles: 110, noDoubles: -40, oFails: 45, oBearsOff: -15 });
  // Average luck of the first roll: 110/6 − 40 · 5/6 = −15; 100 − 110, 100 + 40 − 45, 40 + 15.
  const verdict = lab.locator('.verdict');
  await expect(verdict).toContainText(
    'This table gives White 15 points too much luck per game, so it settles 15 points too high, at 52.5%.',
  );
  await expect(verdict).toContainText('1/6·(−10) + 5/24·95 + 15/24·55 = 52.5');
});

test('the mean of every centred table is written out and comes to 37.5', async ({ page }) => {
  const lab = await openLab(page);
  // Before a game the guide would ask first.
  await roll(lab, 1);
  const verdict = lab.locator('.verdict');
  await expect(verdict).toContainText('1/6·50 + 5/24·65 + 15/24·25 = 37.5');
  await expect(verdict).toContainText(
    'This table averages zero on both rolls, so it can’t bias the rollout, which settles at 37.5%.',
  );
  await preset(lab, 'Backwards').check();
  await expect(verdict).toContainText('1/6·162.5 + 5/24·162.5 + 15/24·(−37.5) = 37.5');
  await preset(lab, 'Correct').check();
  await expect(verdict).toContainText('1/6·37.5 + 5/24·37.5 + 15/24·37.5 = 37.5');
});

test('averages that cancel over a game do not bias either', async ({ page }) => {
  const lab = await openLab(page);
  // First roll: 80/6 − 10 · 5/6 = +5. Second: 21/4 − 15 · 3/4 = −6, and it comes in 5/6 of the games: −5.
  await setTable(lab, { doubles: 80, noDoubles: -10, oFails: 21, oBearsOff: -15 });
  await expect(lab.locator('.verdict')).toContainText(
    'This table doesn’t average zero on each roll, but over a game the averages cancel: the rollout still settles at 37.5%.',
  );
  await expect(lab.locator('luck-table td.average')).toHaveText([/^\s*\+5\s*$/, /^\s*−6\s*$/]);
});

test('the biased rollout goes where the page said, the centred one stays', async ({ page }) => {
  const lab = await openLab(page);
  await keep(lab).uncheck();
  await cell(lab, 'doubles').fill('70');
  await roll(lab, 1_000_000);
  const biased = { ...TABLES.madeUp, doubles: 70 };
  const { mean, sd } = exactOf(biased);
  // tests/golden/article.json's biased_example
  expect(mean).toBeCloseTo(34.1667, 4);
  const { reduced } = await snapshotOf(lab);
  expect(Math.abs(Number(reduced.mean) - mean)).toBeLessThanOrEqual((4 * sd) / Math.sqrt(1_000_000));
  await expect(preset(lab, 'Yours')).toBeChecked();
  await preset(lab, 'Made-up').check();
  const centred = (await snapshotOf(lab)).reduced;
  expect(Math.abs(Number(centred.mean) - 37.5)).toBeLessThanOrEqual((4 * exactOf(TABLES.madeUp).sd) / 1000);
});

test('an edit is on the screen in the next frames, all history with it', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const line = lab.locator('rollout-chart.main path[stroke="var(--reduced)"][stroke-width="2"]').first();
  const before = await line.getAttribute('d');
  await cell(lab, 'doubles').evaluate(async (input) => {
    const field = /** @type {HTMLInputElement} */ (input);
    field.value = '-50';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The lab draws in the next frame and its chart in the one after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const after = await line.getAttribute('d');
  expect(after).not.toBe(before);
  const { games, leaves, reduced } = await snapshotOf(lab);
  expect(games).toBe(20_000);
  const table = { doubles: -50, noDoubles: 10, oFails: 45, oBearsOff: -15 };
  expect(reduced.mean).toBeCloseTo(statisticsOf(leaves, table).reduced.mean, 9);
});

test('edits while games are rolled neither stop nor restart the run', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(0);
  const before = (await snapshotOf(lab)).games;
  await cell(lab, 'doubles').fill('70');
  await cell(lab, 'oFails').fill('30');
  const { games, table, seed } = await snapshotOf(lab);
  expect(games).toBeGreaterThanOrEqual(before);
  expect(table).toEqual({ doubles: 70, noDoubles: -14, oFails: 30, oBearsOff: -10 });
  expect(seed).toBe(SEED);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBeGreaterThan(games);
  await lab.getByRole('button', { name: 'Pause' }).click();
  await drawn(page);
  const { leaves, reduced } = await snapshotOf(lab);
  expect(reduced.mean).toBeCloseTo(statisticsOf(leaves, table).reduced.mean, 9);
});
