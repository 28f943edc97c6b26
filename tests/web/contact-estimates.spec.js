// The table of estimates in the contact lab: what a game is worth with each that was tried, what it costs on this machine, and what
// follows by the second. The clock is the test's.

import { openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';
import { ratesOf } from '../../www/labs/contact/estimates.js';
import { EVALUATORS } from '../../www/labs/contact/state.js';
import { answers } from '../../www/labs/contact/texts/answers.js';
import { ja } from '../../www/labs/contact/texts/ja.js';
import { Timed } from '../../www/lib/element/timing.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/labs/contact/state.js').EvaluatorName} EvaluatorName */

const TIME = 'Time them on this machine';

/** The figures of an estimate: its worth, its cost, its worth by the second. @param {Locator} lab @param {number} number */
const figures = (lab, number) => lab.locator('table.estimates tbody tr').nth(number).locator('td').allInnerTexts();

/** @param {Locator} lab @param {EvaluatorName} name */
async function measureBy(lab, name) {
  await lab.getByRole('combobox', { name: 'Luck is estimated by' }).selectOption(name);
  await ready(lab);
}

/** A ratio as the page writes it: three digits, without zeros at the end. @param {number | null} value */
const shown = (value) => String(Number(Number(value).toPrecision(3)));

test('each estimate that was tried on the same games keeps what a game was worth, until there are other games', async ({
  page,
}) => {
  const lab = await openContact(page, '?seed=7&position=trsDAIDt7gAADA');
  await roll(lab, 40);
  const byNetwork = await snapshotOf(lab);
  expect(await figures(lab, 0)).toEqual([shown(byNetwork.equivalentGames), '–', '–']);
  expect(await figures(lab, 1)).toEqual(['–', '–', '–']);
  await expect(lab.locator('table.estimates tr.in-view th')).toHaveText('the network');

  await measureBy(lab, 'tiny');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(40);
  await ready(lab);
  const byTiny = await snapshotOf(lab);
  // The same games: who measures their luck plays none of them.
  expect(byTiny.plain).toEqual(byNetwork.plain);
  expect(byTiny.reduced.mean).not.toBe(byNetwork.reduced.mean);
  expect(await figures(lab, 0)).toEqual([shown(byNetwork.equivalentGames), '–', '–']);
  expect(await figures(lab, 1)).toEqual([shown(byTiny.equivalentGames), '–', '–']);
  await expect(lab.locator('table.estimates tr.in-view th')).toHaveText('a tiny network');

  // Nobody measures anything: a game is worth itself.
  await measureBy(lab, 'nothing');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(40);
  await ready(lab);
  const byNobody = await snapshotOf(lab);
  // To the last digit but few: what is added up is told in other units.
  for (const figure of /** @type {const} */ (['mean', 'sd']))
    expect(byNobody.reduced[figure]).toBeCloseTo(Number(byNobody.plain[figure]), 12);
  expect((await figures(lab, 4))[0]).toBe('1');

  // Another seed: other games, of which nothing is known yet.
  await lab.evaluate((it) => void Object.assign(it, { seed: '8' }));
  await ready(lab);
  await roll(lab, 10);
  for (const number of [0, 1, 2, 3]) expect(await figures(lab, number)).toEqual(['–', '–', '–']);
});

test('who asks is told what each costs beside plain games, and what it is worth by the second', async ({ page }) => {
  const lab = await openContact(page, '?seed=7&position=trsDAIDt7gAADA');
  await roll(lab, 40);
  const status = lab.locator('.estimates-card', { has: page.getByRole('button', { name: TIME }) }).getByRole('status');
  await expect(status).toHaveText('The cost of a game depends on the machine and isn’t known until you time it.');
  await lab.getByRole('button', { name: TIME }).click();
  await expect(status).toContainText('plain games a second', { timeout: 60_000 });
  await expect(lab.getByRole('button', { name: TIME })).toBeDisabled();
  // Nobody's games are the measure.
  expect(await figures(lab, 4)).toEqual(['–', '1', '–']);
  const [worth, cost, second] = (await figures(lab, 0)).map(Number);
  // Each is rounded to three digits, by half a hundredth at the most.
  expect(Math.abs(second / (worth / cost) - 1)).toBeLessThan(0.02);
  // Another position takes another time.
  await lab.evaluate((it) => void Object.assign(it, { position: '4HPwATDgc/ABMA' }));
  await ready(lab);
  await roll(lab, 1);
  await expect(lab.getByRole('button', { name: TIME })).toBeEnabled();
});

/** Milliseconds of a game. @type {Record<EvaluatorName, number>} */
const COSTS = { network: 12, tiny: 6, blurred: 13, pipCount: 3, nothing: 1 };

/** A core whose games take so long by a clock that stands otherwise; what is held has not been freed. */
function madeUp() {
  const held = new Set();
  const log = { time: 0, rolled: /** @type {{name: string, seed: string, game: number}[]} */ ([]) };
  class ContactGame {
    /** @param {{evaluator: EvaluatorName}} what */
    constructor({ evaluator }) {
      this.evaluator = evaluator;
      held.add(this);
    }

    free() {
      held.delete(this);
    }
  }
  class ContactRollout {
    /** @param {ContactGame} game @param {string} seed */
    constructor({ evaluator }, seed) {
      Object.assign(this, { evaluator, seed, next: 0 });
      held.add(this);
    }

    /** @param {number} games */
    roll(games) {
      const { evaluator, seed, next } = /** @type {any} */ (this);
      for (let game = next; game < next + games; game += 1) {
        log.rolled.push({ name: evaluator, seed, game });
        log.time += COSTS[/** @type {EvaluatorName} */ (evaluator)];
      }
      Object.assign(this, { next: next + games });
    }

    free() {
      held.delete(this);
    }
  }
  return { core: /** @type {any} */ ({ ContactGame, ContactRollout }), held, log };
}

test('all of them are timed by one and the same game, and what was made for it is freed', async () => {
  const { core, held, log } = madeUp();
  const rates = await ratesOf(
    core,
    /** @type {any} */ ({}),
    '0x5',
    () => true,
    () => log.time,
  );
  for (const name of EVALUATORS) expect(rates?.[name]).toBeCloseTo(1000 / COSTS[name], 6);
  expect(new Set(log.rolled.map(({ name }) => name))).toEqual(new Set(EVALUATORS));
  expect(new Set(log.rolled.map(({ seed, game }) => `${seed} ${game}`))).toEqual(new Set(['0x5 0']));
  expect(held.size).toBe(0);
});

test('what nobody wants to be timed any more is left, and freed', async () => {
  for (const asked of [0, 3]) {
    const { core, held, log } = madeUp();
    let answers = 0;
    expect(
      await ratesOf(
        core,
        /** @type {any} */ ({}),
        '0x5',
        () => {
          answers += 1;
          return answers <= asked;
        },
        () => log.time,
      ),
    ).toBeNull();
    // An answer for each turn.
    expect(new Set(log.rolled.map(({ name }) => name)).size).toBe(asked);
    expect(held.size).toBe(0);
  }
});

test('what was left because nobody wanted it may be asked for again', async () => {
  /** @type {Timed<object, number>} */
  const timed = new Timed();
  const of = {};
  const lab = { touched: () => {}, fail: () => {} };
  const left = timed.time(of, async () => null, lab);
  expect(timed.get(of)).toBe('timing');
  await left;
  expect(timed.get(of)).toBeNull();
  await timed.time(of, async () => 3, lab);
  expect(timed.get(of)).toBe(3);
});

test('± beside a chance is how far its 95% interval reaches, and one that leaves 0–100% is said to', async ({
  page,
}) => {
  const lab = await openContact(page, '?seed=7&position=trsDAIDt7gAADA&evaluator=tiny');
  await roll(lab, 12);
  const { chances } = await lab.evaluate(
    (/** @type {import('./helpers/contact.js').ContactLab} */ it) => it.frame.readout,
  );
  const written = await lab.locator('.chances-card tbody tr').first().locator('td').allInnerTexts();
  const half = (/** @type {import('../../www/lib/rollout/shapes.js').Summary} */ { mean, ci }) =>
    ci && Math.max(Number(mean) - ci[0], ci[1] - Number(mean)).toFixed(2);
  expect(written.slice(1).map((text) => /± ([\d.]+)/.exec(text)?.[1])).toEqual([
    half(chances.plain.win),
    half(chances.reduced.win),
  ]);
  const leaves = Object.values(chances.reduced).some(({ mean, ci }) => Math.min(Number(mean), ...(ci ?? [])) < -0.01);
  expect(leaves).toBe(true);
  await expect(lab.locator('.chances-card .remark')).toContainText('± is how far the 95% interval reaches');
  await expect(lab.locator('.chances-card .remark')).toContainText(
    'Result minus luck can fall below 0% or rise above 100%. That doesn’t bias its average.',
  );
});

test('the guide claims no more than can be known: luck averages zero, and where nobody measures it, nothing is worth more', async ({
  page,
}) => {
  const lab = await openContact(page, '?seed=7&position=trsDAIDt7gAADA');
  await roll(lab, 100);
  for (const name of /** @type {const} */ (['tiny', 'pipCount', 'blurred'])) {
    await measureBy(lab, name);
    await expect(lab.locator('.guide')).toContainText(
      /all possible rolls[^.]*\. Each game counts as [\d.]+ plain games?\./,
    );
  }
  await measureBy(lab, 'nothing');
  await expect(lab.locator('.guide')).toContainText('both lines are the plain rollout');
  await expect(lab.locator('.guide')).not.toContainText(/plain games?|–/);
});

test('the answer whether a game’s worth is per game says that luck takes time here, and where it is timed', () => {
  for (const [language, several] of /** @type {const} */ ([
    ['en', /many times as long/],
    ['ja', /何倍もの時間がかか/],
  ])) {
    const { worth } = answers[language];
    expect(worth).toMatch(several);
    expect(worth).toContain(language === 'en' ? TIME : ja.estimates.time);
  }
});
