// The benchmark's lines about the two models from computer shogi: how fast walks walk and councils vote.

import { contestantsPage, median, native } from './runs.js';

const COUNT = 1_000_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function shogiRows(browser, rounds) {
  const page = await contestantsPage(browser, 'shogi.html');
  const measure = async (/** @type {string} */ what, /** @type {number} */ round) =>
    Number(await page.evaluate(`contestants.${what}(${COUNT}, ${round})`));
  const kinds = /** @type {const} */ (['walks', 'walksAlone', 'trials']);
  // Warm up: browsers first run what is slow but quickly compiled.
  for (const kind of kinds) await measure(kind, 0);
  /** @type {Record<typeof kinds[number] | 'nativeWalks' | 'nativeTrials', number[]>} */
  const found = { walks: [], walksAlone: [], trials: [], nativeWalks: [], nativeTrials: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) found[kind].push(await measure(kind, round));
    found.nativeWalks.push(native('native-walk-speed', COUNT));
    found.nativeTrials.push(native('native-council-speed', COUNT));
  }
  await page.close();

  const millions = (/** @type {number[]} */ values, /** @type {string} */ unit) =>
    `${(median(values) / 1e6).toFixed(2)} million ${unit}/s`;
  const ratio = (/** @type {number[]} */ some, /** @type {number[]} */ others) =>
    `${median(some.map((speed, round) => speed / others[round])).toFixed(2)}×`;
  return [
    {
      what: 'Random walks of professional games, calibrated luck subtracted, against the core native',
      measured: millions(found.walks, 'walks'),
      beside: `native ${millions(found.nativeWalks, 'walks')}`,
      result: ratio(found.walks, found.nativeWalks),
      goal: '≥ 1 million/s',
      met: median(found.walks) >= 1e6,
    },
    {
      what: 'Random walks without luck, in mirrored pairs, against those',
      measured: millions(found.walksAlone, 'walks'),
      beside: millions(found.walks, 'walks'),
      result: ratio(found.walksAlone, found.walks),
      goal: '≥ 2 million/s',
      met: median(found.walksAlone) >= 2e6,
    },
    {
      what: 'Positions of a council of three, ten rules on each, against the core native',
      measured: millions(found.trials, 'positions'),
      beside: `native ${millions(found.nativeTrials, 'positions')}`,
      result: ratio(found.trials, found.nativeTrials),
      goal: '≥ 3 million/s',
      met: median(found.trials) >= 3e6,
    },
  ];
}
