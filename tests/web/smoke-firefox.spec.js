// The lab works in Firefox, too, where it is installed: the same seed gives the same games as in Chromium.

import { expect, test } from '@playwright/test';
import { Firefox, findFirefox } from './helpers/firefox.js';
import { serve } from './helpers/static-server.js';

const ROLL = `(async () => {
  await customElements.whenDefined('two-checker-lab');
  const lab = document.querySelector('two-checker-lab');
  lab.seed = '0x2a61';
  await lab.roll(1000);
  return lab.snapshot();
})()`;

/** The messages of embeds that a host page has got, once both have told their height. */
const HEIGHTS = `(async () => {
  const heights = () => got.filter(({ type }) => type === 'rollout-lab:resize');
  while (heights().length < 2) await new Promise((later) => setTimeout(later, 50));
  return heights().map(({ id, height }) => [id, height > 300]).sort();
})()`;

test('in Firefox, too, a lab works in a sandbox, and in <rollout-lab>', async ({ baseURL }) => {
  const program = findFirefox();
  test.skip(!program, 'Firefox is not installed: nothing is known about it.');
  const host = await serve({
    files: {
      '/favicon.ico': '',
      '/index.html': `<!doctype html><meta charset="utf-8"><title>A blog</title>
        <script>var got = []; addEventListener('message', ({ data }) => got.push(data))</script>
        <iframe sandbox="allow-scripts" src="${baseURL}embed.html?id=framed" width="700" height="300"></iframe>
        <script src="${baseURL}rollout-lab.js"></script><rollout-lab id="element"></rollout-lab>`,
    },
  });
  const firefox = await Firefox.launch(String(program));
  try {
    await firefox.goto(host.address);
    expect(await firefox.evaluate(HEIGHTS)).toEqual([['element', true], ['framed', true]]);
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
    await host.close();
  }
});

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
