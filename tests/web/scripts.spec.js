// Into which files the build puts a page's script.

import { readFileSync, readdirSync } from 'node:fs';
import { LABS } from '../../www/pkg/labs.js';
import { DIST } from './helpers/built.js';
import { expect, test } from './helpers/test.js';

/** The scripts that one cannot run without; all are in the build's assets/. */
const needs = (file = '') =>
  [...readFileSync(`${DIST}/assets/${file}`, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name);

test('a page waits for one script, and what is loaded later needs none but that', () => {
  const own = LABS.map(({ page }) => {
    const [, src] = /<script type="module"[^>]* src="\.\/assets\/([^"]+)"/.exec(readFileSync(`${DIST}/${page}`, 'utf8')) ?? [];
    return String(src);
  });
  // In a page that waits for two, the second is asked for when the first has come; a part that needs two cannot be
  // asked for again where the second did not come (load-part.js).
  for (const file of own) expect(needs(file), file).toEqual([]);
  const later = readdirSync(`${DIST}/assets`).filter((/** @type {string} */ file) => file.endsWith('.js') && !own.includes(file));
  for (const file of later) {
    const others = new Set(needs(String(file)));
    expect(others.size, file).toBeLessThanOrEqual(1);
    for (const other of others) expect(own, file).toContain(other);
  }
});
