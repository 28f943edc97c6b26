// What the labs of bear-offs need is made by workers: the same as the page would make itself, once, and given up when
// nobody wants it any more.

import { FIFTEEN_EACH, FOUR_EACH, SEED, openBearoff, ready, roll, setPosition, snapshotOf } from './helpers/bearoff.js';
import { coreCalls, countCoreCalls } from './helpers/core-calls.js';
import { openHand } from './helpers/hand.js';
import { HELD, PATIENCE, holdWorkers, workersOf } from './helpers/held-workers.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */
/** @typedef {import('./helpers/hand.js').HandLab} HandLab */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

test.use(HELD);

/** Blue's 665544 against White's 665433, of which every estimate is exact or of its own. */
const SIX_EACH = 'rAYAAGwDAAAAAA';

/** Five games, and one that is not over. */
const PLAYS = '_010_00_31';

/**
 * A page of its own, with workers or without.
 * @param {Browser} browser
 * @param {Partial<import('./helpers/held-workers.js').Options>} options
 */
async function pageWith(browser, options) {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await holdWorkers(page, options);
  await countCoreCalls(page);
  return page;
}

/**
 * Everything that the core says of a game and of its rollout, to the bit.
 * @param {Locator} lab
 */
const factsOf = (lab) =>
  lab.evaluate((element) => {
    const it = /** @type {any} */ (element);
    const { made } = (it.prepared ?? it).preparation;
    const games = Array.from({ length: Math.min(20, made.rollout.games) }, (_, game) => made.rollout.record(game, 0));
    const estimates = Array.from({ length: made.estimates?.length ?? 1 }, (_, estimate) => ({
      map: made.game.rollMap(estimate),
      theory: made.game.theory(estimate),
      funnel: made.game.funnel(estimate, 1000),
      history: made.rollout.history(estimate),
    }));
    return JSON.stringify({ snapshot: it.snapshot(), games, estimates }, (_, value) =>
      ArrayBuffer.isView(value) ? [.../** @type {Float64Array} */ (value)] : value,
    );
  });

for (const [what, file, query] of [
  ['the article’s position', 'bearoff', '?games=1000'],
  ['six checkers each with every estimate', 'bearoff', `?position=${SIX_EACH}&tables=1&games=500`],
  [
    'players and an evaluator that err',
    'bearoff',
    `?position=${SIX_EACH}&evaluator=noisy&scale=steep&blues=noisy&whites=fewest-pips&games=500`,
  ],
  ['fifteen checkers each', 'bearoff', '?position=2%2B4OAADt7g4AAA&games=50'],
  ['a rollout that is played by hand', 'hand', `?evaluator=pip-count&plays=${PLAYS}`],
  ['fifteen checkers that are played by hand', 'hand', '?position=2%2B4OAADt7g4AAA&plays=_'],
]) {
  test(
    `${what}: what a worker has made is what the page makes itself`,
    ['the article’s position', 'a rollout that is played by hand'].includes(what) ? {} : { tag: '@long' },
    async ({ browser }) => {
      const [theirs, own] = [await pageWith(browser, { workers: 2 }), await pageWith(browser, { none: 'missing' })];
      const facts = [];
      for (const page of [theirs, own]) {
        await page.goto(`./${file}.html${query}&seed=${SEED}`);
        const lab = page.locator(`${file}-lab`);
        await ready(lab);
        facts.push(await factsOf(lab));
      }
      expect(facts[0]).toBe(facts[1]);
      expect(facts[0].length).toBeGreaterThan(1000);
      const names = /** @type {const} */ (['bearoffdatabase_new', 'bearoffdatabase_made', 'bearoffgame_take']);
      expect(await coreCalls(theirs, names)).toMatchObject({ bearoffdatabase_new: 0, bearoffdatabase_made: 1 });
      expect((await coreCalls(theirs, names)).bearoffgame_take).toBeGreaterThan(0);
      expect(await coreCalls(own, names)).toEqual({
        bearoffdatabase_new: 1,
        bearoffdatabase_made: 0,
        bearoffgame_take: 0,
      });
      for (const page of [theirs, own]) await page.context().close();
    },
  );
}

test.describe('of two labs that want the same database', () => {
  /** Two labs on a page, before anything is made. @param {Page} page */
  async function openTwo(page) {
    await holdWorkers(page, { stopped: true });
    await countCoreCalls(page);
    await page.goto(`./bearoff.html?seed=${SEED}`);
    await page.evaluate(async () => {
      await customElements.whenDefined('bearoff-lab');
      const second = document.createElement('bearoff-lab');
      second.id = 'second';
      document.querySelector('main')?.append(second);
    });
    const labs = [page.locator('bearoff-lab').first(), page.locator('#second')];
    for (const lab of labs) {
      await expect
        .poll(() => lab.evaluate((/** @type {BearoffLab} */ it) => it.prepared.preparation.work?.what))
        .toBe('database');
    }
    const held = workersOf(page);
    await expect.poll(async () => (await held.counts()).asked.open).toBe(1);
    return { labs, held };
  }

  test('both wait for the one that is made', async ({ page }) => {
    const { labs, held } = await openTwo(page);
    await held.goOn();
    for (const lab of labs) await ready(lab);
    expect(await coreCalls(page, ['bearoffdatabase_made'])).toEqual({ bearoffdatabase_made: 1 });
    for (const lab of labs) expect((await snapshotOf(lab)).exact?.perfect).toBeCloseTo(37.5, 6);
  });

  test('one that goes takes nothing from the other', { tag: '@long' }, async ({ page }) => {
    const { labs, held } = await openTwo(page);
    await labs[0].evaluate((it) => it.remove());
    expect((await held.counts()).asked.close).toBe(0);
    await held.goOn();
    await ready(page.locator('#second'));
    expect(await coreCalls(page, ['bearoffdatabase_made'])).toEqual({ bearoffdatabase_made: 1 });
  });

  test('both that go leave nobody at work; one that is back has it made', { tag: '@long' }, async ({ page }) => {
    const { held } = await openTwo(page);
    await page.evaluate(() => {
      const labs = document.querySelectorAll('bearoff-lab');
      for (const lab of labs) lab.remove();
      Object.assign(globalThis, { gone: labs[0] });
    });
    expect((await held.counts()).asked).toMatchObject({ open: 1, close: 1 });
    await page.evaluate(() => document.querySelector('main')?.append(/** @type {any} */ (globalThis).gone));
    await held.goOn();
    await ready(page.locator('bearoff-lab'));
    expect(await coreCalls(page, ['bearoffdatabase_made'])).toEqual({ bearoffdatabase_made: 1 });
  });
});

test('what is being made is told of as it goes, and given up at a word: what was in force is so again', {
  tag: '@long',
}, async ({ page }) => {
  await holdWorkers(page);
  const lab = await openBearoff(page);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  const held = workersOf(page);
  await held.stop();
  await lab.evaluate((/** @type {BearoffLab} */ it, position) => {
    it.position = { ...position, onRoll: 'x' };
  }, FIFTEEN_EACH);
  const work = lab.locator('.notice.work progress');
  await expect(async () => {
    await held.next(1);
    expect(await work.evaluate((/** @type {HTMLProgressElement} */ it) => it.value)).toBeGreaterThan(0);
  }).toPass();
  const { close } = (await held.counts()).asked;
  await lab.getByRole('button', { name: 'Cancel' }).click();
  expect((await held.counts()).asked.close).toBe(close + 1);
  await held.goOn();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  // And it can be made all the same.
  await setPosition(lab, FIFTEEN_EACH);
  await roll(lab, 10);
  expect(await snapshotOf(lab)).toMatchObject({ games: 10, position: FIFTEEN_EACH });
});

test('games are measured again by workers, and not on the page; who cancels has the old measure', {
  tag: '@long',
}, async ({ page }) => {
  await countCoreCalls(page);
  await holdWorkers(page, { workers: 2 });
  const lab = await openBearoff(page);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, 100_000);
  const before = await snapshotOf(lab);
  const held = workersOf(page);
  const rolled = async () => (await held.counts()).asked.roll;
  const first = await rolled();
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    it.act.measure({ evaluator: 'even' });
    await it.settled();
  });
  expect(await rolled()).toBeGreaterThan(first);
  const even = await snapshotOf(lab);
  expect(even).toMatchObject({ games: 100_000, plain: before.plain, evaluator: 'even' });
  expect(even.reduced).not.toEqual(before.reduced);
  await held.stop();
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    it.act.measure({ evaluator: 'oneSided' });
    for (; it.prepared.preparation.work?.what !== 'games'; await new Promise((turn) => setTimeout(turn))) {
      /** @type {any} */ (globalThis).heldWorkers.next();
    }
  });
  await lab.getByRole('button', { name: 'Cancel' }).click();
  await held.goOn();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(even);
  await roll(lab, 10);
  expect((await snapshotOf(lab)).games).toBe(100_010);
});

for (const [how, pass] of /** @type {const} */ ([
  ['dies', 0],
  ['hangs', PATIENCE],
])) {
  test(`of a worker that ${how} with a database in hand, another makes it`, async ({ page }) => {
    await holdWorkers(page, { workers: 2, faults: [{ worker: 0, kind: 'open', how }] });
    await page.goto(`./bearoff.html?seed=${SEED}`);
    const lab = page.locator('bearoff-lab');
    const held = workersOf(page);
    await expect.poll(async () => (await held.counts()).asked.open).toBeGreaterThan(0);
    if (pass > 0) await held.pass(2 * pass);
    await ready(lab);
    expect((await snapshotOf(lab)).exact?.perfect).toBeCloseTo(37.5, 6);
    expect((await held.counts()).terminated).toBe(1);
  });
}

test('what the reader’s own play is worth is worked out by a worker, and forgotten with the lab', async ({ page }) => {
  await countCoreCalls(page);
  await holdWorkers(page);
  const lab = await openHand(page, `?seed=${SEED}&plays=${PLAYS}`);
  const { own } = await lab.evaluate((it) => /** @type {HandLab} */ (it).snapshot());
  expect(own).not.toBeNull();
  // The game and the worth.
  expect((await coreCalls(page, ['bearoffgame_take'])).bearoffgame_take).toBe(2);
  const held = workersOf(page);
  await held.stop();
  const { open, close } = (await held.counts()).asked;
  await lab.evaluate((element) => {
    const { ownWorth, session } = /** @type {HandLab} */ (element);
    if (session.played) ownWorth?.workOut(session.played);
  });
  await expect.poll(async () => (await held.counts()).asked.open).toBe(open + 1);
  await lab.evaluate((it) => it.remove());
  expect((await held.counts()).asked.close).toBe(close + 1);
});
