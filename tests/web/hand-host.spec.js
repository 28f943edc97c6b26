// The bear-off that is played by hand, as a host page plays in it: what cannot be done throws, and changes nothing.

import { openHand } from './helpers/hand.js';
import { PLAYS, ask, expectRefusedUntilReady } from './helpers/hand-host.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

test('nothing can be played before the lab is ready, in no document, and in what other dice replace', async ({
  page,
}) => {
  await expectRefusedUntilReady(await openHand(page), PLAYS);
});

test('a move that is none, a turn that is not to be ended and a game that goes on are refused, and nothing changes', async ({
  page,
}) => {
  const lab = await openHand(page);
  const { out, refused, same, said } = await ask(
    lab,
    `(it) => {
      const out = codes(it, [['move', 6], ['confirm'], ['abandon']]);
      it.begin();
      const before = JSON.stringify(it.session.played.view());
      const calls = [['begin'], ['confirm'], ['move'], ['move', '6'], ['move', 7], ['move', 1, 6]];
      return { out, refused: codes(it, calls), same: JSON.stringify(it.session.played.view()) === before, said: it.state.refused };
    }`,
  );
  expect(out).toEqual(['HandNoGame', 'HandNoGame', 'HandNoGame']);
  // The first roll of this seed has two dice to be played.
  expect(refused.slice(0, 5)).toEqual(['HandGameGoesOn', 'HandUnfinished', 'WrongShape', 'WrongShape', 'WrongShape']);
  expect(refused[5]).toMatch(/^Move/);
  // The reader has done nothing, and reads nothing.
  expect([same, said]).toEqual([true, '']);
});

test('a move of the reader that is none is said on the page', async ({ page }) => {
  const lab = await openHand(page);
  await lab.evaluate((/** @type {HandLab} */ it) => {
    it.begin();
    it.renderRoot
      .querySelector('play-board')
      ?.dispatchEvent(new CustomEvent('checker-move', { detail: { from: 1, to: 6 } }));
  });
  await expect(lab.locator('.said .problem')).not.toBeEmpty();
});
