// A game is played inside the height of its embed: the page around it is told no other height, and nothing in the frame is moved.

import { SPARE as BEAROFF_SPARE } from '../../www/labs/bearoff/properties.js';
import { SPARE as CONTACT_SPARE } from '../../www/labs/contact/properties.js';
import { SPARE as TWO_CHECKER_SPARE } from '../../www/labs/two-checker/properties.js';
import { boardOf, GAME, LABS, press, STEP } from './helpers/played-game.js';
import { stopClock } from './helpers/lab.js';
import { complete, ready } from './helpers/ready.js';
import { serve } from './helpers/static-server.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ ownWindow: true, lessMotion: 'no-preference' });

/** Steps of the clock in which the figures of a first game come. */
const FRAMES = 4;

/** Tells all heights that frames send, in the three forms in which they do, and counts their marks. */
const LISTEN = `heights = []; marks = 0; addEventListener('message', ({ data }) => {
  const sent = typeof data === 'string' ? JSON.parse(data) : data;
  if (sent.type === 'mark') marks += 1;
  if (sent.type === 'rollout-lab:resize' || sent.context === 'iframe.resize' || 'datawrapper-height' in sent) heights.push(sent);
})`;

/** The boxes of what stands in the lab; texts, lists and drawings change within them. @param {Locator} lab */
const boxes = (lab) =>
  lab.evaluate((it) => {
    const parts = it.shadowRoot?.querySelectorAll(
      'section, h2, ol, .results, button:not(.word), figure, rollout-chart, :is(board-editor, whole-board-editor, backgammon-board)',
    );
    return [...(parts ?? [])].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.localName}.${part.className} ${[x, y, width, height].map(Math.round)}`;
    });
  });

/**
 * Waits until the page has all heights that the frame has sent by now. A mark follows them: observers are called in the order in which they
 * were made, and messages of a window arrive in theirs.
 * @param {import('@playwright/test').Page} page
 * @param {Locator} lab
 */
async function arrived(page, lab) {
  const marks = () => page.evaluate('marks');
  const before = Number(await marks());
  await lab.evaluate((it) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      parent.postMessage({ type: 'mark' }, '*');
    });
    observer.observe(it);
  });
  await expect.poll(marks).toBe(before + 1);
}

const [twoCheckers, bearoff, , , contact] = LABS;

// As in an article, which hides the parts that it doesn't need. Tables of games grow with each game.
const EMBEDS = [
  { ...twoCheckers, file: 'embed.html', hidden: TWO_CHECKER_SPARE },
  { ...bearoff, file: 'bearoff-embed.html', hidden: BEAROFF_SPARE, board: 'backgammon-board' },
  { ...contact, file: 'contact-embed.html', hidden: CONTACT_SPARE },
];

for (const { name, next, board, file, hidden } of EMBEDS) {
  for (const width of [390, 1000]) {
    const how = width === 390 && name === 'bearoff' ? {} : { tag: '@long' };
    test(
      `${name}: an embed ${width} pixels wide keeps its height while a game is played`,
      how,
      async ({ page, baseURL }) => {
        const source = `${new URL(file, baseURL)}?seed=7&hide=${hidden}`;
        const host = await serve({
          files: {
            '/favicon.ico': '',
            '/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><script>${LISTEN}</script>
            <iframe title="Lab" width="${width}" height="3000" src="${source}"></iframe>`,
          },
        });
        await page.setViewportSize({ width: width + 40, height: 900 });
        await page.clock.install();
        await page.goto(host.address);
        const lab = page.frameLocator('iframe').locator(`${name}-lab`);
        await complete(lab);
        await ready(lab);
        await stopClock(page);
        const heights = async () => {
          await arrived(page, lab);
          return page.evaluate('heights.length');
        };
        // With the first game, its figures appear: that is before it is seen. A second game changes no height at all.
        for (const game of [1, 2]) {
          const before = await heights();
          await press(lab, next);
          // The lab, and a frame later what is below it.
          for (let frame = 0; frame < FRAMES; frame += 1) {
            await page.clock.runFor(STEP);
            await arrived(page, lab);
          }
          const [shown, first] = [await heights(), await boxes(lab)];
          for (let passed = FRAMES * STEP; passed < GAME; passed += 5 * STEP) {
            expect(await boxes(lab), `after ${passed} ms`).toEqual(first);
            await page.clock.runFor(5 * STEP);
          }
          await expect(boardOf(lab, { board }).locator('.moving')).toHaveCount(0);
          await expect(lab.locator('.won')).toBeVisible();
          expect(await boxes(lab)).toEqual(first);
          expect(await heights()).toBe(shown);
          if (game === 2) expect(shown).toBe(before);
        }
        await host.close();
      },
    );
  }
}
