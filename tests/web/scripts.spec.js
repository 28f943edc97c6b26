// Into which files the build puts a page's script.

import { readFileSync, readdirSync } from 'node:fs';
import { LABS } from '../../www/pkg/labs.js';
import { LANGUAGES } from '../../www/lib/i18n/texts.js';
import { storyPage } from '../../www/story/addresses.js';
import { DIST } from './helpers/built.js';
import { expect, test } from './helpers/test.js';

/** @param {string} file  in the build's assets */
const read = (file) => String(readFileSync(`${DIST}/assets/${file}`, 'utf8'));

/** The scripts that one cannot run without. */
const needs = (file = '') => [
  ...new Set([...read(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name)),
];

/** Those that it loads later. */
const loads = (file = '') => [
  ...new Set([...read(file).matchAll(/import\((?:"|'|`)\.\/([^"'`]+\.js)/g)].map(([, name]) => name)),
];

/** The scripts that a page names itself: they are asked for at once. @param {string} page */
const scriptsOf = (page) =>
  [
    ...readFileSync(`${DIST}/${page}`, 'utf8').matchAll(
      /<script\b[^>]* src="\.\/assets\/([^"]+)"|\bsrc:'\.\/assets\/([^']+)'/g,
    ),
  ].map(([, tag, frame]) => String(tag ?? frame));

/** All that comes of a script. @param {string} own @param {Set<string>} [found] */
function all(own, found = new Set()) {
  if (found.has(own)) return found;
  found.add(own);
  for (const file of [...needs(own), ...loads(own)]) all(file, found);
  return found;
}

test('a lab’s page waits for one script, and what is loaded later needs none but that', () => {
  const own = LABS.flatMap(({ page }) => scriptsOf(page));
  expect(own).toHaveLength(LABS.length);
  // In a page that waits for two, the second is asked for when the first has come; a part that needs two cannot be
  // asked for again where the second did not come (load-part.js).
  for (const script of own) {
    expect(needs(script), script).toEqual([]);
    const later = [...all(script)].filter((file) => file !== script);
    expect(later.length, script).toBeGreaterThan(2);
    for (const file of later) expect([script], file).toEqual(expect.arrayContaining(needs(file)));
  }
});

test('a page of the story names all scripts that it waits for, and what is loaded later waits for two more at most, one after the other', () => {
  const [own, ...others] = LANGUAGES.map((language) => scriptsOf(storyPage(language)));
  for (const scripts of others) expect(scripts).toEqual(own);
  for (const script of own) expect(own, script).toEqual(expect.arrayContaining(needs(script)));
  const parts = own.flatMap(loads);
  expect(parts.length).toBeGreaterThan(2);
  /** How many come one after the other. @param {string} file @returns {number} */
  const long = (file) => (own.includes(file) ? 0 : 1 + Math.max(0, ...needs(file).map(long)));
  // Itself, what figures of both kinds share, and what that shares with other pages of the story.
  for (const part of [...parts, ...parts.flatMap(loads)]) expect(long(part), part).toBeLessThanOrEqual(3);
});

test('there is no script that no page loads', () => {
  const pages = readdirSync(DIST).filter((/** @type {string} */ file) => file.endsWith('.html'));
  const reached = new Set(pages.flatMap(scriptsOf).flatMap((/** @type {string} */ script) => [...all(script)]));
  const built = readdirSync(`${DIST}/assets`).filter((/** @type {string} */ file) => file.endsWith('.js'));
  expect(built.filter((/** @type {string} */ file) => !reached.has(file))).toEqual([]);
});
