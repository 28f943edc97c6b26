// Takes anew what the golden addresses open, from the built pages (`cargo xtask build` first):
//
//     CHROMIUM=$(which chromium) node tests/web/helpers/golden-addresses-make.js            says what differs
//     CHROMIUM=$(which chromium) node tests/web/helpers/golden-addresses-make.js --write    writes it
//
// CHROMIUM may be left out where Playwright has its own. A new address is written into tests/golden/addresses.json by
// hand, with `address`, `about` and where it names no dice `"openDice": true`; this adds what it opens. What is in the
// file is a promise to readers: write over it only if an address is meant to show something else from now on, and say
// so in the CHANGELOG.

import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launch } from './chromium.js';
import { FILE, goldenAddresses, opened } from './golden-addresses.js';
import { servePage } from './preview.js';

/** @typedef {import('./golden-addresses.js').GoldenAddress} GoldenAddress */

/**
 * Each entry's values a line each: short enough to be looked through, and a change shows which they are.
 * @param {GoldenAddress[]} addresses
 */
function written(addresses) {
  const line = (/** @type {[string, unknown]} */ [name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const entries = addresses.map(({ picture, ...others }) => {
    const inner = Object.entries(picture).map((pair) => `      ${line(pair)}`);
    const outer = Object.entries(others).map((pair) => `    ${line(pair)}`);
    return `  {\n${outer.join(',\n')},\n    "picture": {\n${inner.join(',\n')}\n    }\n  }`;
  });
  return `{ "addresses": [\n${entries.join(',\n')}\n] }\n`;
}

const before = goldenAddresses();
const server = await servePage();
const browser = await chromium.launch(launch);
const context = await browser.newContext({ baseURL: server.address, locale: 'en-US', colorScheme: 'light' });
const page = await context.newPage();
/** @type {GoldenAddress[]} */
const after = [];
for (const { address, about, openDice } of before) {
  const said = { address, about, ...(openDice && { openDice }) };
  after.push({ ...said, ...(await opened(page, said)) });
  // An address that differs in its hash alone would be no new page.
  await page.goto('about:blank');
}
await browser.close();
await server.close();

const changed = after.filter((golden, i) => JSON.stringify(golden) !== JSON.stringify(before[i]));
for (const { address } of changed) console.log(`differs: ${address}`);
if (process.argv.includes('--write')) writeFileSync(FILE, written(after));
else if (changed.length > 0) process.exitCode = 1;
