// Long work on the bear-off page shows how far it is, and a reader who cancels it has again what was in force.

import { expect, test } from './helpers/test.js';
import { holdClock } from './helpers/held-clock.js';
import {
  FIFTEEN_EACH,
  FOUR_EACH,
  SEED,
  choose,
  onBoard,
  openBearoff,
  playRoll,
  ready,
  roll,
  select,
  setPosition,
  snapshotOf,
} from './helpers/bearoff.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */

/** So many that they are not measured again in one slice: with the clock that the test holds, that is 264 games. */
const MANY = 20_000;

test.use({ ownWindow: true });

/** @param {import('@playwright/test').Page} page */
async function openHeld(page) {
  await holdClock(page);
  return openBearoff(page);
}

/**
 * Has something done slice by slice, and cancels it as soon as the page shows that some of its last part is done.
 * @param {Locator} lab
 * @param {'database' | 'games'} what  is cancelled
 * @param {string} start  the action that starts it; 'select': the reader’s choice in a select
 * @param {unknown[]} args
 * @returns {Promise<{texts: string[], values: number[]}>} what the page has shown until then
 */
async function cancelled(lab, what, start, args) {
  const seen = await lab.evaluate(
    async (/** @type {BearoffLab} */ it, [part, method, given]) => {
      /** @type {string[]} */
      const texts = [];
      /** @type {number[]} */
      const values = [];
      const { held } = /** @type {{held: import('./helpers/held-clock.js').Held}} */ (
        /** @type {unknown} */ (globalThis)
      );
      held.stopped = true;
      if (method === 'select') {
        const [place, value] = /** @type {[number, string]} */ (given);
        const select = /** @type {HTMLSelectElement} */ (it.shadowRoot?.querySelectorAll('.choices select')[place]);
        select.value = value;
        select.dispatchEvent(new Event('change'));
      } else {
        /** @type {any} */ (it.act)[method](...given);
      }
      for (; it.prepared.preparation.work; await held.next()) {
        await it.updateComplete;
        const notice = it.shadowRoot?.querySelector('.notice.work');
        const bar = notice?.querySelector('progress');
        if (!notice || !bar || it.prepared.preparation.work?.what !== part) continue;
        texts.push(notice.querySelector('label')?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
        values.push(bar.value);
        if (bar.value === 0) continue;
        /** @type {HTMLButtonElement} */ (notice.querySelector('button')).click();
        break;
      }
      held.goOn();
      return { texts, values };
    },
    /** @type {const} */ ([what, start, args]),
  );
  await ready(lab);
  return seen;
}

/** @param {Locator} lab */
const expectNoWork = async (lab) => {
  await expect(lab.getByRole('progressbar')).toHaveCount(0);
  await expect(lab.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
};

test('measuring many games again can be cancelled: the old measure is in force', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await setPosition(lab, FOUR_EACH);
  await roll(lab, MANY);
  const before = await snapshotOf(lab);
  const { texts, values } = await cancelled(lab, 'games', 'measure', [{ evaluator: 'oneSided', scale: 'steep' }]);
  expect(texts.at(-1)).toMatch(/^Rescoring the same games … \d+%$/);
  expect(values.at(-1)).toBeGreaterThan(0);
  expect(values.at(-1)).toBeLessThan(1);
  await expectNoWork(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(select(lab, 'evaluator')).toHaveValue('pipCount');
  await expect(select(lab, 'scale')).toHaveValue('linear');
  // And all goes on from there.
  await roll(lab, 10);
  expect(await snapshotOf(lab)).toMatchObject({ games: MANY + 10, evaluator: 'pipCount' });
});

test('who does not cancel has all games measured again', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, MANY);
  const { plain } = await snapshotOf(lab);
  await select(lab, 'evaluator').selectOption('even');
  // What was chosen is what the select says all the while.
  await expect(select(lab, 'evaluator')).toHaveValue('even');
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ games: MANY, plain, evaluator: 'even' });
  await expectNoWork(lab);
});

test('a choice in the select that is cancelled is undone there, too', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, MANY);
  // From a choice on, the browser does not follow the page's attributes any more.
  await cancelled(lab, 'games', 'select', [1, 'sign']);
  expect((await snapshotOf(lab)).scale).toBe('linear');
  await expect(select(lab, 'scale')).toHaveValue('linear');
  await choose(lab, 'scale', 'flat');
  await expect(select(lab, 'scale')).toHaveValue('flat');
  expect((await snapshotOf(lab)).scale).toBe('flat');
});

test('a comparison that is cancelled is not ticked any more', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, MANY);
  const before = await snapshotOf(lab);
  await cancelled(lab, 'games', 'changeView', [{ allTables: true }]);
  await expect(lab.getByRole('checkbox', { name: 'Compare estimates' })).not.toBeChecked();
  expect(await snapshotOf(lab)).toEqual(before);
});

test('a new position can be cancelled: the old one is back, with its games', async ({ page }) => {
  const lab = await openHeld(page);
  await playRoll(lab, 2, 1);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  const board = await onBoard(lab);
  const { texts } = await cancelled(lab, 'database', 'editPosition', [{ ...FIFTEEN_EACH, onRoll: 'x' }]);
  expect(texts.at(-1)).toMatch(/^Calculating bear-offs … \d+%$/);
  await expectNoWork(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  expect(await onBoard(lab)).toEqual(board);
  // Also the way back to before the roll that was played.
  await lab.getByRole('button', { name: 'Take the roll back' }).click();
  await ready(lab);
  expect((await snapshotOf(lab)).position.onRoll).toBe('x');
  // What was given up is gone on with.
  await setPosition(lab, FIFTEEN_EACH);
  await roll(lab, 100);
  expect(await snapshotOf(lab)).toMatchObject({ games: 100, position: FIFTEEN_EACH });
});

test('new players that are cancelled leave the old ones their games', { tag: '@long' }, async ({ page }) => {
  const lab = await openHeld(page);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    it.act.setPlayers({ x: 'fewestPips' });
    it.act.cancel();
  });
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  await expect(select(lab, 'blue')).toHaveValue('exact');
});

test('while something is made, other things can be asked for: the last is what comes', async ({ page }) => {
  const lab = await openHeld(page);
  await lab.evaluate((/** @type {BearoffLab} */ it) => {
    const editor = /** @type {Element} */ (it.shadowRoot?.querySelector('board-editor'));
    const choose = (/** @type {string} */ name) =>
      editor.dispatchEvent(new CustomEvent('position-choose', { detail: { name } }));
    choose('fifteenEach');
    choose('sixEach');
    it.act.measure({ evaluator: 'oneSided' });
    choose('fourEach');
    it.act.setPlayers({ x: 'fewestPips' });
    it.seed = '77';
    it.roll(50);
  });
  await ready(lab);
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(50);
  expect(await snapshotOf(lab)).toMatchObject({
    seed: '0x4d',
    position: FOUR_EACH,
    evaluator: 'oneSided',
    players: { x: 'fewestPips', o: 'exact' },
  });
});

test('a thousand rollouts asked for in the moment after a new measure are of it', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openHeld(page);
  await roll(lab, 50);
  await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    it.act.measure({ evaluator: 'even' });
    await it.settled();
    // What stands below the chart has not been drawn again yet.
    const many = /** @type {any} */ (it.shadowRoot?.querySelector('many-rollouts'));
    await many.start();
  });
  await ready(lab);
  await expect(lab.getByText('hit an error and stopped')).toHaveCount(0);
  expect(await snapshotOf(lab)).toMatchObject({ games: 50, evaluator: 'even', seed: SEED });
});
