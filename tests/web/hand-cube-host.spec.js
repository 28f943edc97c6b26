// The cube that is played by hand, as a host page plays with it: what cannot be done throws, and changes nothing.

import { openHandCube } from './helpers/hand-cube.js';
import { PLAYS, ask, expectRefusedUntilReady } from './helpers/hand-host.js';
import { expect, test } from './helpers/test.js';

test('nothing can be played before the lab is ready, in no document, and in what other dice replace', async ({
  page,
}) => {
  await expectRefusedUntilReady(await openHandCube(page), [...PLAYS, 'rollDice', 'double', 'takeDouble', 'passDouble']);
});

test('what is not asked, and a move before the dice are rolled, are refused', async ({ page }) => {
  const lab = await openHandCube(page);
  const { out, asked } = await ask(
    lab,
    `(it) => {
      const out = codes(it, [['rollDice'], ['takeDouble']]);
      it.begin();
      return { out, asked: codes(it, [['takeDouble'], ['passDouble'], ['confirm'], ['move', 6]]) };
    }`,
  );
  for (const code of [...out, ...asked]) expect(code).toMatch(/^Hand/);
});

test('a position that is beyond the exact answer is refused as that', async ({ page }) => {
  const lab = await openHandCube(page);
  const said = await ask(
    lab,
    `async (it) => {
      it.position = { x: [3, 3, 3, 2, 2, 2], o: [3, 3, 3, 2, 2, 2], onRoll: 'x' };
      await it.settled();
      return codes(it, [['begin'], ['rollDice']]);
    }`,
  );
  expect(said).toEqual(['SetupBeyondDatabase', 'SetupBeyondDatabase']);
});
