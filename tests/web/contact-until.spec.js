// Rolling until a standard error or a number of games, in the contact lab; and taking back a play.

import { ACE_POINT, openContact, ready, roll, snapshotOf } from './helpers/contact.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/contact.js').ContactLab} ContactLab */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const box = (lab) => lab.locator('.until');

/** Presses the button and waits until it has stopped by itself. @param {Locator} lab */
async function rollUntil(lab) {
  await box(lab).getByRole('button').click();
  await expect(box(lab).getByRole('button', { name: 'Roll', exact: true })).toBeDisabled({ timeout: 60_000 });
  await ready(lab);
}

test('a standard error stops at the same game, whoever rolls and however fast', async ({ page }) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&evaluator=tiny&until=0.05`);
  await rollUntil(lab);
  const stopped = await snapshotOf(lab);
  expect(stopped.games).toBeGreaterThanOrEqual(100);
  expect(stopped.reduced.se).toBeLessThanOrEqual(0.05);
  await expect(box(lab)).toContainText(`Reached after ${stopped.games} games.`);
  await expect(lab.locator('.until-note')).toContainText('any-time 95% interval');
  // As many at once are the same games, and one checkpoint before it was not reached.
  // On the page itself, without workers: slice by slice.
  const alone = await openContact(page, `?seed=7&position=${ACE_POINT}&evaluator=tiny&until=0.05`);
  await alone.evaluate((/** @type {ContactLab} */ it) => {
    const { stopping } = it;
    const { rollout } = it.rolling;
    while (stopping.reached === null) rollout.roll(3);
    rollout.goBack(Number(stopping.reached));
    it.changed();
  });
  expect(await snapshotOf(alone)).toEqual(stopped);
});

test('so many games are so many', async ({ page }) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&evaluator=nothing&until=137`);
  await rollUntil(lab);
  expect((await snapshotOf(lab)).games).toBe(137);
});

test('what is no standard error and no number of games is refused in a sentence, and what was there stays', async ({
  page,
}) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}`);
  const field = lab.getByRole('textbox', { name: 'Standard error in points' });
  for (const bad of ['0', '-1', '2', 'x', '1e-9']) {
    await field.fill(bad);
    await field.press('Enter');
    await expect(box(lab)).toContainText('Use a number of points above 0 and below 1');
  }
  await field.fill('0,02');
  await field.press('Enter');
  await expect(box(lab)).not.toContainText('Not a valid standard error');
  expect(await lab.evaluate((/** @type {ContactLab} */ it) => it.state.until)).toBe(0.02);
  await box(lab).getByRole('combobox').selectOption('games');
  const games = lab.getByRole('textbox', { name: 'Number of games' });
  await games.fill('1.5');
  await games.press('Enter');
  await expect(box(lab)).toContainText('Use a whole number');
  for (const bad of ['0', '1.5', '-3', 'NaN']) {
    const other = await openContact(page, `?until=${bad}`);
    await expect(other.locator('.notice li')).toContainText(bad);
  }
});

test('a play can be taken back, with its roll and the games that there were', { tag: '@long' }, async ({ page }) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&roll=63`);
  await roll(lab, 5);
  const before = await snapshotOf(lab);
  await lab.evaluate((/** @type {ContactLab} */ it) => it.act.setUpAfter(it.list.plays[0]));
  await ready(lab);
  expect((await snapshotOf(lab)).positionId).not.toBe(ACE_POINT);
  await lab.getByRole('button', { name: 'Take the roll back' }).click();
  await ready(lab);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(5);
  expect(await snapshotOf(lab)).toEqual(before);
  expect(await lab.evaluate((/** @type {ContactLab} */ it) => it.state.roll)).toEqual([6, 3]);
  await expect(lab.getByRole('button', { name: 'Take the roll back' })).toHaveCount(0);
});

test('who goes on from a play by the keyboard has the way back at hand, and the roll again after it', async ({
  page,
}) => {
  const lab = await openContact(page, `?seed=7&position=${ACE_POINT}&roll=63`);
  const focused = () =>
    lab.evaluate(
      (/** @type {ContactLab} */ it) => it.renderRoot.querySelector('roll-map')?.shadowRoot?.activeElement?.className,
    );
  await lab.locator('.plays tbody button').first().press('Enter');
  await ready(lab);
  await expect(lab.getByRole('button', { name: 'Take the roll back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await ready(lab);
  await expect.poll(focused).toContain('cell');
});
