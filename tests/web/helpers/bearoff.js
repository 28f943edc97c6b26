// Opens the bear-off lab in a test, waits for what it makes, and talks to it as a reader and as a host page would.

import { expect } from '@playwright/test';
import { ready } from './ready.js';

export { ready };

/** @typedef {import('../../../www/labs/bearoff/lab.js').BearoffLab} BearoffLab */
/** @typedef {ReturnType<BearoffLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The dice that tests roll where any would do. */
export const SEED = '0x2a61';

export const ARTICLE = { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1] };
export const FOUR_EACH = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1] };
export const FIFTEEN_EACH = { x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3] };

/** Their IDs; the first two are those of GNU Backgammon, in tests/golden/bearoff.json. */
export const IDS = { article: 'IAAAPAAAAAAAAA', fourEach: 'SgEAgCoAAAAAAA' };

/**
 * Goes to the page and waits until its lab has a game and is drawn; all of it, also what is folded at first.
 * @param {Page} page
 * @param {string} [query]
 */
export async function openBearoff(page, query = `?seed=${SEED}`) {
  await page.goto(`./bearoff.html${query}`);
  const lab = page.locator('bearoff-lab');
  await ready(lab);
  await unfold(lab);
  return lab;
}

/** Unfolds what not everybody needs. @param {Locator} lab */
export async function unfold(lab) {
  await lab.evaluate(async (it) => {
    /** @param {ParentNode} root @returns {HTMLElement[]} */
    const folded = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('details:not([open]) > summary') && element.checkVisibility()
          ? [/** @type {HTMLElement} */ (element)]
          : []),
        ...(element.shadowRoot ? folded(element.shadowRoot) : []),
      ]);
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    for (let summary = folded(root)[0]; summary; [summary] = folded(root)) {
      summary.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await ready(lab);
}

/**
 * @param {Locator} lab
 * @returns {Promise<Snapshot>}
 */
export const snapshotOf = (lab) => lab.evaluate((/** @type {BearoffLab} */ it) => it.snapshot());

/**
 * Rolls games and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} games
 */
export async function roll(lab, games) {
  await lab.evaluate((/** @type {BearoffLab} */ it, count) => it.roll(count), games);
  await ready(lab);
}

/**
 * @param {Locator} lab
 * @param {{x: number[], o: number[], onRoll?: 'x' | 'o'}} position
 */
export async function setPosition(lab, position) {
  await lab.evaluate((/** @type {BearoffLab} */ it, given) => {
    it.position = { onRoll: 'x', ...given };
  }, position);
  await ready(lab);
}

/** The texts of the selects that say how luck is measured and who plays. */
export const SELECTS = {
  evaluator: 'Luck is estimated by',
  scale: 'Scale of its chances',
  blue: 'Blue’s plays are chosen by',
  white: 'White’s plays are chosen by',
};

/** @param {Locator} lab @param {keyof typeof SELECTS} name */
export const select = (lab, name) => lab.getByRole('combobox', { name: SELECTS[name], exact: true });

/**
 * Chooses as a reader does, and waits for what comes of it.
 * @param {Locator} lab
 * @param {keyof typeof SELECTS} name
 * @param {string} option  its value
 */
export async function choose(lab, name, option) {
  await select(lab, name).selectOption(option);
  await ready(lab);
}

/** @param {Locator} lab @param {string} name such as 'Blue’s 6 point' */
export const point = (lab, name) => lab.getByRole('spinbutton', { name, exact: true });

/**
 * What the board that is edited shows, point by point.
 * @param {Locator} lab
 */
export async function onBoard(lab) {
  const counts = await lab
    .locator('board-editor')
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((it) => Number(it.getAttribute('aria-valuenow'))));
  // White's row is above, and both begin with the 6 point.
  return { x: counts.slice(6).reverse(), o: counts.slice(0, 6).reverse() };
}

/** @param {Locator} lab */
export const idField = (lab) => lab.getByRole('textbox', { name: 'Position ID or XGID' });

/** Swaps the sides, and waits until that is seen: nobody types an ID sooner. @param {Locator} lab */
export async function swapSides(lab) {
  const before = await idField(lab).inputValue();
  await lab.getByRole('button', { name: 'Swap sides' }).click();
  await expect(idField(lab)).not.toHaveValue(before);
}

/**
 * @param {Locator} lab
 * @param {string} text
 */
export async function enterId(lab, text) {
  await idField(lab).fill(text);
  await idField(lab).press('Enter');
  await ready(lab);
}

/** The one board, of the position or the game. @param {Locator} lab */
export const board = (lab) => lab.locator('board-editor backgammon-board');

/** Has the board show the newest game. @param {Locator} lab */
export async function showGame(lab) {
  await lab.getByRole('button', { name: 'Game', exact: true }).click();
  await ready(lab);
}

/** @param {Locator} lab @param {number} first @param {number} second */
export const cell = (lab, first, second) =>
  lab
    .locator('roll-map')
    .getByRole('gridcell')
    .nth(6 * (first - 1) + second - 1);

/** The button that plays the roll that was chosen. @param {Locator} lab */
export const playButton = (lab) => lab.getByRole('button', { name: /^Play this roll/ });

/** @param {Locator} lab */
export const backButton = (lab) => lab.getByRole('button', { name: 'Take the roll back' });

/**
 * Plays a roll on the board, and waits for the game after it.
 * @param {Locator} lab
 * @param {number} first
 * @param {number} second
 */
export async function playRoll(lab, first, second) {
  await cell(lab, first, second).click();
  await playButton(lab).click();
  await ready(lab);
}

/**
 * A row of what the estimate is worth: what stands beside its name.
 * @param {Locator} lab
 * @param {string} name
 */
export const worthOf = (lab, name) =>
  lab
    .locator('dl.worth > div')
    .filter({ has: lab.page().locator('dt', { hasText: name }) })
    .locator('dd');

/**
 * How many standard errors the measured mean is from the exact one; those of which every game is exact have none.
 * @param {Snapshot} snapshot
 */
export function zOf({ reduced, exact }) {
  const difference = Math.abs(Number(reduced.mean) - Number(exact?.reduced.mean));
  return difference < 1e-6 ? 0 : difference / Number(reduced.se);
}

/** A number as the page writes it, such as "−16.7". @param {string} text */
export const readNumber = (text) => Number(text.replace('−', '-').replace(/[+,%]/g, ''));
