// In games by hand the other side's turn is seen: its dice land, its checkers slide, and then the reader's dice land. All but the picture
// changes at once.

import { IDS, main, point } from './helpers/hand.js';
import { checkers, drawing, GAME, held, liesBetween, onTheirWay, STEP, until } from './helpers/played-game.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/hand.js').HandLab} HandLab */
/** @typedef {import('./helpers/hand-cube.js').HandCubeLab} HandCubeLab */

const LABS = [
  { name: 'hand', file: 'hand.html', asks: false },
  // After the other side's turn, the reader is asked whether to double.
  { name: 'hand-cube', file: 'hand-cube.html', asks: true },
];

/** @param {Locator} lab */
const board = (lab) => lab.locator('play-board backgammon-board');

/** The dice of the reader, which can be pressed. @param {Locator} lab */
const ownDice = (lab) => lab.locator('play-board .overlay .dice');

/** @param {Locator} lab */
const turns = (lab) => lab.evaluate((it) => /** @type {HandLab} */ (it).session.last()?.turns.length);

/** Begins a game and plays the reader's first turn up to its last button. @param {Locator} lab */
async function playFirst(lab) {
  await lab.evaluate((it) => {
    const lab = /** @type {HandLab} */ (it);
    lab.begin();
    if (/** @type {any} */ (lab.session.view()).asked) /** @type {any} */ (it).rollDice();
    for (let turn = lab.session.view()?.turn; turn && !turn.done; turn = lab.session.view()?.turn) {
      lab.move(turn.movable[0].from);
    }
  });
  await lab.page().clock.runFor(GAME);
  await expect(main(lab)).toHaveText('Done');
}

/** The sentences about the game that are seen. @param {Locator} lab */
const told = (lab) => lab.locator('.said p:not(.coming):not(.problem)').allTextContents();

/** @param {Locator} lab */
const luckSoFar = (lab) => lab.locator('.sums:not(.coming) dd').first().textContent();

test.use({ ownWindow: true, lessMotion: 'no-preference' });

for (const it of LABS) {
  test(`${it.name}: the other side’s dice land, its checkers slide, and then the reader’s dice land`, async ({
    page,
  }) => {
    const lab = await held(page, it, '?seed=0x77');
    await playFirst(lab);
    const before = await checkers(board(lab));
    await main(lab).click();
    // The other side has played, and the reader has rolled, before anything is drawn.
    expect(await turns(lab)).toBe(2);
    expect(await checkers(board(lab))).toEqual(before);
    const started = await until(page, 600, async () => (await onTheirWay(board(lab))).share > 0.5);
    const { seen, ends, dice } = await onTheirWay(board(lab));
    expect(dice).toBe(2);
    await expect(board(lab).locator('.dice.o')).toHaveCount(1);
    await expect(ownDice(lab)).toHaveCount(0);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toHaveLength(ends.length);
    for (const [i, [start, end]] of ends.entries()) {
      expect(liesBetween(seen[i].x, start.x, end.x), `x of move ${i}`).toBe(true);
      expect(liesBetween(seen[i].y, start.y, end.y), `y of move ${i}`).toBe(true);
    }
    // The luck of the other side's roll has joined the sum, that of the reader's has not.
    const sums = await lab.evaluate((it) => {
      const { format, session } = /** @type {any} */ (it);
      const played = session
        .last()
        .turns.reduce((/** @type {number} */ sum, /** @type {any} */ turn) => sum + turn.luck, 0);
      return [played, played + (session.view().turn?.luck ?? 0)].map((luck) => format.points(luck));
    });
    expect(await luckSoFar(lab)).toBe(sums[0]);
    expect(await told(lab)).toHaveLength(1);

    await page.clock.runFor(GAME - started);
    await expect(board(lab).locator('.moving')).toHaveCount(0);
    await expect(ownDice(lab)).toHaveCount(it.asks ? 0 : 1);
    expect(await luckSoFar(lab)).toBe(sums[1]);
    expect(await told(lab)).toHaveLength(2);
    const end = await drawing(board(lab));

    const address = await lab.evaluate((it) => /** @type {HandLab} */ (it).session.plays);
    await page.clock.resume();
    await page.goto(`./${it.file}?seed=0x77#plays=${address}`);
    await ready(lab);
    expect(await drawing(board(lab))).toBe(end);
  });

  test(`${it.name}: readers who ask for less motion see the reply at once`, async ({ page }) => {
    const lab = await held(page, it, '?seed=0x77');
    await playFirst(lab);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await main(lab).click();
    await page.clock.runFor(2 * STEP);
    await expect(board(lab).locator('.moving')).toHaveCount(0);
    await expect(ownDice(lab)).toHaveCount(it.asks ? 0 : 1);
    expect(await told(lab)).toHaveLength(2);
  });
}

test('a press on the board or a key skips to the end, and plays no dice that nobody has seen', async ({ page }) => {
  const lab = await held(page, LABS[0], '?seed=0x77');
  for (const skip of ['press', 'key']) {
    await playFirst(lab);
    await main(lab).click();
    await page.clock.runFor(300);
    await expect(board(lab).locator('.moving')).toHaveCount(1);
    const turn = () => lab.evaluate((it) => /** @type {HandLab} */ (it).session.view()?.turn);
    const rolled = await turn();
    const { from } = rolled?.movable[0] ?? { from: 0 };
    const movable = point(lab, from);
    if (skip === 'press') await movable.click();
    else await movable.press('Enter');
    await page.clock.runFor(3 * STEP);
    await expect(board(lab).locator('.moving')).toHaveCount(0);
    await expect(ownDice(lab)).toHaveCount(1);
    expect(await turn()).toEqual(rolled);
    await movable.click();
    await page.clock.runFor(3 * STEP);
    expect((await turn())?.moves).toHaveLength(1);
    await lab.evaluate((it) => /** @type {HandLab} */ (it).abandon());
  }
});

test('a button skips to the end, and does what it does', async ({ page }) => {
  const lab = await held(page, LABS[1], '?seed=0x77');
  await playFirst(lab);
  await main(lab).click();
  await page.clock.runFor(300);
  await expect(board(lab).locator('.moving')).toHaveCount(1);
  await expect(main(lab)).toHaveText('Roll');
  await main(lab).click();
  await page.clock.runFor(3 * STEP);
  await expect(board(lab).locator('.moving')).toHaveCount(0);
  await expect(ownDice(lab)).toHaveCount(1);
});

test('the only play is made for the reader and seen, and who has won is said when the last checkers are off', async ({
  page,
}) => {
  const lab = await held(page, LABS[0], `?seed=0x77&position=${IDS.fourOnAce}`);
  await main(lab).click();
  await page.clock.runFor(GAME);
  for (let over = false; !over; ) {
    await expect(main(lab)).toHaveText('Make the only play');
    const side = await lab.evaluate((it) => /** @type {HandLab} */ (it).session.view()?.turn?.side);
    await main(lab).click();
    over = await lab.evaluate((it) => /** @type {HandLab} */ (it).session.last()?.end !== 'playing');
    await until(page, 400, async () => (await onTheirWay(board(lab))).seen.length > 0);
    // The reader's dice stay where they are, and his checkers slide first.
    await expect(board(lab).locator(`.dice.${side}`)).toHaveCount(1);
    expect((await onTheirWay(board(lab))).seen.length).toBeGreaterThan(0);
    await expect(lab.locator('.said .sum')).toHaveCount(over ? 1 : 0);
    if (over) await expect(lab.locator('.said .sum')).toBeHidden();
    await page.clock.runFor(GAME);
    await expect(board(lab).locator('.moving')).toHaveCount(0);
  }
  await expect(lab.locator('.said .sum')).toBeVisible();
  await expect(lab.locator('.said')).toContainText(/wins|won|win/);
});

test('a game that the other side begins starts from its position', async ({ page }) => {
  const lab = await held(page, LABS[0], '?seed=0x77&hands=white');
  const before = await checkers(board(lab));
  await main(lab).click();
  await page.clock.runFor(2 * STEP);
  expect(await checkers(board(lab))).toEqual(before);
  expect(await turns(lab)).toBe(1);
  await page.clock.runFor(200);
  await expect(board(lab).locator('.dice.x')).toHaveCount(1);
  await page.clock.runFor(GAME);
  await expect(ownDice(lab)).toHaveCount(1);
});
