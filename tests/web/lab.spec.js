// The one element class of labs, with the two-checker lab: it may be taken out of its page and put back, opened at another address,
// and its core may stop at any time.

import { openLab, roll } from './helpers/lab.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */

test('a lab with games to bring back may be taken out of its page and put back', async ({ page }) => {
  const errors = uncaughtErrors(page);
  const lab = await openLab(page);
  await roll(lab, 60);
  const told = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    it.rewind();
    let changes = 0;
    it.addEventListener('statechange', () => {
      changes += 1;
    });
    const { parentElement } = it;
    it.remove();
    await it.settled();
    parentElement?.append(it);
    await it.roll(10);
    return { changes: changes > 0, games: it.snapshot().games };
  });
  expect(told).toEqual({ changes: true, games: 10 });
  expect(errors).toEqual([]);
});

test('an open bet of another address is not answered by the games of the one before', async ({ page }) => {
  await page.goto('./?seed=5#games=1000');
  const lab = page.locator('two-checker-lab');
  await ready(lab);
  await page.evaluate(() => {
    location.hash = '#games=50&bets=50,60&told=0&seed=5';
  });
  await expect.poll(() => lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.snapshot().games)).toBe(50);
  await ready(lab);
  expect(await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.state.told)).toBe(false);
  expect(page.url()).toContain('told=0');
});

/** Has the core stop the next time that it is asked for statistics. @param {TwoCheckerLab} it */
const breakCore = (it) => {
  Object.assign(it.rolling.rollout, {
    readout: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  });
};

test('a core that stops while the lab is drawn is told of, once', async ({ page }) => {
  await page.goto('./?seed=5#games=60');
  const lab = page.locator('two-checker-lab');
  await ready(lab);
  await lab.evaluate(breakCore);
  const failures = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    let failures = 0;
    it.addEventListener('statechange', () => {
      if (it.failure) failures += 1;
    });
    it.act.changeView({ bands: false });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // The sentence that was to be read aloud comes later.
    it.speak();
    return failures;
  });
  expect(failures).toBe(1);
  await expect(lab.getByRole('alert')).toContainText('The part that rolls the games hit an error');
});

test('a lab is complete when its core has stopped before the details were drawn', async ({ page }) => {
  await page.goto('./embed.html?seed=5');
  const lab = page.locator('two-checker-lab');
  await lab.evaluate(async (it) => {
    await customElements.whenDefined(it.localName);
  });
  await lab.evaluate(breakCore);
  await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    it.act.changeView({ bands: false });
    await it.complete;
  });
  await expect(lab.getByRole('alert')).toBeVisible();
});

test('a button that was drawn before a run began pauses it', async ({ page }) => {
  const lab = await openLab(page);
  const running = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    await it.complete;
    // The button still says that it begins a run.
    it.run();
    /** @type {HTMLElement | null} */ (it.renderRoot.querySelector('button.run'))?.click();
    return it.rolling.running;
  });
  expect(running).toBe(false);
});
