// The benchmark's lines about the cube: how long the exact database takes, and how fast games are rolled with exact luck, and
// with that of the whole ladder.

import { contestantsPage, median, native } from './runs.js';

const GAMES = 3_000_000;
const LADDER = ['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski', 'exact'];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function cubeRows(browser, rounds) {
  const cold = [];
  const warm = [];
  const game = [];
  const ladder = JSON.stringify(LADDER);
  for (let round = 0; round < rounds; round += 1) {
    // A page of its own has compiled nothing yet.
    const page = await contestantsPage(browser, 'cube.html');
    cold.push(Number(await page.evaluate('contestants.database()')));
    for (let k = 0; k < 3; k += 1) await page.evaluate('contestants.database()');
    warm.push(Number(await page.evaluate('contestants.database()')));
    await page.evaluate(`contestants.game('ladder', ${ladder})`);
    game.push(Number(await page.evaluate(`contestants.game('ladder', ${ladder})`)));
    await page.close();
  }
  const page = await contestantsPage(browser, 'cube.html');
  await page.evaluate('contestants.database()');
  await page.evaluate(`contestants.game('ladder', ${ladder})`);
  await page.evaluate(`contestants.game('exact', ['exact'])`);
  const roll = async (/** @type {string} */ name, /** @type {number} */ seed) =>
    Number(await page.evaluate(`contestants.roll('${name}', ${GAMES}, ${seed})`));
  await roll('exact', 0);
  await roll('ladder', 0);
  /** @type {Record<'exact' | 'all' | 'core', number[]>} */
  const { exact, all, core } = { exact: [], all: [], core: [] };
  for (let round = 1; round <= rounds; round += 1) {
    exact.push(await roll('exact', round));
    all.push(await roll('ladder', round));
    core.push(native('native-cube-speed', GAMES));
  }
  await page.close();

  const millions = (/** @type {number[]} */ values) => `${(median(values) / 1e6).toFixed(1)} million games/s`;
  const milliseconds = (/** @type {number[]} */ values) => `${median(values).toFixed(0)} ms`;
  const ratio = (/** @type {number[]} */ one, /** @type {number[]} */ two) =>
    `${median(one.map((speed, round) => speed / two[round])).toFixed(2)}×`;
  const time = (/** @type {string} */ what, /** @type {number[]} */ values, /** @type {number} */ most) => ({
    what,
    measured: milliseconds(values),
    beside: '',
    result: milliseconds(values),
    goal: Number.isFinite(most) ? `≤ ${most} ms` : '',
    met: median(values) <= most,
  });
  return [
    {
      what: 'Bear-offs with the cube, six checkers each, exact luck subtracted, against the core native',
      measured: millions(exact),
      beside: `native ${millions(core)}`,
      result: ratio(exact, core),
      goal: '≥ 3 million/s',
      met: median(exact) >= 3e6,
    },
    {
      what: 'All five estimates of luck on those games, against exact luck alone',
      measured: millions(all),
      beside: millions(exact),
      result: ratio(all, exact),
      goal: '',
      met: true,
    },
    time('The exact database with the cube in a new page', cold, 600),
    time('The exact database with the cube once its code is compiled', warm, 250),
    time('A game with the cube made ready, with the exact statistics of all estimates', game, Infinity),
  ];
}
