// The lab works in Firefox, too, where it is installed: the same seed gives the same games as in Chromium.

import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { DIST } from './helpers/built.js';
import { Firefox, findFirefox } from './helpers/firefox.js';
import { countWorkers } from './helpers/real-workers.js';
import { serve } from './helpers/static-server.js';

/** @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs */

const program = findFirefox();

/** One Firefox for all of them: it takes longer to start than all that they do. */
const test = /** @type {import('@playwright/test').TestType<TestArgs, {firefox: Firefox}>} */ (
  /** @type {any} */ (base)
).extend({
  firefox: [
    /** @param {{}} _  @param {(firefox: Firefox) => Promise<void>} use */
    // Playwright reads the first parameter's text: it has to name fixtures.
    async ({}, use) => {
      const firefox = await Firefox.launch(String(program));
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });
test.skip(!program, 'Firefox is not installed: nothing is known about it.');
test.beforeEach(({ firefox }) => void firefox.errors.splice(0));

const ROLL = `(async () => {
  await customElements.whenDefined('two-checker-lab');
  const lab = document.querySelector('two-checker-lab');
  lab.seed = '0x2a61';
  await lab.roll(1000);
  return lab.snapshot();
})()`;

/** So many that workers roll them, who are counted; and the same on the page, in one go. */
const ROLL_MANY = `(async () => {
  (${countWorkers})();
  await customElements.whenDefined('two-checker-lab');
  const lab = document.querySelector('two-checker-lab');
  lab.seed = '0x2a61';
  await lab.roll(100_000_000);
  const direct = new lab.core.TwoCheckerRollout(lab.seed);
  direct.roll(100_000_000);
  return { ...workerCounts, rolled: lab.readout(), direct: direct.readout(lab.table) };
})()`;

/** Three games by hand, always moving from the lowest point. */
const PLAY = `(async () => {
  await customElements.whenDefined('hand-lab');
  const lab = document.querySelector('hand-lab');
  lab.seed = '0x2a61';
  await lab.settled();
  for (let game = 0; game < 3; game += 1) {
    lab.begin();
    for (let turn = lab.played.view().turn; turn; turn = lab.played.view().turn) {
      if (turn.done) lab.confirm();
      else lab.move(turn.movable[0].from);
    }
  }
  await lab.settled();
  return lab.snapshot();
})()`;

/** The messages of embeds that a host page has got, once both have told their height. */
const HEIGHTS = `(async () => {
  const heights = () => got.filter(({ type }) => type === 'rollout-lab:resize');
  while (heights().length < 2) await new Promise((next) => addEventListener('message', next, { once: true }));
  return heights().map(({ id, height }) => [id, height > 300]).sort();
})()`;

test('in Firefox, too, a lab works in a sandbox, and in <rollout-lab>', async ({ firefox, baseURL }) => {
  const host = await serve({
    files: {
      '/favicon.ico': '',
      '/index.html': `<!doctype html><meta charset="utf-8"><title>A blog</title>
        <script>var got = []; addEventListener('message', ({ data }) => got.push(data))</script>
        <iframe sandbox="allow-scripts" src="${baseURL}embed.html?id=framed" width="700" height="300"></iframe>
        <script src="${baseURL}rollout-lab.js"></script><rollout-lab id="element"></rollout-lab>`,
    },
  });
  await firefox.goto(host.address);
  expect(await firefox.evaluate(HEIGHTS)).toEqual([['element', true], ['framed', true]]);
  expect(firefox.errors).toEqual([]);
  await host.close();
});

test('the lab rolls the same games in Firefox as in Chromium', async ({ firefox, page, baseURL }) => {
  const address = String(baseURL);
  await page.goto(address);
  const expected = JSON.parse(JSON.stringify(await page.evaluate(ROLL)));

  await firefox.goto(address);
  const snapshot = await firefox.evaluate(ROLL);
  const { doubles, fails, bearsOff } = snapshot.leaves;
  expect(snapshot.games).toBe(1000);
  expect(doubles + fails + bearsOff).toBe(1000);
  expect(snapshot).toEqual(expected);
  expect(firefox.errors).toEqual([]);
});

test('in Firefox, too, workers roll: on the page, in an embed, and in the single file from a disk', async ({
  firefox,
  baseURL,
}) => {
  const file = pathToFileURL(`${DIST}/rollout-lab.html`).href;
  for (const address of [baseURL, `${baseURL}embed.html`, file]) {
    await firefox.goto(String(address));
    const { started, blocks, rolled, direct } = await firefox.evaluate(ROLL_MANY);
    expect(rolled.games).toBe(100_000_000);
    expect(rolled).toEqual(direct);
    expect([started > 0, blocks > 0]).toEqual([true, true]);
  }
  expect(firefox.errors).toEqual([]);
});

test('games by hand come to the same in Firefox as in Chromium', async ({ firefox, page, baseURL }) => {
  await page.goto('./hand.html');
  const expected = JSON.parse(JSON.stringify(await page.evaluate(PLAY)));
  expect([expected.games, expected.own < expected.exact.perfect]).toEqual([3, true]);

  await firefox.goto(`${baseURL}hand.html`);
  expect(await firefox.evaluate(PLAY)).toEqual(expected);
  expect(firefox.errors).toEqual([]);
});
