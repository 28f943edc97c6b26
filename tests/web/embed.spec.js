// embed.html in somebody else's page: a frame without any right but to run scripts, from a server that says nothing
// about other sites.

import { test as base } from './helpers/blog.js';
import { isRolling, snapshotOf } from './helpers/lab.js';
import { expect } from './helpers/test.js';
import { DEFAULT_HEIGHTS, HEIGHTS_SINCE_2 } from '../../www/element/attributes.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {(body: string, style?: string) => Promise<Page>} OpenHost */
/** @typedef {import('./helpers/test.js').Each & {lab: import('./helpers/static-server.js').StaticServer, openHost: OpenHost, errors: string[]}} Each */

/** @type {import('@playwright/test').TestType<Each, import('./helpers/test.js').Shared>} */
const test = /** @type {any} */ (base).extend({
  errors: async (/** @type {{page: Page}} */ { page }, /** @type {(errors: string[]) => Promise<void>} */ use) => {
    const errors = uncaughtErrors(page);
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(errors);
    expect(errors).toEqual([]);
  },

  /**
   * A host page that keeps all messages.
   * @param {{page: Page, openHost: import('./helpers/blog.js').OpenHost, errors: string[]}} fixtures  errors: noticed from the start
   * @param {(open: OpenHost) => Promise<void>} use
   */
  openHost: async ({ page, openHost, errors: _ }, use) =>
    use(async (body, style = '') => {
      await openHost(
        body,
        `<style>body { margin: 0 } iframe { display: block; border: 0; width: 100% } ${style}</style>
        <script>got = []; addEventListener('message', ({ data, source }) => got.push({ data, source }))</script>`,
      );
      return page;
    }),
});

test.use({ ownWindow: true });

/**
 * @param {Page} page
 * @param {number} [index]
 * @returns {Promise<Frame>}
 */
async function frameOf(page, index = 0) {
  const frame = await (await page.locator('iframe').nth(index).elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

/**
 * The messages that have come of one kind.
 * @param {Page} page
 * @param {'ours' | 'datawrapper' | 'embedly' | 'snapshot'} kind
 * @returns {Promise<any[]>}
 */
const messages = (page, kind) =>
  page.evaluate((which) => {
    /** @type {{data: any}[]} */
    const got = /** @type {any} */ (globalThis).got;
    const all = got.map(({ data }) => (typeof data === 'string' ? { embedly: JSON.parse(data) } : data));
    if (which === 'embedly') return all.filter(({ embedly }) => embedly).map(({ embedly }) => embedly);
    if (which === 'datawrapper') return all.filter((data) => 'datawrapper-height' in data);
    return all.filter(({ type }) => type === `rollout-lab:${which === 'ours' ? 'resize' : 'snapshot'}`);
  }, kind);

for (const width of [320, 768, 1280]) {
  test(
    `in a sandbox, ${width} px wide, it tells its height in the three forms, and it is right`,
    width === 320 ? {} : { tag: '@long' },
    async ({ page, lab, openHost }) => {
      await page.setViewportSize({ width, height: 700 });
      const src = `${lab.address}embed.html?id=figure&games=1000&seed=7&utm_source=news`;
      await openHost(`<iframe sandbox="allow-scripts" src="${src}" height="400"></iframe>`);
      await expect.poll(async () => (await messages(page, 'ours')).length).toBeGreaterThan(0);
      const [{ height, ...rest }] = (await messages(page, 'ours')).slice(-1);
      expect(rest).toEqual({ type: 'rollout-lab:resize', v: 1, id: 'figure' });
      expect((await messages(page, 'datawrapper')).at(-1)).toEqual({
        'datawrapper-height': { figure: height },
      });
      const embedly = (await messages(page, 'embedly')).at(-1);
      expect(embedly).toMatchObject({ context: 'iframe.resize', height });
      expect(embedly.src).toContain(src);

      // As high as it says, nothing of it is cut off, and nothing is left empty.
      const frame = await frameOf(page);
      await page.locator('iframe').evaluate((/** @type {HTMLElement} */ it, high) => {
        it.style.height = `${high}px`;
      }, height);
      const box = await frame.locator('html').evaluate(async (root) => {
        for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
        const { clientHeight, scrollHeight, clientWidth, scrollWidth } = root;
        const low = document.querySelector('two-checker-lab')?.getBoundingClientRect().bottom ?? 0;
        return { clientHeight, scrollHeight, clientWidth, scrollWidth, empty: scrollHeight - low };
      });
      expect(box.scrollHeight).toBe(box.clientHeight);
      expect(box.scrollWidth).toBe(width);
      expect(box.clientWidth).toBe(width);
      expect(box.empty).toBeLessThanOrEqual(4);
      // Told once: it did not jump while it came to be.
      expect(await messages(page, 'ours')).toHaveLength(1);
    },
  );
}

test('what opens below makes it higher, and it says so', async ({ page, lab, openHost }) => {
  await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}embed.html?games=100" height="2000"></iframe>`);
  await expect.poll(async () => (await messages(page, 'ours')).length).toBe(1);
  const [{ height }] = await messages(page, 'ours');
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: /^Roll 1,000 rollouts/ }).click();
  await expect.poll(async () => (await messages(page, 'ours')).at(-1).height).toBeGreaterThan(height + 100);
});

test('a host page hears the snapshots', async ({ page, lab, openHost }) => {
  await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}embed.html?id=a&seed=7" height="900"></iframe>`);
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: '+1,000' }).click();
  await expect.poll(async () => (await messages(page, 'snapshot')).at(-1)?.snapshot.games).toBe(1000);
  const last = (await messages(page, 'snapshot')).at(-1);
  expect(last).toEqual({
    type: 'rollout-lab:snapshot',
    v: 1,
    id: 'a',
    snapshot: await snapshotOf(frame.locator('two-checker-lab')),
  });
});

test('without a frame around it, it sends nothing and works', async ({ page, lab, errors }) => {
  await page.goto(`${lab.address}embed.html?games=30`);
  await expect(page.getByRole('heading', { name: 'Game 30' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('it is a lab and nothing else: no header, no prose, and a way to the full page as it is now', async ({
  page,
  lab,
  openHost,
}) => {
  const settings = 'preset=backwards&seed=0x7&replay=article&games=10';
  await openHost(
    `<iframe src="${lab.address}embed.html?${settings}&hide=games,many&theme=dark&id=a" height="2000"></iframe>`,
  );
  const frame = await frameOf(page);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  const link = frame.getByRole('link');
  await expect(link).toHaveText(['Open in Rollout Lab ↗']);
  const href = async () => {
    await link.focus();
    const address = await link.getAttribute('href');
    await link.blur();
    return address;
  };
  expect(await href()).toBe(`${lab.address}?v=1&${settings}`);
  // The article's eleventh game is no doubles. That it is halfway through only a hash can say.
  await frame.getByRole('button', { name: 'Roll by roll' }).click();
  await expect.poll(href).toBe(`${lab.address}?v=1&${settings}#v=1&half=1`);
  await frame.getByRole('button', { name: /^\+10:/ }).click();
  await expect.poll(href).toBe(`${lab.address}?v=1&${settings.replace('10', '20')}`);
});

test('granted downloads and windows, it uses them', async ({ page, lab, openHost }) => {
  const src = `${lab.address}embed.html?games=30&seed=7`;
  await openHost(
    `<iframe sandbox="allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox" src="${src}"
      height="2000"></iframe>`,
  );
  const frame = await frameOf(page);
  const downloading = page.waitForEvent('download');
  await frame.getByRole('button', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('rollout-lab-games.csv');
  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open in Rollout Lab' }).click();
  const full = await opening;
  await expect(full.getByRole('heading', { name: 'Game 30' })).toBeVisible();
});

test('only the page itself and its script are loaded', async ({ page, lab, openHost }) => {
  await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}embed.html?lang=ja" height="900"></iframe>`);
  const frame = await frameOf(page);
  await expect(frame.getByRole('button', { name: '1ゲーム進める' })).toBeVisible();
  expect(await frame.title()).toMatch(/^Rollout Lab：平均ゼロ/);
  const paths = lab.requests.map(({ path }) => path.replace(/-[\w-]{8}\./, '.').replace(/\?.*/, ''));
  expect(paths.filter((path) => path !== '/icon.svg').sort()).toEqual(['/assets/embed.js', '/embed.html']);
});

for (const [theme, system] of /** @type {const} */ ([
  ['light', 'dark'],
  ['dark', 'light'],
  ['auto', 'dark'],
  ['auto', 'light'],
])) {
  test(
    `theme=${theme} where the reader’s system is ${system}: its colours, and the host’s ground behind the cards`,
    theme === 'dark' ? {} : { tag: '@long' },
    async ({ page, lab, openHost }) => {
      const shown = theme === 'auto' ? system : theme;
      await page.emulateMedia({ colorScheme: system });
      const src = `${lab.address}embed.html?theme=${theme}`;
      await openHost(
        `<iframe sandbox="allow-scripts" src="${src}" height="2400"></iframe>`,
        `html { background: rgb(0, 255, 0) } iframe { color-scheme: ${shown} }`,
      );
      const frame = await frameOf(page);
      await expect(frame.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
      const colours = await frame.evaluate(() => ({
        scheme: getComputedStyle(document.documentElement).colorScheme,
        card: getComputedStyle(document.documentElement).getPropertyValue('--card').trim(),
      }));
      expect(colours).toEqual({
        scheme: theme === 'auto' ? 'light dark' : theme,
        card: shown === 'dark' ? '#1c2229' : '#fff',
      });
      // The corner, outside of any card.
      const corner = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      const pixel = await page.evaluate(
        async (png) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          context?.drawImage(image, 0, 0);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        },
        [...corner],
      );
      expect(pixel).toEqual([0, 255, 0, 255]);
    },
  );
}

test('the host’s theme is followed while it runs, and only the host’s', async ({ page, lab, openHost }) => {
  await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}embed.html?theme=light" height="900"></iframe>`);
  const frame = await frameOf(page);
  await expect(frame.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  const theme = () => frame.evaluate(() => document.documentElement.dataset.theme);
  for (const wish of ['dark', 'light', 'dark', 'auto']) {
    await page.evaluate((to) => frames[0].postMessage({ type: 'rollout-lab:theme', v: 1, theme: to }, '*'), wish);
    await expect.poll(theme).toBe(wish === 'auto' ? undefined : wish);
  }
});

test('off-screen nothing runs, and it goes on when it comes into view', async ({ page, lab, openHost }) => {
  const src = `${lab.address}embed.html?speed=max`;
  await openHost(`<iframe src="${src}" height="900"></iframe><div style="height: 3000px"></div>`);
  const frame = await frameOf(page);
  const embedded = frame.locator('two-checker-lab');
  await frame.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(async () => (await snapshotOf(embedded)).games).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => isRolling(embedded)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isRolling(embedded)).toBe(true);
});

test('the games of an embed that nobody has come to see are not rolled', { tag: '@long' }, async ({
  page,
  lab,
  openHost,
}) => {
  const src = `${lab.address}embed.html?games=1e8`;
  await openHost(`<div style="height: 3000px"></div><iframe src="${src}" height="900"></iframe>`);
  const frame = await frameOf(page);
  const embedded = frame.locator('two-checker-lab');
  await frame.evaluate(async () => void (await customElements.whenDefined('two-checker-lab')));
  expect((await snapshotOf(embedded)).games).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(async () => (await snapshotOf(embedded)).games).toBe(1e8);
});

for (const [i, heights] of [DEFAULT_HEIGHTS, HEIGHTS_SINCE_2].entries()) {
  const version = i + 1;
  test(
    `where an author says nothing of heights, the place that is kept is about right, in version ${version}`,
    version === 2 ? {} : { tag: '@long' },
    async ({ page, lab, openHost }) => {
      for (const [width, height] of heights) {
        await page.setViewportSize({ width, height: 700 });
        await openHost(`<iframe src="${lab.address}embed.html?v=${version}&games=1000" height="700"></iframe>`);
        await expect.poll(async () => (await messages(page, 'ours')).length, { message: `${width} px` }).toBe(1);
        const real = (await messages(page, 'ours'))[0].height;
        // Fonts differ from machine to machine.
        expect(Math.abs(height - real), `${width} px: ${real}`).toBeLessThan(0.1 * real);
      }
    },
  );
}
