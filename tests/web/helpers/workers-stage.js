// The pool of workers and courses alone on a page, in a world that the test holds.

import { classicScript } from '../../../www/build/classic.js';
import { test as base } from './test.js';

/** @typedef {import('./workers-stage-page.js').Stage} Stage */
/** @typedef {<R, A = undefined>(cores: number, work: (stage: Stage, given: A) => R | Promise<R>, given?: A) => Promise<R>}
 *   OnStage  does something in a new page of a browser with so many cores */

/** @returns {Promise<import('./static-server.js').Site>} */
async function site() {
  const script = await classicScript('../tests/web/helpers/workers-stage-page.js');
  const html = '<!doctype html><title>Stage</title><script src="/stage.js"></script>';
  return { files: { '/index.html': html, '/stage.js': script } };
}

/** @type {import('@playwright/test').TestType<import('./test.js').Each & {onStage: OnStage}, import('./test.js').Shared>} */
export const test = /** @type {any} */ (base).extend({
  /**
   * @param {{page: import('@playwright/test').Page, served: import('./test.js').Served}} fixtures
   * @param {(onStage: OnStage) => Promise<void>} use
   */
  onStage: ({ page, served }, use) =>
    use(async (cores, work, given) => {
      await page.goto(`${await served('workers-stage-page.js', site)}?cores=${cores}`);
      // Put together from its text, because Playwright sends functions as that, without what is around them.
      return page.evaluate(/** @type {any} */ (new Function('given', `return (${work})(stage, given)`)), given);
    }),
});

export { expect } from '@playwright/test';
