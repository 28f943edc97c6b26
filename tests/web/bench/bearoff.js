// The benchmark's lines about bear-offs: how long the exact database takes, and how fast games are rolled.

import { contestantsPage, median, native } from './runs.js';

const GAMES = 5_000_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function bearoffRows(browser, rounds) {
  const cold = [];
  const warm = [];
  const game = [];
  for (let round = 0; round < rounds; round += 1) {
    // A page of its own has compiled nothing yet.
    const page = await contestantsPage(browser, 'bearoff.html');
    cold.push(Number(await page.evaluate('contestants.database()')));
    for (let k = 0; k < 3; k += 1) await page.evaluate('contestants.database()');
    warm.push(Number(await page.evaluate('contestants.database()')));
    await page.evaluate('contestants.game()');
    game.push(Number(await page.evaluate('contestants.game()')));
    await page.close();
  }
  const page = await contestantsPage(browser, 'bearoff.html');
  await page.evaluate('contestants.database()');
  await page.evaluate('contestants.game()');
  await page.evaluate(`contestants.roll(${GAMES}, 0)`);
  /** @type {Record<'wasm' | 'core', number[]>} */
  const { wasm, core } = { wasm: [], core: [] };
  for (let round = 1; round <= rounds; round += 1) {
    wasm.push(Number(await page.evaluate(`contestants.roll(${GAMES}, ${round})`)));
    core.push(native('native-bearoff-speed', GAMES));
  }
  await page.close();

  const millions = (/** @type {number[]} */ values) => `${(median(values) / 1e6).toFixed(1)} million games/s`;
  const milliseconds = (/** @type {number[]} */ values) => `${median(values).toFixed(0)} ms`;
  const toNative = median(wasm.map((speed, round) => speed / core[round]));
  return [
    {
      what: 'Bear-offs of six checkers each, exact luck subtracted, against the core native',
      measured: millions(wasm),
      beside: `native ${millions(core)}`,
      result: `${toNative.toFixed(2)}×`,
      goal: '≥ 8 million/s',
      met: median(wasm) >= 8e6,
    },
    {
      what: 'The exact bear-off database (924 × 924 positions) in a new page',
      measured: milliseconds(cold),
      beside: '',
      result: milliseconds(cold),
      goal: '≤ 250 ms',
      met: median(cold) <= 250,
    },
    {
      what: 'The exact bear-off database once its code is compiled',
      measured: milliseconds(warm),
      beside: '',
      result: milliseconds(warm),
      goal: '≤ 60 ms',
      met: median(warm) <= 60,
    },
    {
      what: 'A bear-off of six checkers each made ready, with its exact statistics',
      measured: milliseconds(game),
      beside: '',
      result: milliseconds(game),
      goal: '',
      met: true,
    },
  ];
}
