// The texts that are checked, and where each one stands.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueTexts } from './catalogue.js';
import { exceptionsIn } from './exceptions.js';
import { publicModules, rustDocs } from './rust.js';

/** The top of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {Object} Source  a file's texts in one language
 * @property {string} file
 * @property {Part} part
 * @property {'en' | 'ja'} language
 * @property {'.md' | '.txt'} ext
 * @property {string} text
 * @property {(index: number) => number} lineAt  the line in the file of a place in the text
 * @property {import('./exceptions.js').Exception[]} exceptions
 */

/** @typedef {'documents' | 'pages' | 'rust'} Part */

/** Markdown that people read. */
const DOCUMENTS =
  /^(?:README|CHANGELOG|CONTRIBUTING)\.md$|^docs\/.*\.md$|^www\/element\/README\.md$|^tests\/golden\/README\.md$/;

/** Catalogues with one language each. */
const CATALOGUE = /^www\/(?:.*\/)?(en|ja)(?:-[\w-]+)?\.js$/;

/** Catalogues with both languages, told apart by their keys or by their letters. */
const BOTH = /^www\/(?:labs\/[^/]+\/texts\/answers|story\/(?:prose\/lists|embeds)|.*\/texts\/entry)\.js$/;

/** Rust files without public items: tests and what only they use. */
const TESTS = /(?:^|\/)(?:\w+_)?tests?(?:_\w+)?(?:\.rs|\/)/;

/** All files that are under version control or new, from the top. */
const files = () =>
  /** @type {string[]} */ (
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).split('\n')
  ).filter((file) => file !== '' && !file.startsWith('www/pkg/'));

/**
 * Reads all texts, or those of some files.
 * @param {readonly string[]} [only]
 * @returns {Source[]}
 */
export function sources(only = []) {
  const shown = new Set(
    ['src/lib.rs', 'src/wasm/src/lib.rs'].flatMap((crate) => [...publicModules(join(ROOT, crate))]),
  );
  return files()
    .filter((file) => only.length === 0 || only.includes(file))
    .flatMap((file) => {
      const read = () => readFileSync(join(ROOT, file), 'utf8');
      if (DOCUMENTS.test(file)) return [markdown(file, read())];
      const language = CATALOGUE.exec(file)?.[1];
      if (language) return [catalogue(file, read(), /** @type {'en' | 'ja'} */ (language))];
      if (BOTH.test(file)) return [catalogue(file, read(), 'en'), catalogue(file, read(), 'ja')];
      if (/^src\/.*\.rs$/.test(file) && !TESTS.test(file.replace(/^src\//, '')))
        return [rust(file, read(), shown.has(join(ROOT, file)))];
      return [];
    });
}

/** @param {string} text */
const lineCounter = (text) => (/** @type {number} */ index) => text.slice(0, index).split('\n').length;

/** @param {string} file @param {string} text @returns {Source} */
export function markdown(file, text) {
  const lines = text.split('\n');
  const spots = lines.flatMap((line, index) => {
    // A block ends at an empty line; a comment alone is none.
    if (
      /^\s*(?:<!--.*-->)?\s*$/.test(line) ||
      (index > 0 && /\S/.test(lines[index - 1]) && !/^\s*<!--.*-->\s*$/.test(lines[index - 1]))
    )
      return [];
    let end = index;
    while (end + 1 < lines.length && /\S/.test(lines[end + 1])) end += 1;
    return [{ from: index + 1, to: end + 1 }];
  });
  return {
    file,
    part: 'documents',
    language: 'en',
    ext: '.md',
    text,
    lineAt: lineCounter(text),
    exceptions: exceptionsIn(file, text, spots),
  };
}

/** Kana or Chinese characters. */
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/**
 * The texts of one language: Japanese ones are known by their letters.
 * @param {string} file
 * @param {string} source
 * @param {'en' | 'ja'} language
 * @returns {Source}
 */
export function catalogue(file, source, language) {
  const { paragraphs, spots } = catalogueTexts(source, language);
  const own = paragraphs.filter(({ text }) => JAPANESE.test(text) === (language === 'ja'));
  const lines = own.flatMap((paragraph) => [...paragraph.lines, paragraph.lines[0], paragraph.lines[0]]);
  return {
    file,
    part: 'pages',
    language,
    ext: '.txt',
    text: own.map(({ text }) => `${text}\n\n`).join(''),
    lineAt: (index) => lines[Math.min(index, lines.length - 1)],
    // A file with both languages has its exceptions once.
    exceptions: language === 'ja' && BOTH.test(file) ? [] : exceptionsIn(file, source, spots),
  };
}

/** @param {string} file @param {string} source @param {boolean} publicModule @returns {Source} */
export function rust(file, source, publicModule) {
  const { lines, spots } = rustDocs(source, publicModule);
  const text = lines.join('\n');
  return {
    file,
    part: 'rust',
    language: 'en',
    ext: '.md',
    text,
    lineAt: lineCounter(text),
    exceptions: exceptionsIn(file, source, spots),
  };
}
