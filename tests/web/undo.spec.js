// The way back from edits of the luck table, one after another, and from Rewind and other dice to the same games.

import { expect, test } from './helpers/test.js';
import { ROLLING, inTurn } from './helpers/labs.js';
import { SEED, TABLES, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';
import { cell, expectTable, keep, preset, stepper } from './helpers/luck-table.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('./helpers/lab.js').Locator} Locator */
/** @typedef {import('./helpers/growth.js').RolloutLab} RolloutLab */

/** Of the luck table. @param {Locator} lab */
const undo = (lab) => lab.locator('luck-table').getByRole('button', { name: 'Undo', exact: true });

/** @param {Locator} lab @param {string} name */
const button = (lab, name) => lab.getByRole('button', { name, exact: true });

/** What the made-up table is, as it is written. */
const MADE_UP = ['+50', '−10', '+45', '−15'];

/** Where everything stands that can be moved. @param {Locator} lab */
const places = (lab) =>
  lab.evaluate((it) => {
    /** @param {Element | ShadowRoot} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return all(it.shadowRoot ?? it)
      .filter((one) => one.matches('button, label, select, section, table, h2'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.localName, x, y, width, height].join(' ');
      });
  });

test('edits of the luck table are undone one after another, presets and the average among them', async ({ page }) => {
  const lab = await openLab(page);
  await expect(undo(lab)).toBeHidden();
  await cell(lab, 'doubles').fill('70');
  await cell(lab, 'doubles').blur();
  // 70 in one case of six, so that the others are lucky by −70/5.
  const first = { ...TABLES.madeUp, doubles: 70, noDoubles: -14 };
  await expectTable(lab, first, ['+70', '−14', '+45', '−15']);
  await cell(lab, 'oFails').fill('60');
  await preset(lab, 'Backwards').check();
  await keep(lab).uncheck();
  await cell(lab, 'doubles').fill('0');
  await cell(lab, 'doubles').blur();
  await expectTable(lab, { ...TABLES.backwards, doubles: 0 }, ['0', '+12.5', '−75', '+25']);

  await undo(lab).click();
  await expectTable(lab, TABLES.backwards, ['−62.5', '+12.5', '−75', '+25']);
  await expect(preset(lab, 'Backwards')).toBeChecked();
  await undo(lab).click();
  await expect(keep(lab)).toBeChecked();
  await undo(lab).click();
  await expect(preset(lab, 'Yours')).toBeChecked();
  // 27 of 36 rolls bear off: −60 · 9/27 = −20.
  await expectTable(lab, { ...first, oFails: 60, oBearsOff: -20 }, ['+70', '−14', '+60', '−20']);
  await undo(lab).click();
  await expectTable(lab, first, ['+70', '−14', '+45', '−15']);
  await undo(lab).click();
  await expectTable(lab, TABLES.madeUp, MADE_UP);
  await expect(preset(lab, 'Made-up')).toBeChecked();
  // There is no table of the reader's own any more.
  await expect(preset(lab, 'Yours')).toBeDisabled();
  await expect(undo(lab)).toBeHidden();
  // Whoever works with the keyboard is still there.
  await expect(preset(lab, 'Made-up')).toBeFocused();
});

test('what is typed into a field before it is left, and a series of steps of one estimate, are one edit', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openLab(page);
  await cell(lab, 'doubles').selectText();
  await page.keyboard.type('62.5');
  for (let i = 0; i < 5; i += 1) await stepper(lab, 'oFails', 'more').click();
  for (let i = 0; i < 3; i += 1) await stepper(lab, 'oFails', 'less').click();
  await stepper(lab, 'oBearsOff', 'more').click();
  await undo(lab).click();
  await expect(cell(lab, 'oFails')).toHaveValue('+47');
  await undo(lab).click();
  await expectTable(lab, { ...TABLES.madeUp, doubles: 62.5, noDoubles: -12.5 }, ['+62.5', '−12.5', '+45', '−15']);
  await undo(lab).click();
  await expectTable(lab, TABLES.madeUp, MADE_UP);
});

test('what comes to nothing is no edit, and the same estimate can be edited twice', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  for (const way of /** @type {const} */ (['more', 'less'])) await stepper(lab, 'doubles', way).click();
  await preset(lab, 'Made-up').check();
  await cell(lab, 'doubles').fill('60');
  await cell(lab, 'doubles').blur();
  await cell(lab, 'doubles').fill('70');
  await undo(lab).click();
  await expect(cell(lab, 'doubles')).toHaveValue('+60');
  await undo(lab).click();
  await expectTable(lab, TABLES.madeUp, MADE_UP);
});

test('what one press of a button changes is one edit: the guide breaks the average with two', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`./#v=1&preset=backwards&seed=${SEED}&games=1000`);
  const lab = page.locator('[data-lab]');
  await ready(lab);
  await button(lab, 'Break the average').click();
  await expect(keep(lab)).not.toBeChecked();
  await expect(preset(lab, 'Yours')).toBeChecked();
  await undo(lab).click();
  await expect(preset(lab, 'Backwards')).toBeChecked();
  await expect(keep(lab)).toBeChecked();
  await expect(undo(lab)).toBeHidden();
});

for (const key of ['Control+z', 'Meta+z']) {
  test(
    `${key} undoes what was done last, but in a field that is typed in what was typed`,
    key === 'Control+z' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openLab(page);
      await roll(lab, 100);
      const before = await snapshotOf(lab);
      await preset(lab, 'Correct').check();
      await button(lab, 'Rewind').click();
      await preset(lab, 'None').check();
      await page.keyboard.press(key);
      await expect(preset(lab, 'Correct')).toBeChecked();
      expect((await snapshotOf(lab)).games).toBe(0);
      await page.keyboard.press(key);
      await expect.poll(async () => (await snapshotOf(lab)).games).toBe(100);
      await page.keyboard.press(key);
      await expect.poll(() => snapshotOf(lab)).toEqual(before);
      // Until that is drawn, the radio button of what was undone is still chosen, and would not be pressed.
      await expect(preset(lab, 'Made-up')).toBeChecked();
      await preset(lab, 'Correct').check();
      const seed = lab.getByRole('textbox', { name: 'Seed' });
      await seed.press('1');
      await page.keyboard.press(key);
      await expect(preset(lab, 'Correct')).toBeChecked();
      // Steps with the arrows leave nothing that a field could undo itself.
      await cell(lab, 'doubles').press('ArrowUp');
      await expect(cell(lab, 'doubles')).toHaveValue('+63.5');
      await page.keyboard.press(key);
      await expect(cell(lab, 'doubles')).toHaveValue('+62.5');
    },
  );
}

test('what is chosen and undone between two frames leaves the choice as it was', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 1);
  await preset(lab, 'Correct').check();
  await drawn(page);
  await preset(lab, 'None').evaluate((radio) => {
    /** @type {HTMLInputElement} */ (radio).click();
    radio.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }));
  });
  await drawn(page);
  await expect(preset(lab, 'Correct')).toBeChecked();
});

test('an address that is opened has nothing to undo', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page);
  await roll(lab, 10);
  await preset(lab, 'Correct').check();
  await button(lab, 'Rewind').click();
  await page.evaluate(() => {
    location.hash = 'v=1&seed=5&games=10';
  });
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(10);
  await expect(undo(lab)).toBeHidden();
  await expect(button(lab, 'Rewind')).toBeVisible();
});

const ROLLED = ROLLING.filter(({ parts }) => 'controls' in parts);
const tried = inTurn(ROLLED);

for (const { name, page: file, parts, another, thousand = 1000 } of ROLLED) {
  /** @param {Locator} lab @returns {Promise<any>} */
  const said = (lab) => lab.evaluate((/** @type {RolloutLab} */ it) => it.snapshot());
  /** @param {import('@playwright/test').Page} page @param {string} hash */
  const open = async (page, hash) => {
    await page.goto(`./${file}${hash}`);
    const lab = page.locator(`${name}-lab`);
    await ready(lab);
    return lab;
  };
  /** Nothing is rolled, and the button brings back all that was there. @param {Locator} lab @param {string} label @param {object} before */
  const expectUndo = async (lab, label, before) => {
    await ready(lab);
    const { games, pairs, walks } = await said(lab);
    expect(games ?? pairs ?? walks).toBe(0);
    await button(lab, label).click();
    await ready(lab);
    expect(await said(lab)).toEqual(before);
  };

  test(
    `${name}: after Rewind the same games come back, with the one that is begun`,
    tried('undo of Rewind', name),
    async ({ page }) => {
      // The game after these has more than one roll in every lab.
      const lab = await open(page, `#v=1&seed=${SEED}&games=1237&half=1`);
      const before = await said(lab);
      const game = await parts.game(lab).innerText();
      await button(lab, 'Rewind').click();
      await expectUndo(lab, 'Undo rewind', before);
      expect(await parts.game(lab).innerText()).toBe(game);
      await expect(button(lab, 'Rewind')).toBeVisible();
    },
  );

  test(
    `${name}: after other dice, chosen or typed, the old ones come back with their games`,
    tried('undo of dice', name),
    async ({ page }) => {
      const lab = await open(page, `#v=1&seed=${SEED}&games=1000`);
      const before = await said(lab);
      await button(lab, 'New dice').click();
      // Dice with which nothing was rolled are nothing to come back to.
      await button(lab, 'New dice').click();
      await ready(lab);
      expect((await said(lab)).seed).not.toBe(SEED);
      await button(lab, 'Undo new dice').click();
      await ready(lab);
      expect(await said(lab)).toEqual(before);
      const seed = lab.getByRole('textbox', { name: 'Seed' });
      await seed.fill('7');
      await seed.press('Enter');
      await ready(lab);
      expect((await said(lab)).seed).toBe('0x7');
      await button(lab, 'Undo new dice').click();
      await ready(lab);
      expect(await said(lab)).toEqual(before);
    },
  );

  if (another) {
    test(
      `${name}: what sets up another game can be undone, and brings the games of the one before back`,
      tried('undo of a setup', name),
      async ({ page }) => {
        const lab = await open(page, `#v=1&seed=${SEED}&games=${thousand}`);
        const before = await said(lab);
        await lab.evaluate(another);
        await expectUndo(lab, 'Undo change', before);
      },
    );
  }

  test(
    `${name}: once something else is rolled, the games that were left do not come back`,
    tried('nothing to undo', name),
    async ({ page }) => {
      const lab = await open(page, `#v=1&seed=${SEED}&games=100`);
      await button(lab, 'New dice').click();
      await parts.controls(lab).click();
      await ready(lab);
      await expect(button(lab, 'Rewind')).toBeVisible();
      await page.keyboard.press('Control+z');
      await ready(lab);
      expect((await said(lab)).seed).not.toBe(SEED);
    },
  );

  test(
    `${name}: nothing moves when there comes to be something to undo`,
    tried('undo in its place', name),
    async ({ page }) => {
      for (const language of ['en', 'ja']) {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 });
          const lab = await open(page, `?lang=${language}#v=1&seed=${SEED}`);
          const before = await places(lab);
          await lab.evaluate((/** @type {any} */ it) => {
            it.undo.left = { at: 1, by: 'newDice', game: it.game, seed: '0x1', games: 1, half: 0, dice: {}, state: {} };
            it.undo.edits = [{ at: 2, before: { speed: 1 } }];
            it.touched();
          });
          await ready(lab);
          expect(await places(lab), `${language}, ${width}`).toEqual(before);
        }
      }
    },
  );
}
