// docs/architecture.md: the ways through the code are short, and lead along files that there are.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './helpers/test.js';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const MOST_FILES = 12;

/** @type {string} */
const document = readFileSync(`${TOP}/docs/architecture.md`, 'utf8');

for (const what of ['edit', 'rollout']) {
  test(`the path of one ${what} names at most ${MOST_FILES} files, all of which exist`, () => {
    const [, section] = document.split(`\n## The path of one ${what}\n`);
    const named = section.split('\n## ')[0].matchAll(/`([\w./-]+\.(?:js|rs))`(?!\])/g);
    const files = new Set([...named].map(([, file]) => file));
    expect(files.size).toBeGreaterThan(5);
    expect(files.size).toBeLessThanOrEqual(MOST_FILES);
    expect([...files].filter((file) => !existsSync(`${TOP}/${file}`))).toEqual([]);
  });
}
