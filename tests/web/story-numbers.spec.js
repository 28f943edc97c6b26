// The numbers that the story's prose says, in both languages: each is the core's, written once, and right.

import { readFileSync } from 'node:fs';
import { perfect } from './helpers/bear-off-player.js';
import { storyNumbers } from './helpers/story-numbers.js';
import { expect, test } from './helpers/test.js';
import * as core from '../../www/pkg/bearoff/rollout_lab.js';
import { STORY } from '../../www/pkg/labs.js';
import { numbersOf } from '../../www/story/prose/numbers.js';
import * as story from '../../www/pkg/story/rollout_lab.js';
import { QUESTIONS, wordList } from '../../www/story/prose/lists.js';
import { SHOW_ME } from '../../www/lib/questions/show-me.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{name: string, value: string, text: string}} Said */

const PAGES = { en: STORY.page, ja: STORY.page.replace('.html', '-ja.html') };
const LANGUAGES = /** @type {('en' | 'ja')[]} */ (Object.keys(PAGES));

/** Digits that are no numbers of the core: the names of the interval, and counts for which English has words. */
const NAMES =
  /95%|95 of 100|100回の(ロールアウトの)?うち約?95回|100本のうち5本|6ポイント|[1-5](枚|ゲーム|回|本|倍|つ|か所)/g;

/** @param {string} name */
const wasm = (name) => ({
  module: readFileSync(new URL(`../../www/pkg/${name}/rollout_lab_bg.wasm`, import.meta.url)),
});

/**
 * The numbers of the prose, and the text that is left without them: figures, citations, formulas and links are not of it, nor is
 * what the labs say as well: their questions, and the glossary.
 * @param {Page} page
 * @param {'en' | 'ja'} language
 * @returns {Promise<{said: Said[], text: string}>}
 */
async function proseOf(page, language) {
  await page.goto(`./${PAGES[language]}`);
  return page.locator('main').evaluate((main) => {
    const prose = /** @type {Element} */ (main.cloneNode(true));
    for (const other of prose.querySelectorAll('figure')) other.remove();
    const said = [...prose.querySelectorAll('data')].map((data) => ({
      name: data.dataset.n ?? '',
      value: data.value,
      text: data.textContent ?? '',
    }));
    for (const other of prose.querySelectorAll('data, svg, cite, code, a, .algebra, ul.ways, dl.words')) other.remove();
    return { said, text: prose.textContent ?? '' };
  });
}

/** By the chances that the core says exactly: Var(result) / Var(result − luck). @param {number} size  of the errors, in points */
function worthOfNoise(size) {
  core.initSync(wasm('bearoff'));
  const { x, o, onRoll } = core.readPosition('SgEAgCoAAAAAAA');
  const database = new core.BearoffDatabase('six');
  while (!database.build());
  const game = new core.BearoffGame(database, {
    position: { x, o, onRoll },
    players: { x: 'exact', o: 'exact' },
    estimates: [{ evaluator: 'noisy', scale: 'linear' }],
    noise: { size, seed: 1 },
  });
  while (!game.build());
  const theory = game.theory(0);
  if (!theory) throw new Error('nothing exact is known of it');
  // Whatever the errors are, the mean is that of perfect play.
  expect(theory.reduced.mean).toBeCloseTo(theory.perfect, 4);
  return (theory.plain.sd / theory.reduced.sd) ** 2;
}

/** What is written, as a number, and what its last digit is worth. @param {string} text */
function read(text) {
  const digits = text.replace(/[+,%]/g, '').replace('−', '-');
  expect(digits).toMatch(/^-?\d+(\.\d+)?$/);
  return { number: Number(digits), unit: 10 ** -(digits.split('.')[1] ?? '').length };
}

for (const language of LANGUAGES) {
  test(
    `${language}: every number in the prose is right, and written as it is`,
    language === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      const { said } = await proseOf(page, language);
      /** @type {Record<string, number>} */
      const expected = { ...storyNumbers(perfect), noiseWorth: worthOfNoise(20), muchNoiseWorth: worthOfNoise(50) };
      expect(new Set(said.map(({ name }) => name))).toEqual(new Set(Object.keys(expected)));
      for (const { name, value, text } of said) {
        const { number, unit } = read(text);
        // The core's chances of bear-offs have 25 bits, and add up.
        expect.soft(Number(value), name).toBeCloseTo(expected[name], 5);
        expect.soft(Math.abs(number - expected[name]), `${name}: ${text}`).toBeLessThanOrEqual(unit / 2 + 1e-6);
      }
    },
  );

  test(`${language}: no number is typed in the prose`, async ({ page }) => {
    const { text } = await proseOf(page, language);
    expect(text.length).toBeGreaterThan(4000);
    expect(text.replace(NAMES, '').match(/.{0,30}\p{Nd}.{0,10}/gu)).toBeNull();
  });

  test(`${language}: each question is answered in one place, and each word explained in one`, async ({ page }) => {
    await page.goto(`./${PAGES[language]}`);
    const seen = await page.locator('main').evaluate((main) => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      asked: [...main.querySelectorAll('.index a')].map((link) => link.getAttribute('href')),
      words: [...main.querySelectorAll('a.word')].map((link) => link.getAttribute('href')),
      near: [...main.querySelectorAll('section > p[id]')].map((answer) => answer.id),
    }));
    expect(seen.ids).toEqual([...new Set(seen.ids)]);
    expect(new Set(seen.asked)).toEqual(new Set(Object.keys(SHOW_ME).map((name) => `#${name}`)));
    expect(seen.asked).toHaveLength(Object.keys(SHOW_ME).length);
    // The interval's answer is what stands below its figure.
    expect(new Set([...seen.near, 'interval'])).toEqual(new Set(QUESTIONS));
    expect(seen.words.length).toBeGreaterThan(8);
    for (const address of [...seen.asked, ...seen.words]) expect(seen.ids).toContain(address?.slice(1));
  });
}

test('both languages say the same numbers, and nothing is calculated that neither says', async ({ page }) => {
  const [en, ja] = [await proseOf(page, 'en'), await proseOf(page, 'ja')].map(({ said }) =>
    said.map(({ name }) => name),
  );
  expect(new Set(ja)).toEqual(new Set(en));
  story.initSync(wasm('story'));
  core.initSync(wasm('bearoff'));
  expect(new Set(en)).toEqual(new Set(Object.keys(numbersOf({ story, bearoff: core }))));
});

test('the list of words has all entries of all glossaries, with a headword in each language', () => {
  const [en, ja] = LANGUAGES.map((language) => wordList(language));
  expect(ja.map(({ name }) => name)).toEqual(en.map(({ name }) => name));
  expect(en.length).toBeGreaterThan(20);
  for (const words of [en, ja]) {
    expect(new Set(words.map(({ headword }) => headword)).size).toBe(words.length);
    for (const { headword, meaning } of words) expect(headword && meaning.length > headword.length).toBe(true);
  }
});
