// The bear-off lab in somebody else's page, and the HTML with which it comes there.

import { DIST } from './helpers/built.js';
import { clickShare, measured } from './helpers/share.js';
import { serve } from './helpers/static-server.js';
import { share } from '../../www/labs/bearoff/texts/en-share.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('../../www/labs/bearoff/lab.js').BearoffLab} BearoffLab */

test('a frame without any right but to run scripts rolls the position of its address', async ({ page }) => {
  const errors = uncaughtErrors(page);
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const labs = await serve({ folder: DIST });
  const query = 'position=SgEAgCoAAAAAAA&blues=fewest-pips&whites=fewest-pips&evaluator=exact&seed=0x2a61&games=500';
  const host = await serve({
    files: {
      '/favicon.ico': '',
      '/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>
        <script>heights = []; addEventListener('message', ({ data }) => heights.push(data.height))</script>
        <iframe sandbox="allow-scripts" title="Lab" width="720" height="600"
          src="${labs.address}bearoff-embed.html?${query}"></iframe>`,
    },
  });
  await page.goto(host.address);
  const lab = page.frameLocator('iframe').locator('bearoff-lab');
  await expect(lab.locator('.tiles')).toContainText('500');
  const snapshot = await lab.evaluate((it) => /** @type {BearoffLab} */ (it).snapshot());
  // Fewest pips on both sides: 64.291%, see tests/bearoff/theory.rs.
  expect([snapshot.games, snapshot.exact?.plain.mean.toFixed(3)]).toEqual([500, '64.291']);
  // The host learns how high it is.
  await page.waitForFunction('heights.some((height) => height > 600)');
  expect(errors).toEqual([]);
  // From here to the page with the same position.
  const href = await lab.locator('a.out').getAttribute('href');
  expect(href?.startsWith(`${labs.address}bearoff.html?`)).toBe(true);
  expect(new URL(String(href)).searchParams.get('position')).toBe('SgEAgCoAAAAAAA');
  await host.close();
  await labs.close();
});

test('the dialog for sharing gives the frame and the element of this lab', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('./bearoff.html?evaluator=backwards&seed=0x2a61&games=100');
  await expect(page.locator('bearoff-lab .tiles')).toContainText('100');
  const { link, iframe, element } = await measured(await clickShare(page));
  expect(link).toBe(`${baseURL}bearoff.html?v=1&evaluator=backwards&seed=0x2a61&games=100`);
  expect(iframe).toContain(
    `src="${baseURL}bearoff-embed.html?v=2&amp;evaluator=backwards&amp;seed=0x2a61&amp;games=100"`,
  );
  expect(element).toContain(`<rollout-lab lab="bearoff" v="2" evaluator="backwards" seed="0x2a61" games="100"`);
  expect(element).toContain(`src="${baseURL}pictures/bearoff-en.svg"`);
  expect(element).toContain(`alt="${share.card}"`);
  const picture = await page.request.get(`${baseURL}pictures/bearoff-en.svg`);
  expect(picture.headers()['content-type']).toBe('image/svg+xml');
});
