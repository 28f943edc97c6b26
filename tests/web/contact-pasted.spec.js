// Positions as people find and paste them into the contact lab: into its field, and into its address. Which texts are read says
// tests/contact/pasted.rs; here is what becomes of them, and who is on roll.

import { readFileSync } from 'node:fs';
import { properties } from '../../www/labs/contact/properties.js';
import * as core from '../../www/pkg/contact/rollout_lab.js';
import { readAddress } from '../../www/lib/address/address.js';
import { pasted } from '../../www/lib/bearoff/positions.js';
import { writtenAddress } from './helpers/address.js';
import { IDS, enterId, unfold } from './helpers/bearoff.js';
import { openContact, ready, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/contact/lab.js').ContactLab} ContactLab */

/** @type {{text: string, expected: string, why: string}[]} */
const PASTED = JSON.parse(readFileSync(new URL('../golden/pasted.json', import.meta.url), 'utf8')).cases;

const OPENING = '4HPwATDgc/ABMA';

/** Texts for the cases that the file only describes, by GNU Backgammon's manual and the XGIDs in the descriptions. */
const DESCRIBED = {
  // Typographic dashes; and the same with hyphens, by its description.
  typographic: 'XGID=-ABaBBD--b-C-----Abdd-b---:0:0:1:00:0:0:0:0:10',
  // Both have the opening position with the top player on roll, which is the opening again.
  'turn -1': OPENING,
  'dice B': 'XGID=---BCCD-B-A--a-a-b-dcca---:0:0:1:00:0:0:3:0:10',
};

/** Why the other texts are refused. */
const NAMED = { 'Open Gammon ID': 'IdOpenGammon', '.mat text': 'IdMatchFile' };

/** @param {string} why @param {Record<string, string>} table */
const told = (why, table) => Object.entries(table).find(([start]) => why.startsWith(start))?.[1];

core.initSync({ module: readFileSync(new URL('../../www/pkg/contact/rollout_lab_bg.wasm', import.meta.url)) });

const idOf = (/** @type {string} */ text) => core.describeContact(core.readContact(pasted(text).text)).positionId;

test('every text of the collection is read in the field and in an address, or named', () => {
  let read = 0;
  for (const { text, expected, why } of PASTED) {
    // As an author encodes it, as a form does, and as it stands in the location bar, where only what would end it is encoded.
    const searches = [
      `?position=${encodeURIComponent(text)}`,
      `?${new URLSearchParams({ position: text })}`,
      `?position=${text.replaceAll('%', '%25').replaceAll('&', '%26').replaceAll('#', '%23')}`,
    ].map((search) => readAddress(properties, { search, hash: '' }, {}, core));
    const name = told(why, NAMED);
    if (name) {
      expect(() => idOf(text), why).toThrow(expect.objectContaining({ code: name }));
      for (const { values, problems } of searches) {
        expect({ id: values.position, codes: problems.map(({ error }) => error.code) }, why).toEqual({
          id: null,
          codes: [name],
        });
      }
      continue;
    }
    const id = /^[\w+/]{14}$/.test(expected) ? expected : idOf(told(why, DESCRIBED) ?? '');
    expect(idOf(text), why).toBe(id);
    for (const { values } of searches) expect(values.position, why).toBe(id);
    read += 1;
  }
  expect(read).toBeGreaterThan(10);
});

const MATCH_OF_5 = 'XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:3:0:0:5:10';
const DOUBLED = 'XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:0:0:10';

test('with White on roll, cube, score and double are those of the sides', async ({ page }) => {
  // By the address: said at the top. Blue, at the bottom, has 3 points to 0 and the cube; White is on roll.
  const lab = await openContact(page, `?position=${encodeURIComponent(MATCH_OF_5)}`);
  const notice = lab.locator('div.notice');
  await expect(notice).toContainText('Part of this page’s address isn’t used here:');
  await expect(notice).toContainText('match to 5 (White 0, Blue 3), Blue’s cube on 2.');
  await expect(lab.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
  // The address is not written anew for that.
  expect(await writtenAddress(page)).toBe(`?position=${encodeURIComponent(MATCH_OF_5)}`);
  // By the field: White doubled with White's cube.
  await unfold(lab);
  await enterId(lab, DOUBLED);
  const aside = lab.locator('whole-board-editor .aside');
  await expect(aside).toHaveText(/Ignored: White’s cube on 2, a double by White\./);
});

test('dice in an address are the roll, and what is said with them is named', async ({ page }) => {
  const text = PASTED.find(({ why }) => why.startsWith('percent-encoded'))?.text ?? '';
  const lab = await openContact(page, `?position=${encodeURIComponent(text)}`);
  expect(await lab.evaluate((/** @type {ContactLab} */ it) => it.state.roll)).toEqual([3, 1]);
  await expect(lab.getByRole('heading', { name: 'Plays for 3-1' })).toHaveCount(1);
  await expect(lab.locator('div.notice')).toContainText('match to 7 (Blue 0, White 0).');
  // Its own roll and its own side on roll count more.
  const own = await openContact(page, `?position=${encodeURIComponent(text)}&roll=64&white=1`);
  expect(await own.evaluate((/** @type {ContactLab} */ it) => it.state.roll)).toEqual([6, 4]);
  await expect(own.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
});

test('White can be on roll in the contact lab, and everything says so', async ({ page }) => {
  const lab = await openContact(page, '?seed=7&position=trsDAIDt7gAADA');
  const before = (await snapshotOf(lab)).position;
  const point = lab.getByRole('spinbutton', { name: /^Blue’s 6 point/ });
  const said = await point.getAttribute('aria-valuetext');
  await unfold(lab);
  await lab.getByRole('radio', { name: 'White', exact: true }).check();
  await ready(lab);
  await expect(lab.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
  // The board stays as it is; to the core the side on roll is X.
  await expect(point).toHaveAttribute('aria-valuetext', String(said));
  expect((await snapshotOf(lab)).position).toEqual({ x: before.o, o: before.x });
  expect(await writtenAddress(page)).toContain('white=1');
  const xgid = await lab.getByRole('textbox', { name: 'XGID', exact: true }).inputValue();
  expect(xgid).toContain(':0:0:-1:00:');
  await expect(lab.locator('.chances-card, .evaluation').first()).toBeVisible();
  await expect(lab.locator('roll-map')).toContainText('for White');
  await lab.evaluate((/** @type {ContactLab} */ it) => it.roll(1));
  await ready(lab);
  await expect(lab.locator('.chances-card')).toContainText('Chances of White, who is on roll');
  // A game begins with White's roll.
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.step());
  await ready(lab);
  await expect(lab.locator('.micro li').first()).toContainText(/^\s*\d*\s*White \d-\d/);
  // Swapped, the same checkers belong to the other colour, and White stays on roll: the position that there was, seen from the
  // other side.
  await lab.getByRole('button', { name: 'Position', exact: true }).click();
  await lab.getByRole('button', { name: 'Swap sides' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position).toEqual(before);
  await expect(lab.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
  // The page opens so again.
  await page.goto(`./contact.html${await writtenAddress(page)}`);
  await ready(lab);
  await expect(lab.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
});

test('after a play the colours stay with their checkers', async ({ page }) => {
  const lab = await openContact(page, '?roll=31');
  await lab.locator('.plays').getByRole('button', { name: '8/5 6/5', exact: true }).click();
  await ready(lab);
  await expect(lab.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
  await expect(lab.getByRole('spinbutton', { name: /^Blue’s 5 point/ })).toHaveAttribute(
    'aria-valuetext',
    /2 checkers/,
  );
  await lab.locator('roll-map').getByRole('button', { name: /Take/ }).first().click();
  await ready(lab);
  await expect(lab.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
});

test('a bear-off in the contact lab leads to its own lab', async ({ page }) => {
  const lab = await openContact(page, `?position=${IDS.fourEach}&white=1`);
  await lab.getByRole('link', { name: 'Open this bear-off in the bear-off lab' }).click();
  await expect(page).toHaveURL(new RegExp(`bearoff\\.html\\?position=${IDS.fourEach}&white=1`));
});

test('other formats are named beside the field, in both languages', async ({ page }) => {
  for (const [language, field, said] of [
    ['en', 'Position ID or XGID', 'This is an Open Gammon ID.'],
    ['ja', 'ポジションIDまたはXGID', 'これはOpen Gammon IDです。'],
  ]) {
    const lab = await openContact(page, `?lang=${language}`);
    await unfold(lab);
    const box = lab.getByRole('textbox', { name: field });
    await box.fill('11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(new RegExp(`^${said}`));
  }
});
