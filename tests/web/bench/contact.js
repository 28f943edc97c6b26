// The benchmark's lines about whole games: how fast they are rolled out with luck subtracted, and whether that pays by the second.

import { contestantsPage, gnuBackgammon, median, native } from './runs.js';

/** So many games of each kind take about as long. */
const GAMES = { network: 60, tiny: 120, nothing: 1000 };

/** Where speed is compared with GNU Backgammon's: IDs of the side on roll. The opening is the first. */
const POSITIONS = {
  opening: '4HPwATDgc/ABMA',
  'opening reply': 'sGfwATDgc/ABMA',
  blitz: '4HPwAWDYzsEBMA',
  'prime against prime': '2G6DATDYboMBMA',
  'ace-point game': 'trsDAIDt7gAADA',
};

/** So many of theirs, and about twice as many of ours in the time: a variance is then known to 5 to 10%. */
const THEIRS = 1296;
const OURS = 5000;

/** Games that end soon are as many times more. */
const MORE = { 'ace-point game': 4 };

/** A standard error, in points, that is precise enough to tell plays apart. */
const PRECISE = 0.005;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} rounds
 * @returns {Promise<import('./runs.js').Row[]>}
 */
export async function contactRows(browser, rounds) {
  const page = await contestantsPage(browser, 'contact.html');
  const kinds = /** @type {const} */ (['network', 'tiny', 'nothing']);
  const measure = async (/** @type {typeof kinds[number]} */ kind, /** @type {number} */ round) =>
    /** @type {{speed: number, variance: number}} */ (
      await page.evaluate(`contestants.games('${POSITIONS.opening}', '${kind}', ${GAMES[kind]}, ${round})`)
    );
  // Warm up: browsers first run what is slow but quickly compiled.
  for (const kind of kinds) await measure(kind, 0);
  /** @type {Record<typeof kinds[number], {speed: number, variance: number}[]> & {native: number[]}} */
  const found = { network: [], tiny: [], nothing: [], native: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) found[kind].push(await measure(kind, round));
    found.native.push(native('native-contact-speed', GAMES.network));
  }
  const beside = await besideGnuBackgammon(page);
  await page.close();

  const speed = (/** @type {typeof kinds[number]} */ kind) => found[kind].map((round) => round.speed);
  const games = (/** @type {number[]} */ values) => `${median(values).toFixed(0)} games/s`;
  /** Precision a second: games over their variance, of which all rounds have their part. @param {typeof kinds[number]} kind */
  const worth = (kind) => median(speed(kind)) / (found[kind].reduce((sum, { variance }) => sum + variance, 0) / rounds);
  const against = (/** @type {typeof kinds[number]} */ kind) => worth(kind) / worth('nothing');
  return [
    {
      what: 'Whole games from the opening position, the network’s luck subtracted, against the core native',
      measured: games(speed('network')),
      beside: `native ${games(found.native)}`,
      result: `${median(speed('network').map((of, round) => of / found.native[round])).toFixed(2)}×`,
      goal: '≥ 40 games/s',
      met: median(speed('network')) >= 40,
    },
    {
      what: 'Precision per second of those games, against plain games',
      measured: games(speed('network')),
      beside: games(speed('nothing')),
      result: `${against('network').toFixed(2)}×`,
      goal: '',
      met: true,
    },
    {
      what: 'Precision per second with the tiny network’s luck, against plain games',
      measured: games(speed('tiny')),
      beside: games(speed('nothing')),
      result: `${against('tiny').toFixed(2)}×`,
      goal: '',
      met: true,
    },
    ...beside,
  ];
}

/**
 * How long one worker takes to a standard error of 0.005 points, beside GNU Backgammon on one core; no rows where that is not
 * installed.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<import('./runs.js').Row[]>}
 */
async function besideGnuBackgammon(page) {
  /** @type {import('./runs.js').Row[]} */
  const rows = [];
  for (const [name, id] of Object.entries(POSITIONS)) {
    const more = MORE[/** @type {keyof typeof MORE} */ (name)] ?? 1;
    const theirs = gnuBackgammon(id, more * THEIRS);
    if (!theirs) return [];
    const ours = /** @type {{speed: number, variance: number}} */ (
      await page.evaluate(`contestants.games('${id}', 'network', ${more * OURS}, 1)`)
    );
    const [mine, its] = [ours, theirs].map(({ speed, variance }) => variance / PRECISE ** 2 / speed);
    rows.push({
      what: `One worker to a standard error of 0.005 points, against GNU Backgammon 0-ply on one core: ${name}`,
      measured: `${mine.toPrecision(2)} s`,
      beside: `${its.toPrecision(2)} s`,
      result: `${(mine / its).toFixed(2)}×`,
      goal: '≤ 0.33×',
      met: mine / its <= 1 / 3,
    });
  }
  return rows;
}
