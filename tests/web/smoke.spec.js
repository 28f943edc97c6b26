// One test of each lab, for `cargo xtask test --quick`: it opens, its games are the known ones, and nothing goes wrong.

import { readFileSync } from 'node:fs';
import * as bearoff from './helpers/bearoff.js';
import * as contact from './helpers/contact.js';
import * as council from './helpers/council.js';
import * as cube from './helpers/cube.js';
import { perfect, perfectChance } from './helpers/bear-off-player.js';
import { firstBearoff, leavesOf } from './helpers/golden.js';
import { equityOf } from './helpers/cubeful-player.js';
import * as hand from './helpers/hand.js';
import * as handCube from './helpers/hand-cube.js';
import * as twoChecker from './helpers/lab.js';
import * as pairs from './helpers/pairs.js';
import { expect, test } from './helpers/test.js';
import * as walk from './helpers/walk.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What each lab is seen to do. @type {Record<string, (page: Page) => Promise<void>>} */
const PLAYED = {
  'two-checker': async (page) => {
    const lab = await twoChecker.openLab(page, '0x2a61');
    await twoChecker.roll(lab, 999);
    const { games, leaves } = await twoChecker.snapshotOf(lab);
    expect({ games, leaves }).toEqual({ games: 999, leaves: leavesOf('0x2a61', 999) });
    await expect(lab.getByRole('heading', { name: 'Game 999' })).toBeVisible();
  },

  bearoff: async (page) => {
    const { games, wins, mean } = firstBearoff();
    const lab = await bearoff.openBearoff(page, `?seed=1&position=${bearoff.IDS.fourEach}&evaluator=exact`);
    await bearoff.roll(lab, games);
    const { plain, reduced, exact } = await bearoff.snapshotOf(lab);
    expect(plain.mean).toBe((100 * wins) / games);
    expect(Number(reduced.mean)).toBeCloseTo(mean, 6);
    expect(Number(exact?.perfect)).toBeCloseTo(100 * perfectChance(hand.START.x, hand.START.o), 4);
    await expect(lab.locator('.sentence')).toContainText('1,000 games: plain 68.3%');
  },

  pairs: async (page) => {
    const lab = await pairs.openPairs(page);
    await pairs.roll(lab, 1000);
    const { decision, exact, couplings } = await pairs.snapshotOf(lab);
    const [a, b] = [decision.a, decision.b].map((left) => 100 * (1 - perfectChance(decision.position.o, left ?? [])));
    expect(exact?.a).toBeCloseTo(a, 4);
    expect(exact?.difference).toBeCloseTo(a - b, 4);
    // Rank-coupled, with luck subtracted: within four standard errors of a spread of 6.8 points.
    expect(Math.abs(Number(couplings?.ranked.reduced.mean) - (a - b))).toBeLessThan((4 * 6.9) / Math.sqrt(1000));
    await expect(lab.locator('.tiles')).toContainText('1,000');
  },

  cube: async (page) => {
    const lab = await cube.openCube(page, '?seed=0x2a61&estimator=exact');
    await cube.roll(lab, 1000);
    const { games, reduced, exact } = await cube.snapshotOf(lab);
    expect(games).toBe(1000);
    // Jacoby's paradox, centred: the first case of the reference. With exact luck every game returns it.
    expect(exact?.value).toBeCloseTo(cube.REFERENCE.cases[0].value_centred, 6);
    expect(Number(reduced.mean)).toBeCloseTo(cube.REFERENCE.cases[0].value_centred, 6);
    await expect(lab.locator('.tiles .reduced')).toContainText('+0.111');
  },

  hand: async (page) => {
    const lab = await hand.openHand(page);
    await hand.playGame(lab, perfect);
    const { games, reduced } = await hand.snapshotOf(lab);
    expect(games).toBe(1);
    // Whoever plays perfectly has the exact value in every game.
    expect(Number(reduced.mean)).toBeCloseTo(100 * perfectChance(hand.START.x, hand.START.o), 4);
    await expect(lab.locator('.tiles')).toContainText('65.9%');
  },

  'hand-cube': async (page) => {
    const lab = await handCube.openHandCube(page);
    await handCube.playPerfectly(lab);
    const { games, reduced } = await handCube.snapshotOf(lab);
    expect(games).toBe(1);
    // Whoever plays, doubles and takes perfectly has the exact value in every game.
    expect(Number(reduced.mean)).toBeCloseTo(equityOf(handCube.START.x, handCube.START.o, 'centred'), 5);
    await expect(lab.locator('.said')).toContainText('You made no mistake.');
  },

  walk: async (page) => {
    const lab = await walk.openWalk(page);
    await walk.roll(lab, 1000);
    const { walks, length, exact } = await walk.snapshotOf(lab);
    const { mean, sd } = walk.REFERENCE.walk_professional_games.total_T;
    expect(walks).toBe(1000);
    expect(exact.total.mean).toBeCloseTo(mean, 4);
    expect(Math.abs(Number(length.mean) - mean)).toBeLessThan((4 * sd) / Math.sqrt(1000));
    await expect(lab.locator('.tiles')).toContainText('4.55');
  },

  council: async (page) => {
    const lab = await council.openCouncil(page, '?seed=5&s2=4');
    await council.roll(lab, 1000);
    const { trials, rates, exact } = await council.snapshotOf(lab);
    expect(trials).toBe(1000);
    // Each within four standard errors of what the reference says, 50 / √1000 at the most.
    for (const [rule, known] of Object.entries(council.REFERENCE[4].plain)) {
      expect(Number(exact[/** @type {council.Rule} */ (rule)]), rule).toBeCloseTo(known, 4);
      expect(Math.abs(Number(rates[/** @type {council.Rule} */ (rule)]) - known), rule).toBeLessThan(6.4);
    }
    await expect(lab.locator('.rates')).toContainText('63.788%');
  },

  contact: async (page) => {
    const lab = await contact.openContact(page, `?seed=0x2a61&position=${contact.ACE_POINT}`);
    await contact.roll(lab, 20);
    const { games, plain, reduced, equivalentGames } = await contact.snapshotOf(lab);
    expect(games).toBe(20);
    // White bears off against two checkers: Blue loses nearly always, single games and some gammons.
    expect(Number(reduced.mean)).toBeGreaterThan(-1.3);
    expect(Number(reduced.mean)).toBeLessThan(-0.7);
    // Luck is worth measuring, whatever the network has learnt.
    expect(Number(equivalentGames)).toBeGreaterThan(2);
    expect(Number(reduced.se)).toBeLessThan(Number(plain.se));
    await expect(lab.locator('.tiles')).toContainText('20');
  },
};

test('every lab that is built has a test here', { tag: '@smoke' }, () => {
  const manifest = String(readFileSync(new URL('../../wasm-pack.toml', import.meta.url)));
  const labs = manifest.split(/^\[+(?=[\w.]+\]+$)/m).filter((table) => table.startsWith('labs]]'));
  const names = labs.map((table) => /^name = "([\w-]+)"$/m.exec(table)?.[1]);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(PLAYED).sort()).toEqual(names.sort());
});

for (const [name, play] of Object.entries(PLAYED)) {
  test(`${name} opens, its games are the known ones, and nothing goes wrong`, { tag: '@smoke' }, async ({ page }) => {
    const wrong = uncaughtErrors(page);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
    });
    await play(page);
    expect(wrong).toEqual([]);
  });
}

test('the story opens, its figures live, its games are the known ones, and nothing goes wrong', {
  tag: '@smoke',
}, async ({ page }) => {
  const wrong = uncaughtErrors(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
  });
  await page.goto('./story.html?dare.luck=62.5,-12.5,75,-25#dare');
  // With the correct luck every game is 37.5%.
  await expect(page.locator('#dare .said')).toContainText('37.5% ± 0.0');
  await page.locator('#any').scrollIntoViewIfNeeded();
  await expect(page.locator('#any')).toHaveAttribute('data-live');
  expect(wrong).toEqual([]);
});
