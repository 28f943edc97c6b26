// A game that the reader rolls is seen: dice land, checkers slide, the luck of its rolls is summed up, and who has won is said. All but the
// picture changes at once.

import { movesBetween, without } from '../../www/lib/board/moves.js';
import { openBearoff } from './helpers/bearoff.js';
import { openContact } from './helpers/contact.js';
import {
  boardOf,
  checkers,
  drawing,
  GAME,
  games,
  held,
  LABS,
  liesBetween,
  onTheirWay,
  press,
  STEP,
  until,
} from './helpers/played-game.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('../../www/lib/rollout/shapes.js').RolloutLab} RolloutLab */

/** No picture of one roll takes longer, in milliseconds. */
const ROLL = 600;

/** Adds ten games. @param {Locator} lab */
const pressTen = (lab) =>
  lab
    .getByRole('button', { name: /^\+10:/ })
    .first()
    .click();

/** The end of a game: who has won, or the results of a pair as sums. @param {Locator} lab */
const outcome = (lab) => lab.locator('.won, .sums:not(.coming) .reduced').first();

/** The pip counts and checkers that are written beside the board. @param {Locator} lab */
const countsBeside = (lab) => lab.locator('.side .counts').allTextContents();

/** How many rolls of a game are seen, and the sum of their luck as the core and as the lab says it. @param {Locator} lab */
const sums = (lab) =>
  lab.evaluate((it) => {
    const { frame, format, renderRoot } = /** @type {any} */ (it);
    const { record, arrived } = frame.inView;
    const shown = renderRoot.querySelectorAll('.micro .step:not(.coming):has(em)').length;
    let sum = 0;
    for (let roll = 0; roll < shown; roll += 1) sum += frame.rollSaid(record, roll).luck;
    // Steps of a pair have the luck of A − B so far.
    const luck = record.steps ? (record.steps[shown - 1]?.luckSoFar ?? 0) : sum;
    const said = renderRoot.querySelector('.sums:not(.coming) dd')?.textContent;
    return { shown, arrived, luck: format.points(luck), said };
  });

test.describe('with a held clock', () => {
  test.use({ ownWindow: true, lessMotion: 'no-preference' });

  for (const it of LABS) {
    /** In the usual run one lab's games, long ones or short ones. @param {string} name */
    const only = (name) => (it.name === name ? {} : { tag: '@long' });
    // Pairs have two boards.
    const skips = ['two-checker', 'pairs'].includes(it.name) ? {} : { tag: '@long' };
    test(
      `${it.name}: dice are seen, checkers slide between their points, and the end is as if it had been drawn at once`,
      only('contact'),
      async ({ page }) => {
        const lab = await held(page, it);
        const board = boardOf(lab, it);
        const before = await checkers(board);
        await press(lab, it.next);
        // The game counts before anything is drawn.
        expect(await games(lab)).toBe(1);
        expect(await checkers(board)).toEqual(before);
        // Checkers start after a quarter of their time, and have come far enough to be told from both ends in the middle.
        const started = await until(page, 600, async () => (await onTheirWay(board)).share > 0.5);
        const { seen, ends, dice } = await onTheirWay(board);
        expect(dice).toBe(2);
        expect(seen.length).toBeGreaterThan(0);
        expect(seen).toHaveLength(ends.length);
        for (const [i, [start, end]] of ends.entries()) {
          expect(liesBetween(seen[i].x, start.x, end.x), `x of move ${i}`).toBe(true);
          expect(liesBetween(seen[i].y, start.y, end.y), `y of move ${i}`).toBe(true);
        }
        await page.clock.runFor(GAME - started);
        await expect(board.locator('.moving')).toHaveCount(0);
        await expect(outcome(lab)).toBeVisible();
        const end = await drawing(board);

        await page.clock.resume();
        await page.goto(`./${it.file}?seed=7#games=1`);
        await ready(lab);
        if (await lab.getByRole('button', { name: 'Game', exact: true }).count()) await press(lab, 'Game');
        await ready(lab);
        expect(await drawing(boardOf(lab, it))).toBe(end);
      },
    );

    test(
      `${it.name}: luck joins its sum roll by roll, and counts change when the checkers have arrived`,
      only('two-checker'),
      async ({ page }) => {
        const lab = await held(page, it);
        const start = await countsBeside(lab);
        await press(lab, it.next);
        /** @type {Set<number>} */
        const stops = new Set();
        for (let passed = 0; passed < GAME; passed += 2 * STEP) {
          await page.clock.runFor(2 * STEP);
          if (await outcome(lab).isVisible()) break;
          const { shown, arrived, luck, said } = await sums(lab);
          expect(said, `after ${shown} rolls`).toBe(luck);
          if (arrived === 0) expect(await countsBeside(lab)).toEqual(start);
          stops.add(shown);
        }
        // Up to seven rolls are seen one by one, and seven pictures of a longer game; the first is seen from before it is rolled.
        const all = await lab.evaluate((lab) => /** @type {RolloutLab} */ (lab).frame.inView.made);
        expect([...stops].sort((a, b) => a - b)).toHaveLength(Math.min(all, 7) + 1);
        // The boards of a pair have none; the position from which it starts keeps its own.
        if (it.name !== 'pairs') expect(await countsBeside(lab)).not.toEqual(start);
        await expect(outcome(lab)).toBeVisible();
      },
    );

    test(
      `${it.name}: a click or a key skips to the end, and readers who ask for less motion see nothing else`,
      skips,
      async ({ page }) => {
        const lab = await held(page, it);
        const board = boardOf(lab, it);
        const atRest = async () => {
          await page.clock.runFor(3 * STEP);
          await expect(board.locator('.moving')).toHaveCount(0);
          await expect(outcome(lab)).toBeVisible();
        };
        for (const skip of [() => lab.locator('h2').first().click(), () => page.keyboard.press('Shift')]) {
          await press(lab, it.next);
          await page.clock.runFor(300);
          await expect(board.locator('.moving')).toHaveCount(1);
          await expect(outcome(lab)).toBeHidden();
          await skip();
          await atRest();
        }
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await press(lab, it.next);
        expect(await games(lab)).toBe(3);
        await atRest();
      },
    );
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
    const board = boardOf(lab, twoCheckers);
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
    const board = boardOf(lab, bearoff);
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
    const board = boardOf(lab, bearoff);
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

  test('each game of a run at one game a second is seen within its second, and faster runs are not', async ({
    page,
  }) => {
    const lab = await held(page, twoCheckers, '?seed=7&speed=1');
    const board = boardOf(lab, twoCheckers);
    await press(lab, 'Run');
    await page.clock.runFor(1000 + STEP);
    for (const game of [1, 2]) {
      expect(await games(lab)).toBe(game);
      await page.clock.runFor(400);
      await expect(lab.locator('.micro h2')).toHaveText(`Game ${game}`);
      await expect(board.locator('.moving')).toHaveCount(1);
      await expect(lab.locator('.won')).toBeHidden();
      await page.clock.runFor(540);
      await expect(board.locator('.moving')).toHaveCount(0);
      await expect(lab.locator('.won')).toBeVisible();
      await page.clock.runFor(60);
    }
    await page.clock.runFor(400);
    await press(lab, 'Pause');
    await page.clock.runFor(2 * STEP);
    await expect(board.locator('.moving')).toHaveCount(0);
    expect(await games(lab)).toBe(3);

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('10');
    await press(lab, 'Run');
    for (let passed = 0; passed < 1000; passed += 5 * STEP) {
      await page.clock.runFor(5 * STEP);
      await expect(board.locator('.moving')).toHaveCount(0);
    }
    expect(await games(lab)).toBeGreaterThan(10);
  });
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
