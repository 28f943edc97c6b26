// The tables of parameters in the README, out of the tables of properties that the pages themselves read.
// `node www/build/parameters.js` writes them into it.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LABS as REGISTERED } from '../pkg/labs.js';
import { formOf } from '../shared/address/forms.js';
import * as shared from '../shared/rollout/properties-meanings.js';
import { figures as bearoffs } from '../story/figures/bearoffs.js';
import { MEANINGS } from '../story/figures/meanings.js';
import { ORDER } from '../story/figures/order.js';
import { figures as twoCheckers } from '../story/figures/two-checkers.js';

/** @typedef {import('../shared/address/address.js').Property} Property */

/**
 * @typedef {Object} Lab
 * @property {string} name
 * @property {string} page  its file; '' for the first one's, which addresses leave out
 * @property {import('../shared/address/address.js').Properties} properties
 * @property {readonly string[]} PARTS
 * @property {readonly string[]} SPARE
 * @property {Record<string, string>} meanings  of the properties, where they are not as in all labs
 * @property {Record<string, string>} hidden  what hiding a part takes away, likewise
 */

/** The first has all of its tables; of the others those lines that the first does not have. @type {Lab[]} */
export const LABS = await Promise.all(
  REGISTERED.map(async ({ name, page }) => ({
    name,
    page: page === 'index.html' ? '' : page,
    ...(await import(`../labs/${name}/properties.js`)),
    ...(await import(`../labs/${name}/properties-meanings.js`)),
  })),
);

const FIGURES = [...twoCheckers, ...bearoffs];

const README = fileURLToPath(new URL('../../README.md', import.meta.url));

/**
 * Between these the README holds the tables of a lab.
 * @param {Lab} lab
 */
const place = ({ name }) =>
  new RegExp(`(?<=<!-- parameters of ${name} -->\\n)[^]*?(?=<!-- /parameters of ${name} -->)`);

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
 * @param {Lab} lab
 * @param {'meanings' | 'hidden'} of
 * @param {string} name
 */
function sentence(lab, of, name) {
  const said = lab[of][name] ?? shared[of][name];
  if (!said) throw new Error(`www/labs/${lab.name}/properties-meanings.js lacks ${name}`);
  return said;
}

/**
 * @param {Lab} lab
 * @param {Property} property
 */
function values({ PARTS }, { kind }) {
  // The parts have a table of their own.
  return formOf(kind).replace(PARTS.map(code).join(', '), 'parts from the table below');
}

/** @param {Property} property */
function start({ kind, start: value }) {
  if (value === null) return '–';
  return Array.isArray(value) && value.length > 0 ? 'all' : code(kind.write(value));
}

/** @param {Lab} lab */
const propertyRows = (lab) =>
  Object.entries(lab.properties).map(([name, property]) => [
    code(name),
    values(lab, property),
    start(property),
    sentence(lab, 'meanings', name),
    WHERE[property.who],
  ]);

/** @param {Lab} lab */
const partRows = (lab) => lab.PARTS.map((part) => [code(part), sentence(lab, 'hidden', part)]);

/**
 * A table in Markdown; what is said in the first lab's is only named.
 * @param {Lab} lab
 * @param {string[]} heads
 * @param {(lab: Lab) => string[][]} rowsOf
 */
function tableOf(lab, heads, rowsOf) {
  if (lab === LABS[0]) return table(heads, rowsOf(lab));
  const said = new Set(rowsOf(LABS[0]).map(row));
  const known = rowsOf(lab).filter((cells) => said.has(row(cells)));
  const own = rowsOf(lab).filter((cells) => !said.has(row(cells)));
  return `${table(heads, own)}\nAs above: ${known.map(([name]) => name).join(', ')}.\n`;
}

/** The parts with which an embed of version 2 does not begin, in the order of the page. @param {Lab} lab */
const spare = ({ PARTS, SPARE }) =>
  `With \`v=2\` and no \`hide\`, a frame or an element hides ${PARTS.filter((part) => SPARE.includes(part)).map(code).join(', ')}.\n`;

/** Both tables of a lab, in Markdown. @param {Lab} lab */
const parameters = (lab) => `${tableOf(lab, ['name', 'values', 'default', 'meaning', 'in the'], propertyRows)}
${tableOf(lab, ['part', 'what `hide` takes away'], partRows)}
${spare(lab)}`;

/** What can be said of each figure of the story, in Markdown. */
const figures = () =>
  table(
    ['figure', 'name', 'values', 'default', 'meaning'],
    ORDER.flatMap((name) => {
      const figure = FIGURES.find((one) => one.name === name);
      return Object.entries(figure?.properties ?? {}).map(([property, { kind, initial }]) => {
        const key = `${name} ${property}`;
        if (!MEANINGS[key]) throw new Error(`www/story/figures/meanings.js lacks ${key}`);
        return [code(name), code(property), formOf(kind), initial === null ? '–' : code(kind.write(initial)), MEANINGS[key]];
      });
    }),
  );

/** Likewise. */
const FIGURES_PLACE = /(?<=<!-- figures of the story -->\n)[^]*?(?=<!-- \/figures of the story -->)/;

/** What the README should be: as it is, but with the tables of today. */
export function readmeWithParameters() {
  const before = readFileSync(README, 'utf8');
  if (!FIGURES_PLACE.test(before)) throw new Error('README.md lacks <!-- figures of the story -->');
  return LABS.reduce((readme, lab) => {
    if (!place(lab).test(readme)) throw new Error(`README.md lacks <!-- parameters of ${lab.name} -->`);
    return readme.replace(place(lab), () => parameters(lab));
  }, before.replace(FIGURES_PLACE, figures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(README, readmeWithParameters());
