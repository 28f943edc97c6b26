// Evaluations in the two-checker lab's table, and the luck that follows from them.

import { expect, test } from './helpers/test.js';
import { TABLES, defined, drawn, openLab, roll, setTable, snapshotOf } from './helpers/lab.js';
import { cell, expectTable, keep, preset } from './helpers/luck-table.js';
import { exactOf } from './helpers/statistics.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/luck-table.js').Cell} Cell */

/** The article's second table, and its mirror image. */
const CORRECT = { doubles: 100, noDoubles: 25, oFails: 100, oBearsOff: 0 };
const BACKWARDS = { doubles: 0, noDoubles: 75, oFails: 0, oBearsOff: 100 };
const GNU = { doubles: 100, noDoubles: 39, oFails: 99.1, oBearsOff: 0 };

/** 3/8 · 5/8 · 100² */
const PLAIN_VARIANCE = 2343.75;

const CELLS = /** @type {Cell[]} */ (Object.keys(CORRECT));

/** @param {Locator} lab @param {'Luck' | 'Program’s evaluations'} name */
const way = (lab, name) => lab.getByRole('button', { name, exact: true });

const undo = (/** @type {Locator} */ lab) =>
  lab.locator('luck-table').getByRole('button', { name: 'Undo', exact: true });

/** The subtractions, as they are read. @param {Locator} lab */
const subtractions = (lab) => lab.locator('luck-table td.follows');

test('the article’s evaluations give its luck, with the subtraction written out', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'Correct').check();
  await way(lab, 'Program’s evaluations').click();
  for (const name of CELLS) await expect(cell(lab, name)).toHaveValue(String(CORRECT[name]));
  await expect(lab.locator('luck-table td.average')).toHaveText(['37.5', '25']);
  await expect(subtractions(lab)).toHaveText([
    '100 − 37.5 = +62.5',
    '25 − 37.5 = −12.5',
    '100 − 25 = +75',
    '0 − 25 = −25',
  ]);
  // 0.25 · 100: the program agrees with itself.
  await expect(lab.locator('.disparity')).toContainText('Its mean over White’s rolls is also 25%');
  await expect(keep(lab)).toHaveCount(0);
  await expect.poll(async () => (await snapshotOf(lab)).evaluations).toEqual(CORRECT);
  expect((await snapshotOf(lab)).table).toEqual(TABLES.correct);
});

test('typing an evaluation changes luck, mean and disparity, and one undo brings all back', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'Correct').check();
  await way(lab, 'Program’s evaluations').click();
  await cell(lab, 'noDoubles').fill('40');
  await cell(lab, 'noDoubles').blur();
  // (100 + 5 · 40) / 6 = 50
  await expect(lab.locator('luck-table td.average')).toHaveText(['50', '25']);
  await expect(subtractions(lab).first()).toHaveText('100 − 50 = +50');
  await expect(lab.locator('.disparity')).toContainText('the program says 40%, but its mean over White’s rolls is 25%');
  await expect(lab.locator('.disparity')).toContainText('Jim Williams calls the difference, −15 points, disparity');
  await expect(preset(lab, 'Yours')).toBeChecked();
  const { table, evaluations, exact } = await snapshotOf(lab);
  expect(table).toEqual({ ...TABLES.correct, doubles: 50, noDoubles: -10 });
  expect(evaluations).toEqual({ ...CORRECT, noDoubles: 40 });
  expect(exact.reduced.bias).toBe(0);
  await undo(lab).click();
  await expect(preset(lab, 'Correct')).toBeChecked();
  await expect(cell(lab, 'noDoubles')).toHaveValue('25');
});

test('keys step within 0 to 100, wrong numbers are said, and impossible ones still average zero', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'Correct').check();
  await way(lab, 'Program’s evaluations').click();
  await cell(lab, 'doubles').press('ArrowUp');
  await expect(cell(lab, 'doubles')).toHaveValue('100');
  await cell(lab, 'oBearsOff').press('Shift+ArrowUp');
  await expect(cell(lab, 'oBearsOff')).toHaveValue('10');
  await expect(cell(lab, 'oBearsOff')).toHaveAttribute('aria-valuetext', '10%');
  await cell(lab, 'oFails').fill('many');
  await expect(lab.locator('luck-table .problem')).toContainText('Enter a number from −1000 to 1000');
  expect((await snapshotOf(lab)).evaluations).toEqual({ ...CORRECT, oBearsOff: 10 });
  await cell(lab, 'oFails').fill('130');
  await cell(lab, 'oFails').blur();
  await expect(lab.locator('.impossible')).toContainText('Chances can’t lie outside 0–100%');
  expect((await snapshotOf(lab)).exact.reduced.bias).toBe(0);
  // Two in range whose luck is not: 5/6 · 2000.
  await cell(lab, 'doubles').fill('1000');
  await cell(lab, 'noDoubles').fill('-1000');
  await expect(lab.locator('luck-table .problem')).toBeVisible();
  expect((await snapshotOf(lab)).evaluations).toMatchObject({ doubles: 1000, noDoubles: 25 });
});

test('switching the way loses nothing while luck averages zero, and takes its averages out otherwise', async ({
  page,
}) => {
  const lab = await openLab(page);
  // Made-up luck, as evaluations around the true means: 37.5 + 50, …, 25 − 15.
  await way(lab, 'Program’s evaluations').click();
  for (const [name, written] of [
    ['doubles', '87.5'],
    ['noDoubles', '27.5'],
    ['oFails', '70'],
    ['oBearsOff', '10'],
  ]) {
    await expect(cell(lab, /** @type {Cell} */ (name))).toHaveValue(written);
  }
  // A program that thinks all positions even sees no luck.
  await lab.getByRole('radio', { name: 'All 50%' }).check();
  await expect(cell(lab, 'doubles')).toHaveValue('50');
  await expect.poll(async () => (await snapshotOf(lab)).table).toEqual(TABLES.none);
  await preset(lab, 'Made-up').check();
  await way(lab, 'Luck').click();
  await expectTable(lab, TABLES.madeUp, ['+50', '−10', '+45', '−15']);
  // A third that no decimal has.
  const typed = { doubles: 33.3, noDoubles: -6.66, oFails: 10, oBearsOff: -10 / 3 };
  await setTable(lab, typed);
  await way(lab, 'Program’s evaluations').click();
  await drawn(page);
  expect((await snapshotOf(lab)).table).toEqual(typed);
  await way(lab, 'Luck').click();
  await drawn(page);
  expect((await snapshotOf(lab)).table).toEqual(typed);
  // Doubles at +70 average 20/6 on the first roll: no program has such luck.
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await way(lab, 'Program’s evaluations').click();
  await expect.poll(async () => (await snapshotOf(lab)).exact.reduced.bias).toBe(0);
  const { table } = await snapshotOf(lab);
  expect(table.doubles).toBeCloseTo(70 - 20 / 6, 9);
  expect(table.noDoubles).toBeCloseTo(-10 - 20 / 6, 9);
  await undo(lab).click();
  await expect.poll(async () => (await snapshotOf(lab)).table).toEqual({ ...TABLES.madeUp, doubles: 70 });
  // Luck whose evaluations would be 1050 and −950.
  await setTable(lab, { doubles: 1000, noDoubles: -1000, oFails: 0, oBearsOff: 0 });
  await way(lab, 'Program’s evaluations').click();
  await expect(lab.locator('luck-table .problem')).toContainText('No evaluations give this luck');
  expect((await snapshotOf(lab)).evaluations).toBeNull();
});

test('GNU Backgammon’s network is 14 points wrong, and one game counts as 86', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await preset(lab, 'GNUBG').check();
  await expect.poll(async () => (await snapshotOf(lab)).evaluations).toEqual(GNU);
  // (100 + 5 · 39) / 6 and 99.1 / 4
  await expect(lab.locator('luck-table td.average')).toHaveText(['49.17', '24.78']);
  await expect(lab.locator('.network')).toContainText('14 points wrong after “no doubles”');
  await expect(lab.locator('.network')).toContainText('each game counts as 86 plain games');
  const { table, reduced, exact } = await snapshotOf(lab);
  const { sd } = exactOf(table);
  expect(exact.equivalentGames).toBeCloseTo(PLAIN_VARIANCE / sd ** 2, 6);
  // Within four standard errors of the truth.
  expect(Math.abs(Number(reduced.mean) - 37.5)).toBeLessThan((4 * sd) / Math.sqrt(1000));
  await expect(lab.locator('.tiles')).toContainText('85.7');
});

test('the first page and the story’s first screen lead sceptics to it', async ({ page }) => {
  await page.goto('./');
  await defined(page);
  await page.locator('.lead').getByRole('link', { name: 'ask GNU Backgammon' }).click();
  await defined(page);
  const lab = page.locator('two-checker-lab');
  await expect.poll(async () => (await snapshotOf(lab)).evaluations).toEqual(GNU);
  const { exact, games } = await snapshotOf(lab);
  expect(games).toBe(1000);
  // The page’s own words.
  await expect(page.locator('.lead')).toContainText(`${GNU.noDoubles - CORRECT.noDoubles} points off`);
  await expect(page.locator('.lead')).toContainText(`counts as ${Math.round(Number(exact.equivalentGames))}`);
  await page.goto('./story.html');
  const sceptic = page.locator('.sceptic');
  await expect(sceptic).toBeInViewport();
  await sceptic.getByRole('link').click();
  await expect.poll(async () => (await snapshotOf(page.locator('two-checker-lab'))).evaluations).toEqual(GNU);
});

test('a host sets evaluations, and bad ones throw like a table', async ({ page }) => {
  const lab = await openLab(page);
  const codes = await lab.evaluate((/** @type {TwoCheckerLab} */ it, good) => {
    it.evaluations = good;
    /** @param {unknown} bad */
    const code = (bad) => {
      try {
        it.evaluations = /** @type {any} */ (bad);
        return null;
      } catch (error) {
        const { name, code, cell, argument } = /** @type {any} */ (error);
        return [name, code, cell ?? argument];
      }
    };
    return [
      code({ ...good, oFails: 1001 }),
      code({ ...good, doubles: '5' }),
      code({ doubles: 1 }),
      code(null),
      code(5),
    ];
  }, BACKWARDS);
  expect(codes).toEqual([
    ['RolloutLabError', 'EvaluationOutOfRange', 'oFails'],
    ['RolloutLabError', 'EvaluationOutOfRange', 'doubles'],
    ['RolloutLabError', 'EvaluationOutOfRange', 'noDoubles'],
    ['RolloutLabError', 'WrongShape', 'evaluations'],
    ['RolloutLabError', 'EvaluationOutOfRange', 'doubles'],
  ]);
  const { table, evaluations } = await snapshotOf(lab);
  expect(evaluations).toEqual(BACKWARDS);
  expect(table).toEqual(TABLES.backwards);
  // Typed luck has no evaluations.
  await setTable(lab, TABLES.correct);
  expect((await snapshotOf(lab)).evaluations).toBeNull();
  expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.evaluations)).toBeNull();
});

test('an address brings evaluations back, and says which numbers are edited', async ({ page }) => {
  await page.goto('./?evaluations=80,30,90.5,5#v=1');
  await defined(page);
  const lab = page.locator('two-checker-lab');
  const yours = { doubles: 80, noDoubles: 30, oFails: 90.5, oBearsOff: 5 };
  await expect.poll(async () => (await snapshotOf(lab)).evaluations).toEqual(yours);
  await expect(preset(lab, 'Yours')).toBeChecked();
  await cell(lab, 'doubles').fill('70');
  await expect(page).toHaveURL(/evaluations=70,30,90\.5,5/);
  await way(lab, 'Luck').click();
  await expect(page).toHaveURL(/edit=luck/);
  await page.reload();
  await defined(page);
  await expect.poll(async () => (await snapshotOf(lab)).evaluations).toBeNull();
  // (70 − 30) · 5/6
  expect((await snapshotOf(lab)).table.doubles).toBeCloseTo(100 / 3, 9);
  await way(lab, 'Program’s evaluations').click();
  await expect(cell(lab, 'doubles')).toHaveValue('70');
  // A preset by its evaluations; a network never by its luck alone.
  await page.goto('./?preset=made-up&edit=evaluations');
  await defined(page);
  await expect(cell(lab, 'doubles')).toHaveValue('87.5');
  await page.goto('./?preset=yours&evaluations=1,2,3,5000');
  await defined(page);
  await expect(lab.locator('.notice')).toContainText('evaluations: “1,2,3,5000”');
  expect((await snapshotOf(lab)).table).toEqual(TABLES.madeUp);
  // Luck that does not average zero stays luck, whatever is edited.
  await page.goto('./?luck=70,-10,45,-15&edit=evaluations');
  await defined(page);
  expect((await snapshotOf(lab)).evaluations).toBeNull();
  expect((await snapshotOf(lab)).table).toEqual({ ...TABLES.madeUp, doubles: 70 });
});

test('the spreadsheet has the evaluations and their means', async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 200);
  await preset(lab, 'GNUBG').check();
  await drawn(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lab.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  let text = '';
  for await (const chunk of await download.createReadStream()) text += chunk;
  const [head, ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(','));
  expect(head.slice(-4)).toEqual([
    'evaluation after Blue’s roll',
    'mean before it',
    'evaluation after White’s roll',
    'mean before it',
  ]);
  const at = (/** @type {string} */ name) => head.indexOf(name);
  expect(rows).toHaveLength(200);
  for (const row of rows) {
    const [after, mean, afterWhite, meanWhite] = row.slice(-4);
    expect(Number(after) - Number(mean)).toBeCloseTo(Number(row[at('luck')]), 9);
    const luck = Number(row[head.lastIndexOf('luck')]);
    if (afterWhite === '') expect(after).toBe('100');
    else expect(Number(afterWhite) - Number(meanWhite)).toBeCloseTo(luck, 9);
  }
});

test('the guide asks the network on the way, and still ends within eight clicks', async ({ page }) => {
  const lab = await openLab(page);
  let clicks = 0;
  const press = async (/** @type {string} */ name) => {
    await lab.locator('.guide').getByRole('button', { name }).click();
    clicks += 1;
  };
  await press('Just roll a game');
  await press('Roll on to 1,000 games');
  await press('Ask GNUBG');
  await expect(lab.locator('.guide')).toContainText('The network is wrong, yet each game counts as 86 plain games.');
  await press('Turn the luck backwards');
  // By what the program thinks, still.
  await expect(cell(lab, 'noDoubles')).toHaveValue('75');
  await press('Break the average');
  await expect(lab.locator('.guide').getByRole('link', { name: 'Let a program estimate it' })).toBeVisible();
  await expect(lab.locator('.guide')).toContainText('Only luck that doesn’t average zero can do that.');
  expect(clicks + 1).toBeLessThanOrEqual(8);
});

test('sizes of luck have the article’s words, and White’s roll is judged on its own', async ({ page }) => {
  const lab = await openLab(page);
  await expect(lab.locator('luck-table td.bars')).toHaveText([
    /very lucky/,
    /marginally unlucky/,
    /very lucky/,
    /a little unlucky/,
  ]);
  await expect(lab.locator('luck-table th.turn').last()).toContainText('on its own');
  // The second game begins without doubles.
  await roll(lab, 1);
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await expect(lab.locator('.micro')).toContainText('White to roll; judged separately');
});

test('every quantity of the article’s summary is on the page', async ({ page }) => {
  await page.goto('./');
  const about = page.locator('.prose');
  for (const said of [
    'JellyFish 2.0 by Fredrik Dahl, early in 1996',
    'as good as 2,500 plain games',
    'Snowie 3', // M1
    'compensating for the luck of the rolls',
    'Rob Maier', // M2
    'takes the mean, and calls the difference luck', // M7, M8
    '6-6 moves 24 pips and is good; 2-1 moves three and is bad', // M10
    'a large standard deviation', // M15
    'each game typically counts as 25 plain games',
    'measures about 27', // M16
    '39.0%',
    '99.0 to 99.3%',
    '47.6%', // the network
  ]) {
    await expect(about).toContainText(said);
  }
});

test('an embed has the author’s evaluations, and the reader’s', async ({ page }) => {
  await page.goto('./embed.html?evaluations=90,20,80,10&games=100&seed=5');
  await defined(page);
  const lab = page.locator('two-checker-lab');
  await expect
    .poll(async () => (await snapshotOf(lab)).evaluations)
    .toEqual({ doubles: 90, noDoubles: 20, oFails: 80, oBearsOff: 10 });
  await cell(lab, 'oBearsOff').fill('20');
  // 0.25 · 80 + 0.75 · 20
  await expect(lab.locator('luck-table td.average').last()).toHaveText('35');
  // An author who hides the presets fixes the way, too.
  await page.goto('./embed.html?preset=gnu&hide=presets');
  await defined(page);
  await expect(lab.locator('luck-table .segments')).toHaveCount(0);
  await expect(cell(lab, 'noDoubles')).toHaveValue('39');
});

test('luck that is typed after an author’s evaluations comes back when the page is loaded again', async ({ page }) => {
  for (const address of ['./', './embed.html']) {
    await page.goto(`${address}?evaluations=90,30,80,5&seed=7`);
    await defined(page);
    const lab = page.locator('two-checker-lab');
    await setTable(lab, TABLES.madeUp);
    await expect(page).toHaveURL(/#.*luck=50,-10,45,-15/);
    await page.reload();
    await defined(page);
    await expect.poll(async () => (await snapshotOf(lab)).table, address).toEqual(TABLES.madeUp);
    expect((await snapshotOf(lab)).evaluations, address).toBeNull();
  }
});

test('a refusal covers no number, and nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Without histograms beside it, the table has room for a column of means.
  await page.goto('./?hide=many');
  await defined(page);
  await drawn(page);
  const lab = page.locator('two-checker-lab');
  await preset(lab, 'GNUBG').check();
  await cell(lab, 'doubles').fill('junk');
  const box = async (/** @type {string} */ selector) => {
    const found = await lab.locator(`luck-table ${selector}`).first().boundingBox();
    if (!found) throw new Error(selector);
    return found;
  };
  const problem = await box('td:has(.problem)');
  const mean = await box('td.average');
  expect(problem.x + problem.width).toBeLessThanOrEqual(mean.x + 0.5);
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./?evaluations=37.123456,-12.5,99.25,250');
    await defined(page);
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
    const [field, table] = [await box('.field'), await box('table')];
    expect(field.x + field.width, String(width)).toBeLessThanOrEqual(table.x + table.width + 0.5);
  }
});

test('before a bet no mean is told', async ({ page }) => {
  await page.goto('./?bet=1&preset=correct&edit=evaluations');
  await defined(page);
  const lab = page.locator('two-checker-lab');
  await expect(lab.locator('luck-table td.average')).toHaveText(['?', '?']);
  await expect(subtractions(lab)).toHaveText(['100 − ? = ?', '25 − ? = ?', '100 − ? = ?', '0 − ? = ?']);
  await expect(lab.locator('luck-table')).not.toContainText('37.5');
});

test('fields have no commas between thousands, which are decimal points when typed', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'GNUBG').check();
  await cell(lab, 'doubles').fill('1000');
  await cell(lab, 'doubles').blur();
  await expect(cell(lab, 'doubles')).toHaveValue('1000');
});

test('switching away from luck that does not average zero says what it did', async ({ page }) => {
  const lab = await openLab(page);
  await setTable(lab, { ...TABLES.madeUp, doubles: 70 });
  await way(lab, 'Program’s evaluations').click();
  await expect(lab.locator('.no-rule')).toContainText(
    'the averages of this table were subtracted. Undo brings them back',
  );
  await cell(lab, 'oFails').fill('60');
  await expect(lab.locator('.no-rule')).toContainText('No rule is needed');
});
