// `cargo xtask bench`: runs the contestants in turn in one Chromium page, the native core between them, and the
// built labs in new pages; prints a table with the goals. With --check a missed goal is an error; `--beside DIR` measures
// another build in turn with this one, `--rounds N` says how often, `--only PART` what. `--write` writes docs/benchmarks.md.

import { chromium } from '@playwright/test';
import { launch } from '../helpers/chromium.js';
import { bearoffRows } from './bearoff.js';
import { contactRows } from './contact.js';
import { table, writeTables } from './document.js';
import { option } from './options.js';
import { pageRows } from './pages.js';
import { cubeRows } from './cube.js';
import { pairsRows } from './pairs.js';
import { contestantsPage, median, native } from './runs.js';
import { shogiRows } from './shogi.js';

/** @typedef {import('./runs.js').Row} Row */

const ROUNDS = Number(option('--rounds', '7'));
/** So many take each contestant about half a second. */
const LOOP_GAMES = 10_000_000;
const CORE_GAMES = 300_000_000;
const EDITED_GAMES = 1_000_000_000;
const EDIT_ROUNDS = 50;

/**
 * The two checkers.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Row[]>}
 */
async function twoCheckerRows(browser) {
  const page = await contestantsPage(browser, 'index.html');
  const loop = () => page.evaluate(`contestants.loop(${LOOP_GAMES})`);
  /** @param {number} seed */
  const wasm = (seed) => page.evaluate(`contestants.wasm(${CORE_GAMES}, ${seed})`);
  // Warm up: browsers first run what is slow but quickly compiled.
  await loop();
  await wasm(0);
  /** @type {Record<'loop' | 'wasm' | 'native', number[]>} */
  const found = { loop: [], wasm: [], native: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    found.loop.push(Number(await loop()));
    found.wasm.push(Number(await wasm(round)));
    found.native.push(native('native-speed', CORE_GAMES));
  }
  await page.evaluate(`contestants.prepareEdits(${EDITED_GAMES})`);
  const edits = [];
  for (let round = 0; round < EDIT_ROUNDS; round += 1) {
    edits.push(Number(await page.evaluate('contestants.edit()')));
  }
  await page.close();

  // Ratios are taken within a round, so that what slows the machine down slows both.
  const toLoop = median(found.wasm.map((speed, round) => speed / found.loop[round]));
  const toNative = median(found.wasm.map((speed, round) => speed / found.native[round]));
  const edit = median(edits);
  /** @param {number[]} values */
  const millions = (values) => `${(median(values) / 1e6).toFixed(0)} million games/s`;
  return [
    {
      what: 'Two-checker games in WebAssembly, against a plain JavaScript loop (`Math.random` per die)',
      measured: millions(found.wasm),
      beside: millions(found.loop),
      result: `${toLoop.toFixed(1)}×`,
      goal: '≥ 20×',
      met: toLoop >= 20,
    },
    {
      what: 'Two-checker games in WebAssembly, against the core native',
      measured: millions(found.wasm),
      beside: millions(found.native),
      result: `${toNative.toFixed(2)}×`,
      goal: '≥ 0.7×',
      met: toNative >= 0.7,
    },
    {
      what: 'One edit of the luck table at 10⁹ games: all statistics and history scored again',
      measured: `${edit.toFixed(0)} µs`,
      beside: '',
      result: `${edit.toFixed(0)} µs`,
      goal: '≤ 100 µs',
      met: edit <= 100,
    },
  ];
}

/** What is measured, in this order; `--only NAME` measures one of them. */
const PARTS = {
  'two-checker': twoCheckerRows,
  bearoff: bearoffRows,
  pairs: pairsRows,
  cube: cubeRows,
  shogi: shogiRows,
  contact: contactRows,
  pages: (/** @type {import('@playwright/test').Browser} */ on) => pageRows(on, ROUNDS, option('--beside')),
};

const only = option('--only');
const parts = Object.entries(PARTS).filter(([name]) => !only || name === only);
if (parts.length === 0) throw new Error(`There is no part ${only}: ${Object.keys(PARTS).join(', ')}.`);

const browser = await chromium.launch(launch);
/** @type {Map<string, Row[]>} */
const measured = new Map();
for (const [name, part] of parts) measured.set(name, await part(browser, ROUNDS));
await browser.close();

const rows = [...measured.values()].flat();
console.log(`\nChromium ${browser.version()}, medians of ${ROUNDS} rounds\n\n${table(rows)}`);
if (process.argv.includes('--write')) writeTables(measured, browser.version(), ROUNDS);
if (process.argv.includes('--check') && rows.some(({ met }) => !met)) process.exitCode = 1;
