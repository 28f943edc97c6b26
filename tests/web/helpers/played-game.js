// Games that are seen as they are played, on a clock that the test holds.

import { stopClock } from './lab.js';
import { complete, ready } from './ready.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../../www/lib/board/board.js').BackgammonBoard} Board */
/** @typedef {import('../../../www/lib/rollout/shapes.js').RolloutLab} RolloutLab */
/**
 * @typedef {Object} Played  a lab
 * @property {string} name
 * @property {string} file
 * @property {string} next  the button that rolls a game
 * @property {string} board  that shows it
 */

/** No picture of a game takes longer, in milliseconds. */
export const GAME = 1500;
/** Milliseconds of a step of the held clock: more than a frame, which is 16. */
export const STEP = 20;

/** The labs in which games are rolled on a board. @type {Played[]} */
export const LABS = [
  { name: 'two-checker', file: '', next: 'Roll one game', board: '.playing backgammon-board' },
  { name: 'bearoff', file: 'bearoff.html', next: 'Roll one game', board: 'board-editor backgammon-board' },
  { name: 'cube', file: 'cube.html', next: 'Roll one game', board: 'board-editor backgammon-board' },
  { name: 'pairs', file: 'pairs.html', next: 'Roll one pair', board: '.pair-boards backgammon-board' },
  { name: 'contact', file: 'contact.html', next: 'Roll one game', board: 'narrow-board' },
];

/**
 * Opens a lab and holds its clock.
 * @param {Page} page
 * @param {Pick<Played, 'name' | 'file'>} lab
 * @param {string} [query]
 */
export async function held(page, { name, file }, query = '?seed=7') {
  await page.clock.install();
  await page.goto(`./${file}${query}`);
  const lab = page.locator(`${name}-lab`);
  await complete(lab);
  await ready(lab);
  await stopClock(page);
  return lab;
}

/** @param {Locator} lab @param {string} name */
export const press = (lab, name) => lab.getByRole('button', { name, exact: true }).first().click();

/** The first board that shows the game. @param {Locator} lab @param {Pick<Played, 'board'>} of */
export const boardOf = (lab, { board }) => lab.locator(board).first();

/** The drawing of a board. @param {Locator} board */
export const drawing = (board) => board.locator('svg').evaluate((svg) => svg.outerHTML.replace(/<!--.*?-->/g, ''));

/** Where the checkers lie. @param {Locator} board */
export const checkers = (board) =>
  board
    .locator('.checker, .slab')
    .evaluateAll((all) =>
      all.map((one) => ['cx', 'cy', 'x', 'y'].map((name) => one.getAttribute(name)).join(' ')).sort(),
    );

/** The checkers on their way, with the places that they leave and come to, and how many dice are seen. @param {Locator} board */
export const onTheirWay = (board) =>
  board.evaluate((element) => {
    const { change, motion, places, renderRoot } = /** @type {Board} */ (element);
    const moved = [...renderRoot.querySelectorAll('.moved .checker')];
    const spot = (/** @type {Element} */ one) => ({
      x: Number(one.getAttribute('x')),
      y: Number(one.getAttribute('y')),
    });
    const ends = (change?.moves ?? []).map(({ side, from, to }) => [
      places.checker(side, from),
      places.checker(side, to),
    ]);
    return {
      share: motion.moving ? motion.share : 0,
      seen: moved.map(spot),
      ends: ends.map((pair) => pair.map(({ x, y }) => ({ x, y }))),
      dice: renderRoot.querySelectorAll('.dice .die').length,
    };
  });

/** How many games count. @param {Locator} lab */
export const games = (lab) => lab.evaluate((it) => /** @type {RolloutLab} */ (it).rolling.rollout.games);

/**
 * Lets time pass in steps until something is so.
 * @param {Page} page
 * @param {number} most  milliseconds
 * @param {() => Promise<boolean>} so
 * @returns {Promise<number>} the milliseconds that have passed
 */
export async function until(page, most, so) {
  let passed = 0;
  while (passed < most && !(await so())) {
    await page.clock.runFor(STEP);
    passed += STEP;
  }
  return passed;
}

/** @param {number} value @param {number} a @param {number} b */
export const liesBetween = (value, a, b) => a === b || (Math.min(a, b) < value && value < Math.max(a, b));
