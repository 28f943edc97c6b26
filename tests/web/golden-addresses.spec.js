// Whoever has linked to a lab, or framed one, is to find the same games and the same picture there after every change
// of the code: addresses of all pages with what they opened before.

import { goldenAddresses, opened } from './helpers/golden-addresses.js';
import { expect, test } from './helpers/test.js';

/** How many there were of each page. @type {Map<string, number>} */
const seen = new Map();

for (const golden of goldenAddresses()) {
  const page = golden.address.replace(/[?#].*/, '');
  const number = seen.get(page) ?? 0;
  seen.set(page, number + 1);
  // Every page's first one and every third one after it: the rest is for validate.
  const details = number % 3 === 0 ? {} : { tag: '@long' };
  test(`${golden.address} opens the same games and picture as ever: ${golden.about}`, details, async ({ page }) => {
    const { snapshot, picture } = await opened(page, golden);
    expect(snapshot).toEqual(golden.snapshot);
    expect(picture).toEqual(golden.picture);
  });
}
