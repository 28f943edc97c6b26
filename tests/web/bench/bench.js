// `cargo xtask bench`: runs the contestants in turn in one Chromium page, the native core between them, and the
// built labs in new pages; prints a table with the goals. With --check a goal that is missed is an error; `--beside DIR`
// measures another build in turn with this one, `--rounds N` says how often.

import { chromium } from '@playwright/test';
import { launch } from '../helpers/chromium.js';
import { bearoffRows } from './bearoff.js';
import { contactRows } from './contact.js';
import { option } from './options.js';
import { pageRows } from './pages.js';
import { cubeRows } from './cube.js';
import { pairsRows } from './pairs.js';
import { contestantsPage, median, native } from './runs.js';
import { shogiRows } from './shogi.js';

const ROUNDS = Number(option('--rounds', '7'));
/** So many take each contestant about half a second. */
const LOOP_GAMES = 10_000_000;
const CORE_GAMES = 300_000_000;
const EDITED_GAMES = 1_000_000_000;
const EDIT_ROUNDS = 50;

/**
 * @param {import('@playwright/test').Browser} browser
 */
async function speeds(browser) {
  const page = await contestantsPage(browser, 'index.html');
  const loop = () => page.evaluate(`contestants.loop(${LOOP_GAMES})`);
  /** @param {number} seed */
  const wasm = (seed) => page.evaluate(`contestants.wasm(${CORE_GAMES}, ${seed})`);
  // Warm up: browsers first run what is slow but quickly compiled.
  await loop();
  await wasm(0);
  /** @type {Record<'loop' | 'wasm' | 'native', number[]>} */
  const rounds = { loop: [], wasm: [], native: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.loop.push(Number(await loop()));
    rounds.wasm.push(Number(await wasm(round)));
    rounds.native.push(native('native-speed', CORE_GAMES));
  }
  await page.evaluate(`contestants.prepareEdits(${EDITED_GAMES})`);
  const edits = [];
  for (let round = 0; round < EDIT_ROUNDS; round += 1) {
    edits.push(Number(await page.evaluate('contestants.edit()')));
  }
  await page.close();
  return { ...rounds, edit: median(edits) };
}

const browser = await chromium.launch(launch);
const { loop, wasm, native: core, edit } = await speeds(browser);
const bearoff = await bearoffRows(browser, ROUNDS);
const pairs = await pairsRows(browser, ROUNDS);
const cube = await cubeRows(browser, ROUNDS);
const shogi = await shogiRows(browser, ROUNDS);
const contact = await contactRows(browser, ROUNDS);
const pages = await pageRows(browser, ROUNDS, option('--beside'));
await browser.close();

// Ratios are taken within a round, so that what slows the machine down slows both.
const toLoop = median(wasm.map((speed, round) => speed / loop[round]));
const toNative = median(wasm.map((speed, round) => speed / core[round]));

/** @param {number[]} values */
const millions = (values) => `${(median(values) / 1e6).toFixed(0)} million games/s`;

/** @type {import('./runs.js').Row[]} */
const rows = [
  {
    what: 'WebAssembly against the JavaScript loop',
    measured: millions(wasm),
    beside: millions(loop),
    result: `${toLoop.toFixed(1)}×`,
    goal: '≥ 20×',
    met: toLoop >= 20,
  },
  {
    what: 'WebAssembly against the core native',
    measured: millions(wasm),
    beside: millions(core),
    result: `${toNative.toFixed(2)}×`,
    goal: '≥ 0.7×',
    met: toNative >= 0.7,
  },
  {
    what: 'An edit at 10⁹ games',
    measured: `${edit.toFixed(0)} µs`,
    beside: '',
    result: `${edit.toFixed(0)} µs`,
    goal: '≤ 100 µs',
    met: edit <= 100,
  },
  ...bearoff,
  ...pairs,
  ...cube,
  ...shogi,
  ...contact,
  ...pages,
];

console.log(`\nChromium ${browser.version()}, medians of ${ROUNDS} rounds\n`);
console.log('| what | measured | beside it | result | goal | met |');
console.log('|---|---|---|---|---|---|');
for (const { what, measured, beside, result, goal, met } of rows) {
  console.log(`| ${what} | ${measured} | ${beside} | ${result} | ${goal} | ${goal ? (met ? 'yes' : 'NO') : ''} |`);
}
if (process.argv.includes('--check') && rows.some(({ met }) => !met)) process.exitCode = 1;
