// The header of every page: four entries lead to the story, to the lab where the site begins, and, through panels, to all others. It works
// without scripts, by keys, and on a phone.

import { expect, test } from './helpers/test.js';
import { violations } from './helpers/axe.js';
import { tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { targets } from './helpers/targets.js';
import { pageTexts } from '../../www/build/page-texts.js';
import { LABS, STORY } from '../../www/pkg/labs.js';
import { addressIn, addressOf, pageIn } from '../../www/lib/page/labs.js';
import { GROUPS } from '../../www/lib/page/groups.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { STORY_ENTRY } from '../../www/story/texts/entry.js';
import { storyPage } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {typeof LANGUAGES[number]} Language */

/** @param {Page} page */
const header = (page) => page.getByRole('banner').getByRole('navigation', { name: 'RolloutLab' });

/** The entries, in their order. @param {Page} page */
const entries = (page) => header(page).locator('> a, > details > summary');

/** The panels, in the order of their entries. @param {Page} page */
const panels = (page) => header(page).locator('.panel');

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(`./${address}`);
  await page.locator('html[data-translated]').waitFor();
}

/** The groups, each with its labs: in the registry's order. */
const groups = [...new Set(LABS.map(({ group }) => group))].flatMap((group) =>
  group ? [{ group, labs: LABS.filter((lab) => lab.group === group) }] : [],
);
const alone = LABS.filter(({ group }) => !group);

/** @param {string} lab @param {Language} language */
const words = async (lab, language) => (await pageTexts(lab, language)).page;

/** What the entries say on the page of a lab. @param {Language} language @param {string} [here] */
async function said(language, here) {
  const { name, purpose } = STORY_ENTRY[language];
  const singles = await Promise.all(alone.map(async (lab) => words(lab.name, language)));
  const grouped = groups.map(async ({ group, labs }) => {
    const { name: first, more, size } = GROUPS[group][language];
    const own = labs.find((lab) => lab.name === here);
    return `${first}${more} ${own ? (await words(own.name, language)).name : size(labs.length)}`;
  });
  return [
    `${name} ${purpose}`,
    ...singles.map((single) => `${single.name} ${single.purpose}`),
    ...(await Promise.all(grouped)),
  ];
}

test('there are four entries: the story, one lab, and two groups of labs, which have all others', () => {
  expect([alone.length, groups.length]).toEqual([1, 2]);
  expect(alone[0]).toBe(LABS[0]);
});

for (const { name, page: file, group } of LABS) {
  for (const language of LANGUAGES) {
    test(
      `${name}, ${language}: the header marks the page, and its group’s entry names it`,
      tried(`header ${language}`, name),
      async ({ page }) => {
        await open(page, `${file}?lang=${language}`);
        await expect(entries(page)).toHaveText(await said(language, name));
        const { name: own } = await words(name, language);
        await expect(header(page).locator('[aria-current="page"] b')).toHaveText(own);
        await expect(header(page).locator('summary[aria-current="true"]')).toHaveCount(group ? 1 : 0);
        for (const [i, { labs }] of groups.entries()) {
          await entries(page)
            .nth(1 + alone.length + i)
            .click();
          const asked = await Promise.all(labs.map(async (lab) => words(lab.name, language)));
          await expect(panels(page).nth(i).getByRole('link')).toHaveText(
            asked.map((lab) => `${lab.name} ${lab.question}`),
          );
          for (const drawing of await panels(page).nth(i).locator('img').all())
            await expect
              .poll(() => drawing.evaluate((it) => /** @type {HTMLImageElement} */ (it).naturalWidth))
              .toBeGreaterThan(0);
          // One at a time.
          await expect(header(page).locator('details[open]')).toHaveCount(1);
        }
      },
    );
  }

  test.describe(`${name} without scripts`, tried('header without scripts', name), () => {
    test.use({ javaScriptEnabled: false });

    test('the story and every lab can be gone to, one panel is open at a time, and nothing overflows', async ({
      page,
      baseURL,
    }) => {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`./${file}`);
        for (const i of groups.keys()) {
          await entries(page)
            .nth(1 + alone.length + i)
            .click();
          await expect(panels(page).nth(i)).toBeVisible();
          await expect(header(page).locator('details[open]')).toHaveCount(1);
          for (const link of await panels(page).nth(i).getByRole('link').all()) await link.click({ trial: true });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      const links = await header(page)
        .locator('a')
        .evaluateAll((all) => all.map((it) => /** @type {HTMLAnchorElement} */ (it).href));
      const labs = [...alone, ...groups.flatMap((one) => one.labs)];
      expect(links).toEqual(
        [`./${storyPage('en')}`, ...labs.map((lab) => addressOf(lab.page))].map((way) => new URL(way, baseURL).href),
      );
      const last = labs[labs.length - 1];
      await panels(page).last().getByRole('link').last().click();
      await expect(page.locator(`${last.name}-lab`)).toBeAttached();
    });
  });

  test(
    `${name}: the tab key goes through the entries, Escape closes a panel and returns to its entry`,
    tried('header by keys', name),
    async ({ page }) => {
      await open(page, file);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'RolloutLab', exact: true })).toBeFocused();
      for (let i = 0; i < 1 + alone.length + groups.length; i += 1) {
        await page.keyboard.press('Tab');
        await expect(entries(page).nth(i)).toBeFocused();
      }
      // The last one's panel is open now.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(panels(page).last().getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panels(page).last()).toBeHidden();
      await expect(entries(page).last()).toBeFocused();
      // A reader who goes on leaves no panel behind.
      await page.keyboard.press('Enter');
      await expect(panels(page).last()).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(entries(page).nth(-2)).toBeFocused();
      await expect(panels(page).last()).toBeHidden();
    },
  );
}

test('a click elsewhere closes a panel and does what it does, and no panel moves the page', async ({ page }) => {
  await open(page, '');
  await ready(page.locator(`${LABS[0].name}-lab`));
  const place = () => page.locator('main').evaluate((it) => it.getBoundingClientRect().top);
  const before = await place();
  await entries(page).last().click();
  await expect(panels(page).last()).toBeVisible();
  expect(await place()).toBe(before);
  const rolls = page.getByRole('button', { name: 'Roll one game' });
  await rolls.click();
  await expect(panels(page).last()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Game 1' })).toBeVisible();
  // With the focus elsewhere, Escape closes a panel and leaves the focus there.
  await entries(page)
    .last()
    .evaluate((it) => it.parentElement?.setAttribute('open', ''));
  await page.keyboard.press('Escape');
  await expect(panels(page).last()).toBeHidden();
  await expect(rolls).toBeFocused();
});

test('a finger beside a panel closes it, also on words that do nothing', async ({ page }) => {
  await open(page, LABS[0].page);
  await entries(page).last().click();
  await expect(panels(page).last()).toBeVisible();
  // No click follows in some browsers.
  await panels(page).last().dispatchEvent('pointerdown');
  await expect(panels(page).last()).toBeVisible();
  await page.locator('main h1').dispatchEvent('pointerdown');
  await expect(panels(page).last()).toBeHidden();
});

test('keys show where they are: every entry and every lab of a panel has a ring', async ({ page }) => {
  await open(page, LABS[0].page);
  const ring = () =>
    page.evaluate(() => {
      const at = /** @type {Element} */ (document.activeElement);
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      return `${at.localName} ${outlineStyle} ${outlineWidth}`;
    });
  const seen = [];
  // The site, the entries, of which the last one opens its panel, and its labs.
  const { labs } = groups[groups.length - 1];
  const stops = 1 + 1 + alone.length + groups.length;
  for (let i = 0; i < stops + labs.length; i += 1) {
    await page.keyboard.press('Tab');
    seen.push(await ring());
    if (i === stops - 1) await page.keyboard.press('Enter');
  }
  const links = (/** @type {number} */ count) => Array(count).fill('a solid 2px');
  expect(seen).toEqual([...links(2 + alone.length), ...groups.map(() => 'summary solid 2px'), ...links(labs.length)]);
});

test.describe('in a window of its own', () => {
  // A window that has shown the drawings, in an open panel or on paper, takes them from its memory for every page.
  test.use({ ownWindow: true });

  test('no drawing is loaded before its panel is opened', async ({ page }) => {
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, '');
    await ready(page.locator(`${LABS[0].name}-lab`));
    const drawings = () => loaded.filter((path) => path.includes('-drawing')).length;
    expect(drawings()).toBe(0);
    await entries(page).last().click();
    await expect.poll(drawings).toBe(groups[groups.length - 1].labs.length);
  });
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const width of [390, 1280]) {
      test(
        `open panels at ${width} px are accessible`,
        colorScheme === 'light' && width === 390 ? {} : { tag: '@long' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`./${STORY.rules}`);
          for (const i of groups.keys()) {
            await entries(page)
              .nth(1 + alone.length + i)
              .click();
            expect(await violations(page)).toEqual([]);
          }
        },
      );
    }
  });
}

for (const language of LANGUAGES) {
  const lab = pageIn(LABS[0].page, language);
  for (const address of [lab, storyPage(language)]) {
    test(
      `${address}: the header is one line of 44 px on a phone of 390 px and wider, two at 320 px, and keeps its entries’ edges`,
      language === 'en' && address === lab ? {} : { tag: '@long' },
      async ({ page }) => {
        for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`./${address}?lang=${language}`);
          await expect(entries(page)).toHaveCount(2 + groups.length);
          const height = Number((await page.getByRole('banner').boundingBox())?.height);
          // 44 px a line, and the rule below.
          expect(height, `at ${width}`).toBe(width === 320 ? 89 : 45);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          const boxes = await entries(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
          for (const [i, box] of boxes.slice(1).entries()) expect(box.left).toBeGreaterThanOrEqual(boxes[i].right);
          expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        }
      },
    );
  }

  test(
    `${language}: the story’s header leads to the labs in its language`,
    tried(`story header ${language}`, LABS[0].name),
    async ({ page, baseURL }) => {
      await page.goto(`./${storyPage(language)}`);
      await expect(entries(page)).toHaveText(await said(language));
      const links = header(page).locator('a');
      const labs = [...alone, ...groups.flatMap((one) => one.labs)];
      expect(
        await links.evaluateAll((all) =>
          all.map((it) => [/** @type {HTMLAnchorElement} */ (it).href, it.getAttribute('aria-current')]),
        ),
      ).toEqual([
        [new URL(storyPage(language), baseURL).href, 'page'],
        ...labs.map((lab) => [new URL(addressIn(lab.page, language), baseURL).href, null]),
      ]);
    },
  );
}

for (const width of [768, 1024, 1280, 1440, 1920, 2560]) {
  test(
    `at ${width} px the header and a lab have the same edges, and the header is nowhere else on other pages`,
    width === 1920 ? {} : { tag: '@long' },
    async ({ page }) => {
      /** The paddings at the sides of a part. @param {string} part */
      const edges = (part) =>
        page.evaluate((selector) => {
          const { paddingLeft, paddingRight } = getComputedStyle(
            /** @type {Element} */ (document.querySelector(selector)),
          );
          return [paddingLeft, paddingRight];
        }, part);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./${LABS[0].page}`);
      const bar = await edges('.bar');
      expect(bar).toEqual(await edges('main'));
      for (const address of [LABS[1].page, storyPage('en'), STORY.rules, STORY.worksheet]) {
        await page.goto(`./${address}`);
        expect(await edges('.bar'), address).toEqual(bar);
      }
    },
  );
}

test('a wide window is used: at 1,920 px labs are 1,600 px wide, and no line of text is much longer than 80 letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, '?told=1&games=1000');
  await ready(page.locator(`${LABS[0].name}-lab`));
  expect(await page.locator(`${LABS[0].name}-lab`).evaluate((it) => it.getBoundingClientRect().width)).toBe(1600);
  const widest = await page.locator('.lead p, .prose p').evaluateAll((all) =>
    Math.max(
      ...all.map((it) => {
        const { fontSize } = getComputedStyle(it);
        return it.getBoundingClientRect().width / Number.parseFloat(fontSize);
      }),
    ),
  );
  // 44 em are some 85 letters of the widest fonts.
  expect(widest).toBeLessThanOrEqual(44);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  for (const { name, page: file } of LABS) {
    test(
      `${name}: what a finger taps in the header and its panels is 44 px high and wide`,
      tried('header by touch', name),
      async ({ page }) => {
        await open(page, file);
        // The site, the entries, and the other language.
        const shown = 1 + 1 + alone.length + groups.length + 1;
        const inHeader = (await targets(page)).slice(0, shown);
        expect(inHeader.map(({ name: target }) => target)).toContain('a RolloutLab');
        expect(inHeader.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
        for (const i of groups.keys()) {
          await entries(page)
            .nth(1 + alone.length + i)
            .tap();
          const sheet = await panels(page).nth(i).boundingBox();
          expect([sheet?.x, sheet?.width]).toEqual([0, 320]);
          for (const link of await panels(page).nth(i).getByRole('link').all())
            expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      },
    );
  }
});

test('the labs of the header speak the language that the address asks for', { tag: '@long' }, async ({ page }) => {
  await open(page, `${LABS[1].page}?lang=ja`);
  for (const { name } of LABS) {
    const link = header(page).locator(`a[href*="${name}"], a[href="./?lang=ja"]`);
    const { href } = await link.first().evaluate((it) => ({ href: /** @type {HTMLAnchorElement} */ (it).search }));
    expect(href).toBe('?lang=ja');
  }
  await page.getByRole('banner').getByRole('link', { name: 'RolloutLab', exact: true }).click();
  await expect(page).toHaveURL(/\/\?lang=ja$/);
  await page.locator('html[lang="ja"][data-translated]').waitFor();
  await entries(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/${storyPage('ja')}(\\?lang=ja)?$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});
