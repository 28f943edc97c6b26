// The address as a lab has written it. It writes at most once a second, and at the latest when the page is left: whoever
// reads `page.url()` right after a click finds what was done before, or not, as busy as the machine is.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Query and hash, once they hold what the lab shows.
 * @param {Page} page
 */
export async function writtenAddress(page) {
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
  return page.evaluate(() => location.search + location.hash);
}

/**
 * The hash, once it holds what the lab shows.
 * @param {Page} page
 */
export async function writtenHash(page) {
  const address = await writtenAddress(page);
  return address.replace(/^[^#]*/, '');
}
