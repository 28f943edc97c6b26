// The `test` of the page tests.
//
// A window costs most of a second of processor time, loading the page into it a fifth of one. Most tests
// therefore load the page anew into a window that they share; the page keeps nothing from one load to the next.
// Who needs a window that is made otherwise, or changes what a load would not undo (routes, scripts that run
// first, the clock, listeners), says `test.use({ ownWindow: true })`.

import { test as base } from '@playwright/test';

/** @typedef {import('@playwright/test').PlaywrightTestArgs} TestArgs */
/** @typedef {import('@playwright/test').PlaywrightTestOptions} TestOptions */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs} WorkerArgs */
/** @typedef {import('@playwright/test').PlaywrightWorkerOptions} WorkerOptions */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {TestArgs & TestOptions & {ownWindow: boolean}} Each */
/** @typedef {WorkerArgs & WorkerOptions & {sharedWindow: Page}} Shared */

/** As large as Playwright's own windows. */
const VIEWPORT = { width: 1280, height: 720 };

/** Said in full, because what is not said the window would take from the first test that a worker runs. */
const PLAIN = /** @type {const} */ ({
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  hasTouch: false,
  isMobile: false,
  deviceScaleFactor: 1,
  javaScriptEnabled: true,
});

/** @type {import('@playwright/test').TestType<Each, Shared>} */
export const test = /** @type {any} */ (base).extend({
  ownWindow: [false, { option: true }],

  sharedWindow: [
    /**
     * @param {{browser: Browser}} fixtures
     * @param {(page: Page) => Promise<void>} use
     * @param {import('@playwright/test').WorkerInfo} worker
     */
    async ({ browser }, use, worker) => {
      const { baseURL } = worker.project.use;
      const context = await browser.newContext({ baseURL, viewport: VIEWPORT, ...PLAIN });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  /**
   * @param {{ownWindow: boolean, sharedWindow: Page, browser: Browser}} fixtures
   * @param {(page: Page) => Promise<void>} use
   */
  page: async ({ ownWindow, sharedWindow, browser }, use) => {
    if (ownWindow) {
      // It is made as `test.use` says.
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
      return;
    }
    await sharedWindow.setViewportSize(VIEWPORT);
    await sharedWindow.mouse.move(0, 0);
    await use(sharedWindow);
    // Whatever is still running ends here.
    await sharedWindow.goto('about:blank');
  },
});

export { expect } from '@playwright/test';
