// `cargo xtask bench --tasks`: the longest task of the page in everything that a reader may wait for, as the median and the
// worst of many runs, each in a window of its own, beside the same page doing nothing. With --check a goal that is missed
// is an error; `--runs N` says how many, `--only TEXT` which.

import { chromium } from '@playwright/test';
import { launch } from '../helpers/chromium.js';
import { servePage } from '../helpers/preview.js';
import { longestTask } from './longest-tasks.js';
import { option } from './options.js';
import { median } from './runs.js';
import { LABS, SCENARIOS } from './scenarios.js';

/** @typedef {import('./scenarios.js').Scenario} Scenario */
/** @typedef {import('@playwright/test').Page} Page */

/** W3C calls a task long that takes more than so many milliseconds. */
const GOAL = 50;
/** So long, in milliseconds, a page does nothing. */
const REST = 1000;

const runs = Number(option('--runs', '15'));
const only = option('--only');

const server = await servePage();
const browser = await chromium.launch(launch);

/**
 * The longest tasks, in milliseconds, of so many runs.
 * @param {(page: Page) => Promise<number>} once
 */
async function measured(once) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: server.address });
    times.push(await once(await context.newPage()));
    await context.close();
  }
  return { median: median(times), worst: Math.max(...times) };
}

/** @param {keyof typeof LABS} name */
const atRest = (name) =>
  measured(async (page) => {
    await LABS[name].open(page);
    return longestTask(page, () => page.waitForTimeout(REST));
  });

/** @param {Scenario} scenario */
const during = ({ lab, before, during: work }) =>
  measured(async (page) => {
    const given = await before(page);
    return longestTask(page, async () => {
      await work(page, given);
      await LABS[lab].ready(page);
    });
  });

/** @param {{median: number, worst: number}} times */
const written = (times) => `${times.median.toFixed(0)} | ${times.worst.toFixed(0)}`;

console.log(`\nChromium ${browser.version()}: milliseconds of the longest task, of ${runs} runs\n`);
console.log('| what | median | worst | at rest: median | worst | goal | met |');
console.log('|---|---|---|---|---|---|---|');
/** @type {Map<keyof typeof LABS, {median: number, worst: number}>} */
const rest = new Map();
for (const scenario of SCENARIOS.filter(({ what }) => what.includes(only))) {
  const beside = rest.get(scenario.lab) ?? (await atRest(scenario.lab));
  rest.set(scenario.lab, beside);
  const times = await during(scenario);
  const met = times.median <= GOAL;
  if (!met && process.argv.includes('--check')) process.exitCode = 1;
  console.log(`| ${scenario.what} | ${written(times)} | ${written(beside)} | ≤ ${GOAL} | ${met ? 'yes' : 'NO'} |`);
}
await browser.close();
await server.close();
