// IDs and links as other programs, people and this page write them, in every lab of bear-offs that takes one: what they say besides
// the position is set aside, and the reader is told what.

import { pageTexts } from '../../www/build/page-texts.js';
import { elementOf } from '../../www/lib/page/labs.js';
import { violations } from './helpers/axe.js';
import { ARTICLE, FOUR_EACH, IDS, enterId, idField, swapSides, unfold } from './helpers/bearoff.js';
import { KNOWN, inTurn } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const BOARD = '-D-----------------a------';

/** Fifteen a side: the only one here with a plus in its ID. */
const FIFTEEN = '2+4OAADt7g4AAA';

/** @type {[string, string][]} an ID of the article's position, and what of it is set aside */
const ASIDE = [
  [IDS.article, ''],
  [`XGID=${BOARD}:0:0:1:00:0:0:0:0:10`, ''],
  [`XGID=${BOARD}:1:0:1:00:3:4:0:7:10`, 'match to 7 (Blue 3, White 4), cube on 2'],
  [`${BOARD}:1:-1:1:52:6:4:1:7:10`, 'match to 7 (Blue 6, White 4), Crawford game, White’s cube on 2, roll 5-2'],
  [`\n  ${BOARD}:2:1:1:D:0:0:3:0:10  \nX:You O:Me`, 'Blue’s cube on 4, a double by Blue, Jacoby rule, beavers'],
  [`XGID=${BOARD}:0:0:1:B:0:0:0:0:10`, 'a beaver on offer'],
  [`XGID=${BOARD}:0:0:1:X:0:0:0:0:10`, 'an unrecognised part'],
  [` GNUID=${IDS.article}:cAkAAAAAAAAA `, ''],
  // The manual's example of a match ID: player 0 at 2 and player 1 at 4 to 9, 0 has the cube, 1 has rolled.
  [`${IDS.article}:QYkqASAAIAAA`, 'match to 9 (Blue 4, White 2), White’s cube on 2, roll 5-2'],
  [`Position ID: ${IDS.article} Match ID : QYkqASAAIAAA`, 'match to 9 (Blue 4, White 2), White’s cube on 2, roll 5-2'],
];

/** @type {[string, {x: number[], o: number[], onRoll: 'x' | 'o'}, string][]} links, their positions, and what is said */
const LINKS = [
  [`https://example.com/lab/page.html?position=${IDS.article}`, { ...ARTICLE, onRoll: 'x' }, ''],
  [`?v=1&position=${IDS.article}#v=1`, { ...ARTICLE, onRoll: 'x' }, ''],
  [
    ` see https://example.com/page.html?v=1&seed=0x2a61&position=${IDS.article}#v=1&games=20000\n`,
    { ...ARTICLE, onRoll: 'x' },
    'Only the position in the link was used.',
  ],
  // An ID begins with whoever is not on roll, and the reader's own part comes last and counts.
  [
    `file:///tmp/offline.html?position=${IDS.fourEach}#v=1&position=${IDS.article}&white=1`,
    { x: ARTICLE.o, o: ARTICLE.x, onRoll: 'o' },
    '',
  ],
  [
    `https://example.com/?position=${encodeURIComponent(FIFTEEN)}&lang=ja`,
    { x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3], onRoll: 'x' },
    'Only the position in the link was used.',
  ],
  // As the Share dialog's HTML, mail and Markdown have it.
  [
    `<iframe src="https://example.com/embed.html?white=1&amp;position=${IDS.article}" title="Lab"></iframe>`,
    { x: ARTICLE.o, o: ARTICLE.x, onRoll: 'o' },
    '',
  ],
  [`<https://example.com/?position=${IDS.article}>`, { ...ARTICLE, onRoll: 'x' }, ''],
  [`[this one](https://example.com/?position=${IDS.article})`, { ...ARTICLE, onRoll: 'x' }, ''],
  // As it is written by hand.
  [`https://example.com/?position=${FIFTEEN}`, { x: [1, 2, 3, 3, 3, 3], o: [2, 2, 2, 3, 3, 3], onRoll: 'x' }, ''],
];

/** @type {[string, string][]} what is wrong, and what is said of it */
const WRONG = [
  ['https://example.com/page.html', 'No position found. Paste a position ID, an XGID or a link with a position.'],
  ['https://example.com/?position=', 'No position found. Paste a position ID, an XGID or a link with a position.'],
  ['https://example.com/?position=IAAAPAAAAAAAA&games=10', 'A position ID has 14 characters. This one has 13.'],
  ['GNUID=IAAAPAAAAAAAA:cAkAAAAAAAAA', 'A position ID has 14 characters. This one has 13.'],
  [`${BOARD.slice(1)}:0:0:1:00:0:0:0:0:10`, 'An XGID’s board has 26 characters. This one has 25.'],
  [BOARD, 'This XGID doesn’t say whose turn it is.'],
  [
    '-------D---------------a--:1:0:1:00:3:4:0:7:10',
    'Blue still has a checker on the 7 point. In a bear-off all checkers are home.',
  ],
];

/** What is said to have been set aside. @param {Locator} lab */
const note = (lab) => lab.locator('board-editor .aside');

/** Every lab of bear-offs in whose catalogue there is such a field, with what it says of facts: what becomes of them is its own. @type {any[]} */
const LABS = [];
for (const lab of KNOWN.filter(({ anyBoard }) => !anyBoard)) {
  const [en, ja] = await Promise.all(
    ['en', 'ja'].map(async (language) => /** @type {any} */ (await pageTexts(lab.name, language)).setAside),
  );
  if (en) LABS.push({ ...lab, ofGame: en.ofGame, jaOfGame: ja.ofGame });
}

test('of a lab without a cube it is said that its games have none', () => {
  const said = LABS.map(({ ofGame }) => ofGame('FACTS'));
  expect(said).toContain(
    'Ignored: FACTS. Each game here is a single game without the cube and starts before the roll.',
  );
  for (const one of said) expect(one).toContain('FACTS');
});

test('more than one lab takes IDs', () => {
  expect(LABS.length).toBeGreaterThan(1);
});

const tried = inTurn(LABS);

for (const [at, { name, page: file, ready, ofGame, jaOfGame }] of LABS.entries()) {
  /**
   * The first lab is given all of them, every other one some: what reads them is the same.
   * @template T
   * @param {T[]} all
   */
  const given = (all) => (at === 0 ? all : all.filter((_, i) => i % 3 === at % 3));
  const sentence = (/** @type {string} */ facts) => facts && ofGame(facts);

  /** @param {Page} page @param {string} [query] */
  const open = async (page, query = '') => {
    await page.goto(`./${file}${query}`);
    const lab = page.locator(elementOf({ name }));
    await ready(lab);
    // Where it is not in sight, the headings above it unfold it.
    await unfold(lab);
    return lab;
  };

  /** @param {Locator} lab */
  const positionOf = (lab) => lab.evaluate((it) => Reflect.get(it, 'position') ?? Reflect.get(it, 'decision').position);

  test.describe(name, () => {
    test(
      'what an ID says of cube, match, dice and rules is set aside with a word',
      tried('set aside', name),
      async ({ page }) => {
        const lab = await open(page, `?position=${IDS.fourEach}`);
        for (const [text, facts] of given(ASIDE)) {
          await swapSides(lab);
          await enterId(lab, text);
          expect(await positionOf(lab), text).toEqual({ ...ARTICLE, onRoll: 'x' });
          await expect(idField(lab), text).toHaveValue(IDS.article);
          await expect(note(lab), text).toHaveText(sentence(facts));
        }
        expect(await violations(page)).toEqual([]);
      },
    );

    test(
      'of a link to one of our pages the position is taken, and whose roll it is',
      tried('links given', name),
      async ({ page }) => {
        const lab = await open(page, `?position=${IDS.fourEach}`);
        for (const [text, position, said] of given(LINKS)) {
          await lab.getByRole('button', { name: 'Clear the board' }).click();
          await enterId(lab, text);
          expect(await positionOf(lab), text).toEqual(position);
          await expect(note(lab), text).toHaveText(said);
        }
      },
    );

    test(
      'a text without a position says what it looks like and what is wrong with it',
      tried('no position', name),
      async ({ page }) => {
        const lab = await open(page, `?position=${IDS.fourEach}`);
        for (const [text, reason] of given(WRONG)) {
          await enterId(lab, text);
          await expect(idField(lab), text).toHaveAccessibleDescription(reason);
          expect(await positionOf(lab), text).toEqual({ ...FOUR_EACH, onRoll: 'x' });
        }
      },
    );

    test(
      'what was set aside is said as long as the position is the one of that ID',
      tried('no longer', name),
      async ({ page }) => {
        const lab = await open(page);
        const said = sentence('match to 7 (Blue 3, White 4), cube on 2');
        const enter = () => enterId(lab, `${BOARD}:1:0:1:00:3:4:0:7:10`);
        await enter();
        await expect(note(lab)).toHaveText(said);
        await lab.getByRole('spinbutton', { name: 'Blue’s 6 point' }).click();
        await expect(note(lab)).toHaveText('');
        await enter();
        await expect(note(lab)).toHaveText(said);
        // A refusal takes its place.
        await enterId(lab, 'nonsense');
        await expect(note(lab)).toHaveText('');
      },
    );

    test('it is said in Japanese', tried('in Japanese', name), async ({ page }) => {
      const lab = await open(page, '?lang=ja');
      const field = lab.getByRole('textbox', { name: 'ポジションIDまたはXGID' });
      await field.fill(`${BOARD}:1:-1:1:52:3:4:0:7:10`);
      await field.press('Enter');
      const said = async () => unmarked((await note(lab).textContent()) ?? '');
      // The lab of pairs takes the roll on.
      const dice = name === 'pairs' ? '' : '、出目5-2';
      await expect.poll(said).toBe(jaOfGame(`7ポイントマッチ（X 3、O 4）、キューブ2（Oが所有）${dice}`));
    });
  });
}
