// Words that explain themselves: each has its entry in every language, and shows it to those who point at it, reach it by
// keys, or tap it, within the lab.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageTexts } from '../../www/build/page-texts.js';
import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { entries as en } from '../../www/lib/i18n/en-glossary.js';
import { entries as ja } from '../../www/lib/i18n/ja-glossary.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @type {Record<string, Record<string, string>>} */
const SHARED = { en, ja };

/** With the words of a lab's own. @param {string} lab @param {string} language @returns {Promise<Record<string, string>>} */
const entriesOf = async (lab, language) => ({
  ...SHARED[language],
  .../** @type {any} */ (await pageTexts(lab, language)).glossary,
});

/** Of all labs. @param {string} language */
const allEntries = async (language) =>
  Object.assign({}, ...(await Promise.all(KNOWN.map(({ name }) => entriesOf(name, language)))));

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/**
 * @typedef {Object} Explained  a word that has the focus
 * @property {string} name
 * @property {boolean} seen
 * @property {boolean} focused
 * @property {string[]} texts  what explanations are seen
 * @property {number} expanded  so many words say that they are explained
 * @property {Box} lab
 * @property {Box} word
 * @property {Box[]} tips
 */

/** @param {Locator} lab */
const words = (lab) => lab.locator('button.word');

/** @param {Locator} lab */
const tip = (lab) => lab.getByRole('tooltip');

/**
 * With games: before the first one few words are on a page.
 * @param {Page} page
 * @param {(typeof KNOWN)[number]} known
 * @param {string} [query]
 */
async function open(page, known, query = '') {
  await page.goto(`./${known.page}?${known.query}${query}`);
  const lab = page.locator(`${known.name}-lab`);
  await known.ready(lab);
  await expect(words(lab).first()).toBeVisible();
  return lab;
}

test('every entry stands behind a word of a view or of the story', async () => {
  const top = fileURLToPath(new URL('../..', import.meta.url));
  const views = String(
    execFileSync('git', ['ls-files', 'www/lib', 'www/labs', 'www/story'], { cwd: top, encoding: 'utf8' }),
  )
    .trim()
    .split('\n')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${top}/${file}`, 'utf8'));
  // In views by a function, in the prose of pages by an attribute.
  const named = views.flatMap((view) =>
    [...view.matchAll(/\b(?:word|ask)\('(\w+)'|<span data-word="(\w+)"/g)].map(([, shown, said]) => shown ?? said),
  );
  // The tiles of both averages, and some tables, name theirs by a variable.
  expect(new Set([...named, 'plain', 'reduced', ...KNOWN.flatMap(({ words: own = [] }) => own)])).toEqual(
    new Set(Object.keys(await allEntries('en'))),
  );
});

test('every entry says two sentences, in every language', async () => {
  const [english, japanese] = await Promise.all(['en', 'ja'].map(allEntries));
  expect(Object.keys(japanese)).toEqual(Object.keys(english));
  for (const [name, text] of Object.entries(english)) expect(text.match(/[.?](?= |$)/g), name).toHaveLength(2);
  for (const [name, text] of Object.entries(japanese)) expect(text.match(/。/g), name).toHaveLength(2);
});

/**
 * What is seen when each word has the focus in turn: of hidden ones there is nothing to be seen.
 * @param {Locator} lab
 * @returns {Promise<Explained[]>}
 */
const explained = (lab) =>
  lab.evaluate(async (it) => {
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    const boxOf = (/** @type {Element} */ element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const all = [];
    for (const word of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('button.word'))) {
      const seen = word.checkVisibility({ checkVisibilityCSS: true });
      word.focus();
      // What cannot have the focus would never be explained.
      const focused = root.activeElement === word;
      while (focused && word.getAttribute('aria-expanded') !== 'true') await new Promise((task) => setTimeout(task));
      const tips = [...root.querySelectorAll('[role=tooltip]')].filter((tip) =>
        tip.checkVisibility({ checkVisibilityCSS: true }),
      );
      all.push({
        name: word.dataset.word ?? '',
        seen,
        focused,
        texts: tips.map(({ textContent }) =>
          (textContent ?? '').replace(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' '),
        ),
        expanded: root.querySelectorAll('button.word[aria-expanded=true]').length,
        lab: boxOf(it),
        word: boxOf(word),
        tips: tips.map(boxOf),
      });
    }
    return all;
  });

for (const known of KNOWN) {
  for (const lang of Object.keys(SHARED)) {
    test(
      `${known.name}, ${lang}: every word on the page has an entry, and shows it`,
      tried(`words in ${lang}`, known.name),
      async ({ page }) => {
        const lab = await open(page, known, `&lang=${lang}`);
        await lab.evaluate(({ shadowRoot }) => {
          for (const more of shadowRoot?.querySelectorAll('details') ?? []) more.open = true;
        });
        const entries = await entriesOf(known.name, lang);
        const all = await explained(lab);
        expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(5);
        for (const { name, focused, texts, expanded } of all) {
          expect({ focused, texts, expanded }, name).toEqual({ focused: true, texts: [entries[name]], expanded: 1 });
        }
      },
    );
  }

  for (const [form, file] of /** @type {const} */ ([
    ['page', known.page],
    ['embed', known.embed],
  ])) {
    test(
      `${known.name}, ${form}: no explanation leaves the lab or the window, however narrow`,
      form === 'page' ? tried('room for words', known.name) : { tag: '@long' },
      async ({ page }) => {
        await page.goto(`./${file}?${known.query}`);
        const lab = page.locator(`${known.name}-lab`);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await known.ready(lab);
          const seen = (await explained(lab)).filter((one) => one.seen);
          expect(seen.length, String(width)).toBeGreaterThan(0);
          for (const { name, lab: box, word: at, tips } of seen) {
            const said = `${name}, ${width} px`;
            expect(tips, said).toHaveLength(1);
            const [inner] = tips;
            expect(inner.left, said).toBeGreaterThanOrEqual(box.left);
            expect(inner.right, said).toBeLessThanOrEqual(box.right);
            expect(inner.top, said).toBeGreaterThanOrEqual(box.top);
            expect(inner.bottom, said).toBeLessThanOrEqual(box.bottom);
            expect(inner.right, said).toBeLessThanOrEqual(width);
            // It is right at the word, so that the pointer can go over to it.
            expect(Math.min(Math.abs(inner.top - at.bottom), Math.abs(inner.bottom - at.top)), said).toBeLessThan(1);
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      },
    );
  }
}

test.describe('one explanation at a time', () => {
  const [known] = KNOWN;

  test('beside a figure it covers neither the figure nor its name', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lab = await open(page, known);
      for (const tile of await lab.locator('.tile:has(.word)').all()) {
        await tile.locator('.word').hover();
        await expect(tip(lab)).toBeVisible();
        const [box, seen] = await Promise.all([tile.boundingBox(), tip(lab).locator('p').boundingBox()]);
        if (!box || !seen) throw new Error('no box');
        const beside = seen.y >= box.y + box.height || seen.y + seen.height <= box.y;
        expect(beside, `${width} px, ${await tile.innerText()}`).toBe(true);
        await page.mouse.move(0, 0);
        await expect(tip(lab)).toBeHidden();
      }
    }
  });

  test('it comes with the mouse, stays while that is over it, and goes with it', async ({ page }) => {
    const lab = await open(page, known);
    const word = lab.locator('.tiles .word').first();
    await word.hover();
    await expect(tip(lab)).toHaveText(en.plain);
    await expect(word).toHaveAttribute('aria-describedby', 'word');
    // Over the gap, and on to the explanation.
    const [at, inner] = await Promise.all([word.boundingBox(), tip(lab).boundingBox()]);
    if (!at || !inner) throw new Error('no box');
    await page.mouse.move(at.x + 8, at.y + 8);
    await page.mouse.move(at.x + 8, inner.y + inner.height / 2, { steps: 30 });
    await expect(tip(lab)).toBeVisible();
    await page.mouse.move(inner.x + inner.width / 2, inner.y + inner.height + 60, { steps: 10 });
    await expect(tip(lab)).toBeHidden();
    await expect(word).toHaveAttribute('aria-expanded', 'false');
    await expect(word).not.toHaveAttribute('aria-describedby');
  });

  test('a click keeps it, another one puts it away, and so does one elsewhere', async ({ page }) => {
    const lab = await open(page, known);
    const word = lab.locator('.tiles .word').nth(1);
    await word.click();
    await page.mouse.move(2, 2);
    await expect(tip(lab)).toHaveText(en.reduced);
    await word.click();
    await expect(tip(lab)).toBeHidden();
    await word.click();
    await expect(tip(lab)).toBeVisible();
    await page.mouse.click(2, 400);
    await expect(tip(lab)).toBeHidden();
  });

  test('by keys it comes with the focus, Escape and Enter put it away, and the focus takes it along', async ({
    page,
  }) => {
    const lab = await open(page, known);
    const word = lab.locator('.tiles .word').first();
    await word.focus();
    await expect(tip(lab)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(lab)).toBeHidden();
    await expect(word).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tip(lab)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tip(lab)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(tip(lab)).toHaveText(en.plain);
    await page.keyboard.press('Tab');
    await expect(tip(lab)).toHaveText(en.reduced);
    // Over the worth of a game and the average luck to the chart.
    for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
    await expect(tip(lab)).toBeHidden();
  });

  test('pointed at, Escape puts it away, too', async ({ page }) => {
    const lab = await open(page, known);
    await lab.locator('.tiles .word').first().hover();
    await expect(tip(lab)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(lab)).toBeHidden();
  });

  test('it goes with its word', async ({ page }) => {
    const lab = await open(page, known);
    await lab.locator('.tiles .word').first().focus();
    await expect(tip(lab)).toBeVisible();
    await lab.evaluate((/** @type {any} */ it) => it.change({ hide: new Set(['tiles']) }));
    await expect(tip(lab)).toBeHidden();
  });
});

for (const lang of Object.keys(SHARED)) {
  test(`words in the prose below the lab explain themselves, too: ${lang}`, async ({ page }) => {
    const [known] = KNOWN;
    await open(page, known, `&lang=${lang}`);
    const prose = page.locator('.prose');
    const entries = await entriesOf(known.name, lang);
    const names = await prose.locator('button.word').evaluateAll((all) => all.map((one) => one.dataset.word ?? ''));
    expect(names).toEqual(['acePoint', 'doubles', 'bearOff', 'pip', 'hit', 'controlVariate', 'monteCarlo']);
    await expect(prose.locator('span[data-word]')).toHaveCount(0);
    for (const name of names) {
      await prose.locator(`button[data-word=${name}]`).focus();
      await expect(prose.getByRole('tooltip')).toBeVisible();
      const said = await prose.getByRole('tooltip').textContent();
      expect(said?.replace(/[\u200b\u2060]/g, ''), name).toBe(entries[name]);
    }
    await page.keyboard.press('Escape');
    await expect(prose.getByRole('tooltip')).toBeHidden();
  });
}

test.describe('by touch', () => {
  test.use({ ownWindow: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap shows it, a second one or one elsewhere puts it away', async ({ page }) => {
    const [known] = KNOWN;
    const lab = await open(page, known);
    const word = lab.locator('.tiles .word').first();
    await word.tap();
    await expect(tip(lab)).toHaveText(en.plain);
    await word.tap();
    await expect(tip(lab)).toBeHidden();
    await word.tap();
    await expect(tip(lab)).toBeVisible();
    await lab.locator('.tiles .word').nth(1).tap();
    await expect(tip(lab)).toHaveText(en.reduced);
    await lab.locator('.micro h2').tap();
    await expect(tip(lab)).toBeHidden();
  });
});

test.describe('where the glossary cannot be loaded', () => {
  test.use({ ownWindow: true });

  test('it says so, and can be asked again', async ({ page }) => {
    const [known] = KNOWN;
    let asked = 0;
    const lab = await open(page, known);
    await page.route(/assets\/.*glossary.*\.js/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    const word = lab.locator('.tiles .word').first();
    await word.focus();
    await expect(tip(lab)).toHaveText(/didn’t load/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(tip(lab)).toHaveText(en.plain);
    expect(asked).toBe(2);
  });
});
