// docs/benchmarks.md: `cargo xtask bench --write` replaces the tables of the parts that it has measured.

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./runs.js').Row} Row */

const DOCUMENT = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

/**
 * Matches the generated text of a part, between its two marks.
 * @param {string} part
 */
const place = (part) => new RegExp(`(?<=<!-- bench ${part} -->\\n)[^]*?(?=<!-- /bench ${part} -->)`);

/** A part's rows as a table in Markdown. @param {Row[]} rows */
export const table = (rows) =>
  [
    '| what | measured | beside it | result | goal | met |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ what, measured, beside, result, goal, met }) =>
        `| ${what} | ${measured} | ${beside} | ${result} | ${goal} | ${goal ? (met ? 'yes' : 'no') : ''} |`,
    ),
  ].join('\n');

/**
 * The document with the tables of some parts replaced; the others stay.
 * @param {string} before
 * @param {Map<string, Row[]>} parts
 * @param {string} how  the browser, the machine and the rounds, as a sentence
 */
const withTables = (before, parts, how) =>
  [...parts].reduce((text, [part, rows]) => {
    if (!place(part).test(text)) throw new Error(`docs/benchmarks.md lacks <!-- bench ${part} -->`);
    return text.replace(place(part), () => `${table(rows)}\n\n${how}\n`);
  }, before);

/**
 * Writes the tables of some parts into docs/benchmarks.md.
 * @param {Map<string, Row[]>} parts
 * @param {string} browser  its version
 * @param {number} rounds
 */
export function writeTables(parts, browser, rounds) {
  const day = new Date().toISOString().slice(0, 10);
  const how = `Measured on ${day} with Chromium ${browser} on ${cpus().length} cores: medians of ${rounds} rounds.`;
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), parts, how));
}
