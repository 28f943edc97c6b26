// Double and triple clicks in the lab that plays with the cube by hand: those after the first come before the lab is drawn.

import { openHandCube } from './helpers/hand-cube.js';
import { PRESSED, clickOften } from './helpers/hand-clicks.js';
import { expect, test } from './helpers/test.js';

const ALL = [...PRESSED, 'double: Roll', 'double: Double to #', 'answer: Take', 'answer: Pass'];

test('no button that is clicked twice or three times at once causes an error, or decides twice', async ({ page }) => {
  const lab = await openHandCube(page, '?seed=0x77&forced=0&hands=both');
  const { buttons, twice, errors, failure } = await clickOften(page, lab, ALL);
  expect([errors, failure, twice]).toEqual([[], null, []]);
  expect(ALL.filter((button) => !buttons.includes(`${button} × 3`))).toEqual([]);
});
