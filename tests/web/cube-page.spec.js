// The page of the lab of the cube: whose the cube is, what is said past six checkers a side, what stands in points, and the guide.

import { expect, test } from './helpers/test.js';
import { give, openCube, ready, roll, snapshotOf } from './helpers/cube.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */

test('whose the cube is, is chosen beside the board, and by a click on it', async ({ page }) => {
  const lab = await openCube(page);
  await lab.getByRole('group', { name: 'Cube at the start' }).getByRole('button', { name: 'White’s' }).click();
  await ready(lab);
  expect(await snapshotOf(lab)).toMatchObject({ cube: { owner: 'o' }, exact: { doubleTake: null } });
  await lab.locator('doubling-cube [data-zone=x]').click();
  await ready(lab);
  expect((await snapshotOf(lab)).cube).toEqual({ owner: 'x' });
  await expect(lab.locator('doubling-cube').getByRole('img')).toHaveAccessibleName(/Blue owns the cube/);
});

test('past six checkers a side the page says so, and offers the same position without the cube', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCube(page);
  await give(lab, { position: { x: [2, 1, 1, 1, 1, 1], o: [0, 0, 0, 1, 1, 1], onRoll: 'o' } });
  const said = lab.locator('.beyond');
  await expect(said).toContainText('stop at six checkers a side');
  const { positionId } = await lab.evaluate((/** @type {CubeLab} */ it) =>
    it.frame.rules.describePosition(it.position),
  );
  const href = await said.getByRole('link').getAttribute('href');
  const query = new URL(String(href), page.url()).searchParams;
  expect([query.get('position'), query.get('white')]).toEqual([positionId, '1']);
  await expect(lab.locator('.decision, cube-map')).toHaveCount(0);
  // Nothing is rolled, by no button and by nobody else.
  await expect(lab.getByRole('button', { name: /^(Roll|Run)/ })).toHaveCount(0);
  await lab.evaluate((/** @type {CubeLab} */ it) => {
    it.act.rollGame();
    it.act.step();
    it.run();
  });
  await ready(lab);
  expect((await snapshotOf(lab)).games).toBe(0);
});

test('averages have a sign and three decimals, exact figures four, and none a percent sign', async ({ page }) => {
  const lab = await openCube(page);
  await roll(lab, 1000);
  const figures = lab.locator('.tiles');
  await expect(figures.locator('.plain b')).toHaveText(/^[+−]\d\.\d{3}$/);
  await expect(figures.locator('.reduced b')).toHaveText(/^[+−]\d\.\d{3}$/);
  for (const part of ['.tiles', '.sentence', '.figures-card', 'games-table', '.costs']) {
    const text = await lab.locator(part).first().innerText();
    // The 95% interval is one of percent.
    expect(text.replaceAll('95%', ''), part).not.toContain('%');
  }
  // 1/9, from the reference.
  await expect(lab.locator('.figures-card')).toContainText('+0.1111');
  await expect(lab.locator('.sentence')).toContainText(
    /1,000 games: plain [+−]0\.\d{3}, variance reduced [+−]0\.\d{3}\./,
  );
});

test('the chart has a line at zero, and its axis has signs', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page, '?seed=0x2a61&games=1000');
  const ticks = await lab
    .locator('rollout-chart.main')
    .evaluate((chart) =>
      [.../** @type {any} */ (chart).renderRoot.querySelectorAll('g[text-anchor=end] text')].map(
        (text) => text.textContent,
      ),
    );
  expect(ticks).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\+/), expect.stringMatching(/^−/), expect.stringMatching(/^0/)]),
  );
});

test('a bet is a number of points, in steps of a hundredth, from the middle that is zero', async ({ page }) => {
  const lab = await openCube(page, '?bet=1&seed=0x2a61');
  const [plain, reduced] = [0, 1].map((at) => lab.getByRole('slider').nth(at));
  await expect(plain).toHaveAttribute('aria-valuenow', '0');
  await expect(plain).toHaveAttribute('aria-valuemin', '-2');
  await expect(plain).toHaveAttribute('aria-valuemax', '2');
  await plain.press('ArrowUp');
  await plain.press('PageUp');
  await expect(plain).toHaveAttribute('aria-valuenow', '0.11');
  await reduced.press('PageDown');
  await reduced.press('ArrowDown');
  await expect(reduced).toHaveAttribute('aria-valuenow', '-0.11');
  await lab.getByRole('button', { name: 'Place bet' }).click();
  await roll(lab, 200);
  await expect(lab.locator('.bets')).toContainText(
    'plain +0.11 (it settles at +0.111), variance reduced −0.11 (it settles at +0.111)',
  );
});

test('the guide leads from one game over a thousand to the exact rung', async ({ page }) => {
  const lab = await openCube(page);
  const step = (/** @type {string} */ name) => lab.locator(`.guide[data-step=${name}]`);
  await step('start').getByRole('button', { name: 'Roll one game' }).click();
  await ready(lab);
  await step('more').getByRole('button', { name: 'Roll on to 1,000 games' }).click();
  await ready(lab);
  await expect(step('climb')).toContainText('1,000 games');
  await step('climb').getByRole('button', { name: 'Measure by exact equities' }).click();
  await ready(lab);
  await expect(step('onward')).toContainText('every game counts +0.1111');
  expect((await snapshotOf(lab)).games).toBe(1000);
});

/** @param {import('@playwright/test').Locator} lab @param {string} text */
async function enter(lab, text) {
  await lab.evaluate(
    (it, entered) =>
      /** @type {any} */ (it).renderRoot
        .querySelector('board-editor')
        .dispatchEvent(new CustomEvent('id-enter', { detail: { text: entered }, cancelable: true })),
    text,
  );
  await ready(lab);
}

test('an XGID with a cube sets its owner up, too', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page);
  // 5-2 against 4-1, the cube on 2 and Blue's (field 3: 1), as GNU Backgammon writes it.
  await enter(lab, 'XGID=--A--A---------------a--a-:1:1:1:00:0:0:0:0:10');
  expect(await snapshotOf(lab)).toMatchObject({ cube: { owner: 'x' }, exact: { action: 'noDouble' } });
});

test('the XGID that is shown says whose the cube is, and entered again it sets up the same', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCube(page);
  for (const [owner, onRoll, fields] of [
    ['centred', 'x', '0:0:1'],
    ['x', 'x', '1:1:1'],
    ['o', 'x', '1:-1:1'],
    ['o', 'o', '1:-1:-1'],
  ]) {
    await give(lab, { position: { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll }, cube: { owner } });
    const xgid = `XGID=--A--A---------------a--a-:${fields}:00:0:0:0:0:10`;
    await expect(lab.locator('board-editor #xgid')).toHaveValue(xgid);
    const before = await snapshotOf(lab);
    await give(lab, {
      position: { x: [1, 0, 0, 0, 0, 0], o: [1, 0, 0, 0, 0, 0], onRoll: 'x' },
      cube: { owner: 'centred' },
    });
    await enter(lab, xgid);
    expect(await snapshotOf(lab)).toEqual(before);
  }
});

test('a map whose game was freed before it is drawn waits for the next game', async ({ page }) => {
  const errors = uncaughtErrors(page);
  const lab = await openCube(page);
  await expect(lab.locator('cube-map')).toBeVisible();
  // The reader turns the cube on the map, and before anything is drawn the game is gone.
  await lab.evaluate(async (/** @type {any} */ it) => {
    const map = it.renderRoot.querySelector('cube-map');
    const before = map.map;
    map.game = { rollMap: () => it.own.core.readGames(-1) };
    map.turned = true;
    await map.updateComplete;
    if (map.map !== before) throw new Error('another map');
  });
  expect(errors).toEqual([]);
  await give(lab, { position: { x: [1, 1, 0, 0, 0, 0], o: [1, 1, 0, 0, 0, 0], onRoll: 'x' } });
  await expect(lab.locator('cube-map').getByRole('status').first()).not.toBeEmpty();
});

test('a roll of a map whose game is replaced at that moment leaves the new position alone', async ({ page }) => {
  const lab = await openCube(page);
  await ready(lab);
  const { asked, now } = await lab.evaluate(async (/** @type {CubeLab} */ it) => {
    const asked = { x: [1, 1, 0, 0, 0, 0], o: [0, 2, 0, 0, 0, 0], onRoll: /** @type {const} */ ('x') };
    it.position = asked;
    // The map of the game before is still drawn: its roll with the dice 3 and 5.
    it.renderRoot.querySelector('cube-map')?.dispatchEvent(new CustomEvent('roll-play', { detail: { index: 16 } }));
    await it.settled();
    return { asked, now: it.position };
  });
  expect(now).toEqual(asked);
});

test('a roll that is played puts the other side on roll, which owns a cube that was turned before it', async ({
  page,
}) => {
  const lab = await openCube(page);
  for (const [after, turned, onRoll, owner] of /** @type {const} */ ([
    [[1, 0, 0, 1, 0, 0], false, 'o', 'centred'],
    [[0, 1, 0, 0, 0, 0], true, 'x', 'x'],
  ])) {
    const told = await lab.evaluate(
      async (/** @type {CubeLab} */ it, [after, turned]) => {
        await it.settled();
        it.act.playRoll([...after], turned);
        await it.settled();
        return { position: it.position, owner: it.cube.owner };
      },
      /** @type {const} */ ([after, turned]),
    );
    const mover = onRoll === 'o' ? 'x' : 'o';
    expect(told.position).toMatchObject({ [mover]: after, onRoll });
    expect(told.owner).toBe(owner);
  }
});
