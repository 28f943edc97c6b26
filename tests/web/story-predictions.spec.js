// Figures that ask keep back what tells their answer, from the first paint on, until the reader guesses or asks for it; where nobody
// can guess, without scripts and on paper, they tell it.

import { holdBack } from './helpers/lab.js';
import { figureIn, liven, openStory, saidBy, SCRIPT } from './helpers/story.js';
import { storyNumbers } from './helpers/story-numbers.js';
import { perfect } from './helpers/bear-off-player.js';
import { FIGURES } from '../../www/build/story.js';
import { cores } from './helpers/story-figures.js';
import { expect, test } from './helpers/test.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { ORDER, SEED, storyPage } from '../../www/story/addresses.js';
import { en } from '../../www/story/texts/en.js';
import { ja } from '../../www/story/texts/ja.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */

const COMMON = { en, ja };

/** The figures that ask, in the order of the story. */
const ASKING = FIGURES.filter(({ figure }) => figure.guess).map(({ figure }) => figure.name);

/** The figures whose picture waits: in the first one, it is what is asked about. */
const WAITING = ASKING.filter((name) => name !== 'game');

const numbers = storyNumbers(perfect);

/** How many intervals miss 37.5%: counted from their ends. */
function missing() {
  const { low, high } = cores.story.intervals(SEED, 100, 100, cores.story.presets().none, false);
  return low.filter((end, i) => end > 37.5 || high[i] < 37.5).length;
}

/**
 * The answers as they are written. The dice gave 100 − 37.5 points of the win. The line of the dare settles at 37.5%. Of
 * backwards games one is worth 0.25 plain ones. The players' own game, or perfect play's; intervals that miss; and where the line
 * settles with any errors: at perfect play's.
 * @type {Record<string, RegExp>}
 */
const TELLS = {
  game: /62\.5/,
  dare: /37\.50?%/,
  backwards: /0\.25|twice|2倍/,
  mistakes: new RegExp(`${numbers.fewestPips.toFixed(2)}|${numbers.perfect.toFixed(2)}`),
  interval: new RegExp(`\\b${missing()} miss|${missing()}[本回]`),
  any: new RegExp(numbers.perfect.toFixed(2)),
};

/**
 * All that is seen or heard of a figure: its texts, and the names of what has one. One line for each.
 * @param {Page | Frame} page
 * @param {string} [selector]
 */
const seen = (page, selector = 'figure') =>
  page.evaluate((which) => {
    const figure = /** @type {Element} */ (document.querySelector(which));
    const visible = (/** @type {Element} */ element) =>
      element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true });
    /** @param {Node} node @returns {string[]} */
    const lines = (node) => {
      if (node instanceof Text)
        return node.parentElement && visible(node.parentElement) && node.data.trim() ? [node.data.trim()] : [];
      // It says where a line may end, within one text.
      if (node instanceof Element && node.localName === 'wbr') return ['\u200b'];
      if (!(node instanceof Element) || node.localName === 'textarea') return [];
      const names = visible(node)
        ? ['aria-label', 'aria-valuetext', 'title', 'alt'].map((name) => node.getAttribute(name) ?? '')
        : [];
      return [...names.filter(Boolean), ...[...node.childNodes].flatMap(lines)];
    };
    return lines(figure)
      .join('\n')
      .replace(/\n?\u200b\n?|\u2060/g, '');
  }, selector);

/** @param {Page} page @returns {Promise<Record<string, string>>} */
async function allSeen(page) {
  /** @type {Record<string, string>} */
  const all = {};
  for (const name of ASKING) all[name] = await seen(page, `figure#${name}`);
  return all;
}

/** @param {Record<string, string>} all  by the figures' names */
const telling = (all) => Object.keys(all).filter((name) => TELLS[name].test(all[name]));

/** Opens the answers in words. @param {Page} page */
async function openAnswers(page) {
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('details.answer')) answer.setAttribute('open', '');
  });
}

/** Guesses, as with a pointer. @param {Page | Frame} page @param {string} [selector] */
const guess = (page, selector = 'figure') =>
  page.evaluate((which) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector(`${which} .guess input`));
    if (input.type === 'radio') return input.click();
    input.value = '12';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, selector);

/** @param {Page} page @param {string} name */
const heightOf = (page, name) => figureIn(page, name).evaluate((figure) => figure.getBoundingClientRect().height);

/** A line of text, in pixels, and what rounding adds. */
const LINE = 26;

test('the figures that ask are those whose answers are known here', () => {
  expect(Object.keys(TELLS)).toEqual(ASKING);
  for (const name of WAITING) {
    const figure = FIGURES.find((one) => one.figure.name === name)?.figure;
    expect([figure?.spoils, figure?.properties.shown?.initial], name).toEqual([true, false]);
  }
});

for (const language of LANGUAGES) {
  test(`${language}: before the script comes no figure that asks tells its answer, seen or heard`, async ({ page }) => {
    const release = await holdBack(page, SCRIPT);
    // No page is loaded before its script is.
    await page.goto(`./${storyPage(language)}`, { waitUntil: 'commit' });
    await page.locator('.sources').waitFor();
    const all = await allSeen(page);
    expect(telling(all)).toEqual([]);
    for (const name of WAITING) {
      expect(all[name], name).toContain(COMMON[language].waits);
      // Nothing of its picture, and nothing that is said of it.
      await expect(figureIn(page, name).locator(':is(.picture, .said *)').filter({ visible: true })).toHaveCount(0);
    }
    // The button is no promise that waits for a script.
    await figureIn(page, 'dare').getByRole('button', { name: COMMON[language].show }).click();
    expect(await seen(page, 'figure#dare')).toMatch(TELLS.dare);
    const height = await heightOf(page, 'dare');
    release();
    await liven(page, ['dare']);
    expect(await seen(page, 'figure#dare')).toMatch(TELLS.dare);
    expect(Math.abs((await heightOf(page, 'dare')) - height)).toBeLessThanOrEqual(LINE);
  });

  test(
    `${language}: a living figure tells its answer after a guess, or to a reader who asks, and is about as high as before`,
    language === LANGUAGES[0] ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const way of ['guess', 'show']) {
        await openStory(page, language);
        await liven(page, ASKING);
        expect(telling(await allSeen(page))).toEqual([]);
        for (const name of WAITING) {
          const before = await heightOf(page, name);
          if (way === 'guess') await guess(page, `figure#${name}`);
          else await figureIn(page, name).getByRole('button', { name: COMMON[language].show }).click();
          await expect(figureIn(page, name).locator(':scope > .picture'), name).toBeVisible();
          expect(await seen(page, `figure#${name}`), `${name}, ${way}`).toMatch(TELLS[name]);
          expect(Math.abs((await heightOf(page, name)) - before), `${name}, ${way}`).toBeLessThanOrEqual(LINE);
          // The others still wait.
          expect(telling(await allSeen(page)).at(-1)).toBe(name);
        }
        await figureIn(page, 'game').locator('.answer summary').click();
        expect(await seen(page, 'figure#game')).toMatch(TELLS.game);
      }
    },
  );

  test(`${language}: on paper every figure tells its answer, whatever was guessed`, async ({ page }) => {
    await openStory(page, language);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const all = await allSeen(page);
    await page.emulateMedia({ media: null });
    expect(telling(all)).toEqual(ASKING);
    expect(Object.values(all).join()).not.toContain(COMMON[language].waits);
    // Afterwards it waits again.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(telling(await allSeen(page))).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: every figure tells its answer`, async ({ page }) => {
      await openStory(page, language);
      await openAnswers(page);
      const all = await allSeen(page);
      expect(telling(all)).toEqual(ASKING);
      expect(Object.values(all).join()).not.toContain(COMMON[language].waits);
    });
  });
}

test('where the page’s script cannot be loaded every figure tells its answer', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await openStory(page);
  await openAnswers(page);
  expect(telling(await allSeen(page))).toEqual(ASKING);
});

test('a figure that cannot come to life tells its answer', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await openStory(page);
  await figureIn(page, 'dare').scrollIntoViewIfNeeded();
  await expect(figureIn(page, 'dare')).toHaveAttribute('data-trouble');
  expect(await seen(page, 'figure#dare')).toMatch(TELLS.dare);
});

test('keys move a guess step by step: it is made by Enter, or by the button', async ({ page }) => {
  await openStory(page);
  await liven(page, ['dare', 'mistakes']);
  const slider = figureIn(page, 'dare').locator('.guess input');
  await slider.focus();
  for (const key of ['ArrowRight', 'PageUp']) await page.keyboard.press(key);
  await expect(figureIn(page, 'dare').getByText(en.trying)).toBeVisible();
  expect(await seen(page, 'figure#dare')).not.toMatch(TELLS.dare);
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Enter');
  await expect(saidBy(page, 'dare').locator('span')).toBeVisible();
  const value = await slider.inputValue();
  await expect(page).toHaveURL(new RegExp(`dare\\.guess=${value}`));
  // From the first answer to the last: those between are no guesses.
  const answers = figureIn(page, 'mistakes').getByRole('radio');
  await answers.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await seen(page, 'figure#mistakes')).not.toMatch(TELLS.mistakes);
  const button = figureIn(page, 'mistakes').getByRole('button', { name: en.settle });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mistakes\.guess=elsewhere/);
  // The keyboard goes on at the picture.
  await expect(figureIn(page, 'mistakes').locator(':scope > .picture')).toBeFocused();
});

test('a pointer that drags a guess is told nothing before it lets go', async ({ page }) => {
  await openStory(page);
  await liven(page, ['dare']);
  const slider = figureIn(page, 'dare').locator('.guess input');
  await slider.scrollIntoViewIfNeeded();
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await slider.boundingBox());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await expect(figureIn(page, 'dare').locator('.guess output')).not.toHaveText('?');
  expect(await seen(page, 'figure#dare')).not.toMatch(TELLS.dare);
  await page.mouse.up();
  await expect(saidBy(page, 'dare').locator('span')).toBeVisible();
});

test('the address keeps guesses and pictures that were asked for, and the page tells them when it is opened again', async ({
  page,
}) => {
  await openStory(page);
  await liven(page, ['dare', 'interval']);
  await figureIn(page, 'dare').getByRole('button', { name: en.show }).click();
  await guess(page, 'figure#interval');
  await expect(page).toHaveURL(/dare\.shown=1/);
  await expect(page).toHaveURL(/interval\.guess=12/);
  await page.reload();
  await liven(page, ['dare', 'interval', 'any']);
  expect(telling(await allSeen(page))).toEqual(['dare', 'interval']);
});

for (const [at, { file, figures }] of STORY.frames.entries()) {
  for (const language of LANGUAGES) {
    test(
      `${file}, ${language}: a figure in somebody else’s page waits as in the story`,
      at === 0 && language === LANGUAGES[0] ? {} : { tag: '@long' },
      async ({ page }) => {
        for (const name of figures.filter((one) => WAITING.includes(one))) {
          for (const way of ['guess', 'show']) {
            await page.goto(`./${file}?figure=${name}&lang=${language}`);
            await page.locator('figure[data-live]').waitFor();
            const before = await seen(page);
            expect(before, name).not.toMatch(TELLS[name]);
            expect(before, name).toContain(COMMON[language].waits);
            if (way === 'guess') await guess(page);
            else await page.getByRole('button', { name: COMMON[language].show }).click();
            await expect(page.locator('figure > .picture'), name).toBeVisible();
            expect(await seen(page), name).toMatch(TELLS[name]);
          }
        }
      },
    );
  }
}

for (const language of LANGUAGES) {
  test(
    `${language}: in a lesson a figure waits as in the story, and what was told can be kept back again`,
    language === LANGUAGES[0] ? {} : { tag: '@long' },
    async ({ page }) => {
      await openStory(page, language, '?lesson=1');
      const ask = page.locator('.turn .ask');
      for (const name of ORDER) {
        const figure = figureIn(page, name);
        await expect(figure).toHaveAttribute('data-live', '');
        if (ASKING.includes(name)) {
          expect(await seen(page, `section[data-shown]`), name).not.toMatch(TELLS[name]);
          await ask.click();
          await expect(figure.locator(':scope > .picture')).toBeVisible();
          expect(await seen(page, `figure#${name}`), name).toMatch(TELLS[name]);
          await ask.click();
          expect(await seen(page, `figure#${name}`), name).not.toMatch(TELLS[name]);
        }
        await page.keyboard.press('ArrowRight');
      }
      await openStory(page, language, '?lesson=4');
      await expect(figureIn(page, 'dare')).toHaveAttribute('data-live', '');
      await guess(page, 'figure#dare');
      await expect(figureIn(page, 'dare').locator(':scope > .picture')).toBeVisible();
      // All is told: there is nothing more to show.
      await expect(ask).toHaveText(language === 'en' ? 'Hide the answer' : '答えを隠す');
    },
  );
}

test('the lines to paste have the picture of a waiting figure for readers without scripts alone', async ({ page }) => {
  await openStory(page);
  await liven(page, ['dare', 'roll']);
  const snippet = (/** @type {string} */ name) => figureIn(page, name).locator('.snippet textarea').inputValue();
  expect(await snippet('roll')).toMatch(/<a [^>]*><img /);
  expect(await snippet('dare')).toMatch(/<a [^>]*>Rollout Lab: The dare[^<]*<noscript><img [^>]*story-dare-en\.svg/);
  await guess(page, 'figure#dare');
  await expect(saidBy(page, 'dare').locator('span')).toBeVisible();
  expect(await snippet('dare')).toMatch(/<a [^>]*><img /);
});
