// The guide where a table or a seed of errors is chosen after the games, games are cut short, first rolls are rotated, or a player is careless.

import { openBearoff, ready, SEED, snapshotOf as bearoffSnapshot } from './helpers/bearoff.js';
import { openContact, ready as contactReady, snapshotOf as contactSnapshot } from './helpers/contact.js';
import { drawn, openLab, roll, snapshotOf } from './helpers/lab.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */

/** @param {Locator} lab */
const guide = (lab) => lab.locator('.guide');

/** @param {Locator} lab */
const next = (lab) => guide(lab).locator('.primary');

/** @param {Locator} lab @param {string} name */
const expectStep = (lab, name) => expect(guide(lab)).toHaveAttribute('data-step', name);

test('a table that was tuned to the games gets new dice, and then the guide goes on as with any table', async ({
  page,
}) => {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.tune('high'));
  await drawn(page);
  await expectStep(lab, 'tuned');
  await expect(guide(lab)).toContainText('their average says little about the position');
  const { table } = await snapshotOf(lab);
  await next(lab).click();
  await expectStep(lab, 'turn');
  const after = await snapshotOf(lab);
  expect(after.table).toEqual(table);
  expect(after.games).toBe(1000);
});

test('from first rolls that are rotated it leads to pairs of rolls, a whole block of them, and back', async ({
  page,
}) => {
  const lab = await openLab(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.act.rotate(1));
  await roll(lab, 1000);
  await expectStep(lab, 'rotated');
  await expect(next(lab)).toHaveText('Rotate two rolls');
  await next(lab).click();
  await roll(lab, 1000);
  await expect(guide(lab)).toContainText('exactly 37.5%');
  await next(lab).click();
  await expect(next(lab)).toHaveText('Random first rolls');
  // Each pair of rolls has come once, so this is the exact value.
  expect(await snapshotOf(lab)).toMatchObject({ games: 1296, plain: { mean: 37.5 }, reduced: { mean: 37.5 } });
  await next(lab).click();
  expect(await snapshotOf(lab)).toMatchObject({ rotation: 0 });
});

test('of games that are cut short it says where they settle, and plays them to the end', async ({ page }) => {
  // Cut after two rolls, 1/6 + 5/6 · 1/4 · 1/2: see cut-short.spec.js.
  const lab = await openBearoff(page, `?seed=${SEED}&evaluator=even&horizon=2&games=1000`);
  await expectStep(lab, 'cut');
  await expect(guide(lab)).toContainText('both lines settle at 27.08%. Games to the end settle at 37.50%.');
  await next(lab).click();
  await ready(lab);
  expect(await bearoffSnapshot(lab)).toMatchObject({ horizon: null, games: 1000 });
  await expectStep(lab, 'worse');
});

test('after three rolls every game has ended, so a cut moves nothing', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&evaluator=even&horizon=3&games=1000`);
  // No game of this position is longer, so none is cut.
  await expect(guide(lab)).toHaveCount(0);
});

test('with a careless player it subtracts the luck of his choices, too', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&blues=careless&games=1000`);
  await expectStep(lab, 'choices');
  await next(lab).click();
  await ready(lab);
  expect(await bearoffSnapshot(lab)).toMatchObject({ games: 1000, careless: { subtracted: 'diceAndChoices' } });
  await expectStep(lab, 'worse');
});

test('in the bear-off lab, too, it leads from rotated first rolls to two blocks of pairs, and back', async ({
  page,
}) => {
  const lab = await openBearoff(page, `?seed=${SEED}&rotation=1&games=1000`);
  await expectStep(lab, 'rotated');
  await next(lab).click();
  await ready(lab);
  await lab.evaluate((/** @type {import('./helpers/bearoff.js').BearoffLab} */ it) => it.roll(1000));
  await expect(next(lab)).toHaveText('Roll on to 2,592 games');
  await next(lab).click();
  await ready(lab);
  expect(await bearoffSnapshot(lab)).toMatchObject({ games: 2592, rotation: 2, blocks: { complete: 2, beyond: 0 } });
  await next(lab).click();
  await ready(lab);
  expect(await bearoffSnapshot(lab)).toMatchObject({ rotation: 0 });
});

test('a seed of errors that was kept after the games gets new dice', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&evaluator=noisy&games=1000`);
  await expectStep(lab, 'worse');
  await lab.evaluate((/** @type {import('./helpers/bearoff.js').BearoffLab} */ it) =>
    it.act.keepSeed({ seed: 7, mean: 40, se: 1 }, 10),
  );
  await expectStep(lab, 'tuned');
  const before = await bearoffSnapshot(lab);
  await next(lab).click();
  await ready(lab);
  const after = await bearoffSnapshot(lab);
  expect(after).toMatchObject({ games: 1000, evaluator: before.evaluator });
  expect(after.seed).not.toBe(before.seed);
  await expectStep(lab, 'worse');
});

test('games of any position that are cut short are played on, and then to the end', async ({ page }) => {
  // Two last checkers of each side: games take no time.
  const lab = await openContact(page, '?position=AwAgABIAAAAAAA&seed=7&games=100&horizon=1');
  await expectStep(lab, 'cut');
  await expect(guide(lab)).toContainText('After 1 roll the evaluation');
  await next(lab).click();
  await contactReady(lab);
  expect(await contactSnapshot(lab)).toMatchObject({ playedOn: { games: 100 } });
  await expect(next(lab)).toHaveText('Roll to the end');
  await next(lab).click();
  await contactReady(lab);
  expect(await contactSnapshot(lab)).toMatchObject({ horizon: null });
});
