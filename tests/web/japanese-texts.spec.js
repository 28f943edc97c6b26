// How Japanese is written in all catalogues: those of labs, of what labs share, and of the story. Needs no page.

import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'vite';
import { WWW } from '../../www/build/settings.js';
import { pageTexts } from '../../www/build/page-texts.js';
import { KNOWN } from './helpers/labs.js';
import { SPELLINGS, TERMS, misset } from './helpers/japanese.js';
import { expect, test } from './helpers/test.js';

/** Catalogues in www/, by their paths. @type {string[]} */
const CATALOGUES = readdirSync(WWW, { recursive: true })
  .map(String)
  .filter((/** @type {string} */ file) => /(^|[/-])ja(-[\w-]+)?\.js$/.test(file) && !/^(dist|pkg)\//.test(file))
  .sort();

/** Every lab, what they share, and the story is a part of its own. @param {string} file */
const partOf = (file) => /^(?:labs\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '';

/** Stands for a value in a text. */
const VALUE = '${}';

/** @typedef {{type: string, [key: string]: any}} Node  of a syntax tree (ESTree) */

/**
 * A text in one piece, if a part of the source is one: strings that are joined are one text.
 * @param {Node} node
 * @returns {string | null}
 */
function textIn(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join(VALUE);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textIn(node.left), textIn(node.right)];
  return left === null && right === null ? null : (left ?? VALUE) + (right ?? VALUE);
}

/**
 * All texts in a part of the source, those inside others, too.
 * @param {Node} node
 * @param {boolean} [joined]  whether it is a part of a text already
 * @returns {string[]}
 */
function textsIn(node, joined = false) {
  const text = textIn(node);
  const inside = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    .flatMap((child) => textsIn(child, text !== null && node.type === 'BinaryExpression'));
  return text === null || joined ? inside : [text, ...inside];
}

/** @param {string} file */
const textsOf = (file) => textsIn(parseAst(readFileSync(`${WWW}/${file}`, 'utf8')));

/** Japanese as it is read: no tag, no name of a work, no end of a line in the source. @param {string} text */
const read = (text) => text.replace(/「?<cite>[^]*?<\/cite>」?|<[^<>]*>/g, '').replace(/\s*\n\s*/g, '');

/** Kana or Chinese characters. */
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

const parts = [...new Set(CATALOGUES.map(partOf))];

test('all catalogues are looked at: every lab has one, and what they share and the story have theirs', () => {
  const english = readdirSync(WWW, { recursive: true })
    .map(String)
    .filter((/** @type {string} */ file) => /^labs\/[^/]+\/texts\/en\.js$/.test(file));
  expect(parts).toEqual(expect.arrayContaining([...english.map(partOf), 'lib', 'story']));
  expect(CATALOGUES.flatMap(textsOf).filter((text) => JAPANESE.test(text)).length).toBeGreaterThan(1000);
});

for (const part of parts) {
  /** Of this part, file by file. */
  const all = CATALOGUES.filter((file) => partOf(file) === part).flatMap((file) =>
    textsOf(file).map((text) => ({ file, text: read(text) })),
  );

  /** All that a file says. @type {Map<string, string>} */
  const whole = new Map();
  for (const { file, text } of all) whole.set(file, (whole.get(file) ?? '') + text);

  test(`${part}: one spelling of each word, and the terms of players`, () => {
    const wrong = all.flatMap(({ file, text }) =>
      [...SPELLINGS, ...TERMS]
        .filter(({ wrong, about }) => wrong.test(text) && (!about || about.test(whole.get(file) ?? '')))
        .map(({ right }) => `${file}: ${text} (${right})`),
    );
    expect(wrong).toEqual([]);
  });

  test(`${part}: spaces, stops, brackets and ranges are those of Japanese`, () => {
    const wrong = all
      .filter(({ text }) => JAPANESE.test(text))
      .flatMap(({ file, text }) => misset(text).map((what) => `${file}: ${text} (${what})`));
    expect(wrong).toEqual([]);
  });
}

for (const { name } of KNOWN) {
  test(`${name}: its Japanese title and description have the words that readers search for`, async () => {
    const { page } = /** @type {{page: {title: string, description: string}}} */ (
      /** @type {unknown} */ (await pageTexts(name, 'ja'))
    );
    const [game] = /バックギャモン|コンピュータ将棋/.exec(page.title) ?? ['no game'];
    expect(page.description).toContain(game);
    // Players of backgammon know the method by both names.
    if (game === 'バックギャモン')
      expect(page.title + page.description).toMatch(/分散減少法|バリアンスリダクション|ロールアウト/);
  });
}
