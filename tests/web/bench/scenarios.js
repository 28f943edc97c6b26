// What is done on the pages while their longest tasks are looked for: everything that a reader may wait for.

import { FIFTEEN_EACH, FOUR_EACH, openBearoff, ready as bearoffReady, setPosition } from '../helpers/bearoff.js';
import { openContact, ready as contactReady } from '../helpers/contact.js';
import { openHand, playGames, ready as handReady } from '../helpers/hand.js';
import { TABLES, defined, drawn, openLab } from '../helpers/lab.js';
import { lookAround, playFive, playOnBoard } from '../helpers/long-work.js';
import { CONTACT } from './contact-scenarios.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('../helpers/bearoff.js').BearoffLab} BearoffLab */

/**
 * @typedef {Object} Scenario
 * @property {string} what
 * @property {'two-checker' | 'bearoff' | 'hand' | 'contact'} lab  beside whose page, doing nothing, it is shown
 * @property {(page: Page) => Promise<any>} before  what is not looked at; returns what `during` takes
 * @property {(page: Page, given: any) => Promise<unknown>} during
 */

const SIX_EACH = { x: [0, 0, 1, 1, 2, 2], o: [0, 0, 1, 1, 2, 2] };

/** How each lab is opened, and when all that comes of something is on the screen. */
export const LABS = {
  'two-checker': { open: openLab, address: './', ready: drawn },
  bearoff: {
    open: openBearoff,
    address: './bearoff.html',
    ready: (/** @type {Page} */ page) => bearoffReady(page.locator('bearoff-lab')),
  },
  contact: {
    open: openContact,
    address: './contact.html',
    ready: (/** @type {Page} */ page) => contactReady(page.locator('contact-lab')),
  },
  hand: {
    open: openHand,
    address: './hand.html',
    ready: (/** @type {Page} */ page) => handReady(page.locator('hand-lab')),
  },
};

/**
 * A scenario on a page of the two-checker lab that has so many games.
 * @param {string} what
 * @param {number} games
 * @param {(it: TwoCheckerLab) => unknown} work
 * @returns {Scenario}
 */
const twoChecker = (what, games, work) => ({
  what,
  lab: 'two-checker',
  before: async (page) => {
    const lab = await openLab(page);
    await lab.evaluate(async (/** @type {TwoCheckerLab} */ it, count) => {
      // All in one go, which is quicker.
      it.rolling.rollout.roll(Math.max(0, count - 1));
      await it.roll(Math.min(count, 1));
    }, games);
    await drawn(page);
    return lab;
  },
  during: (_, lab) => lab.evaluate(work),
});

/**
 * A scenario on a page of the bear-off lab that shows this position and has so many games of it.
 * @param {string} what
 * @param {{x: number[], o: number[]} | null} position
 * @param {number} games
 * @param {(it: BearoffLab) => unknown} work
 * @returns {Scenario}
 */
const bearoff = (what, position, games, work) => ({
  what,
  lab: 'bearoff',
  before: async (page) => {
    const lab = await openBearoff(page);
    if (position) await setPosition(lab, position);
    if (games > 0) await lab.evaluate((/** @type {BearoffLab} */ it, count) => it.roll(count), games);
    await bearoffReady(lab);
    return lab;
  },
  during: (_, lab) => lab.evaluate(work),
});

/** @param {Scenario['lab']} lab @param {string} what @param {string} address @returns {Scenario} */
const loading = (lab, what, address) => ({
  what,
  lab,
  before: async () => {},
  during: async (page) => {
    await page.goto(address);
    if (lab === 'two-checker') await defined(page);
  },
});

/**
 * A thousand rollouts, as its button does; then scored again.
 * @param {Locator} lab
 */
const thousand = (lab) => lab.locator('many-rollouts').evaluate((/** @type {any} */ it) => it.start());

/** @type {Scenario[]} */
export const SCENARIOS = [
  loading('two-checker', 'Loading the two-checker page', './'),
  loading('two-checker', 'Opening a link with 10⁸ games', './?games=1e8'),
  twoChecker('Rolling 10⁸ games', 0, (it) => it.roll(100_000_000)),
  twoChecker('Flat out, all tables and the luck, edited all the while', 100_000_000, async (it) => {
    it.act.changeView({ allTables: true, luck: true });
    it.act.setSpeed(Infinity);
    it.run();
    for (let doubles = 40; doubles < 100; doubles += 1) {
      it.table = { doubles, noDoubles: -doubles / 5, oFails: 45, oBearsOff: -15 };
      await new Promise(requestAnimationFrame);
    }
    it.pause();
  }),
  twoChecker('Edits of the table at 10⁹ games', 1_000_000_000, async (it) => {
    for (let doubles = 40; doubles < 60; doubles += 1) {
      it.table = { doubles, noDoubles: -doubles / 5, oFails: 45, oBearsOff: -15 };
      await new Promise(requestAnimationFrame);
    }
  }),
  twoChecker('Stepping, replaying, new dice, views', 0, lookAround),
  {
    ...twoChecker('A thousand rollouts, scored again', 10_000, () => {}),
    during: async (page, lab) => {
      await thousand(lab);
      await drawn(page);
      await lab.evaluate((/** @type {TwoCheckerLab} */ it, /** @type {any} */ table) => {
        it.table = table;
      }, TABLES.backwards);
    },
  },
  {
    ...twoChecker('A spreadsheet of 100,000 games', 1_000_000, () => {}),
    during: async (page, lab) => {
      const downloading = page.waitForEvent('download');
      await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.act.downloadGames());
      await downloading;
    },
  },
  loading('bearoff', 'Loading the bear-off page, its database and its game', './bearoff.html'),
  bearoff('Rolling 100,000 bear-offs', null, 0, (it) => it.roll(100_000)),
  bearoff('Bear-offs flat out', FOUR_EACH, 0, async (it) => {
    it.act.setSpeed(Infinity);
    it.run();
    for (let frame = 0; frame < 90; frame += 1) await new Promise(requestAnimationFrame);
    it.pause();
  }),
  bearoff('100,000 bear-offs measured again by each evaluator', FOUR_EACH, 100_000, async (it) => {
    for (const evaluator of /** @type {const} */ (['oneSided', 'backwards', 'noisy'])) {
      it.act.measure({ evaluator, scale: 'steep' });
      await it.settled();
      await new Promise(requestAnimationFrame);
    }
    it.act.changeView({ allTables: true });
    await it.settled();
  }),
  bearoff('Edits of the position before the last one is made', null, 0, async (it) => {
    for (let on = 1; on <= 6; on += 1) {
      it.position = { x: [on, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 7 - on], onRoll: 'x' };
      await new Promise(requestAnimationFrame);
    }
    await it.settled();
  }),
  {
    ...bearoff('Six checkers each set up, and 10,000 games', null, 0, () => {}),
    during: (_, lab) => setUpAndRoll(lab, SIX_EACH, 10_000),
  },
  {
    ...bearoff('Fifteen checkers each: the database, the game, 500 games', null, 0, () => {}),
    during: (_, lab) => setUpAndRoll(lab, FIFTEEN_EACH, 500),
  },
  {
    ...bearoff('A thousand rollouts of bear-offs', FOUR_EACH, 1000, () => {}),
    during: (_, lab) => thousand(lab),
  },
  {
    ...bearoff('Stepping, rolls on the board, a spreadsheet of bear-offs', FOUR_EACH, 20_000, () => {}),
    during: async (page, lab) => {
      const downloading = page.waitForEvent('download');
      await lab.evaluate(playOnBoard);
      await downloading;
    },
  },
  loading('hand', 'Loading the page to play by hand', './hand.html'),
  {
    what: 'Five games of six checkers each by hand',
    lab: 'hand',
    before: (page) => openHand(page, '?seed=0x77&position=rAYAAGwDAAAAAA&evaluator=noisy'),
    during: (_, lab) => lab.evaluate(playFive),
  },
  {
    what: 'Going on with a hundred games by hand',
    lab: 'hand',
    before: async (page) => {
      const lab = await openHand(page);
      await playGames(lab, 100, 'worst');
      const address = await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return location.href;
      });
      await page.goto('about:blank');
      return address;
    },
    during: (page, address) => page.goto(address),
  },
  ...CONTACT,
];

/**
 * @param {Locator} lab
 * @param {{x: number[], o: number[]}} position
 * @param {number} games
 */
const setUpAndRoll = (lab, position, games) =>
  lab.evaluate(
    async (/** @type {BearoffLab} */ it, [given, count]) => {
      it.position = { ...given, onRoll: 'x' };
      await it.settled();
      await it.roll(count);
    },
    /** @type {const} */ ([position, games]),
  );
