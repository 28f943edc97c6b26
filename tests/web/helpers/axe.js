// Accessibility: what axe-core finds on a page.

import axe from 'axe-core';

/** What a lab is looked at on. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/**
 * Rules that the page breaks as it is now, with the elements that break them: empty when all is well.
 *
 * axe-core is evaluated, because the page's policy lets no other script be added.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{rule: string, help: string, elements: string[]}[]>}
 */
export async function violations(page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => {
    const { axe } = /** @type {{axe: typeof import('axe-core')}} */ (/** @type {unknown} */ (globalThis));
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return found.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
  }));
}
