// Labs that are played by hand, as a host page plays in them: what cannot be done throws, and changes nothing.

import { openHand } from './helpers/hand.js';
import { openHandCube } from './helpers/hand-cube.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('../../www/labs/hand/lab.js').HandLab} HandLab */
/** @typedef {import('../../www/labs/hand-cube/lab.js').HandCubeLab} HandCubeLab */

const PLAYS = /** @type {const} */ (['begin', 'move', 'undo', 'swap', 'confirm', 'abandon']);
const CUBE = /** @type {const} */ (['rollDice', 'double', 'takeDouble', 'passDouble']);

/** In the page: the code with which each of these is refused. @type {(it: any, calls: [string, ...unknown[]][]) => (string | null)[]} */
const codes = (it, calls) =>
  calls.map(([name, ...given]) => {
    try {
      it[name](...given);
      return null;
    } catch (error) {
      const { name: kind, code, message } = /** @type {any} */ (error);
      return kind === 'RolloutLabError' && message.length > 10 ? code : `${kind}: ${message}`;
    }
  });

/** @param {import('@playwright/test').Locator} lab @param {string} work  of `it` and `codes` @param {unknown} [given] */
const ask = (lab, work, given) =>
  lab.evaluate(/** @type {any} */ (new Function('it', 'given', `const codes = ${codes}; return (${work})(it, given);`)), given);

for (const [name, open, methods] of /** @type {const} */ ([
  ['hand', openHand, PLAYS],
  ['hand-cube', openHandCube, [...PLAYS, ...CUBE]],
])) {
  const calls = methods.map((method) => [method, 6]);

  test(`${name}: nothing can be played before the lab is ready, in no document, and in what other dice replace`, async ({ page }) => {
    const lab = await open(page);
    const said = await ask(
      lab,
      `async (it, calls) => {
        const other = document.createElement(it.localName);
        const all = [codes(other, calls)];
        document.body.append(other);
        all.push(codes(other, calls));
        await other.settled();
        other.begin();
        other.abandon();
        other.seed = '0x7';
        all.push(codes(other, calls));
        const { seed, games, abandoned } = other.snapshot();
        await other.settled();
        other.begin();
        return [...all, [seed, games, abandoned]];
      }`,
      calls,
    );
    const all = (/** @type {string} */ code) => Array(calls.length).fill(code);
    // What is told of the new dice is told of none of the old games.
    expect(said).toEqual([all('NotConnected'), all('NotReady'), all('NotReady'), ['0x7', 0, 0]]);
  });
}

test('hand: a move that is none, a turn that is not to be ended and a game that goes on are refused, and nothing changes', async ({ page }) => {
  const lab = await openHand(page);
  const { out, refused, same, said } = await ask(
    lab,
    `(it) => {
      const out = codes(it, [['move', 6], ['confirm'], ['abandon']]);
      it.begin();
      const before = JSON.stringify(it.played.view());
      const calls = [['begin'], ['confirm'], ['move'], ['move', '6'], ['move', 7], ['move', 1, 6]];
      return { out, refused: codes(it, calls), same: JSON.stringify(it.played.view()) === before, said: it.state.refused };
    }`,
  );
  expect(out).toEqual(['HandNoGame', 'HandNoGame', 'HandNoGame']);
  // The first roll of this seed has two dice to be played.
  expect(refused.slice(0, 5)).toEqual(['HandGameGoesOn', 'HandUnfinished', 'WrongShape', 'WrongShape', 'WrongShape']);
  expect(refused[5]).toMatch(/^Move/);
  // The reader has done nothing, and reads nothing.
  expect([same, said]).toEqual([true, '']);
});

test('hand-cube: what is not asked, and a move before the dice are rolled, are refused', async ({ page }) => {
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

test('hand-cube: a position that is beyond the exact answer is refused as that', async ({ page }) => {
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

test('hand: a move of the reader that is none is said on the page', async ({ page }) => {
  const lab = await openHand(page);
  await lab.evaluate((/** @type {HandLab} */ it) => {
    it.begin();
    it.renderRoot.querySelector('play-board')?.dispatchEvent(new CustomEvent('checker-move', { detail: { from: 1, to: 6 } }));
  });
  await expect(lab.locator('.said .problem')).not.toBeEmpty();
});
