// The `test` of the page tests.
//
// A window costs half a second of processor time and more, loading the page into it a third of one. Most tests
// therefore load the page anew into a window that they share with those who want the same kind of window; the page
// keeps nothing from one load to the next, but for who reloads it or goes back to it (www/lib/address/history.js), and
// what a test may have set on the window is taken back. Who changes what
// is not taken back (scripts that run first, the clock, being offline, storage) says `test.use({ ownWindow: true })`.
//
// All that lasts longer than a test is here: were it given to some tests only, Playwright would start its workers, and a
// browser for each, anew for them.

import { test as base } from '@playwright/test';
import { serve } from './static-server.js';

/** @typedef {import('@playwright/test').PlaywrightTestArgs} TestArgs */
/** @typedef {import('@playwright/test').PlaywrightTestOptions} TestOptions */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs} WorkerArgs */
/** @typedef {import('@playwright/test').PlaywrightWorkerOptions} WorkerOptions */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContextOptions} ContextOptions */
/** @typedef {'reduce' | 'no-preference'} LessMotion  the reader's wish; most tests look at what a change ends in */
/** @typedef {TestArgs & TestOptions & {ownWindow: boolean, lessMotion: LessMotion}} Each */
/** @typedef {(how: ContextOptions) => Promise<Page>} SharedWindow  the window that is made like this */
/** @typedef {(name: string, site: () => Promise<import('./static-server.js').Site>) => Promise<string>} Served
 *   the address of a site that is served until the end, made when it is first asked for */
/** @typedef {WorkerArgs & WorkerOptions & {sharedWindow: SharedWindow, served: Served}} Shared */

/**
 * What `test.use` may say of a shared window. Said in full, because what is not said the window would take from the
 * first test that a worker runs.
 * @typedef {Pick<TestOptions, 'viewport' | 'colorScheme' | 'locale' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'>} Kind
 */

/** @type {import('@playwright/test').TestType<Each, Shared>} */
export const test = /** @type {any} */ (base).extend({
  ownWindow: [false, { option: true }],
  lessMotion: ['reduce', { option: true }],

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

  served: [
    /**
     * @param {{}} _
     * @param {(served: Served) => Promise<void>} use
     */
    // Playwright reads the first parameter's text: it has to name fixtures.
    async ({}, use) => {
      /** @type {Map<string, import('./static-server.js').StaticServer>} */
      const servers = new Map();
      await use(async (name, site) => {
        const server = servers.get(name) ?? (await serve(await site()));
        servers.set(name, server);
        return server.address;
      });
      for (const server of servers.values()) await server.close();
    },
    { scope: 'worker' },
  ],

  /**
   * @param {Kind & {ownWindow: boolean, lessMotion: LessMotion, sharedWindow: SharedWindow, browser: Browser}} fixtures
   * @param {(page: Page) => Promise<void>} use
   */
  page: async (
    {
      ownWindow,
      lessMotion,
      sharedWindow,
      browser,
      viewport,
      colorScheme,
      locale,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
  ) => {
    if (ownWindow) {
      // It is made as `test.use` says.
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: lessMotion });
      await use(page);
      await context.close();
      return;
    }
    const page = await sharedWindow({ viewport, locale, hasTouch, isMobile, javaScriptEnabled });
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: lessMotion, forcedColors: 'none' });
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
