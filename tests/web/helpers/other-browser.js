// The common part of browsers that Playwright does not drive: how a test gets one, and how it asks the page something.

import { test as base } from './test.js';

/** @typedef {any} ChildProcess Node's */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs */

/**
 * The built pages as one browser opens them.
 * @typedef {Object} Site
 * @property {string} address  of all pages; ends with a slash
 * @property {string} single  the file: address of the first lab's single file
 * @property {string} watch  HTML for the head of any other page whose errors are to be noticed
 */

/** A browser with one tab. */
export class OtherBrowser {
  /**
   * Opens an address and waits until the page has loaded.
   * @abstract
   * @param {string} url
   * @returns {Promise<void>}
   */
  async goto(url) {
    throw new Error(`not opened: ${url}`);
  }

  /**
   * Evaluates an expression on the page.
   * @abstract
   * @param {string} expression  a promise of a string
   * @returns {Promise<string | undefined>}
   */
  async evaluateText(expression) {
    throw new Error(`not evaluated: ${expression}`);
  }

  /**
   * Returns the page's errors since the last call: uncaught ones, and those on the console.
   * @abstract
   * @returns {Promise<string[]>}
   */
  async takeErrors() {
    throw new Error('errors are not noticed');
  }

  /**
   * @abstract
   * @returns {Promise<void>}
   */
  async close() {}

  /**
   * Evaluates an expression, or calls a function, on the page and awaits the result, as Playwright does. Argument and
   * result go through JSON.
   * @param {string | ((argument: any) => unknown)} work
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  async evaluate(work, argument) {
    const expression = typeof work === 'string' ? work : `(${work})(${JSON.stringify(argument)})`;
    const text = await this.evaluateText(`(async () => JSON.stringify(await (${expression})))()`);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /**
   * Returns an element in the form of a locator, for helpers that do nothing but evaluate.
   * @param {string} selector
   */
  locator(selector) {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    return /** @type {Locator} */ (
      /** @type {unknown} */ ({
        evaluate: (/** @type {Function} */ work, /** @type {unknown} */ argument) =>
          this.evaluate(`(${work})(${element}, ${JSON.stringify(argument)})`),
      })
    );
  }
}

/**
 * Ends a program and waits for its end.
 * @param {ChildProcess} child
 */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/**
 * A browser, and how it opens the built pages.
 * @typedef {Object} Launched
 * @property {OtherBrowser} other
 * @property {Site} site
 * @property {() => Promise<void>} close  ends what serves the pages
 */

/**
 * Returns a `test` that shares one browser among all tests of a file, because starting it takes longer than a test. It is the
 * file's and no worker's: Playwright would give its tests workers of their own, at the end, when nothing else is left to run.
 * The file's tests run one after the other (smoke-scenarios.js).
 * @param {(baseURL: string) => Promise<Launched>} launch
 */
export const testWith = (launch) => {
  /** @type {Promise<Launched> | undefined} */
  let launching;
  const test =
    /** @type {import('@playwright/test').TestType<TestArgs & {launched: Launched, site: Site, other: OtherBrowser}, {}>} */ (
      /** @type {any} */ (base)
    ).extend({
      /** @param {TestArgs} fixtures @param {(launched: Launched) => Promise<void>} use */
      launched: async ({ baseURL }, use) => {
        launching ??= launch(String(baseURL));
        await use(await launching);
      },
      /** @param {{launched: Launched}} fixtures @param {(site: Site) => Promise<void>} use */
      site: ({ launched }, use) => use(launched.site),
      // Errors of an earlier test are not this one's.
      /** @param {{launched: Launched}} fixtures @param {(other: OtherBrowser) => Promise<void>} use */
      other: async ({ launched: { other } }, use) => {
        await other.goto('about:blank');
        await other.takeErrors();
        await use(other);
      },
    });
  test.afterAll(async () => {
    if (!launching) return;
    const { other, close } = await launching;
    await other.close();
    await close();
  });
  return test;
};
