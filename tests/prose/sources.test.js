// Texts are found in sources of each kind, with the lines on which they stand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { except } from './exceptions.js';
import { lint } from './lint.js';
import { catalogue, markdown, rust, sources } from './sources.js';

/** @typedef {import('./sources.js').Source} Source */

/** Findings after exceptions, as “line rule”. @param {Source} source */
const found = async (source) =>
  except(source.file, await lint(source), source.exceptions).map(({ line, rule }) => `${line} ${rule}`);

/** Paragraphs of a catalogue's source. @param {string} source @param {'en' | 'ja'} [language] */
const texts = (source, language = 'en') => catalogue('www/sample.js', source, language).text.split('\n\n').slice(0, -1);

test('a catalogue: strings, templates and sums are texts; names, keys and paths are not', () => {
  const source = [
    "import { html } from 'lit';",
    'export const en = {',
    "  id: 'bear-off', href: './labs/walk.html', 'a key with words': 1,",
    "  plain: 'Roll on',",
    "  summed: 'One text ' + 'in parts: ' + counted(n, 'game'),",
    '  made: (n) => `Game ${n} of ${word("luck", "all games")}.${n ? ` It is over.` : ""}`,',
    '  prose: html`<p class="${c}">First <em>one</em> and <code>x = 1</code>.</p><p>Then\n    another.</p>`,',
    '};',
  ].join('\n');
  assert.deepEqual(texts(source), [
    'Roll on',
    'One text in parts: N',
    'Game N of all games. It is over.',
    'First one and N.',
    'Then another.',
  ]);
});

test('a catalogue of both languages: texts are told apart by their letters', () => {
  const source = "export const answers = { en: { a: 'Luck alone.' }, ja: { a: '運' + 'だけです。' } };";
  assert.deepEqual(texts(source), ['Luck alone.']);
  assert.deepEqual(texts(source, 'ja'), ['運だけです。']);
});

test('a catalogue: findings have the line on which the words stand', async () => {
  const source =
    "export const en = {\n  a: 'Roll on',\n  b:\n    'All is well. ' +\n    'Nobody knows.',\n  c: `<p>One.</p>\n    <p>Whatever.</p>`,\n};";
  assert.deepEqual(await found(catalogue('www/en.js', source, 'en')), ['5 word', '7 word']);
});

test('Rust: docs of public items alone', async () => {
  const source = [
    '//! What a module says.', // 1
    'use x;',
    '/// What is private.',
    'fn f() {}',
    '/// What is public.', // 5
    '#[derive(',
    '    Debug,',
    ')]',
    'pub enum E {',
    '    /// What a variant is.', // 10
    '    A,',
    '}',
    '/// What the crate sees.',
    'pub(crate) fn g() {}',
    'impl E {',
    '    /// What a method does.', // 16
    '    pub fn h() {}',
    '    // What a comment says.',
    '    /// What another does.',
    '    fn i() {}',
    '}',
    '#[cfg(test)]',
    'mod tests {',
    '    /// What tests say.',
    '    pub fn j() {}',
    '}',
  ].join('\n');
  assert.deepEqual(await found(rust('src/x.rs', source, true)), ['1 opening', '5 opening', '10 opening', '16 opening']);
  assert.deepEqual(await found(rust('src/x.rs', source, false)), ['5 opening', '10 opening', '16 opening']);
});

test('an exception holds for the next text and its rule alone', async () => {
  const text = 'Nobody. Of course.\n\n<!-- prose: word — a quotation -->\nNobody knows.\nOf course.\n\nNobody.\n';
  assert.deepEqual(await found(markdown('a.md', text)), ['1 word', '1 word', '7 word']);
  const code = "export const en = {\n  // prose: word — a quotation\n  a: 'Nobody knows.',\n  b: 'Nobody.',\n};";
  assert.deepEqual(await found(catalogue('www/en.js', code, 'en')), ['4 word']);
  const docs = '// prose: opening — a quotation\n/// What nobody knows.\npub fn f() {}\n';
  assert.deepEqual(await found(rust('src/x.rs', docs, true)), ['2 word']);
});

test('an exception that covers nothing is reported, and one without a reason is refused', async () => {
  assert.deepEqual(await found(markdown('a.md', '<!-- prose: word — a quotation -->\nAll is well.\n')), [
    '1 exception',
  ]);
  assert.throws(() => markdown('a.md', '<!-- prose: word -->\nNobody.\n'), /a\.md:1 .*reason/);
  assert.throws(() => markdown('a.md', 'Nobody.\n\n<!-- prose: word — a quotation -->\n'), /No text follows/);
});

test('documents, catalogues of both languages, and docs of both crates are among the sources', () => {
  const all = sources();
  for (const file of [
    'README.md',
    'docs/sources.md',
    'www/story/prose/en.js',
    'www/lib/i18n/ja-glossary.js',
    'src/lib.rs',
    'src/wasm/src/lib.rs',
  ]) {
    assert.ok(
      all.some((source) => source.file === file && source.text.trim() !== ''),
      file,
    );
  }
  for (const [part, least] of /** @type {[string, number][]} */ ([
    ['documents', 7],
    ['pages', 100],
    ['rust', 300],
  ])) {
    assert.ok(all.filter((source) => source.part === part).length >= least, part);
  }
});
