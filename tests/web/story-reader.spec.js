// What a reader does with the story besides reading: guesses, asks for the answer, has words explained, goes by the keyboard.

import { figureIn, liven, openStory } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { wordList } from '../../www/story/prose/lists.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const tip = (page) => page.getByRole('tooltip');

/** @param {string} name */
const meaning = (name) => String(wordList('en').find((entry) => entry.name === name)?.meaning);

test('the answer opens without a guess, and with one it says it', async ({ page }) => {
  await openStory(page);
  await liven(page);
  // Each figure that asks, and has an answer that is opened: without a guess, and with one.
  const told = await page.evaluate(async () => {
    const text = (/** @type {Element | null} */ element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const all = [];
    for (const figure of document.querySelectorAll('figure')) {
      const [guess, answer] = [
        figure.querySelector('.guess'),
        /** @type {HTMLDetailsElement | null} */ (figure.querySelector('.answer')),
      ];
      if (!guess || !answer) continue;
      answer.open = true;
      const without = text(answer);
      const input = /** @type {HTMLInputElement} */ (guess.querySelector('input'));
      const changed = new Promise((resolve) =>
        new MutationObserver(resolve).observe(answer, { subtree: true, childList: true, characterData: true }),
      );
      if (input.type === 'radio') input.click();
      else {
        input.value = '12';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await changed;
      const said = input.type === 'radio' ? text(input.closest('label')) : text(guess.querySelector('output'));
      all.push({ name: figure.id, without, withGuess: text(answer), said, open: answer.open });
    }
    return all;
  });
  expect(told.map(({ name }) => name)).toEqual(['game', 'backwards', 'mistakes', 'interval', 'any']);
  for (const { name, without, withGuess, said, open } of told) {
    expect(without, name).toMatch(/\d/);
    expect(without, name).not.toContain('You said');
    expect(withGuess, name).toContain('You said');
    // In a sentence a choice may begin with a small letter.
    expect(withGuess.toLowerCase(), name).toContain(said.toLowerCase().replace(/[.?!]$/, ''));
    expect(open, name).toBe(true);
  }
});

test('a guess of the dare is in its sentence and its picture', async ({ page }) => {
  await openStory(page);
  await liven(page, ['dare']);
  const figure = figureIn(page, 'dare');
  await expect(figure.locator('> svg')).not.toContainText('your guess');
  await figure.getByRole('slider').fill('61.5');
  await expect(figure.locator('> svg')).toContainText('your guess');
  await expect(figure.locator('.said')).toContainText('You said 61.5%.');
});

for (const language of LANGUAGES) {
  test(`${language}: every term of the story explains itself, as the labs do`, async ({ page }) => {
    await openStory(page, language);
    const all = await page.evaluate(async () => {
      const explained = [];
      for (const term of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('a.word'))) {
        term.focus();
        while (term.getAttribute('aria-expanded') !== 'true') await new Promise((task) => setTimeout(task));
        const tips = [...document.querySelectorAll('[role=tooltip]')].filter((tip) =>
          tip.checkVisibility({ checkVisibilityCSS: true }),
        );
        const [box] = tips.map((tip) => tip.getBoundingClientRect());
        explained.push({
          name: String(term.dataset.word),
          texts: tips.map(({ textContent }) => String(textContent)),
          styled: getComputedStyle(tips[0]).position,
          within: box.left >= 0 && box.right <= innerWidth,
        });
      }
      return explained;
    });
    expect(all.length).toBeGreaterThan(5);
    const entries = Object.fromEntries(wordList(language).map(({ name, meaning: text }) => [name, text]));
    for (const { name, texts, styled, within } of all) {
      expect({ texts: texts.map(unmarked), styled, within }, name).toEqual({
        texts: [entries[name]],
        styled: 'absolute',
        within: true,
      });
    }
  });
}

test('a term is explained where it is pointed at or has the focus, Escape puts that away, and a click does not lead away', async ({
  page,
}) => {
  await openStory(page);
  const [first, second] = [page.locator('a.word').first(), page.locator('a.word').nth(1)];
  await first.hover();
  await expect(tip(page)).toHaveText(meaning(String(await first.getAttribute('data-word'))));
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await second.focus();
  await expect(tip(page)).toHaveText(meaning(String(await second.getAttribute('data-word'))));
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await page.mouse.move(2, 2);
  await first.click();
  await expect(tip(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.mouse.click(2, 400);
  await expect(tip(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap explains a term within the window, and leads nowhere', async ({ page }) => {
    await openStory(page);
    const term = page.locator('a.word').first();
    await term.tap();
    await expect(tip(page)).toHaveText(meaning(String(await term.getAttribute('data-word'))));
    expect(new URL(page.url()).hash).toBe('');
    const box = await tip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(390);
  });

  test('what is operated is large enough for a finger', async ({ page }) => {
    await openStory(page);
    await liven(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('figure :is(input, button)')].flatMap((element) => {
        const target = element.closest('label') ?? element;
        const { width, height } = (element.matches('.slider input') ? element : target).getBoundingClientRect();
        return element.checkVisibility() && (width < 44 || height < 40)
          ? [`${element.closest('figure')?.id} ${element.outerHTML.slice(0, 80)} ${width}×${height}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('where the explanations cannot be loaded a term leads to its entry', async ({ page }) => {
  await page.route('**/assets/words-*.js', (route) => route.abort());
  await openStory(page);
  const term = page.locator('a.word').first();
  await term.focus();
  await term.click();
  await expect(page).toHaveURL(new RegExp(`#word-${await term.getAttribute('data-word')}$`));
});

test('every control of every figure is reached by the Tab key, in the order of the page', async ({ page }) => {
  await openStory(page);
  await liven(page);
  const order = await page.evaluate(() => {
    const stops = [
      .../** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll('a[href], button, input, summary, textarea')
      ),
    ].filter((element) => {
      if (!element.checkVisibility() || element.closest('[inert]')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // Of radio buttons the chosen one, or the first.
      const group = [
        .../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`input[name="${element.name}"]`)),
      ];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
    Object.assign(globalThis, { stops });
    // Where Tab begins after scrolling, each browser decides in its own way; a focused element settles that.
    document.body.tabIndex = -1;
    document.body.focus();
    return stops.map((stop) => `${stop.closest('figure')?.id ?? ''} ${stop.outerHTML.slice(0, 60)}`);
  });
  expect(order.filter((stop) => /^\w+ <input/.test(stop)).length).toBeGreaterThan(20);
  const reached = [];
  for (let i = 0; i < order.length; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() =>
        /** @type {{stops: Element[]}} */ (/** @type {unknown} */ (globalThis)).stops.indexOf(
          /** @type {Element} */ (document.activeElement),
        ),
      ),
    );
  }
  expect(reached.map((at) => order[at])).toEqual(order);
});

test('sliders and choices work by keys, and the address says what they are', { tag: '@long' }, async ({ page }) => {
  await openStory(page);
  await liven(page);
  const count = await page.locator('figure :is(.guess, .controls) input:not(.amount)').count();
  expect(count).toBeGreaterThan(20);
  const done = new Set();
  for (let i = 0; i < count; i += 1) {
    // Brought into focus as by Tab: of radio buttons the chosen one, or the first.
    const { name, was } = await page.evaluate((at) => {
      const all = [
        .../** @type {NodeListOf<HTMLInputElement>} */ (
          document.querySelectorAll('figure :is(.guess, .controls) input:not(.amount)')
        ),
      ];
      const group = all[at].name ? all.filter(({ name }) => name === all[at].name) : [all[at]];
      const control = group.find(({ checked }) => checked) ?? group[0];
      control.focus();
      const figure = /** @type {HTMLElement} */ (control.closest('figure'));
      return {
        name: control.name || `${figure.id} ${control.labels?.[0].textContent?.trim().slice(0, 20)}`,
        was: group.map(({ value, checked }) => `${value} ${checked}`),
      };
    }, i);
    if (done.has(name)) continue;
    done.add(name);
    await page.keyboard.press('ArrowRight');
    const now = await page.evaluate(() => {
      const control = /** @type {HTMLInputElement} */ (document.activeElement);
      const group = control.name
        ? /** @type {HTMLInputElement[]} */ ([...document.getElementsByName(control.name)])
        : [control];
      return group.map(({ value, checked }) => `${value} ${checked}`);
    });
    expect(now, name).not.toEqual(was);
    // Of a guess that makes it one.
    await page.keyboard.press('Enter');
  }
  expect(done.size).toBeGreaterThan(15);
  // Drawn anew, it has kept the focus where it was, and the address says what all of them are now.
  await expect.poll(() => [...new URL(page.url()).searchParams.keys()].length).toBeGreaterThanOrEqual(done.size - 2);
});
