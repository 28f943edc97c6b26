// The address of the bear-off page holds everything that the reader does, and opens it again.

import { expect, test } from './helpers/test.js';
import { writtenAddress } from './helpers/address.js';
import {
  FIFTEEN_EACH,
  FOUR_EACH,
  IDS,
  SEED,
  choose,
  openBearoff,
  playRoll,
  ready,
  roll,
  setPosition,
  snapshotOf,
} from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** What can be seen beyond the snapshot. @param {Locator} lab */
const looks = (lab) =>
  lab.evaluate((/** @type {BearoffLab} */ it) => ({
    wanted: it.state.wanted,
    view: { ...it.state.view, hidden: [...it.state.view.hidden] },
    list: it.state.gamesShown,
    speed: it.state.speed,
    compared: it.frame.estimates().map(({ id }) => id),
    made: it.rolling.made,
  }));

/**
 * Opens the address as it is now in a page that knows nothing, and expects to find the same.
 * @param {Page} page
 * @param {Locator} lab
 */
async function expectSameElsewhere(page, lab) {
  const [snapshot, seen] = [await snapshotOf(lab), await looks(lab)];
  const address = await writtenAddress(page);
  await page.goto('about:blank');
  await openBearoff(page, address);
  expect(await snapshotOf(lab), address).toEqual(snapshot);
  expect(await looks(lab), address).toEqual(seen);
  // And its own address says the same.
  expect(await writtenAddress(page)).toBe(address);
  return address;
}

test('before anything is done there is nothing to say', async ({ page }) => {
  await openBearoff(page, '');
  expect(await writtenAddress(page)).toBe('');
});

test('position, evaluator, scale, players, seed and games', async ({ page }) => {
  const lab = await openBearoff(page, '');
  await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fourEach');
  await ready(lab);
  await choose(lab, 'evaluator', 'oneSided');
  await choose(lab, 'scale', 'threeLevels');
  await choose(lab, 'blue', 'fewestPips');
  await choose(lab, 'white', 'pipCount');
  await lab.getByRole('textbox', { name: 'Seed' }).fill('0xabc');
  await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await ready(lab);
  await roll(lab, 1500);
  const address = await expectSameElsewhere(page, lab);
  expect(Object.fromEntries(new URLSearchParams(address.slice(1)))).toEqual({
    v: '1',
    position: IDS.fourEach,
    evaluator: 'one-sided',
    scale: 'three-levels',
    blues: 'fewest-pips',
    whites: 'pip-count',
    seed: '0xabc',
    games: '1500',
  });
});

for (const evaluator of ['exact', 'even', 'backwards', 'noisy']) {
  test(
    `the evaluator ${evaluator}, with its errors`,
    evaluator === 'noisy' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openBearoff(page, `?seed=${SEED}`);
      await choose(lab, 'evaluator', evaluator);
      if (evaluator === 'noisy') {
        await lab.getByRole('slider', { name: /^Errors of up to/ }).fill('25');
        await ready(lab);
        await lab.getByRole('button', { name: 'New errors' }).click();
        await ready(lab);
      }
      await roll(lab, 300);
      await expectSameElsewhere(page, lab);
    },
  );
}

test('White on roll, of the article’s position and of another', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}`);
  await lab.getByRole('radiogroup', { name: 'On roll' }).getByRole('radio', { name: 'White' }).check();
  await ready(lab);
  await roll(lab, 100);
  await expectSameElsewhere(page, lab);
  await setPosition(lab, { ...FOUR_EACH, onRoll: 'o' });
  await roll(lab, 100);
  await expectSameElsewhere(page, lab);
  // White on roll with the article's position, mirrored.
  await setPosition(lab, { x: [0, 0, 0, 0, 0, 1], o: [4, 0, 0, 0, 0, 0], onRoll: 'o' });
  await roll(lab, 100);
  await expectSameElsewhere(page, lab);
});

test('a roll that was played on the board', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}`);
  await playRoll(lab, 4, 2);
  await roll(lab, 50);
  await expectSameElsewhere(page, lab);
});

test('a position of fifteen checkers', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}`);
  await setPosition(lab, FIFTEEN_EACH);
  await choose(lab, 'evaluator', 'oneSided');
  await roll(lab, 200);
  await expectSameElsewhere(page, lab);
});

test('a game that is stepped through, halfway', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&position=${IDS.fourEach}`);
  await roll(lab, 7);
  await lab.getByRole('button', { name: 'Roll by roll' }).click();
  await lab.getByRole('button', { name: 'Next roll' }).click();
  await ready(lab);
  expect((await looks(lab)).made).toBe(2);
  const steps = lab.locator('.micro li');
  const seen = await steps.allTextContents();
  const address = await expectSameElsewhere(page, lab);
  expect(address).toContain('half=2');
  await expect(lab.getByRole('heading', { name: 'Game 8', exact: true })).toBeVisible();
  await expect(lab.getByRole('button', { name: 'Next roll' })).toBeVisible();
  expect(await steps.allTextContents()).toEqual(seen);
});

test('what the chart and the list show', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}&games=100`);
  for (const option of ['Compare estimates', 'Average luck', 'Log axis', '95% bands', 'Expected funnel']) {
    await lab.getByRole('checkbox', { name: option }).click();
    await ready(lab);
  }
  await lab.getByRole('button', { name: 'First', exact: true }).click();
  await lab.getByRole('combobox', { name: 'Speed' }).selectOption('100');
  await lab.getByRole('button', { name: 'backwards' }).click();
  await ready(lab);
  expect((await looks(lab)).compared).toEqual(['exact', 'oneSided', 'pipCount', 'backwards']);
  await expectSameElsewhere(page, lab);
});

test('the controls show what the address says, whatever it may be', async ({ page }) => {
  const lab = await openBearoff(page, '?evaluator=noisy&noise=80&errors=7&scale=flat&blues=even&whites=noisy&speed=10');
  await expect(lab.getByRole('slider', { name: 'Errors of up to 80 points' })).toHaveValue('80');
  await expect(lab.getByRole('combobox', { name: 'Luck is estimated by' })).toHaveValue('noisy');
  await expect(lab.getByRole('combobox', { name: 'Scale of its chances' })).toHaveValue('flat');
  await expect(lab.getByRole('combobox', { name: 'Blue’s plays are chosen by' })).toHaveValue('even');
  await expect(lab.getByRole('combobox', { name: 'White’s plays are chosen by' })).toHaveValue('noisy');
  await expect(lab.getByRole('combobox', { name: 'Speed' })).toHaveValue('10');
});

test('what the address says and cannot be is said, and the rest is taken', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(
    page,
    '?position=AAAAAAAAAAAAAA&evaluator=oracle&scale=steep&blues=me&noise=101&games=10',
  );
  const note = lab.getByRole('status').filter({ hasText: 'wasn’t recognised' });
  await expect(note.getByRole('listitem')).toHaveText([
    // An ID that cannot be rolled out says why.
    /^position: “AAAAAAAAAAAAAA”\s*The board is empty\. The last position is kept\.\s*$/,
    'evaluator: “oracle”',
    'noise: “101”',
    'blues: “me”',
  ]);
  expect(await snapshotOf(lab)).toMatchObject({
    positionId: IDS.article,
    evaluator: 'pipCount',
    scale: 'steep',
    players: { x: 'exact', o: 'exact' },
    games: 10,
  });
});

test('a hash that the reader types is taken, also by controls that were used', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}`);
  await choose(lab, 'evaluator', 'exact');
  await choose(lab, 'blue', 'pipCount');
  await page.evaluate((id) => {
    location.hash = `#position=${id}&evaluator=even&blues=fewest-pips&games=30`;
  }, IDS.fourEach);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(30);
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ positionId: IDS.fourEach, evaluator: 'even', games: 30 });
  await expect(lab.getByRole('combobox', { name: 'Luck is estimated by' })).toHaveValue('even');
  await expect(lab.getByRole('combobox', { name: 'Blue’s plays are chosen by' })).toHaveValue('fewestPips');
});

test('of two addresses one after the other only the second is rolled', async ({ page }) => {
  const lab = await openBearoff(page, `?seed=${SEED}`);
  await page.evaluate(async (id) => {
    location.hash = `#position=${id}&games=500`;
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = '#evaluator=even&games=70';
  }, IDS.fourEach);
  await expect.poll(async () => (await snapshotOf(lab)).evaluator).toBe('even');
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ positionId: IDS.article, evaluator: 'even', games: 70 });
});
