// The embed in the dialog for sharing: how high it is, by measuring and in its preview.

import { expect, test } from './helpers/test.js';
import { measured, openDialog, parsed } from './helpers/share.js';
import { share as says } from '../../www/labs/two-checker/texts/en-share.js';
import { games } from '../../www/lib/i18n/en-below.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ viewport: { width: 1280, height: 800 } });

/**
 * How high an embed says it is in a frame of this width, once it has been drawn: as any page would learn it.
 * @param {Page} page  one of ours, whose policy lets our own frames in
 * @param {string} src
 * @param {number[]} widths
 */
const realHeights = (page, src, widths) =>
  page.evaluate(
    async ({ address, all }) => {
      const heights = [];
      for (const width of all) {
        const frame = document.createElement('iframe');
        frame.src = address;
        // Too high for a scroll bar, and in view.
        const size = { width: `${width}px`, height: '9000px', border: '0' };
        Object.assign(frame.style, { ...size, position: 'fixed', inset: '0' });
        const height = new Promise((resolve) => {
          const listen = (/** @type {MessageEvent} */ { source, data }) => {
            if (source !== frame.contentWindow || data.type !== 'rollout-lab:resize') return;
            removeEventListener('message', listen);
            resolve(data.height);
          };
          addEventListener('message', listen);
        });
        document.body.append(frame);
        heights.push(await height);
        frame.remove();
      }
      return heights;
    },
    { address: src, all: widths },
  );

/** @param {Page} page @param {Locator} dialog */
async function whatIsMeasured(page, dialog) {
  const { iframe, element } = await measured(dialog);
  const [frame] = await parsed(page, iframe);
  const [, lab] = await parsed(page, element);
  const pairs = lab.attributes.heights.split(' ').map((pair) => pair.split(':').map(Number));
  return { src: frame.attributes.src, pairs };
}

for (const [what, choose] of /** @type {[string, (dialog: Locator) => Promise<unknown>][]} */ ([
  ['as it is at first', async () => {}],
  [
    'with everything, in Japanese, before a game',
    async (dialog) => {
      for (const part of [says.parts.readout, says.parts.many, says.parts.games]) {
        await dialog.getByRole('checkbox', { name: part, exact: true }).check();
      }
      await dialog.getByLabel(says.start).selectOption(says.starts.none);
      await dialog.getByLabel(says.language).selectOption('日本語');
    },
  ],
])) {
  test(`the heights in the HTML are those of real frames: ${what}`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    const dialog = await openDialog(page);
    await choose(dialog);
    const { src, pairs } = await whatIsMeasured(page, dialog);
    const widths = pairs.map(([width]) => width);
    expect(widths).toEqual([320, 480, 566, 567, 605, 606, 720, 906, 907, 1106, 1107, 1280]);
    const real = await realHeights(page, src, widths);
    pairs.forEach(([width, height], i) => {
      expect(Math.abs(height - real[i]), `at ${width}`).toBeLessThanOrEqual(1);
    });
    // Heights that are all the same would say nothing.
    expect(new Set(real).size).toBeGreaterThan(5);
  });
}

test('between the measured widths an embed is about as high as a straight line says', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const { src, pairs } = await whatIsMeasured(page, await openDialog(page));
  const widths = [360, 400, 550, 620, 680, 800, 890, 1000, 1150];
  const real = await realHeights(page, src, widths);
  widths.forEach((width, i) => {
    const after = pairs.findIndex(([at]) => at > width);
    const [[x0, y0], [x1, y1]] = [pairs[after - 1], pairs[after]];
    const line = y0 + ((y1 - y0) * (width - x0)) / (x1 - x0);
    expect(Math.abs(line / real[i] - 1), `at ${width}: ${line} for ${real[i]}`).toBeLessThan(0.08);
  });
});

test('the preview is as high as the embed in it, at every width', async ({ page }) => {
  const dialog = await openDialog(page);
  const frame = dialog.locator('iframe.shown');
  const seen = [];
  for (const [name, width] of /** @type {const} */ ([
    ['Phone', 390],
    ['Article', 720],
    ['Wide', 1000],
  ])) {
    await dialog.getByRole('button', { name }).click();
    const sizes = () =>
      frame.evaluate((/** @type {HTMLIFrameElement} */ it) => ({
        width: it.clientWidth,
        frame: it.clientHeight,
        inside: Math.ceil(Number(it.contentDocument?.documentElement.getBoundingClientRect().height)),
        laidOut: it.contentWindow?.innerWidth,
        scaled: it.getBoundingClientRect().width,
        room: /** @type {ShadowRoot} */ (it.getRootNode()).host.clientWidth,
      }));
    // Right after the click the frame may still be as wide, and as high, as it was before.
    await expect
      .poll(async () => {
        const { frame: outer, inside, width: wide, laidOut } = await sizes();
        return { wide, laidOut, missing: outer - inside };
      }, name)
      .toEqual({ wide: width, laidOut: width, missing: 0 });
    const now = await sizes();
    // Scaled down where it does not fit, and never up.
    expect(now.scaled).toBeCloseTo(Math.min(width, now.room), 0);
    seen.push(now.inside);
  }
  expect(new Set(seen).size).toBe(3);
});

test('the preview rolls what the page has rolled', { tag: '@long' }, async ({ page }) => {
  const dialog = await openDialog(page, '?seed=0x2a61&games=1000');
  const inside = dialog.frameLocator('iframe.shown').locator('two-checker-lab');
  await expect(inside.getByRole('heading', { name: 'Game 1,000' })).toBeVisible();
  await expect(inside.getByRole('heading', { name: games.heading })).toHaveCount(0);
});
