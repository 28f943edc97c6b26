// What becomes of games that are played by hand: they are resumed after a reload, given up, counted, and taken away as
// files; and nothing that would end them happens unasked.

import { readFile } from 'node:fs/promises';
import { expect, test } from './helpers/test.js';
import { perfect, worst } from './helpers/bear-off-player.js';
import { parseCsv } from './helpers/csv.js';
import {
  IDS,
  SEED,
  START,
  main,
  openHand,
  playGame,
  playRoll,
  point,
  ready,
  recordsOf,
  snapshotOf,
  viewOf,
} from './helpers/hand.js';
import { holdClock } from './helpers/held-clock.js';
import { clickShare } from './helpers/share.js';

/** @typedef {import('./helpers/hand.js').HandLab} HandLab */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * What is downloaded by this button.
 * @param {Locator} lab
 * @param {string} name
 */
async function downloaded(lab, name) {
  const downloading = lab.page().waitForEvent('download');
  await lab.getByRole('button', { name }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a reload goes on where the reader was: same games, same roll, same figures', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHand(page, '');
  // Not in the author's part of the address: the dice have to come back by the reader's. With these no game is over
  // after two rolls.
  await lab.evaluate((/** @type {HandLab} */ it, seed) => {
    it.seed = seed;
  }, SEED);
  await ready(lab);
  await playGame(lab, worst);
  await playGame(lab, perfect);
  await main(lab).click();
  await playRoll(lab, perfect);
  // The address follows what is played a moment later.
  const { written } = await lab.evaluate((/** @type {HandLab} */ it) => ({ written: it.session.rollout.written }));
  await expect.poll(() => new URLSearchParams(page.url().split('#')[1]).get('plays')).toBe(written);
  const before = { snapshot: await snapshotOf(lab), records: await recordsOf(lab), view: await viewOf(lab) };
  expect(before.snapshot.games).toBe(2);
  await page.reload();
  await ready(lab);
  expect({ snapshot: await snapshotOf(lab), records: await recordsOf(lab), view: await viewOf(lab) }).toEqual(before);
  // And on with it.
  await playRoll(lab, perfect);
});

test('the link of the dialog opens the same games', async ({ page }) => {
  const lab = await openHand(page, `?seed=${SEED}&hands=white&white=1&opponent=fewest-pips&evaluator=one-sided`);
  await playGame(lab, worst);
  const before = await snapshotOf(lab);
  const dialog = await clickShare(page);
  const link = await dialog.locator('#link').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('plays that nobody can have made are said, and no game is begun', async ({ page }) => {
  const lab = await openHand(page, `?seed=${SEED}&plays=_zzz`);
  await expect(lab.getByRole('status').filter({ hasText: 'plays' })).toContainText('_zzz');
  expect(await viewOf(lab)).toMatchObject({ begun: 0, turn: null });
  await main(lab).click();
  expect((await viewOf(lab))?.turn).not.toBeNull();
});

test('a game that is given up does not count, and its dice do not come again', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  await main(lab).click();
  const rolled = (await viewOf(lab))?.turn?.dice;
  await lab.getByRole('button', { name: 'Resign', exact: true }).click();
  await lab.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(lab.locator('.said')).toContainText('You resigned. This game doesn’t count.');
  expect((await snapshotOf(lab)).games).toBe(0);
  await expect(lab.locator('.card.mistakes')).toContainText('You resigned 1 game.');
  await playGame(lab, perfect);
  const [first, second] = await recordsOf(lab);
  expect([first.end, first.turns.length, first.result]).toEqual(['abandoned', 0, null]);
  expect((await snapshotOf(lab)).games).toBe(1);
  await expect(lab.locator('.mistakes tbody tr')).toHaveCount(2);
  // Of the same seed without giving up, the second game begins with the same roll; the first with that of the first.
  const again = await openHand(page);
  await playGame(again, perfect);
  await playGame(again, perfect);
  const [played, next] = await recordsOf(again);
  expect([...played.turns[0].dice].sort()).toEqual(rolled?.map(({ value }) => value).sort());
  expect(next.turns).toEqual(second.turns);
});

test('a game is given up only by whoever says so twice, by keys or a mouse, and nobody is left nowhere', async ({
  page,
}) => {
  const lab = await openHand(page);
  await main(lab).click();
  const giveUp = lab.getByRole('button', { name: 'Resign', exact: true });
  const question = lab.getByRole('alert').filter({ hasText: 'Resign this game?' });
  const { keyboard } = page;
  const before = await viewOf(lab);
  // A key that is pressed twice.
  await giveUp.focus();
  await keyboard.press('Enter');
  await expect(question).toBeVisible();
  await keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(await viewOf(lab)).toEqual(before);
  // Nobody has to go to the question to say no.
  await keyboard.press('Enter');
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(giveUp).toBeFocused();
  // No, said in two ways: the keyboard is where it was.
  for (const no of ['Escape', 'Enter']) {
    await keyboard.press('Enter');
    await expect(question).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(lab.getByRole('button', { name: 'Play on' })).toBeFocused();
    await keyboard.press(no);
    await expect(question).toHaveCount(0);
    await expect(giveUp).toBeFocused();
  }
  expect(await viewOf(lab)).toEqual(before);
  // Whoever plays on has answered.
  await giveUp.click();
  const movable = before?.turn?.movable[0].from;
  await lab.evaluate((/** @type {HandLab} */ it, from) => it.move(Number(from)), movable);
  await expect(question).toHaveCount(0);
  await lab.getByRole('button', { name: 'Undo' }).click();
  expect(await viewOf(lab)).toEqual(before);
  // Yes: what comes next has the keyboard.
  await giveUp.focus();
  await keyboard.press('Enter');
  await expect(question).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(lab.locator('.said')).toContainText('You resigned.');
  await expect(main(lab)).toBeFocused();
  expect((await viewOf(lab))?.turn).toBeNull();
});

test('nothing that ends the games happens unasked', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  await playGame(lab, perfect);
  const before = await snapshotOf(lab);
  const opponent = lab.getByRole('combobox', { name: 'The other side is played by' });
  await opponent.selectOption('fewestPips');
  await expect(lab.getByRole('alert').filter({ hasText: 'Starting again' })).toContainText(
    'the 1 game you have played',
  );
  await lab.getByRole('button', { name: 'Keep these games' }).click();
  await expect(opponent).toHaveValue('exact');
  expect(await snapshotOf(lab)).toEqual(before);
  await opponent.selectOption('fewestPips');
  await lab.getByRole('button', { name: 'Start again', exact: true }).click();
  await ready(lab);
  const { games, opponent: now, seed } = await snapshotOf(lab);
  expect([games, now]).toEqual([0, 'fewestPips']);
  expect(seed).not.toBe(before.seed);
});

test('whoever wants to starts again with new dice, and is told which they are', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  const again = lab.getByRole('button', { name: 'Start again with new dice' });
  await expect(again).toBeDisabled();
  await expect(lab.getByText(`Seed of the dice: ${SEED}`)).toBeVisible();
  await playGame(lab, perfect);
  await again.click();
  await lab.getByRole('button', { name: 'Start again', exact: true }).click();
  await ready(lab);
  const { games, seed, ...setup } = await snapshotOf(lab);
  expect([games, setup.position]).toEqual([0, { ...START, onRoll: 'x' }]);
  expect(seed).not.toBe(SEED);
  await expect(lab.getByText(`Seed of the dice: ${seed}`)).toBeVisible();
});

test('luck that is estimated in another way leaves the games as they were played', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHand(page);
  await playGame(lab, worst);
  await playGame(lab, perfect);
  const [before, plays] = [await recordsOf(lab), await snapshotOf(lab)];
  await lab.getByRole('combobox', { name: 'Luck is estimated by' }).selectOption('pipCount');
  await ready(lab);
  const [after, now] = [await recordsOf(lab), await snapshotOf(lab)];
  expect(after.map(({ turns }) => turns.map(({ dice, moves }) => [dice, moves]))).toEqual(
    before.map(({ turns }) => turns.map(({ dice, moves }) => [dice, moves])),
  );
  expect(now.plain).toEqual(plays.plain);
  expect(now.costs).toEqual(plays.costs);
  expect(now.reduced.mean).not.toBe(plays.reduced.mean);
});

test('beyond six checkers luck is estimated, and mistakes are not listed', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page, `?seed=${SEED}&position=${encodeURIComponent(IDS.fifteenEach)}`);
  await expect(lab.getByText('With more than six checkers on a side there are no exact chances here')).toBeVisible();
  await main(lab).click();
  for (let moved = 0; moved < 4; moved += 1) {
    const turn = (await viewOf(lab))?.turn;
    if (!turn || turn.done) break;
    await point(lab, turn.movable.at(-1)?.from ?? 0).click();
  }
  await main(lab).click();
  const { costs, own, evaluator } = await snapshotOf(lab);
  expect([costs, own, evaluator]).toEqual([null, null, 'oneSided']);
  // The figures come with the first game that is over, also by being given up.
  await lab.evaluate((/** @type {import('./helpers/hand.js').HandLab} */ it) => it.abandon());
  await expect(lab.locator('.tiles')).toContainText(/Your plays cost\s*–/);
});

test('the games as a spreadsheet: every roll and play, with luck and costs that add up', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHand(page);
  await playGame(lab, worst);
  await playGame(lab, perfect);
  const records = await recordsOf(lab);
  const { name, text } = await downloaded(lab, 'Download CSV');
  expect(name).toBe('rollout-lab-hand-games.csv');
  expect(text.startsWith('\uFEFFGame,Turn,Side,Roll,Play,By hand,Luck,Cost,Better play,Result,')).toBe(true);
  const rows = parseCsv(text.slice(1)).slice(1);
  expect(rows).toHaveLength(records.reduce((sum, { turns }) => sum + turns.length, 0));
  for (const { number, luck, costs, result, turns } of records) {
    const own = rows.filter(([game]) => Number(game) === number + 1);
    const sum = (/** @type {number} */ column) => own.reduce((total, row) => total + Number(row[column]), 0);
    expect(Math.abs(sum(6) - luck)).toBeLessThan(1e-9);
    expect(Math.abs(sum(7) - Number(costs?.x) - Number(costs?.o))).toBeLessThan(1e-9);
    expect(own.map((row) => row[2])).toEqual(turns.map(({ side }) => (side === 'x' ? 'Blue' : 'White')));
    expect(own.every((row) => Number(row[9]) === result)).toBe(true);
    expect(own.map((row) => row[8] !== '')).toEqual(turns.map(({ mistake }) => mistake !== null));
  }
});

test('the games as a match that other programs read', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  await expect(lab.getByRole('button', { name: 'Download match' })).toHaveCount(0);
  await playGame(lab, worst);
  await playGame(lab, perfect);
  await main(lab).click();
  const { name, text } = await downloaded(lab, 'Download match');
  expect(name).toBe('rollout-lab-hand-games.mat');
  // What such a match is, and that GNU Backgammon takes it for the games that it is, show tests/hand/matches.rs.
  expect(text).toContain('; [Player 1 "Blue"]\r\n; [Player 2 "White"]\r\n');
  expect(text.match(/^ Game \d+\r$/gm)).toHaveLength(2);
  expect(text.match(/^; Set Pos=---AAAA------------aa-aa--\/0\r$/gm)).toHaveLength(2);
  const records = await recordsOf(lab);
  const rolls = records
    .slice(0, 2)
    .flatMap(({ turns }) => turns.map(({ dice }) => `${Math.max(...dice)}${Math.min(...dice)}:`));
  expect(text.match(/\d\d:/g)).toEqual(rolls);
});

test.describe('while luck is estimated anew', () => {
  test.use({ ownWindow: true });

  test('what is played in the meantime is not lost', { tag: '@long' }, async ({ page }) => {
    await holdClock(page);
    const lab = await openHand(page);
    await playGame(lab, perfect);
    await lab.evaluate((/** @type {HandLab} */ it) => {
      const { held } = /** @type {{held: import('./helpers/held-clock.js').Held}} */ (
        /** @type {unknown} */ (globalThis)
      );
      held.stopped = true;
      it.act.remeasure({ evaluator: 'even' });
    });
    // The old estimate is in force until the new one is made.
    await playGame(lab, worst, () => Promise.resolve());
    const before = await lab.evaluate((/** @type {HandLab} */ it) => {
      const { held } = /** @type {{held: import('./helpers/held-clock.js').Held}} */ (
        /** @type {unknown} */ (globalThis)
      );
      const { written } = it.session.rollout;
      const { making } = it.preparation;
      held.goOn();
      return { written, making: making !== null };
    });
    expect(before.making).toBe(true);
    await ready(lab);
    const { evaluator, games } = await snapshotOf(lab);
    expect({ evaluator, games }).toEqual({ evaluator: 'even', games: 2 });
    expect(await lab.evaluate((/** @type {HandLab} */ it) => it.session.rollout.written)).toBe(before.written);
  });
});

test('what says something of games comes with the first one, and in an embed has its place from the start', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHand(page);
  const ofGames = ['.tiles', '.options', '.note', '.card.mistakes', '.figures-card'];
  for (const part of [...ofGames, '.card.log']) await expect(lab.locator(part)).toHaveCount(0);
  await main(lab).click();
  await expect(lab.locator('.card.log')).toBeVisible();
  for (const part of ofGames) await expect(lab.locator(part)).toHaveCount(0);
  while ((await viewOf(lab))?.turn) await playRoll(lab, perfect);
  for (const part of ofGames) await expect(lab.locator(part)).toBeVisible();

  await page.goto(`./hand-embed.html?seed=${SEED}`);
  await ready(lab);
  for (const part of [...ofGames, '.card.log']) await expect(lab.locator(part)).toBeVisible();
});
