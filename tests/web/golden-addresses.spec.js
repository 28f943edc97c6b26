// Whoever has linked to a lab, or framed one, is to find the same games and the same picture there after every change
// of the code: addresses of all pages with what they opened before.

import { goldenAddresses, opened } from './helpers/golden-addresses.js';
import { expect, test } from './helpers/test.js';

for (const golden of goldenAddresses()) {
  test(`${golden.address} opens the same games and picture as ever: ${golden.about}`, async ({ page }) => {
    const { snapshot, picture } = await opened(page, golden);
    expect(snapshot).toEqual(golden.snapshot);
    expect(picture).toEqual(golden.picture);
  });
}
