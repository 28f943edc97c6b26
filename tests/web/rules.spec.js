// The page of the rules, for readers who don't play: it needs no script, explains each word in a place of its own, and its pictures
// and numbers are right.

import { existsSync, readFileSync } from 'node:fs';
import { rulesPage } from '../../www/build/story-pages.js';
import { LABS, STORY } from '../../www/pkg/labs.js';
import { bearsOffFromSix } from '../../www/rules/pictures.js';
import { RULES_ENTRY } from '../../www/story/texts/entry.js';
import { TERMS } from '../../www/rules/texts/en.js';
import { pageIn } from '../../www/lib/page/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { storyPage } from '../../www/story/addresses.js';
import { NONE, violationsByTheme } from './helpers/axe.js';
import { DIST } from './helpers/built.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {typeof LANGUAGES[number]} Language */
/** @typedef {Record<string, number>} Places  how many checkers are on a side's own points, on the bar, and off */

/** @param {Language} language */
const fileOf = (language) => pageIn(STORY.rules, language);

/** @param {string} file  in the build */
const built = (file) => /** @type {string} */ (readFileSync(`${DIST}/${file}`, 'utf8'));

/** How each language names the sides, their checkers and their places in an alternative text. */
const SAID = {
  en: {
    side: /(Blue|White) has (\d+) checkers?: ([^.]*)\./g,
    place: /(?<count>\d+) (?:on (?:his|her) (?<point>\d+) point|on the (?<bar>bar)|borne (?<off>off))/g,
  },
  ja: {
    side: /([XO])のチェッカーは(\d+)枚：([^。]*)。/g,
    place: /(?:(?<point>\d+)ポイントに|(?<bar>バー)に|(?<off>ベアオフ済み))(?<count>\d+)枚/g,
  },
};

/**
 * The checkers in an alternative text.
 * @param {string} text
 * @param {Language} language
 */
function said(text, language) {
  return [...text.matchAll(SAID[language].side)].map(([, , total, list]) => {
    /** @type {Places} */
    const places = {};
    for (const { groups = {} } of list.matchAll(SAID[language].place)) {
      places[groups.point ?? (groups.bar ? 'bar' : 'off')] = Number(groups.count);
    }
    return { total: Number(total), places };
  });
}

/**
 * The boards of the page: the alternative text of each, and the checkers that are drawn.
 * @param {Page} page
 */
const boards = (page) =>
  page.locator('svg.board').evaluateAll((all) =>
    all.map((svg) => ({
      label: svg.getAttribute('aria-label') ?? '',
      drawn: ['x', 'o'].map((side) => {
        /** @type {Record<string, number>} */
        const places = {};
        for (const stack of svg.querySelectorAll(`.checkers.${side}`)) {
          const point = stack.closest('[data-point]')?.getAttribute('data-point');
          const own = point ? String(side === 'x' ? Number(point) : 25 - Number(point)) : 'bar';
          places[own] = Number(stack.getAttribute('data-count'));
          const circles = stack.querySelectorAll('.checker').length;
          // Five fill a point.
          if (circles !== Math.min(5, places[own])) throw new Error(`${circles} of ${places[own]} checkers are drawn`);
        }
        const off = svg.querySelectorAll(`.tray.${side} .slab`).length;
        return off > 0 ? { ...places, off } : places;
      }),
      pips: [...svg.querySelectorAll('.pips')].map((text) => text.textContent?.trim()),
    })),
  );

for (const language of LANGUAGES) {
  test.describe(`${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page is whole: it has no script, asks for nothing from elsewhere, and fits a phone', async ({
      page,
      baseURL,
    }) => {
      /** @type {string[]} */
      const urls = [];
      /** @type {string[]} */
      const wrong = [];
      page.on('request', (request) => void urls.push(request.url()));
      page.on('response', (response) => void (response.status() < 400 || wrong.push(response.url())));
      page.on('console', (message) => void wrong.push(message.text()));
      await page.goto(`./${fileOf(language)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('figure > svg, .pair > svg')).toHaveCount(6);
      await expect(page.locator('script, noscript, [style], [onclick]')).toHaveCount(0);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
        for (const picture of await page.locator('main svg').all()) {
          const box = await picture.boundingBox();
          expect(Number(box?.width)).toBeGreaterThan(200);
          expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(width);
        }
      }
      expect(urls.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
      // Its style is in it. Without scripts, browsers load the drawings of the header's closed panels, too.
      expect(urls.map((url) => new URL(url).pathname).filter((path) => !/rules|icon|-drawing/.test(path))).toEqual([]);
      expect(wrong).toEqual([]);
    });
  });

  test(`${language}: every word is explained once, in bold, where its address leads`, async ({ page }) => {
    await page.goto(`./${fileOf(language)}`);
    const words = await page.locator('dfn').evaluateAll((all) =>
      all.map((dfn) => ({
        id: dfn.id,
        text: dfn.textContent?.trim(),
        weight: Number(getComputedStyle(dfn).fontWeight),
      })),
    );
    expect(words.map(({ id }) => id)).toEqual([...TERMS]);
    expect(words.filter(({ text, weight }) => !text || weight < 600)).toEqual([]);
    expect(new Set(words.map(({ text }) => text)).size).toBe(TERMS.length);
    await page.goto(`./${fileOf(language)}#bear-off`);
    await expect(page.locator('#bear-off')).toBeInViewport();
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test(`${language}: the alternative texts tell where the checkers are that are drawn, fifteen a side`, async ({
    page,
  }) => {
    await page.goto(`./${fileOf(language)}`);
    const all = await boards(page);
    expect(all).toHaveLength(5);
    for (const { label, drawn } of all) {
      const sides = said(label, language);
      expect(
        sides.map(({ places }) => places),
        label,
      ).toEqual(drawn);
      expect(
        sides.map(({ total }) => total),
        label,
      ).toEqual([15, 15]);
      for (const places of drawn)
        expect(
          Object.values(places).reduce((sum, count) => sum + count, 0),
          label,
        ).toBe(15);
    }
    const [opening, played, hit] = all.map(({ pips }) => pips.map((text) => parseInt(String(text), 10)));
    // Of White, then of Blue. 3-1 takes four pips from Blue's 167. White's 2-1 takes three from hers, and the hit adds the 20 that her
    // checker had left behind it on her 5 point. Four 4s take 16 from Blue's 163.
    expect({ opening, played, hit }).toEqual({
      opening: [167, 167],
      played: [167, 163],
      hit: [167 - 3 + 20, 163 - 16],
    });
  });

  test(`${language}: its fractions are those of the 36 rolls`, async ({ page }) => {
    await page.goto(`./${fileOf(language)}`);
    const main = String(await page.locator('main').textContent()).replace(/[\u2060\u200b]/g, '');
    // Six of the 36 rolls are doubles, 1/6: 1-1, 2-2, 3-3, 4-4, 5-5, 6-6. Each of the 15 other combinations comes up in two ways.
    // White has one checker on her 6 point. She misses with 1-1, whose four 1s are 4 pips, and with 2-1, 3-1, 4-1 and 3-2, whose sums
    // are below 6, in two ways each: 1 + 4 × 2 = 9. 36 − 9 = 27 bear off: 11 with a 6, 2-2, 3-3, 4-4 and 5-5, and 12 of 4-2, 5-1, 4-3,
    // 5-2, 5-3 and 5-4. Blue misses from his 6 point as often: White's chance is 9/36 = 25%.
    const faces = [1, 2, 3, 4, 5, 6];
    const rolls = faces.flatMap((first) => faces.map((second) => /** @type {[number, number]} */ ([first, second])));
    const doubles = rolls.filter(([first, second]) => first === second);
    /** Whether some order of the numbers takes the checker off: a larger number does from the highest point. @param {number[]} dice */
    const off = (dice, point = 6) => dice.reduce((left, number) => left - number, point) <= 0;
    const bornOff = rolls.filter(([first, second]) => off(first === second ? Array(4).fill(first) : [first, second]));
    expect([rolls.length, doubles.length, bornOff.length]).toEqual([36, 6, 27]);
    expect(rolls.filter((roll) => bearsOffFromSix(...roll))).toEqual(bornOff);
    expect(main).toContain('27/36');
    expect(main).toContain('1/6');
    expect(main).toContain(`${(100 * (rolls.length - bornOff.length)) / rolls.length}%`);
    const cells = page.locator('.rolls .roll');
    await expect(cells).toHaveText(
      rolls.map(([first, second]) => `${Math.max(first, second)}-${Math.min(first, second)}`),
    );
    await expect(page.locator('.rolls .off')).toHaveCount(27);
    await expect(page.locator('.rolls .miss')).toHaveText([
      '1-1',
      '2-1',
      '3-1',
      '4-1',
      '2-1',
      '3-2',
      '3-1',
      '3-2',
      '4-1',
    ]);
    await expect(page.locator('.rolls .double')).toHaveCount(6);
    const label = String(await page.locator('.rolls').getAttribute('aria-label'));
    expect(label.match(/\d+(-\d+)?/g)).toEqual(['36', '27', '9', '1-1', '2-1', '3-1', '4-1', '3-2']);
  });

  test(`${language}: axe finds nothing in either theme`, async ({ page }) => {
    await page.goto(`./${fileOf(language)}`);
    expect(await violationsByTheme(page)).toEqual(NONE);
  });

  test(`${language}: in the dark the page is dark, and so are its boards`, async ({ page }) => {
    await page.goto(`./${fileOf(language)}`);
    const lightness = () =>
      page.evaluate(() => {
        const sum = (/** @type {string} */ colour) =>
          (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0);
        const of = (/** @type {string} */ selector) =>
          getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
        return {
          page: sum(of('body').backgroundColor),
          ink: sum(of('body').color),
          field: sum(of('.board .field').fill),
          cell: sum(of('.roll.off rect').fill),
          number: sum(of('.roll.off text').fill),
        };
      });
    const light = await lightness();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await lightness();
    await page.emulateMedia({ colorScheme: null });
    for (const { page: ground, ink, cell, number } of [light, dark]) {
      expect(Math.abs(ground - ink)).toBeGreaterThan(400);
      expect(Math.abs(cell - number)).toBeGreaterThan(400);
    }
    expect(dark.page).toBeLessThan(light.page / 3);
    expect(dark.field).toBeLessThan(light.field / 3);
  });

  test(`${language}: every link leads to a page that is there, in this language`, async ({ page, baseURL }) => {
    await page.goto(`./${fileOf(language)}`);
    const links = await page
      .locator('main a, header a:not([hidden])')
      .evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    expect(links.length).toBeGreaterThan(LABS.length + 4);
    for (const link of links) {
      expect(link.startsWith(String(baseURL)), link).toBe(true);
      expect((await page.request.get(link)).ok(), link).toBe(true);
    }
    const [story, lab] = await page
      .locator('.next a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(story).toBe(`./${storyPage(language)}`);
    await page.locator('.next a').last().click();
    await expect(page.locator(`${LABS[0].name}-lab`)).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(page.url()).toBe(new URL(String(lab), baseURL).href);
  });

  test(`${language}: its head names its address in both languages, and a picture that is there`, async () => {
    const site = 'https://example.org/lab/';
    const html = await rulesPage(language, site);
    const links = [...html.matchAll(/<link rel="(alternate|canonical)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)].map(
      ([, rel, other, href]) => [rel, other, href],
    );
    expect(links).toEqual([
      ['canonical', undefined, `${site}${fileOf(language)}`],
      ...LANGUAGES.map((other) => ['alternate', other, `${site}${fileOf(other)}`]),
      ['alternate', 'x-default', `${site}${fileOf('en')}`],
    ]);
    const [, picture] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect(picture).toBe(`${site}pictures/rules-${language}.png`);
    expect(existsSync(`${DIST}/${picture.slice(site.length)}`)).toBe(true);
    const page = built(fileOf(language));
    expect(page).toMatch(/<title>[^<]*(Backgammon|backgammon|バックギャモン)[^<]*<\/title>/);
    expect(page).toMatch(/<meta name="description" content="[^"]{40,200}"/);
    // Without an address of the site, none is named.
    expect(page).not.toMatch(/rel="(canonical|alternate)"|og:/);
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  });

  test(`${language}: on paper it is two pages of A4 at most, without what leads elsewhere`, async ({ page }) => {
    await page.goto(`./${fileOf(language)}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    // One, where a machine has no Japanese font and its stand-ins are narrow.
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main svg').filter({ visible: true })).toHaveCount(6);
    await expect(page.locator('a').filter({ visible: true })).toHaveCount(0);
  });

  test(`${language}: the story leads to it before the first figure`, async ({ page }) => {
    await page.goto(`./${storyPage(language)}`);
    const { newcomer, rules } = RULES_ENTRY[language];
    await expect(page.locator('.newcomer')).toHaveText(newcomer + rules);
    await page.locator('.newcomer a').click();
    await expect(page).toHaveURL(new RegExp(`/${fileOf(language)}$`));
  });
}

test('its header leads to it in the other language, and marks its own', async ({ page }) => {
  await page.goto(`./${fileOf('en')}`);
  for (const language of /** @type {const} */ (['ja', 'en'])) {
    await page.locator(`.languages a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(new RegExp(`/${fileOf(language)}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', language);
  }
});

test('in its Japanese nothing is left in English', async ({ page }) => {
  await page.goto(`./${fileOf('ja')}`);
  const said = await page
    .locator('main')
    .evaluate((main) =>
      [
        main.textContent,
        ...[...main.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
      ].join(' '),
    );
  expect(said.match(/[A-Za-z]{2,}/g)).toBeNull();
});

test('the pages of all labs of backgammon lead to it in their language, no other page does, and no page in one file', async ({
  page,
}) => {
  expect(LABS.filter(({ backgammon }) => !backgammon).length).toBeGreaterThan(0);
  for (const { page: file, single, backgammon } of LABS) {
    for (const language of LANGUAGES) {
      const links = [...built(pageIn(file, language)).matchAll(/<p class="newcomer">.* href="\.\/([^"]*)"/g)].map(
        ([, href]) => href,
      );
      expect(links, file).toEqual(backgammon ? [fileOf(language)] : []);
    }
    expect(built(single)).not.toContain('class="newcomer"');
  }
  const [{ page: first }] = LABS;
  for (const [address, language] of /** @type {[string, Language][]} */ ([
    [first, 'en'],
    [`${first}?lang=ja`, 'ja'],
    [pageIn(first, 'ja'), 'ja'],
  ])) {
    await page.goto(`./${address}`);
    await page.locator('html[data-translated]').waitFor();
    await expect(page.locator('.newcomer')).toHaveText(RULES_ENTRY[language].newcomer + RULES_ENTRY[language].rules);
    await page.locator('.newcomer a').click();
    await expect(page).toHaveURL(new RegExp(`/${fileOf(language)}$`));
  }
});
