// The story's figures in somebody else's page: in a frame without any right but to run scripts, in <rollout-lab>, as the snippet
// says, and as pictures.

import { readFileSync } from 'node:fs';
import { test as base } from './helpers/blog.js';
import { DIST } from './helpers/built.js';
import { expectDrawn, layoutShift, troubles } from './helpers/host-page.js';
import { liven, NAMES, openStory, shown } from './helpers/story.js';
import { expect } from './helpers/test.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { pictureFile, storyPage } from '../../www/story/addresses.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {import('./helpers/blog.js').OpenHost} OpenHost */

/** Notes from the start what frames say, what moves by itself, and what goes wrong. */
const WATCH = `
got = [];
addEventListener('message', ({ data }) => got.push(data));
troubles = [];
addEventListener('error', ({ message }) => troubles.push(message));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => troubles.push(effectiveDirective + ' ' + blockedURI));
shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });
`;

const HEAD = `<style>body { margin: 0 } iframe { display: block; border: 0; width: 100% }</style><script>${WATCH}</script>`;

/** @type {typeof base} */
const test = /** @type {any} */ (base).extend({
  /** @param {{openHost: OpenHost}} fixtures  @param {(open: OpenHost) => Promise<void>} use */
  openHost: async ({ openHost }, use) => use((body, head = '') => openHost(body, HEAD + head)),
});

/** @param {Page} page @param {string} [within] */
async function frameOf(page, within = '') {
  const frame = await (await page.locator(`${within} iframe`).first().elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.locator('figure[data-live]').waitFor();
  return frame;
}

/** The messages of one kind that have come. @param {Page} page @param {string} kind @returns {Promise<any[]>} */
const messages = (page, kind) =>
  page.evaluate((which) => {
    const { got } = /** @type {{got: any[]}} */ (/** @type {unknown} */ (globalThis));
    return got.filter((data) => data?.type === `rollout-lab:${which}`);
  }, kind);

for (const { file, figures } of STORY.frames) {
  for (const figure of figures) {
    test(
      `${figure}: alone in a sandbox it is the figure of the story, as high as it says`,
      figure === figures[0] ? {} : { tag: '@long' },
      async ({ page, lab, openHost, baseURL }) => {
        await page.setViewportSize({ width: 600, height: 900 });
        await openHost(
          `<iframe sandbox="allow-scripts" src="${lab.address}${file}?figure=${figure}&lang=en&id=a" height="400"></iframe>`,
        );
        const frame = await frameOf(page);
        await expect.poll(async () => (await messages(page, 'resize')).length).toBeGreaterThan(0);
        const resized = await messages(page, 'resize');
        expect(resized).toEqual([{ type: 'rollout-lab:resize', v: 1, id: 'a', height: expect.any(Number) }]);
        const {
          height,
          figures: count,
          picture,
          said,
          snippet,
        } = await frame.evaluate(() => ({
          height: document.documentElement.getBoundingClientRect().height,
          figures: document.querySelectorAll('figure').length,
          picture: document.querySelector('figure > svg')?.getAttribute('aria-label'),
          said: document.querySelector('.said')?.textContent?.replace(/\s+/g, ' ').trim(),
          snippet: document.querySelector('.snippet') !== null,
        }));
        expect(resized[0].height).toBe(Math.ceil(height));
        expect([figures.includes(figure), count, snippet]).toEqual([true, 1, false]);
        // Nothing was asked of anybody else, and nothing twice.
        expect(lab.requests.map(({ status }) => status)).not.toContain(404);
        const paths = lab.requests.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        await page.goto(`${baseURL}${storyPage('en')}`);
        const there = (await shown(page))[figure];
        expect([picture, said]).toEqual([there.alt, there.said]);
      },
    );
  }
}

test('its address says what it shows, its language and its theme; what is changed is told to the page around it', async ({
  page,
  lab,
  openHost,
}) => {
  const query = new URLSearchParams({
    figure: 'dare',
    luck: '80,-16,45,-15',
    guess: '60',
    lang: 'ja',
    theme: 'dark',
    id: 'b',
    seed: '7',
  });
  await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}figure.html?${query}" height="800"></iframe>`);
  const frame = await frameOf(page);
  const amounts = frame.getByRole('spinbutton');
  await expect(amounts.first()).toHaveValue('+80');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => unmarked((await frame.locator('.said').textContent()) ?? ''))
    .toContain('あなたの予想は60.0%でした');
  // The way on leads to the same figure in the story, as it is, in a page of its own.
  const way = frame.locator('figcaption a');
  await expect(way).toHaveAttribute('target', '_blank');
  const address = new URL(await way.evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href));
  expect([address.pathname, address.search, address.hash]).toEqual([
    `/${storyPage('ja')}`,
    '?dare.luck=80,-16,45,-15&dare.guess=60&seed=7',
    '#dare',
  ]);
  expect(await messages(page, 'snapshot')).toEqual([]);
  await amounts.nth(2).press('ArrowUp');
  // White fails once in four: 50 = 3 × 16.67.
  await expect.poll(async () => (await messages(page, 'snapshot')).length).toBe(1);
  const [{ snapshot, ...rest }] = await messages(page, 'snapshot');
  expect(rest).toEqual({ type: 'rollout-lab:snapshot', v: 1, id: 'b' });
  expect(snapshot).toMatchObject({ figure: 'dare', seed: '7', guess: '60' });
  expect(snapshot.luck.split(',').map((/** @type {string} */ value) => Number(Number(value).toFixed(2)))).toEqual([
    80, -16, 50, -16.67,
  ]);
});

test('a name that a lab would not take is none for a figure, either', async ({ page, lab, openHost }) => {
  for (const [id, taken] of [
    ['a.b:1', 'a.b:1'],
    ['a b', 'rollout-lab'],
    ['x'.repeat(81), 'rollout-lab'],
  ]) {
    const query = new URLSearchParams({ figure: 'dare', id });
    await openHost(`<iframe sandbox="allow-scripts" src="${lab.address}figure.html?${query}" height="800"></iframe>`);
    await (await frameOf(page)).locator('[data-live]').waitFor();
    await expect.poll(async () => (await messages(page, 'resize')).map((message) => message.id)).toEqual([taken]);
  }
});

test('it follows the theme that the page around it tells, and nobody else’s words', async ({ page, lab, openHost }) => {
  await openHost(
    `<iframe sandbox="allow-scripts" src="${lab.address}figure.html?figure=roll&theme=light" height="800"></iframe>`,
  );
  const frame = await frameOf(page);
  const root = frame.locator('html');
  for (const [said, theme] of /** @type {[unknown, string | null][]} */ ([
    [{ type: 'rollout-lab:theme', v: 1, theme: 'dark' }, 'dark'],
    [{ type: 'rollout-lab:theme', v: 2, theme: 'light' }, 'dark'],
    [{ type: 'other:theme', v: 1, theme: 'light' }, 'dark'],
    [{ type: 'rollout-lab:theme', v: 1, theme: 'pink' }, 'dark'],
    [null, 'dark'],
    [{ type: 'rollout-lab:theme', v: 1, theme: 'light' }, 'light'],
  ])) {
    await page.evaluate((message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'), said);
    // What was sent before is heard before.
    await frame.evaluate(() => new Promise((task) => setTimeout(task)));
    await expect(root).toHaveAttribute('data-theme', String(theme));
  }
});

test('a figure that there is none of is the first one, and what is hostile in the address changes nothing', async ({
  page,
  lab,
}) => {
  const says = new URLSearchParams({
    figure: '<script>ran = 1</script>',
    luck: '1e999',
    seed: '-1',
    lang: 'xx',
    theme: 'pink',
    id: '"><script>ran = 1</script>',
  });
  await page.goto(`${lab.address}figure.html?${says}`);
  await page.locator('figure[data-live]').waitFor();
  await expect(page.locator('figure')).toHaveAttribute('data-figure', STORY.frames[0].figures[0]);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame leads to the story in each language', async ({ page, lab }) => {
    for (const { file } of STORY.frames) {
      await page.goto(`${lab.address}${file}?figure=dare`);
      for (const language of LANGUAGES)
        await expect(page.locator(`a[lang=${language}]`)).toHaveAttribute('href', `./${storyPage(language)}`);
    }
  });
});

for (const figure of ['dare', 'any']) {
  test(`<rollout-lab figure="${figure}"> shows it, and tells what the reader does`, async ({ page, lab, openHost }) => {
    await openHost(
      `<rollout-lab figure="${figure}" theme="light"></rollout-lab>`,
      `<script src="${lab.address}rollout-lab.js"></script>`,
    );
    const element = page.locator('rollout-lab');
    const frame = await frameOf(page, 'rollout-lab');
    await expectDrawn(element);
    await expect(frame.locator('figure')).toHaveAttribute('data-figure', figure);
    // Nothing of it is cut off.
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight))
      .toBe(0);
    await frame.getByRole('slider').first().press('ArrowRight');
    await expect.poll(() => element.evaluate((/** @type {any} */ it) => it.snapshot?.figure)).toBe(figure);
    expect(await troubles(page)).toEqual([]);
    // Its own page, and no lab's.
    expect(lab.requests.map(({ path }) => path).filter((path) => /\.html/.test(path))).toHaveLength(1);
  });
}

test('with its heights said, a figure moves nothing when it comes', async ({ page, lab, openHost }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openHost(`<iframe src="${lab.address}figure.html?figure=dare&lang=en" height="400"></iframe>`);
  await expect.poll(async () => (await messages(page, 'resize')).length).toBe(1);
  const [{ height }] = await messages(page, 'resize');
  await openHost(
    `<rollout-lab figure="dare" lang="en" heights="600:${height}"></rollout-lab><p>What is below.</p>`,
    `<script src="${lab.address}rollout-lab.js"></script>`,
  );
  await frameOf(page, 'rollout-lab');
  await expectDrawn(page.locator('rollout-lab'));
  expect(await layoutShift(page)).toBe(0);
  expect((await page.locator('rollout-lab').boundingBox())?.height).toBe(height);
});

test('the lines that “Embed this figure” offers show the figure as it is, in another page', { tag: '@long' }, async ({
  page,
  openHost,
}) => {
  await openStory(page, 'ja', '?seed=7');
  await liven(page, ['dare']);
  await page.locator('figure#dare .amount').first().fill('80');
  await page.locator('figure#dare .amount').first().press('Enter');
  // Else only readers without scripts get its picture.
  await page.locator('figure#dare .veil button').click();
  await page.locator('figure#dare .snippet summary').click();
  const snippet = await page.locator('figure#dare .snippet textarea').inputValue();
  const said = await page.locator('figure#dare .said').textContent();
  await openHost(snippet);
  // Until it is there, and where there are no scripts: its picture, and a link to the figure in the story.
  const image = page.locator('rollout-lab img');
  expect(
    await image.evaluate(async (/** @type {HTMLImageElement} */ it) => {
      await it.decode();
      return it.naturalWidth;
    }),
  ).toBeGreaterThan(0);
  const link = new URL(
    await page.locator('rollout-lab a').evaluate((it) => /** @type {HTMLAnchorElement} */ (it).href),
  );
  expect([link.pathname, link.search, link.hash]).toEqual([
    `/${storyPage('ja')}`,
    '?dare.luck=80,-16,45,-15&dare.shown=1&seed=7',
    '#dare',
  ]);
  const frame = await frameOf(page, 'rollout-lab');
  await expect(frame.locator('.said')).toHaveText(String(said));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the picture in a snippet has the figure’s own proportions', { tag: '@long' }, async ({ page }) => {
  await openStory(page);
  await liven(page);
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('figure')].map((figure) => {
      const text = figure.querySelector('textarea')?.value ?? '';
      const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(text) ?? [];
      const { width: w, height: h } = /** @type {SVGSVGElement} */ (figure.querySelector(':scope > svg')).viewBox
        .baseVal;
      return [Number(height), Math.round((Number(width) * h) / w)];
    }),
  );
  expect(sizes).toHaveLength(NAMES.length);
  for (const [height, expected] of sizes) expect(height).toBe(expected);
});

for (const language of LANGUAGES) {
  test(
    `${language}: the build has a picture of every figure as it is untouched, in both themes`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      await openStory(page, language);
      const figures = await shown(page);
      const files = Object.fromEntries(
        NAMES.map((name) => [name, String(readFileSync(`${DIST}/${pictureFile(name, language)}`, 'utf8'))]),
      );
      // Read as a picture, and drawn by the browser with either theme.
      const pictures = await page.evaluate((all) => {
        const lines = (/** @type {Node} */ node) =>
          /** @type {string[]} */ ([]).concat(
            node instanceof Text ? (node.data.trim() ? [`“${node.data.replace(/\s+/g, ' ').trim()}`] : []) : [],
            ...[...node.childNodes]
              .filter(({ nodeName }) => nodeName !== 'style')
              .map(/** @returns {string[]} */ (child) => lines(child)),
          );
        return Object.entries(all).map(([name, svg]) => {
          const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
          return {
            name,
            broken: parsed.querySelector('parsererror') !== null,
            alt: parsed.documentElement.getAttribute('aria-label'),
            texts: lines(parsed.documentElement),
          };
        });
      }, files);
      for (const { name, broken, alt, texts } of pictures) {
        expect(broken, name).toBe(false);
        expect(alt, name).toBe(figures[name].alt);
        expect(texts, name).toEqual(figures[name].picture.filter((line) => line.startsWith('“')));
        // Every colour that it takes from the theme, it says for both.
        const used = new Set([...files[name].matchAll(/var\(--([\w-]+)\)/g)].map(([, token]) => token));
        const [, light, dark] =
          /<style>svg\{(.*?)\}@media\(prefers-color-scheme:dark\)\{svg\{(.*?)\}\}/.exec(files[name]) ?? [];
        // The board's own sides are colours of the theme already.
        for (const token of ['side', 'edge', 'on-side']) used.delete(token);
        for (const token of used) {
          expect(light, `${name}: ${token}`).toContain(`--${token}:`);
          expect(dark, `${name}: ${token}`).toContain(`--${token}:`);
        }
      }
    },
  );
}

test('by itself a picture has the colours and the lettering that it has in the story', async ({ page }) => {
  await openStory(page);
  const looks = await page.evaluate(
    async (files) => {
      const LOOK = /** @type {const} */ (['fill', 'stroke', 'strokeWidth', 'strokeOpacity']);
      const LETTERS = /** @type {const} */ (['textAnchor', 'fontSize', 'fontWeight']);
      const lookOf = (/** @type {Element} */ svg) =>
        [...svg.querySelectorAll(':is(path, rect, circle, text)')].map((shape) => {
          const style = /** @type {Window} */ (shape.ownerDocument.defaultView).getComputedStyle(shape);
          const looks = shape.localName === 'text' ? [...LOOK, ...LETTERS] : LOOK;
          return `${shape.localName} ${looks.map((what) => style[what]).join(' ')}`;
        });
      const all = [];
      for (const [name, file] of Object.entries(files)) {
        const frame = document.createElement('iframe');
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        frame.src = file;
        document.body.append(frame);
        await loaded;
        all.push({
          name,
          own: lookOf(/** @type {Document} */ (frame.contentDocument).documentElement),
          there: lookOf(/** @type {Element} */ (document.querySelector(`figure#${name} > svg`))),
        });
        frame.remove();
      }
      return all;
    },
    Object.fromEntries(NAMES.map((name) => [name, pictureFile(name, 'en')])),
  );
  for (const { name, own, there } of looks) {
    expect(own.length, name).toBeGreaterThan(20);
    expect(own, name).toEqual(there);
  }
});
