// Games of the contact lab are long: to play one again, for the table, the microscope or a spreadsheet, is done turn by turn.

import { expect, test } from './helpers/test.js';
import { MOST_LOOKS, expectNoBlocking } from './helpers/blocking.js';
import { ACE_POINT, openContact, ready } from './helpers/contact.js';
import { holdClock, inTurn } from './helpers/held-clock.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ ownWindow: true });

const GAMES = 4;

/** Waits until all listed games are there. @param {Locator} lab */
const listed = async (lab) => {
  await expect(lab.locator('games-table tbody tr')).toHaveCount(GAMES);
  await expect(lab.locator('games-table tbody')).not.toContainText('…');
};

/** Turns of all games. @param {Locator} lab */
const turnsOf = (lab) =>
  lab.evaluate((/** @type {ContactLab} */ it) =>
    Array.from(
      { length: it.rolling.rollout.games },
      (_, trial) => it.rolling.rollout.record(trial).turns.length,
    ).reduce((sum, turns) => sum + turns, 0),
  );

test('the games of the table are played again turn by turn when something else measures their luck', async ({
  page,
}) => {
  await holdClock(page);
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&games=${GAMES}`);
  await listed(lab);
  const turns = await turnsOf(lab);
  // Four games have more turns than a task may have looks.
  expect(turns).toBeGreaterThan(MOST_LOOKS);
  const before = await lab.locator('games-table tbody').textContent();
  await expectNoBlocking(page, turns, async () => {
    await inTurn(lab, (/** @type {ContactLab} */ it) => void it.act.measure({ evaluator: 'tiny' }));
    await ready(lab);
    await expect(lab.locator('games-table tbody')).not.toHaveText(before ?? '');
    await listed(lab);
  });
});

test('a spreadsheet plays games again turn by turn, and holds them all', { tag: '@long' }, async ({ page }) => {
  await holdClock(page);
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&games=${GAMES}`);
  await listed(lab);
  const turns = await turnsOf(lab);
  await inTurn(lab, (/** @type {ContactLab} */ it) => void it.records.known.clear());
  const downloading = page.waitForEvent('download');
  await expectNoBlocking(page, turns, async () => {
    await inTurn(lab, (/** @type {ContactLab} */ it) => it.act.downloadGames());
    await downloading;
  });
  const file = await (await downloading).createReadStream();
  let text = '';
  for await (const chunk of file) text += chunk;
  expect(text.trim().split('\n')).toHaveLength(1 + GAMES);
});

test('the microscope shows the newest game, and the one before it as long as that is played again', {
  tag: '@long',
}, async ({ page }) => {
  await holdClock(page);
  // On its page a lab has the board there while games are rolled.
  await page.goto(`./contact-embed.html?seed=7&position=${ACE_POINT}&games=1`);
  const lab = page.locator('contact-lab');
  await ready(lab);
  const title = lab.locator('.micro h2');
  await expect(title).toContainText('1');
  await expectNoBlocking(page, 1, async () => {
    await inTurn(lab, (/** @type {ContactLab} */ it) => it.roll(2));
    await expect(title).toContainText('3');
  });
});
