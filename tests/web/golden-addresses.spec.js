// Readers have linked to labs and framed them. After every change of the code, the golden addresses have to open the same
// games: their snapshots are a promise. What a reader sees there may change, but only on purpose.

import { goldenAddresses, goldenPictures, opened } from './helpers/golden-addresses.js';
import { differences } from './helpers/golden-snapshot.js';
import { expect, test } from './helpers/test.js';
import { unmarked } from './helpers/unmarked.js';

const MAKE = 'node tests/web/helpers/golden-addresses-make.js';

const addresses = goldenAddresses();
const pictures = goldenPictures();

/** How many there were of each page. @type {Map<string, number>} */
const seen = new Map();

test('every golden address has a snapshot and a picture, and no picture is left over', () => {
  const hint = `write them by: ${MAKE} --add`;
  expect
    .soft(
      addresses.filter(({ snapshot }) => !snapshot).map(({ address }) => address),
      hint,
    )
    .toEqual([]);
  expect.soft(Object.keys(pictures), hint).toEqual(addresses.map(({ address }) => address));
});

// One that is not complete has failed already.
for (const golden of addresses.filter(({ address, snapshot }) => snapshot && pictures[address])) {
  const { address, about } = golden;
  const page = address.replace(/[?#].*/, '');
  const number = seen.get(page) ?? 0;
  seen.set(page, number + 1);
  // Every page's first one and every twelfth one after it: the rest is for validate.
  const details = number % 12 === 0 ? {} : { tag: '@long' };
  test(`${address} opens the same games as ever, and its golden picture: ${about}`, details, async ({ page }) => {
    const { snapshot, picture } = await opened(page, golden);
    // Soft, so that a broken snapshot does not hide what the picture shows.
    expect
      .soft(
        differences(golden.snapshot, snapshot, 'snapshot'),
        `${address} breaks a promise: values of its snapshot are missing or different. Mend the page, not the golden value`,
      )
      .toEqual([]);
    expect
      .soft(
        picture,
        `${address} looks different. If that is meant, rewrite the pictures in a commit of their own and read its diff: ` +
          `${MAKE} --write-pictures`,
      )
      .toEqual(JSON.parse(unmarked(JSON.stringify(pictures[address]))));
  });
}
