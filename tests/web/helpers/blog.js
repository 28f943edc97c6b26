// The `test` of tests of real embeds in somebody else's page: the built site and that page, of two origins.

import { DIST } from './built.js';
import { serve } from './static-server.js';
import { test as base } from './test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./static-server.js').StaticServer} StaticServer */
/** @typedef {(body: string, head?: string) => Promise<unknown>} OpenHost  opens the page with this in it */
/** @typedef {import('./test.js').Each & {lab: StaticServer, openHost: OpenHost}} Each */

/** @type {import('@playwright/test').TestType<Each, import('./test.js').Shared>} */
export const test = /** @type {any} */ (base).extend({
  /** @param {{}} _  @param {(server: StaticServer) => Promise<void>} use */
  lab: async ({}, use) => {
    const server = await serve({ folder: DIST });
    await use(server);
    await server.close();
  },

  /** @param {{page: Page}} fixtures  @param {(open: OpenHost) => Promise<void>} use */
  openHost: async ({ page }, use) => {
    /** @type {{files: Record<string, string>}} */
    const site = { files: { '/favicon.ico': '' } };
    const host = await serve(site);
    await use(async (body, head = '') => {
      site.files['/index.html'] =
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>${head}${body}`;
      await page.goto(host.address);
    });
    await host.close();
  },
});
