// The bear-off lab starts with the article's position, quietly, and asks nobody for anything.

import { expect, test } from './helpers/test.js';
import {
  ARTICLE,
  IDS,
  choose,
  enterId,
  onBoard,
  openBearoff,
  playRoll,
  ready,
  roll,
  snapshotOf,
  unfold,
} from './helpers/bearoff.js';

/** @typedef {import('./helpers/bearoff.js').BearoffLab} BearoffLab */
/** @typedef {import('@playwright/test').Page} Page */

test('it starts with the article’s position and a game made of it, and no games', async ({ page }) => {
  const lab = await openBearoff(page, '');
  const { games, position, positionId, players, evaluator, scale, exact } = await snapshotOf(lab);
  expect({ games, position, positionId }).toEqual({
    games: 0,
    position: { ...ARTICLE, onRoll: 'x' },
    positionId: IDS.article,
  });
  expect({ players, evaluator, scale }).toEqual({
    players: { x: 'exact', o: 'exact' },
    evaluator: 'pipCount',
    scale: 'linear',
  });
  // Exactly 3/8.
  expect(exact?.perfect).toBeCloseTo(37.5, 6);
  expect(await onBoard(lab)).toEqual(ARTICLE);
  await expect(lab.getByRole('combobox', { name: 'Example positions' })).toHaveValue('article');
  await expect(lab.locator('board-editor').getByText('4 pips · 11 off')).toBeVisible();
  await expect(lab.locator('board-editor').getByText('6 pips · 14 off')).toBeVisible();
  await expect(lab.getByRole('progressbar')).toHaveCount(0);
});

test('nothing moves until something is asked for', { tag: '@long' }, async ({ page }) => {
  // Not even what is folded is unfolded.
  await page.goto('./bearoff.html?seed=0x2a61');
  const lab = page.locator('bearoff-lab');
  await ready(lab);
  // What is read aloud follows a moment later.
  await expect(lab.getByRole('status').filter({ hasText: 'The funnels show how far' })).toHaveCount(1);
  const before = await page.screenshot();
  const changes = await lab.evaluate(async (/** @type {BearoffLab} */ it) => {
    let changes = 0;
    const observer = new MutationObserver((list) => {
      changes += list.length;
    });
    const watch = (/** @type {Node} */ root) => {
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const element of /** @type {Element} */ (root).querySelectorAll('*')) {
        if (element.shadowRoot) watch(element.shadowRoot);
      }
    };
    if (it.shadowRoot) watch(it.shadowRoot);
    // Everything that is drawn later is asked for beforehand.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    const due = it.rolling.player.scheduled || it.snapshots.pending || it.below.draws.pending || it.speech.pending;
    return { changes, due };
  });
  expect(changes).toEqual({ changes: 0, due: false });
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect((await snapshotOf(lab)).games).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test('a lab that was moved in the document goes on working', { tag: '@long' }, async ({ page }) => {
  const lab = await openBearoff(page);
  await roll(lab, 10);
  await lab.evaluate((it) => document.body.prepend(it));
  await roll(lab, 10);
  expect((await snapshotOf(lab)).games).toBe(20);
});

test('a lab that is moved while its first game is made makes it all the same', async ({ page }) => {
  await page.goto('./bearoff.html?seed=0x2a61&games=100');
  const lab = page.locator('bearoff-lab');
  await lab.evaluate(async (it) => {
    await customElements.whenDefined('bearoff-lab');
    document.body.prepend(it);
  });
  await ready(lab);
  const { games, exact } = await snapshotOf(lab);
  expect({ games, perfect: exact?.perfect }).toEqual({ games: 100, perfect: 37.5 });
});

test('the seed and the position that a host page sets are honoured, and what is none is refused', async ({ page }) => {
  const lab = await openBearoff(page, '');
  const codes = await lab.evaluate((/** @type {BearoffLab} */ it) => {
    const code = (/** @type {() => void} */ set) => {
      try {
        set();
        return null;
      } catch (error) {
        return /** @type {{code: string}} */ (error).code;
      }
    };
    const none = [0, 0, 0, 0, 0, 0];
    const set = (/** @type {number[]} */ x, /** @type {number[]} */ o) =>
      code(() => (it.position = { x, o, onRoll: 'x' }));
    return [
      set(none, none),
      set([1, 0, 0, 0, 0, 0], none),
      set([16, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
      set([1, 2], [1, 0, 0, 0, 0, 0]),
      set([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]),
      code(() => (it.seed = 'abc')),
      code(() => (it.seed = '16')),
    ];
  });
  expect(codes).toEqual([
    'PositionEmpty',
    'PositionFinished',
    'PositionTooMany',
    'WrongShape',
    null,
    'SeedNotANumber',
    null,
  ]);
  await ready(lab);
  const { seed, positionId } = await snapshotOf(lab);
  expect({ seed, positionId }).toEqual({ seed: '0x10', positionId: IDS.fourEach });
});

test.describe('in a window of its own', () => {
  test.use({ ownWindow: true });

  /**
   * Uses everything once.
   * @param {Page} page
   */
  async function useEverything(page) {
    const lab = await openBearoff(page);
    await lab.getByRole('button', { name: 'Roll by roll' }).click();
    for (const option of ['Compare estimates', 'Average luck', 'Log axis', '95% bands', 'Expected funnel']) {
      await lab.getByRole('checkbox', { name: option }).click();
    }
    await ready(lab);
    await choose(lab, 'evaluator', 'noisy');
    await choose(lab, 'scale', 'steep');
    await lab.getByRole('button', { name: 'New errors' }).click();
    // The board shows the game: its position is set up where that is shown.
    await lab.getByRole('button', { name: 'Position', exact: true }).click();
    await unfold(lab);
    await enterId(lab, 'nonsense');
    await enterId(lab, IDS.fourEach);
    await playRoll(lab, 6, 5);
    await lab.getByRole('button', { name: 'Take the roll back' }).click();
    await lab.getByRole('textbox', { name: 'Seed' }).fill('abc');
    await lab.getByRole('textbox', { name: 'Seed' }).press('Enter');
    await ready(lab);
    await roll(lab, 1000);
    await lab.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
    await expect(lab.locator('many-rollouts').getByRole('img')).toBeVisible({ timeout: 20_000 });
    const downloading = page.waitForEvent('download');
    await lab.getByRole('button', { name: 'Download CSV' }).click();
    await downloading;
    await lab.getByRole('button', { name: 'New dice' }).click();
    await lab.getByRole('button', { name: 'Run', exact: true }).click();
    await lab.getByRole('button', { name: 'Pause' }).click();
    await lab.getByRole('button', { name: 'Clear the board' }).click();
    await lab.getByRole('combobox', { name: 'Example positions' }).selectOption('fifteenEach');
    await ready(lab);
  }

  test('whatever is used, nothing is asked of any other site, nothing goes wrong, nothing is kept', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    test.slow();
    /** @type {string[]} */
    const urls = [];
    /** @type {string[]} */
    const wrong = [];
    page.on('request', (request) => void urls.push(request.url()));
    page.on('requestfailed', (request) => void wrong.push(request.url()));
    page.on('response', (response) => {
      if (!response.ok()) wrong.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
    });
    page.on('pageerror', (error) => void wrong.push(error.message));
    await useEverything(page);
    // The page, its style, its script and the core at least.
    expect(urls.length).toBeGreaterThanOrEqual(4);
    expect(urls.filter((url) => !url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(wrong).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
});
