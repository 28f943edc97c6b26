// Scales of measurement in the walk lab: an evaluation in centipawns, X and chances, two programs, mates, and how far a scale carries.

import { REFERENCE, openWalk, ready, snapshotOf } from './helpers/walk.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

const QUERY = '?seed=0x2a61&games=1000&lang=en';

/** @param {Locator} lab */
const card = (lab) => lab.locator('.measurement-card');

/** @param {Locator} lab @param {string} name @param {string | number} value */
async function type(lab, name, value) {
  const field = card(lab).getByRole('textbox', { name });
  await field.fill(String(value));
  await field.press('Enter');
  await ready(lab);
}

/** @param {Locator} lab @param {string} table  its rows, cell by cell */
const rowsOf = (lab, table) =>
  card(lab)
    .locator(`table.${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));

/** @param {number} x */
const signed = (x) => (x > 0 ? '+' : x < 0 ? '−' : '') + Math.abs(x).toFixed(4);

/** X and (1 + X) / 2 as the page writes them, by their definitions. @param {number} v @param {number} scale */
const expected = (v, scale) => [
  signed(Math.tanh(v / scale)),
  `${(100 / (1 + Math.exp((-2 * v) / scale))).toFixed(1)}%`,
];

test('an evaluation is read as X, by the logistic curve, and as the walk’s own chance', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  // 600 ln 3 = 659.17: X is 0.4999.
  await type(lab, 'V: evaluation', 659);
  const rows = await rowsOf(lab, 'units');
  const values = [659, 0, 100, 300, 1000, 2000, 3000];
  expect(rows.map(([v]) => v)).toEqual([
    'V = +659',
    'V = 0',
    'V = +100',
    'V = +300',
    'V = +1000',
    'V = +2000',
    'V = +3000',
  ]);
  expect(rows.map((row) => row.slice(1, 3))).toEqual(values.map((v) => expected(v, 1200)));
  // Where X is 1/2 the reference has the chance; it rises by 0.44 for each X there: by 0.01 points at most to here.
  const { win_from_x: win } = REFERENCE.walk_professional_games;
  expect(Math.abs(Number(rows[0][3]?.slice(0, -1)) - 100 * win['0.50'])).toBeLessThan(0.05 + 0.01);
  expect(rows[1][3]).toBe('50.0%');
  // A level position and the next one: what a pawn adds is their difference, each rounded by 0.05 at most.
  expect(Math.abs(Number(rows[1][4]) - (Number(rows[2][3]?.slice(0, -1)) - 50))).toBeLessThan(0.11);
});

test('the scale of F is the reader’s: at 1200 it is a logistic curve of 600', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const check = card(lab).locator('.check');
  // tanh(500 / 1200) = 2 / (1 + exp(−500 / 600)) − 1 = 0.3941.
  const x = signed(2 / (1 + Math.exp(-500 / 600)) - 1);
  expect(x).toBe('+0.3941');
  const said = async () =>
    (await check.innerText()).replaceAll(/[\u00a0\u2060]/g, (of) => (of === '\u2060' ? '' : ' '));
  expect(await said()).toContain(
    'Programmers in Japan know 1200 as the logistic scale 600, because tanh(V / 1200) equals 2 · logistic(V / 600) − 1',
  );
  expect(await said()).toContain(`at V = +500, the first is ${x} and the second ${x}.`);
  expect(await said()).toContain('F is odd, increasing and flat at its ends');
  await type(lab, 'Scale of F', 800);
  const other = signed(Math.tanh(500 / 800));
  expect(await said()).toContain('tanh(V / 800) equals 2 · logistic(V / 400) − 1');
  expect(await said()).toContain(`at V = +500, the first is ${other} and the second ${other}.`);
  expect((await rowsOf(lab, 'units'))[0].slice(1, 3)).toEqual(expected(500, 800));
});

test('two programs whose pawns differ decide alike, have different luck, and one factor converts it', async ({
  page,
}) => {
  const lab = await openWalk(page, QUERY);
  const numbers = async () => (await rowsOf(lab, 'programs')).map((row) => row.slice(1));
  // 300, 100 and −100 less their mean, 100; half as much again; and divided by 1.5.
  expect(await numbers()).toEqual([
    ['+300', '+200', '+450', '+300', '+200'],
    ['+100', '0', '+150', '0', '0'],
    ['−100', '−200', '−150', '−300', '−200'],
  ]);
  const note = card(lab).locator('.programs-note');
  const x = signed(Math.tanh(300 / 1200));
  await expect(note).toContainText(
    `one factor, 1.5, converts it. If F has the scales 1200 and 1800, both get the same X for the first move, ${x} and ${x}`,
  );
  await expect(note).toContainText('over many standard positions and normalise, or convert in the interface');
  await expect(card(lab).locator('table.programs .badge')).toHaveText('chosen by both');
  await type(lab, 'Program 2’s pawn', 0.5);
  expect((await numbers())[0]).toEqual(['+300', '+200', '+150', '+100', '+200']);
  await expect(note).toContainText('1200 and 600');
});

test('terms add up in V, and not in X', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const said = card(lab).locator('.additive');
  const [one, two, sum] = [400, 500, 900].map((v) => signed(Math.tanh(v / 1200)));
  await expect(said).toContainText('shogi turns on material. Most evaluators add terms: 400 and 500 make 900');
  await expect(said).toContainText(`X doesn’t add up: ${one} and ${two} make ${sum}`);
  await expect(said).toContainText('non-additive');
});

test('mates are in order below 30,000, in plies for USI and pairs of them for UCI', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  expect(await rowsOf(lab, 'mates')).toEqual([
    ['score mate 1', '1', '+29,999', '+1.0000'],
    ['score mate 3', '2', '+29,997', '+1.0000'],
    ['score mate 5', '3', '+29,995', '+1.0000'],
    ['score mate −2', '−1', '−29,998', '−1.0000'],
    ['score mate −4', '−2', '−29,996', '−1.0000'],
  ]);
  await expect(card(lab)).toContainText('“score cp” gives centipawns from the engine’s side');
});

test('it is said what an evaluation estimates, its range, and how far order, equal steps and a zero carry', async ({
  page,
}) => {
  const lab = await openWalk(page, QUERY);
  for (const says of [
    'estimates an expectation, not the value of the game',
    'play worse the deeper they search',
    'a pawn is about 100, so capturing one swings V by 200',
    '16 bits, from −32,768 to 32,767',
    '“500 is five pawns” sounds wrong to people',
  ])
    await expect(card(lab)).toContainText(says);
  const kinds = await card(lab).locator('.kinds > div').allInnerTexts();
  expect(kinds.map((kind) => kind.replaceAll(/\s+/g, ' '))).toEqual([
    'Ordinal earthquake intensity Order: pick the best move, search a tree. Judging positions needs no more.',
    'Interval a unit with equal steps Differences and means too: luck, expectations, rollouts. “A pawn is 100” suggests this kind of scale.',
    'Ratio a true zero Multiples too: “twice as far ahead”. V is 0 when the game is even, not at its start. That suggests this kind of scale.',
  ]);
  // A pawn more adds what the table has in its rows of 0 and 2000.
  const rows = await rowsOf(lab, 'units');
  const pawn = (/** @type {string} */ v) => rows.find(([name]) => name === `V = ${v}`)?.[4]?.slice(1);
  await expect(card(lab).locator('.pawns')).toContainText(
    `adds ${pawn('0')} percentage points to the winning chance at V = 0, and ${pawn('+2000')} at V = 2000`,
  );
});

test('the table of equivalent games by scale comes right after it, as its conclusion', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  await expect(card(lab).locator('.conclusion')).toContainText(
    'The next table shows how badly, in plain walks per walk',
  );
  expect(await card(lab).evaluate((it) => it.nextElementSibling?.classList.contains('scales-card'))).toBe(true);
});

test('numbers that make no sense are refused in a sentence, and lose nothing', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const before = [await snapshotOf(lab), await rowsOf(lab, 'units'), await rowsOf(lab, 'programs')];
  for (const [name, bad, says] of [
    ['V: evaluation', '40000', 'Enter a number from −32,768 to 32,767: V has 16 bits.'],
    ['Scale of F', '0', 'Enter a number from 100 to 10,000.'],
    ['Program 2’s pawn', '-1', 'Enter a factor from 0.1 to 10.'],
  ]) {
    await type(lab, name, bad);
    await expect(card(lab).getByRole('alert')).toContainText(says);
    await expect(card(lab).getByRole('textbox', { name })).toHaveValue(bad);
  }
  expect([await snapshotOf(lab), await rowsOf(lab, 'units'), await rowsOf(lab, 'programs')]).toEqual(before);
});
