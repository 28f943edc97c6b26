// axe-core finds nothing on the page of the rollout that is played by hand, and fingers find all that is on it,
// whatever the theme, the width and what is shown.

import { expect, test } from './helpers/test.js';
import { DEVICES, looksAtStates, stages, violationsIn } from './helpers/axe.js';
import { worst } from './helpers/bear-off-player.js';
import { SEED, main, openHand, playGame, playRoll, point, ready } from './helpers/hand.js';
import { targets } from './helpers/targets.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./helpers/hand.js').HandLab} HandLab */

/** @type {[string, (lab: Locator) => Promise<void>][]} */
const STATES = [
  ['before a game', async () => {}],
  [
    'in the middle of a roll, with a move that was refused',
    async (lab) => {
      await main(lab).click();
      await point(lab, 6).click();
      await point(lab, 1).click({ force: true });
      await point(lab, 5).focus();
    },
  ],
  [
    'while the reader is asked whether to give the game up',
    async (lab) => {
      await lab.getByRole('button', { name: 'Resign', exact: true }).click();
      await expect(lab.getByRole('button', { name: 'Play on' })).toBeVisible();
      await lab.getByRole('button', { name: 'Play on' }).hover();
    },
  ],
  [
    'with mistakes that are shown, a game that was given up, and a chart of luck',
    async (lab) => {
      await lab.getByRole('button', { name: 'Yes, resign' }).click();
      for (let game = 0; game < 2; game += 1) await playGame(lab, worst);
      await lab.locator('.card.mistakes tbody button').first().click();
      await lab.getByRole('button', { name: 'Show the better play' }).first().click();
      await lab.evaluate((/** @type {HandLab} */ it) => it.act.changeView({ luck: true, funnels: true }));
    },
  ],
  [
    'while the reader is asked whether to start again, with the editor open',
    async (lab) => {
      await lab.getByRole('combobox', { name: 'You play' }).selectOption('both');
      await lab.getByText('Another position').click();
      await expect(lab.locator('board-editor')).toBeVisible();
      await lab.locator('board-editor').getByRole('button', { name: 'Clear the board' }).click();
    },
  ],
];

/** States that show most, for the usual run. */
const MOST = [
  'while the reader is asked whether to give the game up',
  'with mistakes that are shown, a game that was given up, and a chart of luck',
];

for (const { device, theme, details, whole, which } of looksAtStates('desktop')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      test.setTimeout(180_000);
      const lab = await openHand(page);
      for (const { state, reach, looked } of stages(STATES, whole, MOST)) {
        await reach(lab);
        await ready(lab);
        if (looked) expect.soft(await violationsIn(page, theme), state).toEqual([]);
      }
    });
  });
}

/**
 * As much on the page as there can be.
 * @param {Page} page
 * @param {string} [language]
 */
async function openFull(page, language = 'en') {
  const lab = await openHand(page, `?seed=${SEED}&hands=both&lang=${language}`);
  await main(lab).click();
  for (let game = 0; game < 2; game += 1) {
    while (await lab.evaluate((/** @type {HandLab} */ it) => it.session.played?.view().turn !== null)) {
      await lab.evaluate((/** @type {HandLab} */ it) => {
        for (let turn = it.session.played?.view().turn; turn && !turn.done; turn = it.session.played?.view().turn)
          it.move(turn.movable[0].from);
        it.confirm();
      });
    }
    await lab.evaluate((/** @type {HandLab} */ it) => it.begin());
  }
  await lab.evaluate((/** @type {HandLab} */ it) => {
    it.act.unfold(0);
    it.act.unfold(1);
    it.act.want({ hands: 'x' });
    it.act.move(1);
    it.act.changeView({ luck: true });
  });
  await lab.locator('.setup summary').click();
  await ready(lab);
  return lab;
}

for (const language of ['en', 'ja']) {
  test(
    `nothing overflows sideways at any width from 320 pixels (${language})`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const lab = await openFull(page, language);
      for (const width of [1920, 1280, 1024, 900, 768, 600, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await ready(lab);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(over, `at ${width}`).toBe(0);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 pixels high and wide', async ({ page }) => {
    test.setTimeout(60_000);
    await openFull(page);
    const all = await targets(page);
    // Six points and twelve of the editor, its buttons, the buttons of the game, lists, mistakes and chart options.
    expect(all.length).toBeGreaterThan(6 + 12 + 20);
    expect(all.filter(({ width, height }) => width < 43.9 || height < 43.9)).toEqual([]);
  });
});

for (const [device, viewport] of /** @type {const} */ ([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])) {
  test(`board and buttons stay where they are while games are played on ${device}`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(viewport);
    const lab = await openHand(page);
    const places = () =>
      lab.locator('play-board, .play .buttons button').evaluateAll((all) =>
        all.map((button) => {
          const { x, y } = button.getBoundingClientRect();
          return `${x.toFixed(0)} ${(y + scrollY).toFixed(0)}`;
        }),
      );
    const before = await places();
    expect(before).toHaveLength(4);
    for (let game = 0; game < 3; game += 1) {
      await main(lab).click();
      while (await lab.evaluate((/** @type {HandLab} */ it) => it.session.played?.view().turn !== null)) {
        await playRoll(lab, worst);
        await ready(lab);
        expect(await places()).toEqual(before);
      }
    }
  });
}
