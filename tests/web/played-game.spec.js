// A game that the reader rolls is seen: dice land, checkers slide, the luck of its rolls is summed up, and who has won is said. All but the
// picture changes at once.

import { movesBetween, without } from '../../www/lib/board/moves.js';
import { placesOf } from '../../www/lib/board/moving.js';
import { openBearoff } from './helpers/bearoff.js';
import { openContact } from './helpers/contact.js';
import { stopClock } from './helpers/lab.js';
import { complete, ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/board/board.js').BackgammonBoard} Board */
/** @typedef {import('../../www/lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('../../www/lib/rollout/shapes.js').RolloutLab} RolloutLab */

/** No picture of a game takes longer, in milliseconds. */
const GAME = 1500;
const ROLL = 600;
/** Milliseconds of a step of the held clock: more than a frame, which is 16. */
const STEP = 20;

const LABS = [
  { name: 'two-checker', file: '', board: 'backgammon-board' },
  { name: 'bearoff', file: 'bearoff.html', board: 'backgammon-board' },
  { name: 'cube', file: 'cube.html', board: 'backgammon-board' },
];

/**
 * Opens a lab and holds its clock.
 * @param {Page} page
 * @param {{name: string, file: string}} lab
 * @param {string} [query]
 */
async function held(page, { name, file }, query = '?seed=7') {
  await page.clock.install();
  await page.goto(`./${file}${query}`);
  const lab = page.locator(`${name}-lab`);
  await complete(lab);
  await ready(lab);
  await stopClock(page);
  return lab;
}

/** @param {Locator} lab @param {string} name */
const press = (lab, name) => lab.getByRole('button', { name, exact: true }).first().click();

/** Adds ten games. @param {Locator} lab */
const pressTen = (lab) =>
  lab
    .getByRole('button', { name: /^\+10:/ })
    .first()
    .click();

/** @param {Locator} lab */
const boardOf = (lab) => lab.locator('backgammon-board, narrow-board').first();

/** The drawing of a board. @param {Locator} board */
const drawing = (board) => board.locator('svg').evaluate((svg) => svg.outerHTML.replace(/<!--.*?-->/g, ''));

/** Where the checkers lie. @param {Locator} board */
const checkers = (board) =>
  board
    .locator('.checker, .slab')
    .evaluateAll((all) =>
      all.map((one) => ['cx', 'cy', 'x', 'y'].map((name) => one.getAttribute(name)).join(' ')).sort(),
    );

/** @param {Locator} board */
const moved = (board) =>
  board.locator('.moved .checker').evaluateAll((all) =>
    all.map((one) => {
      const [x, y] = ['x', 'y'].map((name) => Number(one.getAttribute(name)));
      return { x, y };
    }),
  );

/** How many games count. @param {Locator} lab */
const games = (lab) => lab.evaluate((it) => /** @type {RolloutLab} */ (it).rolling.rollout.games);

/**
 * Lets time pass in steps until something is so.
 * @param {Page} page
 * @param {number} most  milliseconds
 * @param {() => Promise<boolean>} so
 * @returns {Promise<number>} the milliseconds that have passed
 */
async function until(page, most, so) {
  let passed = 0;
  while (passed < most && !(await so())) {
    await page.clock.runFor(STEP);
    passed += STEP;
  }
  return passed;
}

/** @param {number} value @param {number} a @param {number} b */
const liesBetween = (value, a, b) => a === b || (Math.min(a, b) < value && value < Math.max(a, b));

test.describe('with a held clock', () => {
  test.use({ ownWindow: true, lessMotion: 'no-preference' });

  for (const it of LABS) {
    test(`${it.name}: checkers slide between their points, and the end is as if it had been drawn at once`, async ({
      page,
    }) => {
      const lab = await held(page, it);
      const board = boardOf(lab);
      const before = await checkers(board);
      await press(lab, 'Roll one game');
      // The game counts before anything is drawn.
      expect(await games(lab)).toBe(1);
      expect(await checkers(board)).toEqual(before);
      const slides = async () => (await moved(board)).length > 0;
      const started = await until(page, 400, slides);
      // Checkers start after a quarter of their time, which is at most 460 milliseconds.
      await page.clock.runFor(240);
      const places = placesOf(false, true);
      const change = await board.evaluate((element) => /** @type {Board} */ (element).change);
      const seen = await moved(board);
      expect(seen).toHaveLength(change?.moves.length ?? 0);
      for (const [i, { side, from, to }] of (change?.moves ?? []).entries()) {
        const [start, end] = [from, to].map((place) => places.checker(side, place));
        expect(liesBetween(seen[i].x, start.x, end.x), `x of move ${i}`).toBe(true);
        expect(liesBetween(seen[i].y, start.y, end.y), `y of move ${i}`).toBe(true);
      }
      await page.clock.runFor(GAME - started - 240);
      await expect(board.locator('.moving')).toHaveCount(0);
      await expect(lab.locator('.won')).toBeVisible();
      const end = await drawing(board);

      await page.clock.resume();
      await page.goto(`./${it.file}?seed=7#games=1`);
      await ready(lab);
      if (it.name !== 'two-checker') await press(lab, 'Game');
      await ready(lab);
      expect(await drawing(boardOf(lab))).toBe(end);
    });
  }

  const [twoCheckers, bearoff] = LABS;

  test('the luck of the rolls is summed up while they land, and then who has won is said', async ({ page }) => {
    const lab = await held(page, twoCheckers);
    await press(lab, 'Roll one game');
    const sums = lab.locator('.sums').first();
    await page.clock.runFor(60);
    await expect(sums).toHaveText('luck so far0');
    await expect(lab.locator('.won')).toBeHidden();
    // With the dice 6-3, Blue bears off two: ten points of bad luck by the made-up table.
    await page.clock.runFor(200);
    await expect(sums).toHaveText('luck so far−10');
    await page.clock.runFor(GAME - 260);
    // White bears off with 6-5: a little unlucky for Blue.
    await expect(sums).toHaveText(/^result\s*0\s*− total luck\s*\(−25\)\s*= result − luck\s*25\s*$/);
    await expect(lab.locator('.won')).toHaveText('White wins');
  });

  test('a click or a key skips to the end, and does what it does', async ({ page }) => {
    const lab = await held(page, twoCheckers, '?seed=7#games=1');
    const board = boardOf(lab);
    await press(lab, 'Roll one game');
    await page.clock.runFor(300);
    await expect(board.locator('.moving')).toHaveCount(1);
    await pressTen(lab);
    await page.clock.runFor(3 * STEP);
    await expect(board.locator('.moving')).toHaveCount(0);
    expect(await games(lab)).toBe(12);

    await press(lab, 'Roll one game');
    await page.clock.runFor(300);
    await expect(board.locator('.moving')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.clock.runFor(3 * STEP);
    await expect(board.locator('.moving')).toHaveCount(0);
    await expect(lab.locator('.won')).toBeVisible();
    await expect(lab.getByRole('button', { name: 'Roll by roll' })).toBeFocused();
  });

  test('another game that is rolled meanwhile is shown from its start', async ({ page }) => {
    const lab = await held(page, bearoff);
    const board = boardOf(lab);
    const start = await checkers(board);
    await press(lab, 'Roll one game');
    await page.clock.runFor(400);
    await press(lab, 'Roll one game');
    expect(await games(lab)).toBe(2);
    await page.clock.runFor(2 * STEP);
    await expect(lab.locator('.micro h2')).toHaveText('Game 2');
    expect(await checkers(board)).toEqual(start);
    await page.clock.runFor(GAME);
    await expect(board.locator('.moving')).toHaveCount(0);
    await expect(lab.locator('.won')).toBeVisible();
  });

  test('a single roll is seen, and ten games and an address are not', async ({ page }) => {
    const lab = await held(page, bearoff);
    const board = boardOf(lab);
    await press(lab, 'Roll by roll');
    await page.clock.runFor(200);
    await expect(board.locator('.moving .dice')).toHaveCount(1);
    await page.clock.runFor(ROLL - 200);
    await expect(board.locator('.moving')).toHaveCount(0);
    await pressTen(lab);
    for (let frames = 0; frames < 10; frames += 1) {
      await page.clock.runFor(STEP);
      await expect(board.locator('.moving')).toHaveCount(0);
    }
    expect(await games(lab)).toBe(10);

    await page.clock.resume();
    await page.goto('./?seed=7#games=1&half=1');
    const other = page.locator('two-checker-lab');
    await ready(other);
    expect(await games(other)).toBe(1);
    expect(await other.evaluate((it) => /** @type {RolloutLab} */ (it).showing.of)).toBeNull();
  });

  test('readers who ask for less motion see the end at once', async ({ page }) => {
    const lab = await held(page, twoCheckers);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(lab, 'Roll one game');
    await page.clock.runFor(2 * STEP);
    await expect(lab.locator('.won')).toBeVisible();
    await expect(boardOf(lab).locator('.moving')).toHaveCount(0);
  });

  for (const [name, width] of /** @type {const} */ ([
    ['two-checker', 390],
    ['two-checker', 1000],
    ['bearoff', 390],
  ])) {
    test(`${name} keeps its height in an embed ${width} pixels wide while a game is shown`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const lab = await held(page, { name, file: name === 'bearoff' ? 'bearoff-embed.html' : 'embed.html' });
      const height = () => lab.evaluate((it) => /** @type {HTMLElement} */ (it).offsetHeight);
      await press(lab, 'Roll one game');
      await page.clock.runFor(2 * STEP);
      const first = await height();
      for (let passed = 2 * STEP; passed < GAME; passed += 5 * STEP) {
        expect(await height(), `after ${passed} ms`).toBe(first);
        await page.clock.runFor(5 * STEP);
      }
      await expect(lab.locator('.won')).toBeVisible();
    });
  }
});

// ——— The moves between two positions, which need no page ———

/** @typedef {{x: number[], o: number[]}} Position */

/** @param {number[]} points */
const sum = (points) => points.reduce((total, count) => total + count, 0);

/** @param {Position} position @returns {BoardModel} */
const modelOf = ({ x, o }) => ({
  x,
  o,
  xOff: 15 - sum(x),
  oOff: 15 - sum(o),
  dice: null,
  onRoll: null,
  pips: null,
  label: '',
  names: { x: '', o: '', pips: String },
});

/**
 * Checks that the moves lead from one position to the next: without the checkers on their way, both are the same.
 * @param {Position} from
 * @param {Position} to
 */
function leadOver(from, to) {
  const [before, after] = [from, to].map(modelOf);
  const moves = movesBetween(before, after);
  const backwards = moves.map((move) => ({ ...move, to: move.from }));
  expect(without(after, moves)).toEqual(without(before, backwards));
  return moves;
}

test('every roll of a bear-off moves one side’s checkers forward', async ({ page }) => {
  const lab = await openBearoff(page);
  const { start, records } = await lab.evaluate((it) => {
    const { rolling, state } = /** @type {any} */ (it);
    const record = (/** @type {number} */ trial) => rolling.rollout.record(trial, rolling.own.estimate());
    return { start: state.wanted.position, records: Array.from({ length: 40 }, (_, trial) => record(trial)) };
  });
  let all = 0;
  for (const { turns } of records) {
    for (const [i, turn] of turns.entries()) {
      const position = (/** @type {any} */ { side, after, other }) =>
        side === 'x' ? { x: after, o: other } : { x: other, o: after };
      const moves = leadOver(i === 0 ? start : position(turns[i - 1]), position(turn));
      for (const { side, from, to } of moves) {
        expect(side).toBe(turn.side);
        expect(to.place).toBeLessThan(from.place);
      }
      all += moves.length;
    }
  }
  // Blue bears off two checkers in every game, at least.
  expect(all).toBeGreaterThanOrEqual(80);
});

test('every roll of a whole game moves one side forward, and the other only to the bar', async ({ page }) => {
  const lab = await openContact(page);
  const records = await lab.evaluate((it) => {
    const { rolling } = /** @type {any} */ (it);
    return Array.from({ length: 4 }, (_, trial) => rolling.rollout.record(trial, rolling.own.estimate()));
  });
  let hits = 0;
  for (const { turns } of records) {
    for (let i = 1; i < turns.length; i += 1) {
      for (const { side, from, to } of leadOver(turns[i - 1].after, turns[i].after)) {
        if (side === turns[i].side) expect(to.place).toBeLessThan(from.place);
        else expect(to.place).toBe(25);
        hits += side === turns[i].side ? 0 : 1;
      }
    }
  }
  expect(hits).toBeGreaterThan(4);
});

test('a side with a checker in the reader’s hand moves none', () => {
  const before = { x: [3, 0, 0, 0, 0, 0], o: [1, 0, 0, 0, 0, 0] };
  const after = { x: [2, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 0] };
  const lifted = { ...modelOf(after), xOff: 12 };
  expect(movesBetween(modelOf(before), lifted).map(({ side }) => side)).toEqual(['o']);
});
