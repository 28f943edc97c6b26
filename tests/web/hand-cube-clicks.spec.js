// Double and triple clicks in the lab that plays with the cube by hand: those after the first come before the lab is drawn.

import { openHandCube } from './helpers/hand-cube.js';
import { clickOften } from './helpers/hand-clicks.js';
import { expect, test } from './helpers/test.js';

/** Phase and name of buttons that a game has. The test presses others, too. */
const PRESSED = [
  'new: Play a game',
  'double: Roll',
  'double: Double to #',
  'answer: Take',
  'answer: Pass',
  'rolled: a checker',
  'rolled: a point',
  'rolled: Done',
  'rolled: Give the game up',
  'abandoning: Give it up',
  'moved: Undo',
  'done: Done',
  'done: the dice',
  'forced: Make the only play',
  'over: Next game',
  'over: Start again with new dice',
  'asking: Start again',
  'asking: Go on with these games',
];

test('no button that is clicked twice or three times at once causes an error, or decides twice', async ({ page }) => {
  const lab = await openHandCube(page, '?seed=0x77&forced=0&hands=both');
  const { buttons, twice, errors, failure } = await clickOften(page, lab, PRESSED);
  expect([errors, failure, twice]).toEqual([[], null, []]);
  expect(PRESSED.filter((button) => !buttons.includes(`${button} × 3`))).toEqual([]);
});
