// Error seeds that are chosen after the games, in the bear-off lab and in the lab for any position: tried, kept, told of in one line, and
// cured by new dice. The core's own tests compare each seed with a rollout of its own (error_seeds.rs of tests/bearoff and
// tests/contact_rollouts). Here a seed that is kept has the average that an address with it has.

import { writtenAddress } from './helpers/address.js';
import { violationsIn } from './helpers/axe.js';
import { SEED, openBearoff, ready, roll, snapshotOf } from './helpers/bearoff.js';
import { openContact } from './helpers/contact.js';
import { openLab, roll as rollTwo, setTable, TABLES } from './helpers/lab.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */
/** @typedef {import('../../www/labs/contact/lab.js').ContactLab} ContactLab */
/** @typedef {import('../../www/pkg/bearoff/rollout_lab.js').TriedSeeds} TriedSeeds */

/** Two checkers each: few positions, so a thousand seeds take some tenths of a second. */
const FIVE_TWO = 'position=EQAAEAEAAAAAAA';

/** Two last checkers of each side, which still have to pass one another. */
const PASSING = 'position=AwAgABIAAAAAAA';

/** @param {Locator} lab */
const fold = (lab) => lab.locator('details.chosen');

/** @param {Locator} lab */
const seeds = (lab) => lab.locator('error-seeds');

/** With the marks at which Japanese lines may end between the letters. @param {string} text */
const plainly = (text) => new RegExp([...text].join('[\u200b\u2060]*'));

/** @param {Locator} lab */
const line = (lab) => lab.locator('.chosen-line');

/** @param {Locator} lab @param {string} name */
const press = (lab, name) => seeds(lab).getByRole('button', { name, exact: true }).click();

/** Opens the fold, which closes with another game. @param {Locator} lab */
async function unfold(lab) {
  const open = await fold(lab).evaluate((/** @type {HTMLDetailsElement} */ it) => it.open);
  if (!open) await fold(lab).locator('summary').click();
}

/** Tries the seeds in the fold, and returns what the core has found. @param {Locator} lab */
async function tried(lab) {
  await unfold(lab);
  await press(lab, 'Try a thousand error seeds on these games');
  await expect(seeds(lab).locator('.found')).toBeVisible({ timeout: 20_000 });
  return seeds(lab).evaluate((it) => {
    const { found } = /** @type {HTMLElement & {found: TriedSeeds}} */ (it);
    return { ...found, means: [...found.means] };
  });
}

/** @param {string} text */
const numbers = (text) =>
  (text.match(/[−+]?\d[\d,]*(\.\d+)?/g) ?? []).map((one) => Number(one.replace('−', '-').replace(',', '')));

/** The error seed in an address. @param {string} query */
const errorsIn = (query) => Number(new URLSearchParams(query).get('errors'));

test('a seed that is kept has the average that its address has, and one line says so', async ({ page }) => {
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=100`);
  await expect(line(lab)).toHaveCount(0);
  const found = await tried(lab);
  const { lowest, highest, means, missed, seeds: all } = found;
  expect([means.length, all]).toEqual([1000, 1000]);
  expect([Math.min(...means), Math.max(...means)]).toEqual([lowest.mean, highest.mean]);
  expect([means.indexOf(lowest.mean) + 1, means.indexOf(highest.mean) + 1]).toEqual([lowest.seed, highest.seed]);
  // 1805/2916 of the games are Blue's (www/lib/bearoff/positions.js). The core's chances are rounded to 2⁻²⁵.
  const truth = (100 * 1805) / 2916;
  for (const { mean, se, z } of [lowest, highest]) expect(Math.abs((mean - truth) / se - Number(z))).toBeLessThan(1e-4);
  const said = await seeds(lab).locator('.found').innerText();
  expect(numbers(said)).toEqual(expect.arrayContaining([lowest.seed, highest.seed]));
  expect(said).toContain(missed === 0 ? 'None of the 1,000' : `${missed} of the 1,000`);

  await press(lab, 'Keep the highest');
  await ready(lab);
  const kept = await snapshotOf(lab);
  expect([kept.evaluator, kept.games, kept.seed]).toEqual(['noisy', 100, SEED]);
  expect([kept.reduced.mean, kept.reduced.se]).toEqual([highest.mean, highest.se]);
  await expect(line(lab)).toHaveText(/chosen after these games, so the 95% interval can’t be trusted\./);
  await expect(lab.locator('p.sentence')).toContainText('With new dice, each game counts as');
  await expect(lab.locator('p.sentence')).not.toContainText('unbiased');
  await expect(seeds(lab).locator('.kept')).toContainText(`Error seed ${highest.seed} was kept`);
  const address = await writtenAddress(page);
  expect(errorsIn(address)).toBe(highest.seed);

  // An address doesn't say when the seed was chosen.
  await page.reload();
  await ready(lab);
  const opened = await snapshotOf(lab);
  expect(opened.reduced).toEqual(kept.reduced);
  await expect(line(lab)).toHaveCount(0);
  await expect(lab.locator('p.sentence')).toContainText('The luck subtracted averages zero');
});

test('with new dice the errors stay and the line goes; the old games bring it back', async ({ page }) => {
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=50`);
  const { lowest } = await tried(lab);
  await press(lab, 'Keep the lowest');
  await ready(lab);
  await expect(line(lab)).toBeVisible();
  await press(lab, 'Same errors, new dice');
  await ready(lab);
  await expect(line(lab)).toHaveCount(0);
  const now = await snapshotOf(lab);
  expect([now.games, now.evaluator]).toEqual([50, 'noisy']);
  expect(now.seed).not.toBe(SEED);
  expect(errorsIn(await writtenAddress(page))).toBe(lowest.seed);
  await expect(seeds(lab).locator('.kept')).toBeVisible();
  await expect(seeds(lab).locator('.kept')).toContainText('New games had no part in the choice. 50 new games so far');
  // The findings of the old games are gone with them.
  await expect(seeds(lab).locator('.found')).toHaveCount(0);
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.bringBack());
  await ready(lab);
  expect((await snapshotOf(lab)).seed).toBe(SEED);
  await expect(line(lab)).toBeVisible();
  await line(lab).getByRole('button', { name: 'New dice, with these errors' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).games).toBe(50);
  await expect(line(lab)).toHaveCount(0);
});

test('rotated games had no part in the choice, with the same seed', async ({ page }) => {
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=50`);
  const { highest } = await tried(lab);
  await press(lab, 'Keep the highest');
  await ready(lab);
  await expect(line(lab)).toBeVisible();
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.rotate(1));
  await roll(lab, 72);
  const now = await snapshotOf(lab);
  expect([now.games, now.evaluator, now.seed, now.rotation]).toEqual([72, 'noisy', SEED, 1]);
  await expect(line(lab)).toHaveCount(0);
  await expect(lab.locator('p.sentence')).not.toContainText('With new dice');
  await expect(seeds(lab).locator('.kept')).toContainText('New games had no part in the choice. 72 new games so far');
  expect(errorsIn(await writtenAddress(page))).toBe(highest.seed);
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.rotate(0));
  await roll(lab, 50);
  await expect(line(lab)).toBeVisible();
});

test('two checkers: rotated games had no part in the choice of a table, with the same seed', async ({ page }) => {
  const lab = await openLab(page);
  await rollTwo(lab, 30);
  await setTable(lab, { ...TABLES.madeUp, oFails: 90, oBearsOff: -30 });
  const sentence = lab.locator('p.sentence');
  await expect(sentence).toContainText('With new dice');
  await lab.evaluate((/** @type {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} */ it) => it.act.rotate(1));
  await rollTwo(lab, 72);
  await expect(sentence).not.toContainText('With new dice');
});

test('a trial that the core refuses is given up, and the lab goes on', async ({ page }) => {
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=990`);
  await unfold(lab);
  // The button is of a drawing with 990 games. Before the next one there are more than a trial takes.
  await seeds(lab).evaluate(async (it) => {
    const element = /** @type {any} */ (it);
    const host = /** @type {BearoffLab} */ (element.getRootNode().host);
    host.rolling.rollout.roll(20);
    await element.tryThem();
  });
  expect(await lab.evaluate((/** @type {BearoffLab} */ it) => it.rolling.rollout.games)).toBe(1010);
  expect(await lab.evaluate((/** @type {BearoffLab} */ it) => it.failure)).toBe(null);
  await expect(seeds(lab).locator('.trying')).toHaveCount(0);
  // Refused for any reason.
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.changed());
  await expect(seeds(lab).locator('.why')).toHaveText('Error seeds are tried on at most 1,000 games.');
  const failed = await seeds(lab).evaluate(async (it) => {
    const element = /** @type {any} */ (it);
    const host = /** @type {BearoffLab} */ (element.getRootNode().host);
    const begin = async () => {
      throw Object.assign(new Error('refused'), { name: 'RolloutLabError', code: 'SeedsTooManyGames' });
    };
    element.trial.begin = begin;
    await element.tryThem();
    return host.failure;
  });
  expect(failed).toBe(null);
});

test('the fold says why no seeds are tried, and a trial can be cancelled', async ({ page }) => {
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=5`);
  const why = seeds(lab).locator('.why');
  await expect(why).toHaveText('Error seeds are tried on at least 10 games.');
  await roll(lab, 996);
  await expect(why).toHaveText('Error seeds are tried on at most 1,000 games.');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.cutShort(2));
  await expect(why).toContainText('These games are cut short');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.cutShort(null));
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.rotate(1));
  await expect(why).toContainText('The first rolls of these games are rotated');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.rotate(0));
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.setPlayers({ o: 'noisy' }));
  await expect(why).toContainText('A player chooses plays by these errors.');
  await lab.evaluate((/** @type {BearoffLab} */ it) => it.act.setPlayers({ o: 'exact' }));
  await ready(lab);
  await roll(lab, 1000);
  await unfold(lab);
  // Held still, so that the trial goes on until it is cancelled.
  await seeds(lab).evaluate((it) => {
    const element = /** @type {any} */ (it);
    const build = () => false;
    element.trial.begin = async () => ({ build, progress: 0.25, found: () => null, free() {} });
  });
  await press(lab, 'Try a thousand error seeds on these games');
  await expect(seeds(lab).locator('.trying')).toHaveText('Trying error seeds: 25%');
  await press(lab, 'Cancel');
  await expect(seeds(lab).locator('.trying')).toHaveCount(0);
  await expect(seeds(lab).getByRole('button', { name: 'Keep the highest' })).toBeDisabled();
});

test('any position: the kept seed has the average that its address has', async ({ page }) => {
  const lab = await openContact(page, `?${PASSING}&seed=${SEED}&games=20`);
  const snapshot = () => lab.evaluate((/** @type {ContactLab} */ it) => it.snapshot());
  await expect.poll(async () => (await snapshot()).games).toBe(20);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.cutShort(3));
  await expect(seeds(lab).locator('.why')).toContainText('These games are cut short');
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.cutShort(null));
  await expect.poll(async () => (await snapshot()).games).toBe(20);
  const { lowest, highest, range, meanSe } = await tried(lab);
  expect(Math.abs((highest.mean - lowest.mean) / meanSe - Number(range))).toBeLessThan(1e-9);
  const said = await seeds(lab).locator('.found').innerText();
  const [apart] = numbers(said.slice(said.indexOf('The highest lies')));
  // Three digits.
  expect(Math.abs(apart / Number(range) - 1)).toBeLessThan(5e-3);
  await press(lab, 'Keep the highest');
  await expect(line(lab)).toBeVisible();
  await expect.poll(async () => (await snapshot()).reduced.mean).toBe(highest.mean);
  expect((await snapshot()).reduced.se).toBe(highest.se);
  const address = await writtenAddress(page);
  expect(errorsIn(address)).toBe(highest.seed);
  await press(lab, 'Same errors, new dice');
  await expect(line(lab)).toHaveCount(0);
  await expect.poll(async () => (await snapshot()).games).toBe(20);
  expect((await snapshot()).seed).not.toBe(SEED);
  // Another hash alone would load nothing.
  await page.goto('about:blank');
  await page.goto(`./contact.html${address}`);
  await expect.poll(async () => (await snapshot()).reduced.mean).toBe(highest.mean);
  await expect(line(lab)).toHaveCount(0);
});

test('two checkers: the sentence beside the board doesn’t call a table unbiased that was typed after the games', async ({
  page,
}) => {
  const lab = await openLab(page);
  await rollTwo(lab, 30);
  const sentence = lab.locator('p.sentence');
  // A game is worth 8.33 plain ones with the made-up table. With luck of ±150 points for White's roll it is worth less than one.
  await setTable(lab, { ...TABLES.madeUp, oFails: 90, oBearsOff: -30 });
  await expect(sentence).toContainText('With new dice, each game counts as');
  await expect(sentence).not.toContainText(/unbiased|still right/);
  const said = await lab.evaluate((/** @type {any} */ it) => it.frame.said);
  expect(said).toContain('With new dice');
  await lab.evaluate((/** @type {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} */ it) =>
    it.act.rollOthers(),
  );
  await expect(sentence).not.toContainText('With new dice');
});

test('Japanese, on a phone: nothing is wider than the page, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await openBearoff(page, `?${FIVE_TWO}&seed=${SEED}&games=50&guide=0&lang=ja`);
  await seeds(lab).getByRole('button', { name: 'これらのゲームで誤差のシードを1,000個試す' }).click();
  await seeds(lab).getByRole('button', { name: '最低を選ぶ' }).click();
  await ready(lab);
  await expect(seeds(lab).locator('.found')).toContainText(plainly('1,000個の信頼区間'));
  await expect(line(lab)).toContainText(plainly('当てになりません'));
  await expect(lab.locator('p.sentence')).toContainText(plainly('新しい出目なら'));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsIn(page, 'dark')).toEqual([]);
  expect(await violationsIn(page, 'light')).toEqual([]);
});
