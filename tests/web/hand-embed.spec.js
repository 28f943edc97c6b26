// The rollout that is played by hand in somebody else's page, and the HTML with which it comes there.

import { perfect } from './helpers/bear-off-player.js';
import { DIST } from './helpers/built.js';
import { SEED, main, openHand, playGame, point, ready, snapshotOf, viewOf } from './helpers/hand.js';
import { clickShare, measured } from './helpers/share.js';
import { serve } from './helpers/static-server.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

test('a frame without any right but to run scripts is played in, and leads to the page with the same games', async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const labs = await serve({ folder: DIST });
  const host = await serve({
    files: {
      '/favicon.ico': '',
      '/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>
        <script>heights = []; addEventListener('message', ({ data }) => heights.push(data.height))</script>
        <iframe sandbox="allow-scripts" title="Lab" width="720" height="1400"
          src="${labs.address}hand-embed.html?hide=setup,mistakes,readout&seed=${SEED}"></iframe>`,
    },
  });
  await page.goto(host.address);
  const lab = page.frameLocator('iframe').locator('hand-lab');
  await ready(lab);
  await main(lab).click();
  await point(lab, 6).click();
  await point(lab, 5).click();
  await main(lab).click();
  const view = await viewOf(lab);
  expect(view?.position.x).toEqual([0, 2, 1, 1, 0, 0]);
  await expect(lab.locator('.card.mistakes')).toHaveCount(0);
  await page.waitForFunction('heights.some((height) => height > 600)');
  expect(errors).toEqual([]);
  const out = lab.locator('a.out');
  await out.focus();
  const href = String(await out.getAttribute('href'));
  expect(href.startsWith(`${labs.address}hand.html?`)).toBe(true);
  await page.goto(href);
  const full = page.locator('hand-lab');
  await ready(full);
  expect(await viewOf(full)).toEqual(view);
  await host.close();
  await labs.close();
});

test('the dialog for sharing gives a frame and an element to begin anew, or with the games that were played', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  test.setTimeout(60_000);
  const lab = await openHand(page, `?opponent=fewest-pips&lang=en`);
  await playGame(lab, perfect);
  const { seed } = await snapshotOf(lab);
  const plays = /[#&]plays=([\w-]+)/;
  const dialog = await clickShare(page);
  const { link, iframe, element } = await measured(dialog);
  expect(link).toMatch(plays);
  // Every reader has dice of his own.
  expect(iframe).toContain(`src="${baseURL}hand-embed.html?v=2&amp;lang=en&amp;opponent=fewest-pips"`);
  expect(element).toContain('<rollout-lab lab="hand" v="2" lang="en" opponent="fewest-pips"');
  expect(element).toContain(
    `src="${baseURL}pictures/hand-en.svg" alt="Rollout Lab: By hand. What are your plays worth, once the luck is taken out?"`,
  );
  const picture = await page.request.get(`${baseURL}pictures/hand-en.svg`);
  expect(picture.headers()['content-type']).toBe('image/svg+xml');
  await dialog.getByRole('combobox', { name: 'Begins with' }).selectOption({ label: 'the 1 game you have played' });
  const again = await measured(dialog);
  expect(again.iframe).toContain(`seed=${seed}&amp;plays=`);
  expect(again.element).toMatch(new RegExp(`seed="${seed}" plays="[\\w-]+"`));
});

test('from the bear-off lab one comes here with its position, and back', { tag: '@long' }, async ({ page }) => {
  await page.goto('./bearoff.html?position=rAYAAGwDAAAAAA&white=1&lang=ja');
  const link = page.locator('bearoff-lab').getByRole('link', { name: 'このポジションを自分でプレイする' });
  await link.click();
  const lab = page.locator('hand-lab');
  await ready(lab);
  const { position } = await snapshotOf(lab);
  expect(position).toEqual({ x: [0, 0, 2, 1, 1, 2], o: [0, 0, 0, 2, 2, 2], onRoll: 'o' });
  await expect(page).toHaveTitle(/自分でプレイ/);
  await lab.getByRole('link', { name: 'このポジションをロールアウトする' }).click();
  await expect(page).toHaveURL(/\/bearoff\.html\?position=rAYAAGwDAAAAAA&white=1&lang=ja/);
});
