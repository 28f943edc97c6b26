// Real frames tell those who ask how high they are, and how the reader has left them.

import { test } from './helpers/blog.js';
import { KNOWN, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { expect } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/ready.js').AnyLab} AnyLab */

test.use({ ownWindow: true });

/**
 * Has the host listen from now on, and no sooner.
 * @param {Page} page
 */
const listen = (page) =>
  page.evaluate(() => {
    /** @type {unknown[]} */
    const told = [];
    addEventListener('message', ({ data }) => void told.push(data));
    Object.assign(globalThis, { told });
  });

/** @param {Page} page @returns {Promise<any[]>} */
const told = (page) => page.evaluate(() => Reflect.get(globalThis, 'told'));

/** The last state that the host was told, as a hash. @param {Page} page @returns {Promise<string>} */
const stateTold = async (page) =>
  (await told(page)).filter(({ type }) => type === 'rollout-lab:state').at(-1)?.hash ?? '';

/** @param {Page} page  @param {...unknown} messages */
const ask = (page, ...messages) =>
  page.locator('iframe').evaluate((/** @type {HTMLIFrameElement} */ it, all) => {
    for (const message of all) it.contentWindow?.postMessage(message, '*');
  }, messages);

/** Waits until a frame that is drawn has told its height to nobody. @param {Locator} root */
const settle = (root) =>
  root.evaluate(async () => {
    for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame);
  });

const FIGURE = { name: 'figure', embed: 'figure.html', query: 'figure=dots', details: {} };
for (const { name, embed, query, details } of [
  ...KNOWN.map((known) => ({ ...known, details: tried('asked height', known.name) })),
  FIGURE,
]) {
  test(
    `${name}: a listener that comes later learns the height in the three forms when it asks`,
    details,
    async ({ page, lab, openHost }) => {
      await openHost(`<iframe src="${lab.address}${embed}?${query}&id=late" width="700" height="900"></iframe>`);
      const frame = page.frameLocator('iframe');
      if (name === FIGURE.name) await frame.locator('figure[data-live]').waitFor();
      else await ready(frame.locator(`${name}-lab`));
      await settle(frame.locator('html'));
      await listen(page);
      // The first two are other people's questions.
      await ask(
        page,
        { type: 'rollout-lab:ask', v: 2 },
        { type: 'rollout-lab:ask' },
        { type: 'rollout-lab:ask', v: 1 },
      );
      const height = await frame.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
      // The height on paper may have been measured by now.
      const heights = async () => (await told(page)).filter(({ type }) => type !== 'rollout-lab:paper');
      await expect.poll(heights).toHaveLength(3);
      const [ours, datawrapper, embedly] = await heights();
      expect(ours).toEqual({ type: 'rollout-lab:resize', v: 1, id: 'late', height });
      expect(datawrapper).toEqual({ 'datawrapper-height': { late: height } });
      expect(JSON.parse(embedly)).toMatchObject({ context: 'iframe.resize', height });
    },
  );
}

for (const { name, query } of KNOWN) {
  test(
    `${name}: a moved element comes back with the reader’s seed`,
    tried('moved element', name),
    async ({ page, lab, openHost }) => {
      const attributes = [...new URLSearchParams(query)].map(([key, value]) => `${key}="${value}"`).join(' ');
      await openHost(`<script src="${lab.address}rollout-lab.js"></script>
      <div id="a"><rollout-lab lab="${name}" ${attributes} seed="5"></rollout-lab></div><div id="b"></div>`);
      const moved = page.locator('rollout-lab').frameLocator('iframe').locator(`${name}-lab`);
      await ready(moved);
      await listen(page);
      await moved.evaluate((/** @type {AnyLab & {seed: string}} */ it) => {
        it.seed = '0x1267';
      });
      await expect.poll(() => stateTold(page)).toContain('seed=0x1267');
      await page.locator('rollout-lab').evaluate((it) => document.getElementById('b')?.append(it));
      await expect(page.locator('rollout-lab iframe')).toHaveAttribute('src', /#.*seed=0x1267/);
      await ready(moved);
      expect(await moved.evaluate((/** @type {AnyLab & {seed: string}} */ it) => it.seed)).toBe('0x1267');
      expect(await moved.evaluate((/** @type {AnyLab} */ it) => it.problems)).toEqual([]);
    },
  );
}

test('a figure that is moved comes back as the reader has left it', async ({ page, lab, openHost }) => {
  await openHost(`<script src="${lab.address}rollout-lab.js"></script>
    <div id="a"><rollout-lab figure="dots" seed="5"></rollout-lab></div><div id="b"></div>`);
  const figure = page.locator('rollout-lab').frameLocator('iframe').locator('figure');
  await expect(page.locator('rollout-lab iframe')).not.toHaveAttribute('inert');
  await listen(page);
  await figure.getByRole('slider').first().press('ArrowRight');
  await expect.poll(() => stateTold(page)).toMatch(/^#./);
  const left = await stateTold(page);
  const shown = await figure.getByRole('slider').first().inputValue();
  await page.locator('rollout-lab').evaluate((it) => document.getElementById('b')?.append(it));
  await expect(page.locator('rollout-lab iframe')).toHaveAttribute('src', new RegExp(`&theme=light${left}$`));
  await expect(figure.getByRole('slider').first()).toHaveValue(shown);
});
