// Positions pasted into the bear-off lab as IDs, and what is said of those that cannot be rolled out.

import { readFileSync } from 'node:fs';
import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { IDS, enterId, idField, onBoard, openBearoff, ready, roll, snapshotOf, swapSides } from './helpers/bearoff.js';

/** @type {{name: string, x: number[], o: number[], gnubg_id: string, xgid: string, exact: {win: string}}[]} */
const CASES = JSON.parse(readFileSync(new URL('../golden/bearoff.json', import.meta.url), 'utf8')).cases;

for (const { name, x, o, gnubg_id: id, xgid, exact: golden } of CASES) {
  test(
    `${name}: ID and XGID set up the same position, of GNU Backgammon’s worth`,
    name === CASES[0].name ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openBearoff(page, '?position=VAEAQCkAAAAAAA&white=1');
      for (const text of [id, xgid, ` ${xgid} `, `Position ID: ${id}`]) {
        await swapSides(lab);
        await enterId(lab, text);
        const { position, positionId, exact } = await snapshotOf(lab);
        expect({ position, positionId }, text).toEqual({ position: { x, o, onRoll: 'x' }, positionId: id });
        expect(Math.abs(Number(exact?.perfect) / 100 - Number(golden.win)), text).toBeLessThan(1e-6);
        expect(await onBoard(lab), text).toEqual({ x, o });
        await expect(idField(lab), text).toHaveValue(id);
        await expect(lab.getByRole('textbox', { name: 'XGID', exact: true }), text).toHaveValue(xgid);
      }
    },
  );
}

test('an XGID with White to play puts White on roll', async ({ page }) => {
  const lab = await openBearoff(page);
  await enterId(lab, 'XGID=---AAAA------------aa-aa--:0:0:-1:00:0:0:0:0:10');
  expect((await snapshotOf(lab)).position).toEqual({ x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'o' });
});

/** @type {[string, string, string][]} what is refused, the text, and what is said of it */
const REFUSED = [
  ['nothing', '', 'No position found. Paste a position ID, an XGID or a link with a position.'],
  ['an XGID without a board', 'XGID=', 'An XGID’s board has 26 characters. This one has 0.'],
  ['one that is too short', '4HPwATDgc/ABM', 'A position ID has 14 characters. This one has 13.'],
  ['words', 'nonsense', 'A position ID has 14 characters. This one has 8.'],
  ['a character that no ID has', 'IAAAPAAAAAAAA*', 'Character 14, “*”, isn’t allowed there.'],
  [
    'a character that no XGID has',
    'XGID=-D---?-------------a------:0:0:1:00:0:0:0:0:10',
    'Character 6, “?”, isn’t allowed there.',
  ],
  ['one that describes no board', 'AAAAAAAAAAAAAP', 'This position ID doesn’t describe a possible board.'],
  [
    'an XGID without a turn',
    'XGID=-D-----------------a------:0:0:9:00:0:0:0:0:10',
    'This XGID doesn’t say whose turn it is.',
  ],
  ['the opening position', '4HPwATDgc/ABMA', 'This isn’t a bear-off: the two sides haven’t passed each other yet.'],
  [
    'a checker outside',
    'XGID=-------D---------------a--:0:0:1:00:0:0:0:0:10',
    'Blue still has a checker on the 7 point. In a bear-off all checkers are home.',
  ],
  [
    'sixteen checkers',
    'XGID=-OA----------------a------:0:0:1:00:0:0:0:0:10',
    'Blue would have 16 checkers. A side has at most 15.',
  ],
  [
    'a side that has borne off',
    'XGID=-D------------------------:0:0:1:00:0:0:0:0:10',
    'White has no checkers left, so the game is over. The last position is kept.',
  ],
  ['an empty board', 'AAAAAAAAAAAAAA', 'The board is empty. The last position is kept.'],
];

test('an ID that is none stays in its field with the reason, and the last position in force', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openBearoff(page, `?seed=0x2a61&position=${IDS.fourEach}`);
  await roll(lab, 100);
  const before = await snapshotOf(lab);
  const field = idField(lab);
  for (const [what, text, reason] of REFUSED) {
    await field.fill(text);
    await lab.getByRole('button', { name: 'Set up' }).click();
    await expect(field, what).toHaveAccessibleDescription(reason);
    await expect(lab.getByRole('alert').filter({ hasText: reason }), what).toBeVisible();
    await expect(field, what).toHaveAttribute('aria-invalid', 'true');
    await expect(field, what).toHaveValue(text);
    await ready(lab);
    expect(await snapshotOf(lab), what).toEqual(before);
  }
  expect(await violations(page)).toEqual([]);
  await enterId(lab, IDS.article);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(field).toHaveValue(IDS.article);
  expect((await snapshotOf(lab)).positionId).toBe(IDS.article);
});

test('of the text of a refusal nothing is taken for markup', async ({ page }) => {
  const lab = await openBearoff(page);
  await enterId(lab, '<b>aaaaaaa</b>');
  await expect(idField(lab)).toHaveAccessibleDescription('Character 1, “<”, isn’t allowed there.');
  await expect(lab.locator('#wrong b')).toHaveCount(0);
});

test('an ID takes its place in the field, also of a position that has been there a moment before', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openBearoff(page, `?position=${IDS.fourEach}`);
  await idField(lab).fill(` ${IDS.fourEach} `);
  // All within one frame: what was swapped is never drawn.
  await lab.evaluate((it) => {
    const root = it.shadowRoot?.querySelector('board-editor')?.shadowRoot;
    const swap = [...(root?.querySelectorAll('button') ?? [])].find((button) => button.textContent === 'Swap sides');
    swap?.click();
    root?.querySelector('form')?.requestSubmit();
  });
  await ready(lab);
  expect((await snapshotOf(lab)).positionId).toBe(IDS.fourEach);
  await expect(idField(lab)).toHaveValue(IDS.fourEach);
});
