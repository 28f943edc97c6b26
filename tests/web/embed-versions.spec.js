// With which parts an embed begins: all of them in addresses of version 1, for ever; in those of version 2 what an article
// needs.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';

/** @typedef {import('@playwright/test').Locator} Locator */

for (const [at, { name, page: file, embed, ready, parts, goWith, query, spare }] of KNOWN.entries()) {
  const { PARTS } = await import(`../../www/labs/${name}/properties.js`);
  const gone = [...spare, ...spare.flatMap((part) => goWith[part] ?? [])];
  const needed = PARTS.filter((/** @type {string} */ part) => !gone.includes(part));

  /** @param {Locator} lab */
  const shown = async (lab) => {
    const seen = [];
    // The way out is a button on a page, and a link in an embed.
    const of = (/** @type {string} */ part) =>
      part === 'share' ? parts[part](lab).or(lab.locator('a.out')) : parts[part](lab);
    for (const part of PARTS) if (await of(part).first().isVisible()) seen.push(part);
    return seen;
  };

  const others = [
    [`${embed}?v=1&${query}`, PARTS],
    [`${embed}?v=2&hide=none&${query}`, PARTS],
    [`${embed}?v=1&${query}#v=2`, PARTS],
  ];
  // How a version is read is the same in every lab: of these each tries another one.
  for (const [address, expected, details] of [
    [`${embed}?${query}`, PARTS, tried('embed of today', name)],
    [`${embed}?v=2&${query}`, needed, tried('embed of version 2', name)],
    [...others[at % others.length], at < others.length ? {} : { tag: '@long' }],
  ]) {
    test(
      `${name}: ${address} shows ${expected === PARTS ? 'every part' : 'what an article needs'}`,
      details,
      async ({ page }) => {
        await page.goto(`./${address}`);
        const lab = page.locator(`${name}-lab`);
        await ready(lab);
        expect(await shown(lab)).toEqual(expected);
        expect(await lab.evaluate((/** @type {import('./helpers/ready.js').AnyLab} */ it) => it.problems)).toEqual([]);
      },
    );
  }

  test(
    `${name}: what opens from an embed of version 2 is the whole page, which is the same in both`,
    tried('the whole page', name),
    async ({ page }) => {
      await page.goto(`./${embed}?v=2&${query}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const href = String(await lab.locator('a.out').getAttribute('href'));
      const { pathname, searchParams } = new URL(href);
      expect(pathname.endsWith(`/${file === 'index.html' ? '' : file}`)).toBe(true);
      expect(searchParams.has('hide')).toBe(false);
      const pages = [];
      for (const address of [href, `./${file}?${query}`, `./${file}?v=2&${query}`]) {
        await page.goto(address);
        await ready(lab);
        pages.push(await shown(lab));
      }
      expect(pages[0].length).toBeGreaterThan(needed.length);
      expect(pages[1]).toEqual(pages[0]);
      expect(pages[2]).toEqual(pages[0]);
    },
  );

  test(`${name}: an embed of version 2 is lower at every width`, tried('lower embeds', name), async ({ page }) => {
    const heights = async (/** @type {string} */ version) => {
      await page.goto(`./${embed}?${version}&${query}`);
      const lab = page.locator(`${name}-lab`);
      const all = [];
      for (const width of [320, 720, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await ready(lab);
        all.push(await lab.evaluate((it) => it.getBoundingClientRect().height));
      }
      return all;
    };
    const before = await heights('v=1');
    const after = await heights('v=2');
    for (const [i, height] of after.entries()) expect(height, String(i)).toBeLessThan(before[i]);
  });
}
