// The benchmark's lines about pairs: how fast they are rolled, in one coupling and in all.

import { contestantsPage, median, native } from './runs.js';

const PAIRS = 1_000_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function pairsRows(browser, rounds) {
  const page = await contestantsPage(browser, 'pairs.html');
  await page.evaluate('contestants.prepare()');
  // Warm up: browsers first run what is slow but quickly compiled.
  await page.evaluate(`contestants.ranked(${PAIRS})`);
  await page.evaluate(`contestants.all(${PAIRS}, 0)`);
  /** @type {Record<'ranked' | 'all' | 'core', number[]>} */
  const { ranked, all, core } = { ranked: [], all: [], core: [] };
  for (let round = 1; round <= rounds; round += 1) {
    ranked.push(Number(await page.evaluate(`contestants.ranked(${PAIRS})`)));
    all.push(Number(await page.evaluate(`contestants.all(${PAIRS}, ${round})`)));
    core.push(native('native-pairs-speed', PAIRS));
  }
  await page.close();

  const millions = (/** @type {number[]} */ values) => `${(median(values) / 1e6).toFixed(2)} million pairs/s`;
  const toNative = median(ranked.map((speed, round) => speed / core[round]));
  const toRanked = median(all.map((speed, round) => speed / ranked[round]));
  return [
    {
      what: 'Rank-coupled pairs of bear-offs, six checkers each, exact luck subtracted, against the core native',
      measured: millions(ranked),
      beside: `native ${millions(core)}`,
      result: `${toNative.toFixed(2)}×`,
      goal: '≥ 1 million/s',
      met: median(ranked) >= 1e6,
    },
    {
      what: 'All four couplings at once, against rank-coupled pairs alone',
      measured: millions(all),
      beside: millions(ranked),
      result: `${toRanked.toFixed(2)}×`,
      goal: '',
      met: true,
    },
  ];
}
