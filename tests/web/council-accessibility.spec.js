// axe-core finds nothing on the page of the council, nothing overflows, and fingers find all that is on it.

import { DEVICES, looksAtStates, violationsIn } from './helpers/axe.js';
import { openCouncil, ready } from './helpers/council.js';
import { targets } from './helpers/targets.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('./helpers/council.js').CouncilLab} CouncilLab */

for (const { device, theme, details, whole, which } of looksAtStates('desktop')) {
  test.describe(`${device}, ${theme}`, details, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, ${which}`, async ({ page }) => {
      const lab = await openCouncil(page);
      if (whole) expect.soft(await violationsIn(page, theme), 'before').toEqual([]);
      await lab.evaluate(async (/** @type {CouncilLab} */ it) => {
        it.act.want({ candidates: 8, copying: 50 });
        await it.roll(1000);
        it.act.refuseNumber({ name: 's2', text: 'much' });
        it.act.typeSeed('no seed');
      });
      await ready(lab);
      expect.soft(await violationsIn(page, theme), 'with a refused number, copies and eight moves').toEqual([]);
    });
  });
}

for (const language of ['en', 'ja']) {
  test(`nothing overflows sideways at any width from 320 pixels (${language})`, { tag: '@long' }, async ({ page }) => {
    const lab = await openCouncil(
      page,
      `?seed=0xffffffffffffffff&trials=1000000&candidates=8&copying=50&lang=${language}`,
    );
    for (const width of [1920, 1280, 1024, 900, 768, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await ready(lab);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, String(width)).toBe(0);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ ownWindow: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 pixels high and wide', async ({ page }) => {
    await openCouncil(page, '?seed=5&trials=1000');
    const all = await targets(page);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ width, height }) => width < 43.9 || height < 43.9)).toEqual([]);
  });
});
