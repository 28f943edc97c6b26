// The lab works in Firefox, too, where it is installed: the same seed gives the same games as in Chromium.

import { expect, test } from '@playwright/test';
import { Firefox, findFirefox } from './helpers/firefox.js';

const ROLL = `(async () => {
  await customElements.whenDefined('two-checker-lab');
  const lab = document.querySelector('two-checker-lab');
  lab.seed = '0x2a61';
  await lab.roll(1000);
  return lab.snapshot();
})()`;

test('the lab rolls the same games in Firefox as in Chromium', async ({ page, baseURL }) => {
  const program = findFirefox();
  test.skip(!program, 'Firefox is not installed: nothing is known about it.');
  const address = String(baseURL);
  await page.goto(address);
  const expected = JSON.parse(JSON.stringify(await page.evaluate(ROLL)));

  const firefox = await Firefox.launch(String(program));
  try {
    await firefox.goto(address);
    const snapshot = await firefox.evaluate(ROLL);
    const { doubles, fails, bearsOff } = snapshot.leaves;
    expect(snapshot.games).toBe(1000);
    expect(doubles + fails + bearsOff).toBe(1000);
    expect(snapshot).toEqual(expected);
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
