// What those hear of a game who don't see it: every roll with its luck, and what the game came to.

import { expect, test } from './helpers/test.js';
import { perfect } from './helpers/bear-off-player.js';
import { openHand, playRoll, main as mainButton, viewOf } from './helpers/hand.js';
import { openLab } from './helpers/lab.js';
import { ROLLING, inTurn } from './helpers/labs.js';
import { NONE } from '../../www/lib/i18n/format.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} lab */
const heard = (lab) => lab.locator('p.spoken[role="status"]');

/** How often is quiet.spec.js's affair: here everything is said at once. @param {Locator} lab */
const atOnce = (lab) =>
  lab.evaluate((/** @type {any} */ it) => {
    it.speech.milliseconds = 0;
  });

/** What the game came to, as it is seen: result − (total luck) = result − luck. @param {Locator} lab */
const sums = async (lab) =>
  (await lab.locator('.sums dd').allTextContents()).map((text) => text.trim().replace(/^\((.*)\)$/, '$1'));

/**
 * The last roll that is made, as it is seen once it is drawn, without what is remarked of the play; and its luck, as it is
 * called.
 * @param {Locator} lab
 * @param {string} [side]  only of this one
 */
const newest = (lab, side = '') =>
  lab.evaluate(async (it, of) => {
    const { updateComplete, renderRoot } = /** @type {import('lit').LitElement} */ (it);
    await updateComplete;
    const made = (/** @type {Element} */ step) => step.querySelector('em') && step.textContent?.includes(of);
    const step = [...renderRoot.querySelectorAll('.step')].filter(made).at(-1);
    const words = [...(step?.querySelector(':scope > span')?.childNodes ?? [])];
    return {
      roll: words
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('')
        .trim(),
      luck: step?.querySelector('em')?.textContent?.replace(/\s+/g, ' ').trim(),
    };
  }, side);

test('a game that is rolled step by step is heard as it comes', async ({ page }) => {
  const lab = await openLab(page);
  await atOnce(lab);
  const roll = lab.getByRole('button', { name: /^Roll (by roll|for White)$/ });
  // 4-4: won. The made-up table calls that 50 points of luck.
  await roll.click();
  await expect(heard(lab)).toHaveText(
    /^Blue rolls 4-4: bears off all four, Blue’s luck \+50\. Total luck \+50, result 100, result − luck 50\. 1 game: plain 100\.0%, variance reduced 50\.0%\./,
  );
  // 6-5 6-5: lost, with −10 and −15.
  await roll.click();
  await expect(heard(lab)).toHaveText('Blue rolls 6-5: bears off two, Blue’s luck −10.');
  await roll.click();
  await expect(heard(lab)).toHaveText(
    /^White rolls 6-5: bears off, Blue’s luck −15\. Total luck −25, result 0, result − luck 25\. 2 games: plain 50\.0%, /,
  );
  // Two doubles, then a game of two rolls: all that one click rolls is heard.
  const game = lab.getByRole('button', { name: 'Roll one game' });
  await game.click();
  await game.click();
  await game.click();
  await expect(heard(lab)).toHaveText(
    /^Blue rolls [1-6]-[1-6]: bears off two, Blue’s luck −10\. White rolls .*, Blue’s luck [+−]\d+\. Total luck .* 5 games: plain /,
  );
  // Who rolls many is told of all.
  await lab.getByRole('button', { name: 'Roll 10 more games' }).click();
  await expect(heard(lab)).toHaveText(/^15 games: plain /);
});

const HEARD = ROLLING.filter(({ parts, twoAtOnce }) => 'controls' in parts && !twoAtOnce);
const tried = inTurn(HEARD);

for (const known of HEARD) {
  test(
    `${known.name}: what is seen of a roll that is made is heard, and what the game comes to`,
    tried('heard', known.name),
    async ({ page }) => {
      await page.goto(`./${known.page}?seed=5`);
      const lab = page.locator(`${known.name}-lab`);
      await known.ready(lab);
      await atOnce(lab);
      for (let games = 0; games < 2; ) {
        await lab.evaluate((/** @type {any} */ it) => it.act.step());
        await known.ready(lab);
        const { roll, luck } = await newest(lab);
        // A turn that ends a game before it is rolled has no luck.
        await expect(heard(lab)).toContainText(luck?.endsWith(NONE) ? 'passes.' : `${roll}, ${luck}.`);
        games = (await lab.evaluate((/** @type {any} */ it) => it.snapshot())).games;
        if (await lab.evaluate((/** @type {any} */ it) => it.rolling.halfway)) continue;
        const [result, total, reduced] = await sums(lab);
        await expect(heard(lab)).toContainText(`Total luck ${total}, result ${result}, result − luck ${reduced}.`);
      }
    },
  );
}

test('of a game that is played by hand every roll is heard, whose luck it was, and what the game came to', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openHand(page);
  await atOnce(lab);
  await mainButton(lab).click();
  for (;;) {
    const turn = (await viewOf(lab))?.turn;
    if (!turn) break;
    await expect(heard(lab)).toContainText(/You rolled [1-6]-[1-6]: luck [+−]?\d+\.\d\d for Blue\./);
    await playRoll(lab, perfect);
    // White has rolled, too: his luck is counted for Blue, and says so.
    const { roll, luck } = await newest(lab, 'White');
    if ((await viewOf(lab))?.turn) await expect(heard(lab)).toContainText(`${roll}, ${luck}.`);
  }
  const [result, total, reduced] = await sums(lab);
  await expect(heard(lab)).toContainText(`Total luck ${total}, result ${result}, result − luck ${reduced}.`);
});

test('what is seen of White’s roll says whose luck it was', { tag: '@long' }, async ({ page }) => {
  const lab = await openHand(page);
  await mainButton(lab).click();
  await playRoll(lab, perfect);
  await expect(lab.locator('.said')).toContainText(/White [1-6]-[1-6]: .*, Blue’s luck [+−]?\d+\.\d\d\./);
});
