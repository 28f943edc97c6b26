// `cargo xtask bench --memory`: what the page of any position holds in memory while it rolls whole games flat out with all
// workers, minute by minute, after the browser has collected what nobody holds. With --check more than the goal is an error;
// `--minutes N` says how long.

import { chromium } from '@playwright/test';
import { launch } from '../helpers/chromium.js';
import { openContact } from '../helpers/contact.js';
import { collect, coreMemory, counted, watchCores } from '../helpers/memory.js';
import { servePage } from '../helpers/preview.js';
import { option } from './options.js';

/** @typedef {import('../../../www/labs/contact/lab.js').ContactLab} ContactLab */

/** Within the first minute all that is made once is there. From then on memory may grow by so many times at the most. */
const GOAL = 1.05;
/** Short games that are shown ask for more than long ones: bear-offs against an ace-point game. */
const QUERY = '?seed=0x2a61&position=trsDAIDt7gAADA';

const minutes = Number(option('--minutes', '10'));

const server = await servePage();
const browser = await chromium.launch(launch);
const context = await browser.newContext({ baseURL: server.address });
const page = await context.newPage();
await watchCores(page);
const lab = await openContact(page, QUERY);
const devtools = await context.newCDPSession(page);

/** In MB, but nodes. */
const held = async () => {
  await collect(page, devtools);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await counted(devtools);
  const games = await lab.evaluate((/** @type {ContactLab} */ it) => it.rolling?.rollout.games ?? 0);
  return { games, heap: usedSize / 1e6, core: (await coreMemory(page)) / 1e6, nodes };
};

await lab.evaluate((/** @type {ContactLab} */ it) => {
  it.act.setSpeed(Infinity);
  void it.run();
});
console.log(`\nChromium ${browser.version()}: the page of any position, rolling flat out\n`);
console.log('| minute | games | scripts, MB | core, MB | nodes |');
console.log('|---:|---:|---:|---:|---:|');
const rows = [];
for (let minute = 1; minute <= minutes; minute += 1) {
  await page.waitForTimeout(60_000);
  const now = await held();
  rows.push(now);
  console.log(`| ${minute} | ${now.games} | ${now.heap.toFixed(1)} | ${now.core.toFixed(1)} | ${now.nodes} |`);
}
await browser.close();
await server.close();

const [first, last] = [rows[0], rows[rows.length - 1]];
const grown = (last.heap + last.core) / (first.heap + first.core);
const met = grown <= GOAL;
console.log(`\nFrom the first minute to the last ${grown.toFixed(2)}× (goal: ≤ ${GOAL}×): ${met ? 'yes' : 'NO'}`);
if (!met && process.argv.includes('--check')) process.exitCode = 1;
