// Addresses of the story, of its worksheet and of figures: the page names to the reader each value that it does not recognise, as labs do.

import { liven, openStory, shown } from './helpers/story.js';
import { expect, test } from './helpers/test.js';
import { STORY } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { PROBLEMS } from '../../www/story/show-problems.js';
import { inLanguage } from '../../www/story/addresses.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Values that are none, by the name in the address of the story. 2 ** 64 is the first number with more than 64 bits. */
const BAD = /** @type {[string, string][]} */ ([
  ['seed', 'dice'],
  ['seed', '18446744073709551616'],
  ['seed', '0x10000000000000000'],
  ['lang', 'fr'],
  ['lesson', '0'],
  ['lesson', '13'],
  ['lesson', 'soon'],
  // Figures that there are none of.
  ['dares.luck', '50,-10,45,-15'],
  ['figure.guess', '1'],
  // A property that this figure does not have, and values that are none of a figure's own.
  ['dare.noise', '5'],
  ['dare.luck', '1,2,3'],
  ['dare.guess', '101'],
  ['dare.shown', 'yes'],
  ['dots.game', '0'],
  ['chosen.wish', '66'],
  ['chosen.games', '30'],
  ['backwards.guess', '21'],
  ['mistakes.who', 'red'],
  ['cut.luck', 'one-sided'],
  ['cut.evaluator', 'noisy'],
  ['cut.horizon', '0'],
  ['cut.horizon', '12'],
  ['interval.games', '11'],
  ['any.noise', '51'],
]);

/** Values of the story's, and a name that is somebody else's. */
const GOOD =
  'seed=0x2a61&v=2&dare.luck=-60,12,45,-15&dare.shown=1&any.noise=50&cut.luck=exact&cut.evaluator=backwards&cut.horizon=11&interval.guess=30&roll.side=white&utm_source=mail';

const notice = (/** @type {Page} */ page) => page.getByRole('status').filter({ has: page.getByRole('list') });

test('values that are none are named together, whatever else is in the address', async ({ page }) => {
  const left = [...BAD];
  while (left.length > 0) {
    // An address has each name once.
    const some = new Map(left);
    for (const bad of some) {
      left.splice(
        left.findIndex(([name, text]) => name === bad[0] && text === bad[1]),
        1,
      );
    }
    await openStory(page, 'en', `?${new URLSearchParams([...some, ['utm_source', 'mail']])}`);
    const named = [...some].map(([name, text]) => PROBLEMS.en.value(name, text));
    // A figure's own come with its code.
    await expect(notice(page).getByRole('listitem')).toHaveCount(some.size);
    expect((await notice(page).getByRole('listitem').allTextContents()).sort()).toEqual(named.sort());
  }
});

for (const language of LANGUAGES) {
  test(`${language}: each value that is none is named at the top of the story, and no other`, { tag: '@long' }, async ({
    page,
  }) => {
    for (const [name, text] of BAD) {
      await openStory(
        page,
        language,
        `?${new URLSearchParams([
          [name, text],
          ['utm_source', 'mail'],
        ])}`,
      );
      await expect(notice(page), `${name}=${text}`).toContainText(PROBLEMS[language].heading);
      await expect(notice(page).getByRole('listitem'), `${name}=${text}`).toHaveText([
        PROBLEMS[language].value(name, text),
      ]);
    }
    // The other story pages say it in their language, too, and all of it at once.
    await openStory(page, language, '?seed=dice&v=9&dare.luck=no&dares.luck=1');
    // A figure's own problems come with its code.
    await expect(notice(page).getByRole('listitem')).toHaveText([
      PROBLEMS[language].version,
      PROBLEMS[language].value('seed', 'dice'),
      PROBLEMS[language].value('dares.luck', '1'),
      PROBLEMS[language].value('dare.luck', 'no'),
    ]);
    await notice(page).getByRole('button', { name: PROBLEMS[language].close }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${language}: the worksheet names what it does not understand`, async ({ page }) => {
    const file = inLanguage(STORY.worksheet, language);
    for (const [name, text] of [
      ['seed', 'dice'],
      ['seed', '18446744073709551616'],
      ['answers', 'yes'],
      ['lang', 'fr'],
    ]) {
      await page.goto(`./${file}?${name}=${text}`);
      await expect(notice(page).getByRole('listitem')).toHaveText([PROBLEMS[language].value(name, text)]);
      await expect(page.locator('.source b')).toHaveText('0x1');
    }
    await page.goto(`./${file}?v=9`);
    await expect(notice(page).getByRole('listitem')).toHaveText([PROBLEMS[language].version]);
    // Paper has the sheet alone.
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
    await page.emulateMedia({ media: null });
  });
}

test('an address that is understood, or is somebody else’s, is not complained of', async ({ page }) => {
  await openStory(page, 'en', `?${GOOD}`);
  await liven(page, ['dare', 'any']);
  await expect(notice(page)).toHaveCount(0);
  await page.goto('./worksheet.html?seed=18446744073709551615&answers=1&v=1&utm_source=mail');
  await expect(page.locator('.source b')).toHaveText('0xffffffffffffffff');
  await expect(notice(page)).toHaveCount(0);
});

test('with a seed of more than 64 bits the figures show the story’s games', async ({ page }) => {
  await openStory(page);
  await liven(page, ['game']);
  const { game } = await shown(page);
  await openStory(page, 'en', '?seed=18446744073709551616');
  await liven(page, ['game']);
  expect((await shown(page)).game).toEqual(game);
});

for (const [at, { file, figures }] of STORY.frames.entries()) {
  for (const language of LANGUAGES) {
    test(
      `${file}, ${language}: a figure in somebody else’s page names what it does not understand`,
      at === 0 && language === LANGUAGES[0] ? {} : { tag: '@long' },
      async ({ page }) => {
        const others = STORY.frames.flatMap((frame) => frame.figures).filter((name) => !figures.includes(name));
        const bad = [
          ['figure', others[0]],
          ['figure', 'none'],
          ['seed', 'dice'],
          ['theme', 'pink'],
          ['id', '"><b>'],
          ['guess', 'no'],
        ];
        for (const [name, text] of bad) {
          const query = new URLSearchParams({
            figure: figures[0] === 'game' ? 'dare' : figures[0],
            lang: language,
            [name]: text,
          });
          await page.goto(`./${file}?${query}`);
          await page.locator('figure[data-live]').waitFor();
          // The first figure of either frame has a guess.
          await expect(notice(page).getByRole('listitem'), name).toHaveText([PROBLEMS[language].value(name, text)]);
        }
        await page.goto(`./${file}?figure=${figures[1]}&theme=dark&id=a.b&seed=7&v=2`);
        await page.locator('figure[data-live]').waitFor();
        await expect(notice(page)).toHaveCount(0);
        await page.goto(`./${file}?lang=fr`);
        await expect(notice(page).getByRole('listitem')).toHaveText([PROBLEMS.en.value('lang', 'fr')]);
      },
    );
  }
}

test('an address with the other language’s name leads to the page in that language, as it is', async ({ page }) => {
  await page.goto('./story.html?lang=ja&dare.luck=80,-16,45,-15#dare');
  await expect(page).toHaveURL(/\/story-ja\.html\?dare\.luck=80,-16,45,-15#dare$/);
  await page.goto('./worksheet-ja.html?seed=7&lang=en');
  await expect(page).toHaveURL(/\/worksheet\.html\?seed=7$/);
});
