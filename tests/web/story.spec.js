// The story as everybody gets it, also without scripts: its prose, its pictures, and where its links lead.

import { existsSync } from 'node:fs';
import { DIST } from './helpers/built.js';
import { figureIn, NAMES, openStory } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { unmarked } from './helpers/unmarked.js';
import { storyPage as madePage, worksheetPage as madeWorksheet } from '../../www/build/story-pages.js';
import { LABS } from '../../www/pkg/labs.js';
import { addressOf, pageIn } from '../../www/lib/page/labs.js';
import { en } from '../../www/lib/questions/texts/en.js';
import { ja } from '../../www/lib/questions/texts/ja.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { wordList } from '../../www/story/prose/lists.js';
import { storyPage } from '../../www/story/addresses.js';

const ASKED = { en: en.questions, ja: ja.questions };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`${language}: all of it is there, ten pictures with their words in it, and nothing to operate`, async ({
      page,
    }) => {
      await openStory(page, language);
      const { figures, operated, hidden, numbers } = await page.evaluate(() => {
        const seen = (/** @type {Element} */ element) =>
          element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
        const text = (/** @type {Element | null} */ element) =>
          (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
        return {
          figures: [...document.querySelectorAll('figure')].map((figure) => {
            const pictures = [...figure.querySelectorAll(':scope > svg[role=img]')];
            const [said] = [...figure.querySelectorAll('.said')];
            return {
              name: figure.id,
              seen: pictures.map(seen),
              alt: pictures[0].getAttribute('aria-label') ?? '',
              said: seen(said) && text(said),
              caption: text(figure.querySelector('figcaption')),
            };
          }),
          // A summary opens without scripts.
          operated: [
            ...document.querySelectorAll(
              'input, button, select, textarea, details:not(.answer, .word-list, .labs *) > summary',
            ),
          ]
            .filter(seen)
            .map(({ outerHTML }) => outerHTML),
          hidden: [...document.querySelectorAll('main :is(h1, h2, p, li, dt, dd)')]
            .filter((element) => !element.closest('figure, dl.words') && (!seen(element) || !text(element)))
            .map(({ outerHTML }) => outerHTML),
          numbers: [...document.querySelectorAll('data.n')].map((number) => [
            /** @type {HTMLDataElement} */ (number).value,
            text(number),
          ]),
        };
      });
      expect(figures.map(({ name }) => name)).toEqual([...NAMES]);
      for (const [i, { name, seen, alt, said, caption }] of figures.entries()) {
        expect(seen, name).toEqual([true]);
        expect(alt.length, `${name}: ${alt}`).toBeGreaterThan(40);
        expect(said, name).toMatch(/\d/);
        expect(caption, name).toContain(String(i + 1));
      }
      expect(operated).toEqual([]);
      expect(hidden).toEqual([]);
      // Every number stands with what it is, in digits that a program can read.
      expect(numbers.length).toBeGreaterThan(30);
      expect(
        numbers.filter(([value, text]) => value === '' || !Number.isFinite(Number(value)) || !/\d/.test(text)),
      ).toEqual([]);
    });

    test(`${language}: every link has its target, in the page or in the build, and no id comes twice`, async ({
      page,
      baseURL,
    }) => {
      await openStory(page, language);
      const { lost, twice, others } = await page.evaluate(() => {
        const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[href]'))].map(
          (link) => String(link.getAttribute('href')),
        );
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return {
          lost: links.filter(
            (href) =>
              href.startsWith('#') &&
              // The list of words opens for a link to one of them.
              !document.querySelector(`${href}:is(.word-list *)`) &&
              !document.getElementById(href.slice(1))?.checkVisibility(),
          ),
          twice: ids.filter((id, i) => ids.indexOf(id) !== i),
          others: links.filter((href) => !href.startsWith('#')).map((href) => new URL(href, location.href).href),
        };
      });
      expect(lost).toEqual([]);
      expect(twice).toEqual([]);
      // All others lead to a page of the site, or away over TLS.
      const own = others
        .filter((href) => href.startsWith(String(baseURL)))
        .map((href) => new URL(href).pathname.replace(/\/$/, '/index.html'));
      expect(own.length).toBeGreaterThan(NAMES.length);
      expect(own.filter((path) => !existsSync(`${DIST}${path}`))).toEqual([]);
      expect(others.filter((href) => !href.startsWith(String(baseURL)) && !href.startsWith('https://'))).toEqual([]);
    });

    test(`${language}: each question that readers ask is in the index, and leads to what answers it`, async ({
      page,
    }) => {
      await openStory(page, language);
      const index = await page.locator('.index a').evaluateAll((links) =>
        links.map((link) => {
          const name = String(link.getAttribute('href')).slice(1);
          const target = document.getElementById(name);
          const { height = 0 } = target?.getBoundingClientRect() ?? {};
          return {
            name,
            question: link.textContent,
            high: height > 0,
            said: (target?.textContent ?? '').trim().length,
          };
        }),
      );
      expect(index.map(({ name }) => name).sort()).toEqual(Object.keys(ASKED[language]).sort());
      for (const { name, question, high, said } of index) {
        expect(unmarked(String(question)), name).toBe(
          ASKED[language][/** @type {keyof typeof en.questions} */ (name)][0],
        );
        expect(high, name).toBe(true);
        // An answer is a sentence at least.
        expect(said, name).toBeGreaterThan(30);
      }
    });

    test(`${language}: a term leads to its entry, which says what the labs say`, async ({ page }) => {
      await openStory(page, language);
      const { terms, entries } = await page.evaluate(() => ({
        terms: [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('a.word'))].map((term) => [
          term.dataset.word,
          term.getAttribute('href'),
        ]),
        entries: [...document.querySelectorAll('dl.words > div')].map(({ id, children: [, meaning] }) => [
          id,
          meaning.textContent,
        ]),
      }));
      expect(terms.length).toBeGreaterThan(5);
      for (const [name, href] of terms) expect(href).toBe(`#word-${name}`);
      // Spaces within formulas don't break.
      const written = (/** @type {unknown} */ meaning) => unmarked(String(meaning)).replaceAll('\u00a0', ' ');
      expect(entries.map(([id, meaning]) => [id, written(meaning)])).toEqual(
        wordList(language).map(({ name, meaning }) => [`word-${name}`, meaning]),
      );
    });

    test(`${language}: at its end it leads on to every lab`, async ({ page, baseURL }) => {
      await openStory(page, language);
      const ways = await page
        .locator('.onward a')
        .evaluateAll((links) =>
          links.map((link) => /** @type {HTMLAnchorElement} */ (link).href.replace(/[?#].*/, '')),
        );
      // And to itself, as the reader has made it.
      const labs = new Set(ways.filter((way) => way !== new URL(storyPage(language), baseURL).href));
      expect([...labs].sort()).toEqual(
        LABS.map(({ page: file }) => new URL(addressOf(pageIn(file, language)), baseURL).href).sort(),
      );
    });

    test(`${language}: nothing overflows, however narrow`, async ({ page }) => {
      await openStory(page, language);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }

  test('an answer opens', async ({ page }) => {
    await openStory(page);
    const answer = figureIn(page, 'game').locator('details.answer');
    await expect(answer.locator('svg')).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.locator('svg')).toBeVisible();
  });

  test('its header leads to the same page in the other language, and says which this is', async ({ page }) => {
    await openStory(page, 'en');
    for (const language of /** @type {const} */ (['ja', 'en'])) {
      await page.locator(`.languages a[hreflang=${language}]`).click();
      await expect(page).toHaveURL(new RegExp(`/${storyPage(language)}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', language);
    }
  });
});

test('search engines are told of both languages, by each of them, where the build will stand somewhere', async () => {
  const site = 'https://example.org/lab/';
  for (const language of LANGUAGES) {
    const html = await madePage(language, site);
    const links = [...html.matchAll(/<link rel="(alternate|canonical)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)].map(
      ([, rel, other, href]) => [rel, other, href],
    );
    expect(links).toEqual(
      expect.arrayContaining([
        ['canonical', undefined, `${site}${storyPage(language)}`],
        ...LANGUAGES.map((other) => ['alternate', other, `${site}${storyPage(other)}`]),
        // Readers of other languages get the English page.
        ['alternate', 'x-default', `${site}${storyPage('en')}`],
      ]),
    );
    // Links to it show a picture of its own in the page's language, which is in the build.
    for (const [name, made] of [
      ['story', html],
      ['worksheet', await madeWorksheet(language, site)],
    ]) {
      const [, picture] = /property="og:image" content="([^"]*)"/.exec(made) ?? [];
      expect(picture).toBe(`${site}pictures/${name}-${language}.png`);
      expect(existsSync(`${DIST}/${picture.slice(site.length)}`)).toBe(true);
    }
  }
});
