// The address of the page of pairs holds everything that the reader does, and opens it again.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import { SIX_EACH, THREE_EACH, decide, openPairs, ready, roll, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Locator} lab */
const stateOf = (lab) =>
  lab.evaluate((/** @type {PairsLab} */ it) => ({
    wanted: it.state.wanted,
    coupling: it.state.coupling,
    view: { ...it.state.view, hidden: [...it.state.view.hidden] },
    made: it.rolling.made,
  }));

test('before anything is done there is nothing to say', async ({ page }) => {
  await openPairs(page, '');
  expect(await writtenAddress(page)).toBe('');
});

test('decision, coupling, evaluators, rotation, seed, pairs and half a pair come back', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openPairs(page, '');
  await decide(lab, { ...SIX_EACH, a: SIX_EACH.b, b: SIX_EACH.a });
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.act.couple('same');
    it.act.measure({ evaluator: 'noisy', ranking: 'oneSided', rotation: true, noise: { size: 7, seed: 3 } });
    it.act.changeView({ allTables: true });
    it.act.toggleSeries('nearest', true);
  });
  await ready(lab);
  await roll(lab, 72);
  await lab.evaluate((/** @type {PairsLab} */ it) => it.act.step());
  await ready(lab);
  const [snapshot, state] = [await snapshotOf(lab), await stateOf(lab)];
  const address = await writtenAddress(page);
  // Counts on the points 1 to 6, and the games.
  expect(address).toContain('roll=51');
  expect(address).toContain('a=011102');
  expect(address).toContain('b=010211');
  expect(address).toContain('games=72');
  await page.goto('about:blank');
  await openPairs(page, address);
  expect(await snapshotOf(lab)).toEqual(snapshot);
  expect(await stateOf(lab)).toEqual(state);
  expect(await writtenAddress(page)).toBe(address);
});

test('without plays in it the best two are compared', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page, '?roll=21');
  const { decision } = await snapshotOf(lab);
  const listed = await lab.evaluate(
    (/** @type {PairsLab} */ it) => it.prepared.current?.plays.plays.map(({ after }) => after) ?? [],
  );
  expect([decision.a, decision.b]).toEqual(listed.slice(0, 2));
  expect(await writtenAddress(page)).toBe('?roll=21');
});

test('plays that the roll does not allow are said to be none, and all else is taken', async ({ page }) => {
  // The first is legal with 4-3, which is not the roll; the second has too many checkers.
  const lab = await openPairs(page, '?roll=11&a=001010&b=ffffff&seed=9');
  const problems = page.locator('pairs-lab .notice[role=status]');
  await expect(problems).toContainText('a: “001010”');
  await expect(problems).toContainText('b: “ffffff”');
  const { decision, seed } = await snapshotOf(lab);
  expect({ roll: decision.roll, seed }).toEqual({ roll: [1, 1], seed: '0x9' });
  expect(decision.position).toEqual(THREE_EACH.position);
});

test('what is no roll, play or coupling is left out', { tag: '@long' }, async ({ page }) => {
  for (const query of [
    'roll=70',
    'roll=4',
    'roll=4-3',
    'a=00101',
    'a=gggggg',
    'b=best',
    'coupling=Ranked',
    'ranking=fewest-pips',
    'rotation=yes',
    'evaluator=',
  ]) {
    const lab = await openPairs(page, `?${query}`);
    await expect(lab.locator('.notice[role=status]'), query).toContainText(`${query.split('=')[0]}:`);
    expect((await snapshotOf(lab)).decision, query).toEqual(THREE_EACH);
  }
});
