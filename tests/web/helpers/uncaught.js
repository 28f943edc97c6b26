// Errors that nobody on a page catches.

/**
 * Notes them from now on: a list that grows.
 * @param {import('@playwright/test').Page} page
 * @returns {string[]}
 */
export function uncaughtErrors(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
