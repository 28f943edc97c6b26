// The fit of the walk lab: three moments in, A, M and S out or a sentence why not, both kinds of games beside each other, and the way back
// into the lab.

import { writtenAddress } from './helpers/address.js';
import { REFERENCE, openWalk, ready, snapshotOf } from './helpers/walk.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/walk.js').WalkLab} WalkLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const QUERY = '?seed=0x2a61&games=1000&lang=en';

/** Floodgate's moments, by sums over the density of X after each move (tests/walk/fit.rs). */
const FLOODGATE = { mean: 132.6846194593406, sd: 32.4026962735463, c3: 16763.825043751 };

/** @param {Locator} lab */
const card = (lab) => lab.locator('.fit-card');

/** @param {Locator} lab @param {string} name */
const field = (lab, name) => card(lab).getByRole('textbox', { name });

/** Types into a field. @param {Locator} lab @param {string} name @param {string | number} value */
async function type(lab, name, value) {
  await field(lab, name).fill(String(value));
  await field(lab, name).press('Enter');
  await ready(lab);
}

/** @param {Locator} lab @param {{mean: number, sd: number, c3: number}} moments */
async function typeAll(lab, { mean, sd, c3 }) {
  await type(lab, 'Mean length', mean);
  await type(lab, 'SD of lengths', sd);
  await type(lab, 'Third central moment', c3);
}

/** A, M and S as the page has them: in full, and as they are written. @param {Locator} lab */
const fitted = (lab) =>
  card(lab)
    .locator('.fitted data')
    .evaluateAll((all) => all.map((one) => ({ value: Number(one.getAttribute('value')), written: one.textContent })));

/** @param {Locator} lab  cells of the table, by row */
const rowsOf = (lab) =>
  card(lab)
    .locator('table.fits tbody tr')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.getAttribute('data-row'),
          [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()),
        ]),
      ),
    );

for (const [name, moments, [a, m, s]] of /** @type {const} */ ([
  ['professionals’ games', REFERENCE.walk_professional_games.total_T, [0.2474, 95.46, 21.72]],
  ['games on floodgate', FLOODGATE, [0.2262, 107.4, 25.13]],
])) {
  test(`the moments of ${name} give back the blog’s A, M and S within 1e-6`, async ({ page }) => {
    const lab = await openWalk(page, QUERY);
    await typeAll(lab, moments);
    const found = await fitted(lab);
    // Fields round moments to six decimals: mean and SD by 5e-7 at most, which is S / SD < 1.3 times that in S.
    for (const [i, wanted] of [a, m, s].entries()) expect(Math.abs(found[i].value - wanted)).toBeLessThan(1e-6);
    expect(found.map(({ written }) => written)).toEqual([a.toFixed(4), m.toFixed(2), s.toFixed(2)]);
  });
}

test('both presets stand beside each other, with what the blog reads from the differences', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const { mean, sd, c3 } = REFERENCE.walk_professional_games.total_T;
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const rows = await rowsOf(lab);
  const pairs = [
    ['mean', mean, FLOODGATE.mean],
    ['sd', sd, FLOODGATE.sd],
  ];
  for (const [name, one, other] of pairs) expect(rows[name].slice(0, 2)).toEqual([one.toFixed(2), other.toFixed(2)]);
  expect(rows.c3).toEqual([whole.format(c3), whole.format(FLOODGATE.c3), '+6,307']);
  expect([rows.a, rows.m, rows.s]).toEqual([
    ['0.2474', '0.2262', '−0.0212'],
    ['95.46', '107.40', '+11.94'],
    ['21.72', '25.13', '+3.41'],
  ]);
  // E[T] − 1 by the closed form, (1 / A + ρ)² + 1/4 − 1: right to 4e-5.
  const walk = (/** @type {number} */ of) => ((1 / of + REFERENCE.closed_forms.rho) ** 2 - 0.75).toFixed(2);
  expect(rows.walk).toEqual([walk(0.2474), walk(0.2262), '+3.64']);
  // A little under 4%.
  expect(rows.fourth[0]).toBe(REFERENCE.walk_professional_games.gamma3_matched.fourthroot_ratio.toFixed(4));
  const claims = card(lab).locator('.fit-claims');
  await expect(claims).toContainText(
    'about 12 more other moves (here 11.94: M is 95.46 for professionals and 107.40 for programs). Programs play on',
  );
  await expect(claims).toContainText(
    `about 3 more moves (here 3.64). Programs agree on lines, so a move changes X less. The blog rounds the walks to 21 and 24 moves; here they take ${walk(0.2474)} and ${walk(0.2262)}.`,
  );
});

test('why a game has other moves is said with the spread that one parameter gives', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const { sd, actual_sd: actual } = REFERENCE.walk_professional_games.single_parameter_fit;
  const said = card(lab).locator('.no-walk');
  await expect(said).toContainText(
    'Opening moves follow known lines, forced moves leave no choice, and closing moves no longer change the result',
  );
  await expect(said).toContainText(`has an SD of ${sd.toFixed(1)} moves; the games have ${actual.toFixed(1)}`);
  await expect(said).toContainText('10⁸ simulated games');
});

test('moments that no model has are refused in a sentence with the numbers, and lose nothing', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const before = await snapshotOf(lab);
  const refused = card(lab).locator('.fit-refused');
  // The walk of professional games: 21.64 moves, SD 17.48.
  const { mean, sd } = REFERENCE.walk_professional_games.walk;
  for (const [name, value, says] of [
    [
      'Mean length',
      '20',
      `M would be negative. The walk with this third moment takes ${mean.toFixed(2)} moves on average, but the games take 20.00`,
    ],
    [
      'SD of lengths',
      '17',
      `S² would be negative. The walk with this third moment has an SD of ${sd.toFixed(2)} moves, but the games have 17.00`,
    ],
    // c3 of T at A = 1, 17.736, by the density of X after each move.
    ['Third central moment', '-5', 'No A gives the third moment −5. A walk has 17.74 at A = 1'],
  ]) {
    const good = await field(lab, name).inputValue();
    await type(lab, name, value);
    await expect(refused).toContainText(says);
    await expect(card(lab).getByRole('button', { name: 'Use these in the lab' })).toHaveCount(0);
    await expect(field(lab, name)).toHaveValue(value);
    await type(lab, name, good);
    await expect(refused).toHaveCount(0);
  }
  for (const [name, bad] of [
    ['Mean length', '-3'],
    ['SD of lengths', '1001'],
    ['Third central moment', 'skewed'],
  ]) {
    await type(lab, name, bad);
    await expect(card(lab).getByRole('alert')).toContainText('. The last valid value still counts.');
    await expect(field(lab, name)).toHaveValue(bad);
    expect((await fitted(lab)).map(({ written }) => written)).toEqual(['0.2474', '95.46', '21.72']);
  }
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a fit is used in the lab, with as many walks, and undone', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const before = await snapshotOf(lab);
  const use = card(lab).getByRole('button', { name: 'Use these in the lab' });
  await expect(use).toBeDisabled();
  await expect(card(lab)).toContainText('The lab already uses this model.');
  await card(lab).getByRole('combobox', { name: 'Moments' }).selectOption('floodgate');
  await ready(lab);
  // A fit alone changes nothing.
  expect(await snapshotOf(lab)).toEqual(before);
  await use.click();
  await ready(lab);
  const { model, walks } = await snapshotOf(lab);
  expect({ model, walks }).toEqual({ model: { a: 0.2262, m: 107.4, s: 25.13 }, walks: 1000 });
  await expect(lab.getByRole('combobox', { name: 'Games', exact: true })).toHaveValue('floodgate');
  await expect(card(lab)).toBeVisible();
  // Moments stand in no address, the model does.
  expect(await writtenAddress(page)).toContain('a=0.2262&m=107.4&s=25.13');
  await lab.getByRole('button', { name: 'Undo change' }).click();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  // By keys, too: the button keeps the focus, and no field takes the key for its own text.
  await use.focus();
  await page.keyboard.press('Enter');
  await ready(lab);
  expect((await snapshotOf(lab)).model.a).toBe(0.2262);
  await expect(use).toBeFocused();
  await page.keyboard.press('Control+z');
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});
