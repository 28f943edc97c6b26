// Bear-offs at the end of whole games: by the databases of bear-offs, and said to be; made while the page lives on.

import { readFileSync } from 'node:fs';
import { ACE_POINT, openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */

/** Exact chances as fractions. @type {{name: string, x: number[], o: number[], exact: {win: string, equity: string}}[]} */
const CASES = JSON.parse(readFileSync(new URL('../golden/bearoff.json', import.meta.url), 'utf8')).cases;

/** An XGID: Blue’s checkers on his points 1 to 6 as capitals, White’s on hers as small letters. @param {number[]} x @param {number[]} o */
function xgidOf(x, o) {
  const places = Array(26).fill('-');
  const letter = (/** @type {number} */ count, /** @type {number} */ first) => String.fromCharCode(first + count - 1);
  for (const [i, count] of x.entries()) if (count > 0) places[i + 1] = letter(count, 65);
  for (const [i, count] of o.entries()) if (count > 0) places[24 - i] = letter(count, 97);
  return `XGID=${places.join('')}:0:0:1:00:0:0:0:0:10`;
}

const SEVEN = xgidOf([2, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]);
/** Of Blue’s checkers all but seven are off, of White’s none. */
const GAMMON_RACE = xgidOf([2, 1, 1, 1, 1, 1], [3, 3, 3, 2, 2, 2]);
/** Nobody has borne off anything. */
const FIFTEEN = xgidOf([0, 0, 0, 5, 5, 5], [0, 0, 0, 5, 5, 5]);

test('reference bear-offs have their exact evaluation, and every game of them comes to it', async ({ page }) => {
  const lab = await openContact(page);
  for (const { name, x, o, exact } of CASES) {
    const { evaluation, source } = await lab.evaluate(
      (/** @type {ContactLab} */ it, position) => {
        it.position = position;
        return { evaluation: it.evaluation(), source: it.source };
      },
      xgidOf(x, o),
    );
    // Chances are whole numbers of 2⁻²⁵, rounded once a roll.
    expect(Math.abs(evaluation.win - Number(exact.win)), name).toBeLessThan(1e-6);
    expect({ ...evaluation, win: 0, equity: 0 }, name).toEqual({
      win: 0,
      winGammon: 0,
      winBackgammon: 0,
      loseGammon: 0,
      loseBackgammon: 0,
      equity: 0,
    });
    expect(source, name).toBe('exact');
    await roll(lab, 50);
    const { reduced, equivalentGames } = await snapshotOf(lab);
    expect(Math.abs(Number(reduced.mean) - Number(exact.equity)), name).toBeLessThan(2e-6);
    expect(reduced.sd, name).toBeLessThan(4e-7);
    expect(equivalentGames, name).toBeNull();
  }
});

test('where the evaluation comes from stands beside it, in both languages', async ({ page }) => {
  const said = [];
  for (const language of ['en', 'ja']) {
    const lab = await openContact(page, `?lang=${language}&position=${encodeURIComponent(SEVEN)}`);
    for (const position of [SEVEN, xgidOf(CASES[3].x, CASES[3].o), GAMMON_RACE, FIFTEEN, ACE_POINT]) {
      await lab.evaluate((/** @type {ContactLab} */ it, text) => {
        it.position = text;
      }, position);
      await ready(lab);
      said.push(unmarked((await lab.locator('.equity span').textContent()) ?? ''));
    }
  }
  expect(said).toEqual([
    'Approximate, from the one-sided database',
    'Exact, from the database',
    'The network’s evaluation, with gammons from databases',
    'The network’s evaluation',
    'The network’s evaluation',
    '片側データベースによる近似値',
    'データベースによる正確な値',
    'ネットワークの評価（ギャモンはデータベース）',
    'ネットワークだけの評価',
    'ネットワークだけの評価',
  ]);
});

test('what is asked while the databases are made is answered at once, and the same as afterwards', async ({ page }) => {
  // Not until it is drawn: then they may be there.
  await page.goto('./contact.html');
  await page.evaluate(() => customElements.whenDefined('contact-lab'));
  const asked = await page.locator('contact-lab').evaluate(async (/** @type {ContactLab} */ it, position) => {
    it.position = position;
    const before = { evaluation: it.evaluation(), plays: it.plays([5, 2], { lookahead: true }), source: it.source };
    await it.settled();
    return {
      before,
      after: { evaluation: it.evaluation(), plays: it.plays([5, 2], { lookahead: true }), source: it.source },
    };
  }, SEVEN);
  expect(asked.before).toEqual(asked.after);
  expect(asked.before.source).toBe('approximate');
  await ready(page.locator('contact-lab'));
  await expect(page.locator('roll-map')).toBeVisible();
});
