// `cargo xtask audit`: what Lighthouse says of the built pages, as a phone on a slow network would show them.
// Fails if a category is below its goal, and prints what is to blame.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launch } from '../helpers/chromium.js';
import { freePort, serveFolder } from './static-host.js';

/** @typedef {import('lighthouse').Result} Result */

const DIST = fileURLToPath(new URL('../../../www/dist', import.meta.url));
const PAGES = ['index.html', 'embed.html', 'story.html', 'story-ja.html', 'worksheet.html', 'figure.html?figure=dare'];
/** Whose first live figure is waited for. */
const STORY = 'story.html';
const RUNS = 3;

/** Performance is measured, and a busy machine spoils a run: the median counts. The rest is the same in every
 * run unless something is wrong: the lowest counts. */
const CATEGORIES = [
  { id: 'performance', name: 'performance', goal: 99, of: median },
  { id: 'accessibility', name: 'accessibility', goal: 100, of: lowest },
  { id: 'best-practices', name: 'best practices', goal: 100, of: lowest },
  { id: 'seo', name: 'SEO', goal: 100, of: lowest },
];

/** What the performance is made of. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** @param {number[]} values */
function lowest(values) {
  return Math.min(...values);
}

/**
 * One run in a browser of its own, which has nothing in its cache.
 * @param {string} url
 * @returns {Promise<Result>}
 */
async function run(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = CATEGORIES.map(({ id }) => id);
    const { lhr } = (await lighthouse(url, { port, logLevel: 'error', onlyCategories })) ?? {};
    if (!lhr) throw new Error(`Lighthouse says nothing about ${url}`);
    if (lhr.runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's phone on a slow network, as Chromium imitates it: latency in milliseconds, bytes a second. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const SLOWER_CPU = 4;

/**
 * How long a reader waits for what can be changed in it, in seconds: from the address to the first figure that lives.
 * @param {string} url
 */
async function firstLive(url) {
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.addInitScript(() => {
      new MutationObserver(
        () =>
          document.querySelector('[data-live]') &&
          (performance.getEntriesByName('live').length || performance.mark('live')),
      ).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
    return (await page.evaluate(() => performance.getEntriesByName('live')[0].startTime)) / 1000;
  } finally {
    await browser.close();
  }
}

/**
 * @param {Result} result
 * @param {string} category
 */
const scoreOf = (result, category) => Math.round(100 * (result.categories[category].score ?? 0));

/**
 * The audits that keep a category from its goal.
 * @param {Result} result
 * @param {string} category
 */
const faults = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => ({ id, ...audits[id] }));

/** @param {string[]} columns */
const line = ([page, ...columns]) => console.log(page.padEnd(12) + columns.map((text) => text.padStart(16)).join(''));

const server = await serveFolder(DIST);
/** @type {Map<string, Result[]>} */
const results = new Map();
for (const page of PAGES) {
  const runs = [];
  for (let k = 0; k < RUNS; k += 1) runs.push(await run(server.address + page));
  results.set(page, runs);
}
const waits = [];
for (let k = 0; k < RUNS; k += 1) waits.push(await firstLive(`${server.address}${STORY}`));
server.close();

console.log(`Lighthouse, mobile, simulated throttling; performance: median of ${RUNS} runs\n`);
line(['', ...CATEGORIES.map(({ name }) => name)]);
let allMet = true;
for (const [page, runs] of results) {
  const scores = CATEGORIES.map(({ id, of }) => of(runs.map((result) => scoreOf(result, id))));
  line([page, ...scores.map(String)]);
  allMet &&= scores.every((score, i) => score >= CATEGORIES[i].goal);
}
line(['goal', ...CATEGORIES.map(({ goal }) => `≥ ${goal}`)]);

for (const [page, runs] of results) {
  const scores = runs.map((result) => scoreOf(result, 'performance'));
  console.log(`\n${page}, performance run by run: ${scores.join(', ')}`);
  for (const [k, { audits }] of runs.entries()) {
    const metrics = METRICS.map((id) => `${audits[id].title} ${audits[id].displayValue}`);
    console.log(`  ${k + 1}: ${metrics.join(', ')}`);
  }
  for (const { id, name, goal, of } of CATEGORIES) {
    const values = runs.map((result) => scoreOf(result, id));
    const score = of(values);
    if (score >= goal) continue;
    console.log(`  ${name} ${score} is below ${goal}:`);
    for (const fault of faults(runs[values.indexOf(score)], id)) {
      const facts = [`${fault.title} (${fault.id})`, fault.displayValue, fault.explanation];
      console.log(`  - ${facts.filter(Boolean).join(': ')}`);
      for (const { node } of fault.details?.items ?? []) if (node) console.log(`    ${node.snippet}`);
    }
  }
}
console.log(
  `\n${STORY}, the first figure lives after ${waits.map((wait) => `${wait.toFixed(1)} s`).join(', ')}: goal ≤ 2.5 s`,
);
if (!allMet) {
  console.error('\nA page misses a goal.');
  process.exitCode = 1;
}
