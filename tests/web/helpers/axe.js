// Accessibility: what axe-core finds on a page.

import axe from 'axe-core';

/** What a lab is looked at on. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const LOOKS = /** @type {const} */ ([
  { device: 'desktop', theme: 'light' },
  { device: 'phone', theme: 'dark' },
  { device: 'desktop', theme: 'dark' },
  { device: 'phone', theme: 'light' },
]);

/**
 * On what and in which theme a lab is looked at: on one device in the usual run, the desktop in the light or the phone in the
 * dark, some labs on one and some on the other; and only where there is time for it on both in both themes.
 * @param {keyof typeof DEVICES} usual
 */
export const looks = (usual) =>
  LOOKS.map((look, at) => ({ ...look, details: look.device === usual && at < 2 ? {} : { tag: '@long' } }));

/**
 * How a lab is looked at that has many states: in the usual run in those of them that show most, and only where there is time for
 * it in all of them, on both devices in both themes.
 * @param {keyof typeof DEVICES} usual
 */
export const looksAtStates = (usual) => [
  ...looks(usual)
    .filter(({ details }) => !('tag' in details))
    .map((look) => ({ ...look, whole: false, which: 'in the states that show most' })),
  ...LOOKS.map((look) => ({ ...look, details: { tag: '@long' }, whole: true, which: 'in any state of the lab' })),
];

/**
 * States into which a lab is brought one after another, and whether it is looked at in each.
 * @template Reach
 * @param {[state: string, reach: Reach][]} states
 * @param {boolean} whole  in all of them; or else in these:
 * @param {string[]} most
 */
export const stages = (states, whole, most) => {
  const all = states.map(([state, reach]) => ({ state, reach, looked: whole || most.includes(state) }));
  return all.slice(0, 1 + all.findLastIndex(({ looked }) => looked));
};

/** @typedef {{rule: string, help: string, elements: string[]}} Violation */

/** When all is well in both themes. */
export const NONE = { light: [], dark: [] };

/** What depends on colours: the same elements stand in both themes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What is found in each theme, which the page follows as it stands: to bring it into its state twice takes longer.
 *
 * @param {import('@playwright/test').Page} page  is left in the light theme
 */
export async function violationsByTheme(page) {
  const dark = await violationsIn(page, 'dark', COLOURS);
  return { light: await violationsIn(page, 'light'), dark };
}

/**
 * What is found in a theme, in which the page is left.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'light' | 'dark'} colorScheme
 * @param {string[]} [rules]  all
 */
export async function violationsIn(page, colorScheme, rules) {
  await page.emulateMedia({ colorScheme });
  // Colours fade into one another.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
  return violations(page, rules);
}

/**
 * Rules that the page breaks as it is now, with the elements that break them: empty when all is well.
 *
 * axe-core is evaluated, because the page's policy lets no other script be added.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string[]} [rules]  all
 * @returns {Promise<Violation[]>}
 */
export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate((runOnly) => {
    const { axe } = /** @type {{axe: typeof import('axe-core')}} */ (/** @type {unknown} */ (globalThis));
    return axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  }, rules);
  return found.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
  }));
}
