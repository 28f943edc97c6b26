// The tables of parameters in the README, out of the table of properties that the pages themselves read.
// `node www/build/parameters.js` writes them into it.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PARTS, properties } from '../labs/two-checker/properties.js';
import { hidden, meanings } from '../labs/two-checker/properties-meanings.js';
import { formOf } from '../shared/address/forms.js';

/** @typedef {import('../shared/address/address.js').Property} Property */

const README = fileURLToPath(new URL('../../README.md', import.meta.url));

/** Between these the README holds the tables. */
const PLACE = /(?<=<!-- parameters -->\n)[^]*(?=<!-- \/parameters -->)/;

/** @type {Record<Property['who'], string>} */
const WHERE = { author: 'query', both: 'query, hash', reader: 'hash' };

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |\n`;

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(row).join('');

/**
 * @param {Record<string, string>} sentences
 * @param {string} name
 */
function sentence(sentences, name) {
  if (!sentences[name]) throw new Error(`www/labs/two-checker/properties-meanings.js lacks ${name}`);
  return sentences[name];
}

/**
 * @param {string} name
 * @param {Property} property
 */
function values(name, { kind }) {
  // The parts have a table of their own.
  return formOf(name, kind).replace(PARTS.map(code).join(', '), 'parts from the table below');
}

/** @param {Property} property */
function start({ kind, start: value }) {
  if (value === null) return '–';
  return Array.isArray(value) && value.length > 0 ? 'all' : code(kind.write(value));
}

/** Both tables, in Markdown. */
function parameters() {
  const names = Object.entries(properties).map(([name, property]) => [
    code(name),
    values(name, property),
    start(property),
    sentence(meanings, name),
    WHERE[property.who],
  ]);
  const parts = PARTS.map((part) => [code(part), sentence(hidden, part)]);
  return `${table(['name', 'values', 'default', 'meaning', 'in the'], names)}
${table(['part', 'what `hide` takes away'], parts)}`;
}

/** What the README should be: as it is, but with the tables of today. */
export function readmeWithParameters() {
  const readme = readFileSync(README, 'utf8');
  if (!PLACE.test(readme)) throw new Error('README.md lacks <!-- parameters --> … <!-- /parameters -->');
  return readme.replace(PLACE, parameters);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(README, readmeWithParameters());
