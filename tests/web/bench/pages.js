// The benchmark's lines about the pages themselves, drawing as a reader sees them: flat out beside the bare core on one
// thread, a thousand rollouts, the start, an edit meanwhile, and flips. What another build takes can be measured in turn with it.

import { DIST } from '../helpers/built.js';
import { ready } from '../helpers/ready.js';
import { serve } from '../helpers/static-server.js';
import { coldStart } from './cold-start.js';
import { flipRows } from './flips.js';
import { contestantsPage, median } from './runs.js';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./runs.js').Row} Row */
/** @typedef {{address: string, close: () => Promise<void>}} Server */

/** Milliseconds of a run before it is measured, and for which it is. */
const WARM = 1000;
const WINDOW = 2500;
const EDITS = 30;
/** Of each of a thousand rollouts. */
const GAMES = 20_000;

/** Six checkers each, exact luck. */
const BEAR_OFF = 'bearoff.html?seed=0x2a61&position=rAYAAGwDAAAAAA&evaluator=exact';

/** Each lab's page, and the bare core rolling the same on one thread, in so many games. */
const FLAT_OUT = [
  {
    what: 'Two-checker',
    element: 'two-checker-lab',
    address: '?seed=0x2a61',
    contestants: 'index.html',
    bare: 'wasm',
    games: 300_000_000,
    loop: 10_000_000,
  },
  {
    what: 'Bear-off',
    element: 'bearoff-lab',
    address: BEAR_OFF,
    contestants: 'bearoff.html',
    bare: 'roll',
    games: 5_000_000,
    loop: 0,
  },
];

/** What is opened by somebody who has never been there, until it is drawn with its games; goals in seconds. */
const STARTS = [
  { what: 'Cold start to the first chart', lab: 'two-checker-lab', query: '', games: 0 },
  {
    what: 'Cold start of the lab of any position from a link with 50 games',
    lab: 'contact-lab',
    query: 'contact.html?games=50',
    games: 50,
    goal: 2,
  },
];

/** Workers: with one, a machine of two cores has all it can use; with two the page's drawing shares a core. */
const GOALS = [
  { workers: 1, goal: 0.9 },
  { workers: 2, goal: 1.5 },
];

/**
 * A page of the build whose machine seems to have one core more than there are to be workers.
 * @param {Browser} browser
 * @param {string} address
 * @param {string} element
 * @param {number} [workers]  if not told, as many as there would be
 */
async function open(browser, address, element, workers) {
  // A context of its own has nothing in its cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  if (workers) {
    await page.addInitScript((cores) => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => cores });
    }, workers + 1);
  }
  await page.goto(address);
  const lab = page.locator(element);
  await ready(lab);
  return { lab, page, close: () => context.close() };
}

/**
 * Games a second of a page that runs flat out, from one merge to another.
 * @param {Browser} browser
 * @param {string} address
 * @param {string} element
 * @param {number} workers
 */
async function flatOut(browser, address, element, workers) {
  const { lab, close } = await open(browser, address, element, workers);
  const speed = await lab.evaluate(
    async (/** @type {any} */ it, [warm, window]) => {
      const after = async (/** @type {number} */ milliseconds) => {
        await new Promise((later) => setTimeout(later, milliseconds));
        await new Promise((merged) => it.addEventListener('statechange', merged, { once: true }));
        return { time: performance.now(), games: it.rolling.rollout.games };
      };
      it.act.setSpeed(Infinity);
      it.rolling.target = 1e12;
      await it.run();
      const begin = await after(warm);
      const end = await after(window);
      it.pause();
      return (1000 * (end.games - begin.games)) / (end.time - begin.time);
    },
    [WARM, WINDOW],
  );
  await close();
  return speed;
}

/**
 * @param {Browser} browser
 * @param {Server} server
 * @param {number} rounds
 * @returns {Promise<Row[]>}
 */
async function flatOutRows(browser, server, rounds) {
  /** @type {Row[]} */
  const rows = [];
  for (const { what, element, address, contestants, bare, games, loop } of FLAT_OUT) {
    const core = await contestantsPage(browser, contestants);
    if (!loop) await core.evaluate('contestants.database(), contestants.game()');
    await core.evaluate(`contestants.${bare}(${games}, 0)`);
    /** @type {{core: number, loop: number, page: number[]}[]} */
    const measured = [];
    for (let round = 1; round <= rounds; round += 1) {
      /** @type {number[]} */
      const page = [];
      const before = Number(await core.evaluate(`contestants.${bare}(${games}, ${round})`));
      for (const { workers } of GOALS) page.push(await flatOut(browser, server.address + address, element, workers));
      // Before and after them: the machine may have become slower meanwhile.
      const after = Number(await core.evaluate(`contestants.${bare}(${games}, ${round})`));
      measured.push({
        core: (before + after) / 2,
        loop: loop && Number(await core.evaluate(`contestants.loop(${loop})`)),
        page,
      });
    }
    await core.close();
    const millions = (/** @type {number[]} */ values) =>
      Number((median(values) / 1e6).toPrecision(3)).toLocaleString('en');
    const beside = [`bare core ${millions(measured.map((it) => it.core))}`];
    if (loop) beside.push(`loop ${millions(measured.map((it) => it.loop))}`);
    GOALS.forEach(({ workers, goal }, i) => {
      const ratio = median(measured.map((it) => it.page[i] / it.core));
      rows.push({
        what: `${what} page, rolling flat out and drawing, ${workers === 1 ? 'one worker' : `${workers} workers`}`,
        measured: `${millions(measured.map((it) => it.page[i]))} million games/s`,
        beside: beside.join(', '),
        result: `${ratio.toFixed(2)}×`,
        goal: `≥ ${goal}×`,
        met: ratio >= goal,
      });
    });
  }
  return rows;
}

/**
 * A thousand rollouts of bear-offs on the page, in milliseconds: from the button until they are counted.
 * @param {Browser} browser
 * @param {Server} server
 */
async function thousand(browser, server) {
  const { lab, close } = await open(browser, `${server.address}${BEAR_OFF}&games=${GAMES}`, 'bearoff-lab');
  const milliseconds = await lab.locator('many-rollouts').evaluate(async (/** @type {any} */ it, games) => {
    const since = performance.now();
    it.start();
    while (!it.done) await new Promise((next) => setTimeout(next));
    if (it.done.games !== games) throw new Error(`a rollout has ${it.done.games} games, not ${games}`);
    return performance.now() - since;
  }, GAMES);
  await close();
  return milliseconds;
}

/**
 * In how many frames edits of the luck table are in the chart, while the page runs flat out.
 * @param {Browser} browser
 * @param {Server} server
 * @returns {Promise<number[]>}
 */
async function edits(browser, server) {
  const { lab, close } = await open(browser, `${server.address}?seed=0x2a61&games=1000&guide=0`, 'two-checker-lab', 1);
  const frames = await lab.evaluate(
    async (/** @type {any} */ it, [warm, count]) => {
      const later = (/** @type {number} */ milliseconds) => new Promise((time) => setTimeout(time, milliseconds));
      // Where a table settles that does not average zero is a line of its own.
      const limit = () =>
        it.renderRoot.querySelector('rollout-chart').shadowRoot.querySelector('path[stroke-dasharray="4 3"]');
      it.act.setSpeed(Infinity);
      it.rolling.target = 1e12;
      it.run();
      await later(warm);
      const counts = [];
      for (let edit = 0; edit < count; edit += 1) {
        // Anywhere between two frames, and two drawings of games.
        await later(150 + 7 * edit);
        const biased = edit % 2 === 0;
        it.table = { doubles: biased ? 70 : 50, noDoubles: -10, oFails: 75, oBearsOff: -25 };
        let frame = 0;
        do {
          await new Promise(requestAnimationFrame);
          // What is done in a frame is on the screen after it.
          await later(0);
          frame += 1;
        } while (Boolean(limit()) !== biased);
        counts.push(frame);
      }
      it.pause();
      return counts;
    },
    [WARM, EDITS],
  );
  await close();
  return frames;
}

/**
 * @param {Browser} browser
 * @param {number} rounds
 * @param {string} beside  the folder of another build; '' for none
 * @returns {Promise<Row[]>}
 */
export async function pageRows(browser, rounds, beside) {
  // Both by the same server.
  const servers = await Promise.all([DIST, ...(beside ? [beside] : [])].map((folder) => serve({ folder })));
  const rows = await flatOutRows(browser, servers[0], rounds);

  /**
   * What each build takes, in turn.
   * @param {string} what
   * @param {(browser: Browser, server: Server) => Promise<number>} once
   * @param {number} digits  of seconds
   * @param {number} [goal]  in seconds
   */
  const inTurn = async (what, once, digits, goal) => {
    // One more: the browser itself is still warming up.
    for (const server of servers) await once(browser, server);
    /** @type {number[][]} */
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      /** @type {number[]} */
      const both = [];
      for (const server of servers) both.push(await once(browser, server));
      times.push(both);
    }
    const own = median(times.map(([milliseconds]) => milliseconds)) / 1000;
    const other = median(times.map((both) => both[both.length - 1])) / 1000;
    const ratio = beside ? median(times.map(([milliseconds, others]) => milliseconds / others)) : 0;
    const goals = [...(goal ? [`≤ ${goal} s`] : []), ...(beside ? ['≤ 1.05×'] : [])];
    rows.push({
      what,
      measured: `${own.toFixed(digits)} s`,
      beside: beside && `the other build ${other.toFixed(digits)} s`,
      result: beside ? `${ratio.toFixed(2)}×` : `${own.toFixed(digits)} s`,
      goal: goals.join(', '),
      met: ratio <= 1.05 && own <= (goal ?? Infinity),
    });
  };
  await inTurn('A thousand rollouts of 20,000 bear-offs each, on the page', thousand, 1);
  for (const { what, lab, query, games, goal } of STARTS) {
    await inTurn(what, (on, { address }) => coldStart(on, address + query, lab, games), 2, goal);
  }

  const frames = await edits(browser, servers[0]);
  rows.push({
    what: 'Frames until an edit is drawn while the page rolls flat out',
    measured: `${median(frames)} frames`,
    beside: `the slowest of ${EDITS}: ${Math.max(...frames)}`,
    result: `${median(frames)} frames`,
    goal: '≤ 2 frames',
    met: median(frames) <= 2,
  });
  const { lab, close } = await open(
    browser,
    `${servers[0].address}?seed=0x2a61&games=1000000&guide=0`,
    'two-checker-lab',
  );
  rows.push(...(await flipRows(lab)));
  await close();
  for (const server of servers) await server.close();
  return rows;
}
