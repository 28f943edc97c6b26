// A rollout that is played by hand, by players who follow a script: whoever plays perfectly has the exact value in every
// game, and what somebody else loses is what his mistakes are said to cost. Here the page is looked at, with some games;
// many are played in tests/hand/games.rs.

import { expect, test } from './helpers/test.js';
import { perfect, perfectChance, solver, worst } from './helpers/bear-off-player.js';
import {
  SEED,
  START,
  expectLuckCounted,
  main,
  openHand,
  playGame,
  playGames,
  ready,
  recordsOf,
  snapshotOf,
} from './helpers/hand.js';

/** The core rounds chances to 2⁻²⁵, at every turn of a game. */
const ROUNDING = 1e-4;

/** What the start is worth to Blue, in percent. */
const VALUE = 100 * perfectChance(START.x, START.o);

test('games that are played perfectly, click by click, each come out at the exact value', async ({ page }) => {
  const GAMES = 5;
  const lab = await openHand(page);
  for (let game = 0; game < GAMES; game += 1) await playGame(lab, perfect);
  const records = await recordsOf(lab);
  expect(records).toHaveLength(GAMES);
  for (const { reduced, costs, turns } of records) {
    expect(Math.abs(Number(reduced) - VALUE)).toBeLessThan(ROUNDING);
    expect(costs).toEqual({ x: 0, o: 0 });
    expect(turns.every(({ mistake }) => mistake === null)).toBe(true);
  }
  // Won and lost, lucky and unlucky ones.
  expect(new Set(records.map(({ end }) => end))).toEqual(new Set(['x', 'o']));
  const { games, reduced, plain, own, exact } = await snapshotOf(lab);
  expect(games).toBe(GAMES);
  expect(Math.abs(Number(reduced.mean) - VALUE)).toBeLessThan(ROUNDING);
  expect(Number(plain.sd)).toBeGreaterThan(30);
  expect(Math.abs(Number(exact?.perfect) - VALUE)).toBeLessThan(ROUNDING);
  expect(Math.abs(Number(own) - VALUE)).toBeLessThan(ROUNDING);
  // And on the page.
  // Of so few games the interval is as wide as results are: it supports one decimal.
  await expect(lab.locator('.tiles')).toContainText(VALUE.toFixed(1));
  await expect(lab.locator('.sentence')).toContainText('Your plays cost 0.00 points per game');
  await expect(lab.locator('.mistakes tbody tr')).toHaveCount(GAMES);
  expect(await lab.locator('.mistakes tbody td:last-child').allTextContents()).toEqual(
    Array.from({ length: GAMES }, () => expect.stringMatching(/^\s*none\s*$/)),
  );
});

test('a blunderer’s average settles on the value of his play, and his mistakes are the difference', {
  tag: '@long',
}, async ({ page }) => {
  const value = 100 * solver(worst, perfect)(START.x, START.o);
  expect(VALUE - value).toBeGreaterThan(20);
  const lab = await openHand(page);
  const GAMES = 60;
  await playGames(lab, GAMES, 'worst');
  const { games, reduced, costs, own } = await snapshotOf(lab);
  expect(games).toBe(GAMES);
  // Of 16,000 such rollouts one lies further out than four standard errors.
  expect(Math.abs(Number(reduced.mean) - value)).toBeLessThan(4 * Number(reduced.se));
  // The listed mistakes add up to the difference, but for rounding: in every game and on average.
  let listed = 0;
  for (const record of await recordsOf(lab)) {
    const cost = record.turns.reduce((sum, { mistake }) => sum + (mistake?.cost ?? 0), 0);
    expect(Math.abs(VALUE - cost - Number(record.reduced))).toBeLessThan(ROUNDING);
    listed += cost;
  }
  expect(Math.abs(VALUE - listed / GAMES - Number(reduced.mean))).toBeLessThan(ROUNDING);
  expect(Math.abs(Number(costs?.x.mean) - listed / GAMES)).toBeLessThan(1e-9);
  expect(Math.abs(Number(costs?.x.mean) - (VALUE - value))).toBeLessThan(4 * Number(costs?.x.se));
  expect(costs?.o.mean).toBe(0);
  // What is known of his play so far is between that of his strategy and perfect play.
  expect(Number(own)).toBeGreaterThan(value - ROUNDING);
  expect(Number(own)).toBeLessThan(VALUE - 10);
});

test('luck that is badly estimated leaves games apart, and mistakes as they are', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHand(page, `?seed=${SEED}&evaluator=pip-count`);
  await playGames(lab, 40, 'perfect');
  const { reduced, plain, costs } = await snapshotOf(lab);
  expect(Number(reduced.sd)).toBeGreaterThan(1);
  expect(Number(reduced.sd)).toBeLessThan(Number(plain.sd));
  expect(Math.abs(Number(reduced.mean) - VALUE)).toBeLessThan(4 * Number(reduced.se));
  expect(costs?.x.mean).toBe(0);
});

test('the luck of a roll counts in the game’s luck as soon as it is rolled', async ({ page }) => {
  const lab = await openHand(page);
  await main(lab).click();
  await ready(lab);
  await expectLuckCounted(lab, 0.01);
});

test('a chance that leaves 0–100% is said to', async ({ page }) => {
  const lab = await openHand(page, `?seed=${SEED}&evaluator=backwards`);
  await playGames(lab, 1, 'perfect');
  // All luck is called its opposite: a game that is won by it counts more than 100%, one that is lost less than none.
  const { reduced } = await snapshotOf(lab);
  expect(Math.abs(Number(reduced.mean) - 50)).toBeGreaterThan(50);
  await expect(lab.locator('.sentence')).toContainText(
    'Result minus luck can fall below 0% or rise above 100%. That doesn’t bias its average.',
  );
});
