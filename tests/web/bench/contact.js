// The benchmark's lines about whole games: how fast they are rolled out with luck subtracted, and whether that pays by the second.

import { contestantsPage, median, native } from './runs.js';

/** So many games of each kind take about as long. */
const GAMES = { network: 60, tiny: 120, nothing: 1000 };

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function contactRows(browser, rounds) {
  const page = await contestantsPage(browser, 'contact.html');
  const kinds = /** @type {const} */ (['network', 'tiny', 'nothing']);
  const measure = async (/** @type {typeof kinds[number]} */ kind, /** @type {number} */ round) =>
    /** @type {{speed: number, variance: number}} */ (await page.evaluate(`contestants.games('${kind}', ${GAMES[kind]}, ${round})`));
  // Warm up: browsers first run what is slow but quickly compiled.
  for (const kind of kinds) await measure(kind, 0);
  /** @type {Record<typeof kinds[number], {speed: number, variance: number}[]> & {native: number[]}} */
  const found = { network: [], tiny: [], nothing: [], native: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) found[kind].push(await measure(kind, round));
    found.native.push(native('native-contact-speed', GAMES.network));
  }
  await page.close();

  const speed = (/** @type {typeof kinds[number]} */ kind) => found[kind].map((round) => round.speed);
  const games = (/** @type {number[]} */ values) => `${median(values).toFixed(0)} games/s`;
  /** Precision a second: games over their variance, of which all rounds have their part. @param {typeof kinds[number]} kind */
  const worth = (kind) => median(speed(kind)) / (found[kind].reduce((sum, { variance }) => sum + variance, 0) / rounds);
  const against = (/** @type {typeof kinds[number]} */ kind) => worth(kind) / worth('nothing');
  return [
    {
      what: 'Whole games from the opening position, the network’s luck taken out',
      measured: games(speed('network')),
      beside: `native ${games(found.native)}`,
      result: `${median(speed('network').map((of, round) => of / found.native[round])).toFixed(2)}×`,
      goal: '≥ 40 games/s',
      met: median(speed('network')) >= 40,
    },
    {
      what: 'The same by the second: what they tell, against plain games',
      measured: games(speed('network')),
      beside: games(speed('nothing')),
      result: `${against('network').toFixed(2)}×`,
      goal: '',
      met: true,
    },
    {
      what: 'The same with the luck of a tiny network',
      measured: games(speed('tiny')),
      beside: games(speed('nothing')),
      result: `${against('tiny').toFixed(2)}×`,
      goal: '',
      met: true,
    },
  ];
}
