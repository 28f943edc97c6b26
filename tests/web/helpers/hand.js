// Opens the lab in which a rollout is played by hand, and plays there as a reader does.

import { readFileSync } from 'node:fs';
import { chosen } from './bear-off-player.js';
import { ready } from './ready.js';
import { expect } from './test.js';

export { ready };

/** @typedef {import('../../../www/labs/hand/lab.js').PlainLab} HandLab */
/** @typedef {import('../../../www/pkg/hand/rollout_lab.js').HandView} HandView */
/** @typedef {import('../../../www/pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {ReturnType<HandLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./bear-off-player.js').Policy} Policy */

/** The dice of tests for which any would do. */
export const SEED = '0x77';

/** With which the lab begins: Blue's 6543 against White's 6532, Blue on roll. */
export const START = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };

/** Four of Blue’s checkers on the ace point against one of White’s; and fifteen on each side. */
export const IDS = { fourOnAce: 'IAAAPAAAAAAAAA', fifteenEach: '2+4OAADt7g4AAA' };

/**
 * @param {Page} page
 * @param {string} [query]
 */
export async function openHand(page, query = `?seed=${SEED}`) {
  await page.goto(`./hand.html${query}`);
  const lab = page.locator('hand-lab');
  await ready(lab);
  return lab;
}

/** @param {Locator} lab @returns {Promise<Snapshot>} */
export const snapshotOf = (lab) => lab.evaluate((/** @type {HandLab} */ it) => it.snapshot());

/** @param {Locator} lab @returns {Promise<HandView | null>} */
export const viewOf = (lab) => lab.evaluate((/** @type {HandLab} */ it) => it.session.played?.view() ?? null);

/** @param {Locator} lab @returns {Promise<HandRecord[]>} of all games that were begun */
export const recordsOf = (lab) =>
  lab.evaluate((it) => {
    const { played } = /** @type {HandLab} */ (it).session;
    return played ? Array.from({ length: played.view().begun }, (_, number) => played.record(number)) : [];
  });

/** The button that goes on: begins a game, or ends a turn. @param {Locator} lab */
export const main = (lab) => lab.locator('button.main');

/** A point of the side whose turn it is. @param {Locator} lab @param {number} number */
export const point = (lab, number) => lab.locator(`play-board g.point[data-point="${number}"][role="button"]`);

/** What the lab says of why something cannot be done. @param {Locator} lab */
export const refused = (lab) => lab.locator('.said [role="alert"]');

/**
 * Plays one roll by clicks.
 * @param {Locator} lab
 * @param {Policy} policy
 */
export async function playRoll(lab, policy) {
  const view = await viewOf(lab);
  if (!view) throw new Error('there is no game');
  const { froms, swapped } = chosen(view, policy);
  if (swapped) await lab.getByRole('button', { name: 'Swap dice' }).click();
  for (const from of froms) await point(lab, from).click();
  await expect(main(lab)).toHaveText('Done');
  await main(lab).click();
}

/**
 * Plays one game by clicks.
 * @param {Locator} lab
 * @param {Policy} policy
 * @param {(lab: Locator) => Promise<void>} [over]  what is waited for when it is over
 */
export async function playGame(lab, policy, over = ready) {
  await main(lab).click();
  while ((await viewOf(lab))?.turn) await playRoll(lab, policy);
  await over(lab);
}

/**
 * Plays many games by what the page's buttons call, a game in a frame.
 * @param {Locator} lab
 * @param {number} games
 * @param {'perfect' | 'worst'} policy
 */
export async function playGames(lab, games, policy) {
  // The players go into the page: to ask them here would take longer than to play.
  const source = readFileSync(new URL('./bear-off-player.js', import.meta.url), 'utf8').replaceAll('export ', '');
  await lab.page().evaluate(`(() => { ${source}; globalThis.players = { perfect, worst, chosen }; })()`);
  await lab.evaluate(
    async (/** @type {HandLab} */ it, [count, name]) => {
      const { players } = /** @type {{players: typeof import('./bear-off-player.js')}} */ (
        /** @type {unknown} */ (globalThis)
      );
      for (let game = 0; game < count; game += 1) {
        it.begin();
        for (;;) {
          const view = /** @type {HandView} */ (it.session.played?.view());
          if (!view.turn) break;
          const { froms, swapped } = players.chosen(view, players[name]);
          if (swapped) it.swap();
          for (const from of froms) it.move(from);
          it.confirm();
        }
        await new Promise(requestAnimationFrame);
      }
    },
    /** @type {const} */ ([games, policy]),
  );
  await ready(lab);
}

/**
 * The luck of the roll that waits for the reader is the last one in the list, and counts in the sum of them all.
 * @param {Locator} lab  of games by hand
 * @param {number} digit  to which luck is written
 */
export async function expectLuckCounted(lab, digit) {
  const luck = Number(/luck ([−+]?[\d.]+)/.exec(await lab.locator('.said').innerText())?.[1].replace('−', '-'));
  expect(luck).not.toBe(0);
  const steps = await lab.locator('.micro ol em').allInnerTexts();
  const all = steps.map((text) => parseFloat(text.replace(/[^\d.−]/g, '').replace('−', '-')));
  expect(all.at(-1)).toBe(luck);
  const soFar = parseFloat((await lab.locator('.sums dd').innerText()).replace('−', '-'));
  // As they are written, each to half a digit.
  expect(Math.abs(soFar - all.reduce((sum, one) => sum + one))).toBeLessThan(0.51 * digit * all.length);
}
