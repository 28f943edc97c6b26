// Which plays are compared: all legal ones with what they are worth, two of which are chosen, and what is refused.

import { expect, test } from './helpers/test.js';
import { SIX_EACH, THREE_EACH, decide, openPairs, pick, plays, ready, roll, snapshotOf } from './helpers/pairs.js';

/** @typedef {import('./helpers/pairs.js').PairsLab} PairsLab */

test('all plays of the roll are listed, best first, with their exact values', async ({ page }) => {
  const lab = await openPairs(page);
  const listed = await plays(lab);
  // Their chances are those of tests/golden/pairs.json: 0.374785… and 0.351444…, 2.334 points apart. Three checkers on 6, 5
  // and 4 and the dice 4 and 3: 4/off with 6/3 or 5/2; 6/2 with 6/… no second one there is, so 5/2 or 4/1; 5/1 with 6/3 or 4/1.
  expect(listed.map(([play]) => play).sort()).toEqual([
    '5/1 4/1',
    '5/2 4/off',
    '6/2 4/1',
    '6/2 5/2',
    '6/3 4/off',
    '6/3 5/1',
  ]);
  expect(listed.slice(0, 2)).toEqual([
    ['6/3 4/off', '37.48%', 'best'],
    ['5/2 4/off', '35.14%', '−2.33'],
  ]);
  const lost = listed.slice(1).map(([, , points]) => Number(points?.replace('−', '-')));
  expect(lost).toEqual([...lost].sort((one, other) => other - one));
});

test('who chooses for A what B has gives B what A had, and begins again', async ({ page }) => {
  const lab = await openPairs(page);
  await roll(lab, 100);
  await pick(lab, 'A', '5/2 4/off').check();
  await ready(lab);
  await expect(pick(lab, 'B', '6/3 4/off')).toBeChecked();
  const { pairs, decision, exact } = await snapshotOf(lab);
  expect({ pairs, a: decision.a, b: decision.b }).toEqual({ pairs: 0, a: THREE_EACH.b, b: THREE_EACH.a });
  // −2.334 points, see above.
  expect(exact.difference).toBeCloseTo(-2.334, 2);
  await pick(lab, 'B', '6/2 5/2').check();
  await ready(lab);
  expect((await snapshotOf(lab)).decision).toMatchObject({ a: THREE_EACH.b, b: [0, 2, 0, 1, 0, 0] });
});

test('the list is one group of choices for each play, that the keyboard goes through', async ({ page }) => {
  const lab = await openPairs(page);
  await pick(lab, 'B', '5/2 4/off').focus();
  await page.keyboard.press('ArrowDown');
  await ready(lab);
  await expect(pick(lab, 'B', '6/2 5/2')).toBeChecked();
  await expect(pick(lab, 'A', '6/3 4/off')).toBeChecked();
});

test('another roll has other plays, of which the best two are compared', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page);
  await lab.getByRole('combobox', { name: 'Roll', exact: true }).selectOption('66');
  await ready(lab);
  // Three checkers go off: that is the only play.
  await expect(lab.getByText('This roll has only one play')).toBeVisible();
  expect(await plays(lab)).toHaveLength(1);
  const { decision } = await snapshotOf(lab);
  expect(decision).toMatchObject({ roll: [6, 6], a: [0, 0, 0, 0, 0, 0], b: [0, 0, 0, 0, 0, 0] });
  // And nothing lies between a play and itself.
  await roll(lab, 100);
  expect((await snapshotOf(lab)).couplings.ranked.plain).toMatchObject({ mean: 0, sd: 0 });
});

test('decisions to learn from set position, roll and both plays', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page);
  const list = lab.getByRole('combobox', { name: 'Example decisions' });
  const options = await list
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((it) => /** @type {HTMLOptionElement} */ (it).value));
  expect(options.length).toBeGreaterThan(1);
  for (const option of options) {
    await list.selectOption(option);
    await ready(lab);
    await expect(list).toHaveValue(option);
    const { decision, exact } = await snapshotOf(lab);
    expect(decision.a).not.toEqual(decision.b);
    expect(exact.difference).not.toBeNull();
  }
});

test('beyond six checkers the plays are listed by the one-sided database, and nothing is called exact', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openPairs(page);
  const x = [2, 2, 2, 2, 1, 1];
  // 6/off 5/4 and 6/1 5/off… are what a 6-1 leaves to choose from.
  await lab.evaluate(
    (/** @type {PairsLab} */ it, checkers) => it.act.editPosition({ x: checkers, o: checkers, onRoll: 'x' }),
    x,
  );
  await ready(lab);
  await expect(lab.getByText('by the one-sided database')).toBeVisible();
  await roll(lab, 50);
  const { exact, couplings } = await snapshotOf(lab);
  expect(exact).toEqual({ a: null, b: null, difference: null });
  expect(couplings.ranked.reduced.mean).not.toBeNull();
  expect(couplings.ranked.reduced.exact).toEqual({ mean: null, sd: null });
});

test('a decision may be given by a host page; what is no position, roll or play of it is refused, and changes nothing', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openPairs(page);
  expect(await decide(lab, SIX_EACH)).toBeNull();
  expect((await snapshotOf(lab)).decision).toEqual(SIX_EACH);
  const refused = async (/** @type {object} */ change) => decide(lab, { ...SIX_EACH, ...change });
  // 4/off 5/4 moves six pips with the dice 4 and 1: not with 5 and 1.
  expect(await refused({ a: [0, 1, 0, 2, 0, 2] })).toMatchObject({
    name: 'RolloutLabError',
    code: 'IllegalPlay',
    argument: 'a',
  });
  expect(await refused({ b: SIX_EACH.position.x })).toMatchObject({
    name: 'RolloutLabError',
    code: 'IllegalPlay',
    argument: 'b',
  });
  expect(await refused({ roll: [5, 7] })).toMatchObject({ name: 'RolloutLabError', argument: 'roll' });
  expect(await refused({ position: { ...SIX_EACH.position, o: [0, 0, 0, 0, 0, 0] } })).toMatchObject({
    code: 'PositionFinished',
  });
  expect((await snapshotOf(lab)).decision).toEqual(SIX_EACH);
});

test('with White on roll the plays are hers, and so are the chances', { tag: '@long' }, async ({ page }) => {
  const lab = await openPairs(page);
  const { x, o } = THREE_EACH.position;
  expect(await decide(lab, { ...THREE_EACH, position: { x: o, o: x, onRoll: 'o' } })).toBeNull();
  const { exact } = await snapshotOf(lab);
  // The same as of X in the same place, to the rounding of the tables.
  expect(exact.a).toBeCloseTo(37.4786, 3);
  expect(exact.difference).toBeCloseTo(2.3341, 3);
});

test('a play that is still to be seen after another position was set up is none of its roll', async ({ page }) => {
  const lab = await openPairs(page);
  const said = await lab.evaluate(async (/** @type {PairsLab} */ it) => {
    const radios = /** @type {HTMLInputElement[]} */ ([...it.renderRoot.querySelectorAll('.plays .pick.a input')]);
    const fifteen = [3, 3, 3, 2, 2, 2];
    it.act.editPosition({ x: fifteen, o: fifteen, onRoll: 'x' });
    // In the same task, so that no frame has drawn anything else.
    const { checked, isConnected } = radios[2];
    radios[2].click();
    await it.settled();
    return {
      pressed: [checked, isConnected],
      failure: it.failure,
      wanted: it.state.wanted.a,
      position: it.decision.position.x,
    };
  });
  expect(said).toEqual({ pressed: [false, true], failure: null, wanted: null, position: [3, 3, 3, 2, 2, 2] });
});

test('plays that the core refuses when they are made ready stop nothing: the best two are compared', async ({
  page,
}) => {
  const lab = await openPairs(page);
  // As it was asked for before the page looked whose plays they are: three checkers to the ace point, which 4-3 does not do.
  const { failure, a } = await lab.evaluate(async (/** @type {PairsLab} */ it) => {
    it.act.decide({ a: [3, 0, 0, 0, 0, 0] });
    await it.settled();
    return { failure: it.failure, a: it.decision.a };
  });
  expect({ failure, a }).toEqual({ failure: null, a: THREE_EACH.a });
});
