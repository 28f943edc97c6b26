// The pool of workers and courses alone on a page, in a world that the test holds.

import { classicScript } from '../../../www/build/classic.js';
import { serve } from './static-server.js';
import { test as base } from './test.js';

/** @typedef {import('./workers-stage-page.js').Stage} Stage */
/** @typedef {<R, A = undefined>(cores: number, work: (stage: Stage, given: A) => R | Promise<R>, given?: A) => Promise<R>}
 *   OnStage  does something in a new page of a browser with so many cores */

/** @type {import('@playwright/test').TestType<import('./test.js').Each & {onStage: OnStage}, import('./test.js').Shared & {address: string}>} */
export const test = /** @type {any} */ (base).extend({
  address: [
    /**
     * @param {{}} _
     * @param {(address: string) => Promise<void>} use
     */
    async ({}, use) => {
      const script = await classicScript('../tests/web/helpers/workers-stage-page.js');
      const html = '<!doctype html><title>Stage</title><script src="/stage.js"></script>';
      const server = await serve({ files: { '/index.html': html, '/stage.js': script } });
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],

  /**
   * @param {{page: import('@playwright/test').Page, address: string}} fixtures
   * @param {(onStage: OnStage) => Promise<void>} use
   */
  onStage: ({ page, address }, use) =>
    use(async (cores, work, given) => {
      await page.goto(`${address}?cores=${cores}`);
      // Put together from its text, because Playwright sends functions as that, without what is around them.
      return page.evaluate(/** @type {any} */ (new Function('given', `return (${work})(stage, given)`)), given);
    }),
});

export { expect } from '@playwright/test';
