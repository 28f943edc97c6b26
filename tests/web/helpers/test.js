// The `test` of the page tests.
//
// A window costs half a second of processor time and more, loading the page into it a third of one. Most tests
// therefore load the page anew into a window that they share with those who want the same kind of window; the page
// keeps nothing from one load to the next, but for who reloads it or goes back to it (www/shared/address/unwritten.js), and
// what a test may have set on the window is taken back. Who changes what
// is not taken back (scripts that run first, the clock, being offline, storage) says `test.use({ ownWindow: true })`.

import { test as base } from '@playwright/test';

/** @typedef {import('@playwright/test').PlaywrightTestArgs} TestArgs */
/** @typedef {import('@playwright/test').PlaywrightTestOptions} TestOptions */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs} WorkerArgs */
/** @typedef {import('@playwright/test').PlaywrightWorkerOptions} WorkerOptions */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContextOptions} ContextOptions */
/** @typedef {TestArgs & TestOptions & {ownWindow: boolean}} Each */
/** @typedef {(how: ContextOptions) => Promise<Page>} SharedWindow  the window that is made like this */
/** @typedef {WorkerArgs & WorkerOptions & {sharedWindow: SharedWindow}} Shared */

/**
 * What `test.use` may say of a shared window. Said in full, because what is not said the window would take from the
 * first test that a worker runs.
 * @typedef {Pick<TestOptions, 'viewport' | 'colorScheme' | 'locale' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'>} Kind
 */

/** @type {import('@playwright/test').TestType<Each, Shared>} */
export const test = /** @type {any} */ (base).extend({
  ownWindow: [false, { option: true }],

  sharedWindow: [
    /**
     * @param {{browser: Browser}} fixtures
     * @param {(sharedWindow: SharedWindow) => Promise<void>} use
     * @param {import('@playwright/test').WorkerInfo} worker
     */
    async ({ browser }, use, worker) => {
      const { baseURL } = worker.project.use;
      /** @type {Map<string, Page>} */
      const windows = new Map();
      await use(async (how) => {
        const kind = JSON.stringify(how);
        let page = windows.get(kind);
        if (!page) {
          const context = await browser.newContext({ baseURL, deviceScaleFactor: 1, ...how });
          page = await context.newPage();
          windows.set(kind, page);
        }
        return page;
      });
      for (const page of windows.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  /**
   * @param {Kind & {ownWindow: boolean, sharedWindow: SharedWindow, browser: Browser}} fixtures
   * @param {(page: Page) => Promise<void>} use
   */
  page: async (
    { ownWindow, sharedWindow, browser, viewport, colorScheme, locale, hasTouch, isMobile, javaScriptEnabled },
    use,
  ) => {
    if (ownWindow) {
      // It is made as `test.use` says.
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
      return;
    }
    const page = await sharedWindow({ viewport, locale, hasTouch, isMobile, javaScriptEnabled });
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'no-preference', forcedColors: 'none' });
    await page.mouse.move(0, 0);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().clearPermissions();
    // Whatever is still running ends here.
    await page.goto('about:blank');
  },
});

export { expect } from '@playwright/test';
