// The scales of the walk lab: how an evaluation is read, as a chance or as centipawns, and what that does to luck and to the blog's numbers.

import { writtenAddress } from './helpers/address.js';
import { REFERENCE, measure, openWalk, ready, roll, rowsOf } from './helpers/walk.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/walk.js').WalkLab} WalkLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const QUERY = '?seed=0x2a61&games=1000';

test('the table of scales has the reference’s numbers, and a row that is chosen is in force', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const table = lab.locator('table.scales');
  const rows = await rowsOf(table);
  expect(rows.map(([, worth]) => worth)).toEqual(['4,740', '38.6', '4.55', '156', '2.22', '0.68', '0.83', '0.219']);
  expect(rows.map(([, , , best]) => best)).toEqual([
    '99.7%',
    '89.5%',
    '106.1%',
    '99.1%',
    '73.2%',
    '40.7%',
    '46.8%',
    '−13.5%',
  ]);
  // Measured is only the scale in force.
  expect(rows.map(([, , measured]) => measured !== '–')).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  await table.getByRole('radio', { name: 'who is ahead' }).click();
  await ready(lab);
  await expect(lab.getByRole('combobox', { name: 'Evaluation read as' })).toHaveValue('sign');
});

test('all scales are measured at once, each as a rollout on it of the same walks would be', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openWalk(page, '?seed=0x2a61&games=5000&share=0.5');
  const table = lab.locator('table.scales');
  const measured = async () => (await rowsOf(table)).map((cells) => cells[2]);
  await lab.getByRole('button', { name: 'Measure all with 5,000 walks' }).click();
  await ready(lab);
  const all = await measured();
  expect(all).not.toContain('–');
  // A ring on every bar; the bars of the three that are worth less than nothing go to the left of 1.
  await expect(table.locator('.seen')).toHaveCount(8);
  await expect(table.locator('.less')).toHaveCount(3);
  // Each in turn with the lab’s own rollout, which has as many walks of the same seed; whatever share is subtracted above.
  for (const [i, scale] of /** @type {const} */ ([
    [0, 'calibrated'],
    [5, 'sign'],
    [7, 'reversed'],
  ])) {
    await measure(lab, { scale });
    expect((await measured())[i], scale).toBe(all[i]);
  }
  // Of another model it says nothing.
  await lab.getByRole('combobox', { name: 'Games' }).selectOption('floodgate');
  await roll(lab, 100);
  await ready(lab);
  expect((await measured()).filter((cell) => cell !== '–')).toHaveLength(1);
});

/** Which readings are chosen. @param {Locator} lab */
const readings = (lab) =>
  lab
    .locator('.moments-card .switches')
    .evaluate((switches) =>
      [...switches.querySelectorAll('input:checked')].map((input) => input.parentElement?.textContent?.trim()),
    );

test('the page begins with the blog’s reading, under which its numbers hold; in the others they don’t', async ({
  page,
}) => {
  const lab = await openWalk(page, QUERY);
  const badges = () => lab.locator('.claims .badge').allTextContents();
  const claims = lab.locator('.claims');
  expect(await readings(lab)).toEqual(['T − 1, without it', 'their fourth roots']);
  expect(await badges()).toEqual(['holds', 'holds']);
  // (1 / 0.2474 + 0.5826)² + 1/4 − 1 and the same of 0.2262; 1.16431^(1/4) = 1.03877.
  await expect(claims).toContainText('20.64');
  await expect(claims).toContainText('24.28');
  await expect(claims).toContainText(
    'The fourth moments differ from the gamma density’s by “a little under 4%”. Here: 3.88%',
  );
  // They are told of both kinds of games, whichever is chosen.
  const said = await claims.allTextContents();
  await lab.getByRole('combobox', { name: 'Games' }).selectOption('floodgate');
  await ready(lab);
  expect(await claims.allTextContents()).toEqual(said);
  await lab.getByRole('radio', { name: 'T, with the deciding move' }).click();
  await ready(lab);
  expect(await badges()).toEqual(['doesn’t hold', 'holds']);
  await expect(claims).toContainText('21.64');
  await lab.getByRole('radio', { name: 'as they are' }).click();
  await ready(lab);
  expect(await badges()).toEqual(['doesn’t hold', 'doesn’t hold']);
  // The address says what a reader has chosen.
  expect(await writtenAddress(page)).toContain('deciding=1&root=0');
});

test('an address that chooses a reading means what it meant when the page began with T and moments as they are', async ({
  page,
}) => {
  const [t, without, raw, roots] = [
    'T, with the deciding move',
    'T − 1, without it',
    'as they are',
    'their fourth roots',
  ];
  for (const [address, expected] of /** @type {const} */ ([
    ['?seed=5&games=100&deciding=0', [without, raw]],
    ['?seed=5&games=100&root=1', [t, roots]],
    ['?seed=5&games=100&deciding=1&root=0', [t, raw]],
    ['?seed=5&games=100#v=1&deciding=0&root=1', [without, roots]],
    ['?seed=5&games=100&deciding=0&root=1#v=1&deciding=1', [t, roots]],
  ])) {
    await page.goto('about:blank');
    expect(await readings(await openWalk(page, address)), address).toEqual(expected);
  }
});

test('what (1 + X) / 2 says at X = 0.5 stands beside the walk’s own winning chance, both of the model at hand', async ({
  page,
}) => {
  const lab = await openWalk(page, QUERY);
  const said = async () =>
    [...(await lab.locator('.logistic').innerText()).matchAll(/([\d.]+)%/g)].map(([, percent]) => Number(percent));
  // tanh has the logistic curve: (1 + tanh(V / 1200)) / 2 = 1 / (1 + exp(−V / 600)), at X = 0.5 three quarters.
  expect(await said()).toEqual([75, Number((100 * REFERENCE.walk_professional_games.win_from_x['0.50']).toFixed(1))]);
  await expect(lab.locator('.logistic')).toContainText('It is not the walk’s own winning chance: at X = +0.5');
  await lab.evaluate((/** @type {WalkLab} */ it) => {
    it.model = { a: 0.5, m: 0, s: 0 };
  });
  await ready(lab);
  const [linear, win] = await said();
  expect(linear).toBe(75);
  // The reference's closed form, 1/2 + x / 2(1 + ρA), is near at larger moves, too.
  expect(Math.abs(win - (50 + 25 / (1 + REFERENCE.closed_forms.rho * 0.5)))).toBeLessThan(0.5);
  await measure(lab, { scale: 'linear' });
  await expect(lab.locator('.about')).toContainText(
    'the logistic curve of V with scale 600. It is not the walk’s own winning chance',
  );
});
