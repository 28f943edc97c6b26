// Writes docs/addresses.md from the tables of properties that the pages read: `node www/build/addresses.js`.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LABS as REGISTERED, STORY } from '../pkg/labs.js';
import { formOf } from '../lib/address/kinds.js';
import { hidden, meanings } from '../lib/rollout/properties-meanings.js';
import { FIGURES } from './story.js';

/** @typedef {import('../lib/address/address.js').Property} Property */

/**
 * @typedef {Object} Lab
 * @property {string} name
 * @property {string} file  of its page
 * @property {string} page  the same, or '' for the first lab, whose file addresses leave out
 * @property {string} embed
 * @property {import('../lib/address/address.js').Properties} properties
 * @property {readonly string[]} PARTS
 * @property {readonly string[]} SPARE
 * @property {Record<string, string>} meanings  of the properties, unless all labs share them
 * @property {Record<string, string>} hidden  descriptions of the parts, unless all labs share them
 */

/** @type {Lab[]} */
export const LABS = await Promise.all(
  REGISTERED.map(async ({ name, page, embed }) => ({
    name,
    file: page,
    page: page === 'index.html' ? '' : page,
    embed,
    ...(await import(`../labs/${name}/properties.js`)),
    ...(await import(`../labs/${name}/properties-meanings.js`)),
  })),
);

const DOCUMENT = fileURLToPath(new URL('../../docs/addresses.md', import.meta.url));

/** The parameters that all labs share. */
const SHARED = { meanings, hidden };

/** @type {Record<Property['who'], string>} */
const WHERE = { author: 'query', both: 'query, hash', reader: 'hash' };

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** A paragraph in lines of at most 100 characters. @param {string} text */
const wrapped = (text) => text.replace(/(.{1,100})(?: |$)/g, '$1\n');

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |\n`;

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(row).join('');

/** @param {Lab} lab @param {'meanings' | 'hidden'} of @param {string} name */
function sentence(lab, of, name) {
  const said = lab[of][name] ?? SHARED[of][name];
  if (!said) throw new Error(`www/labs/${lab.name}/properties-meanings.js lacks ${name}`);
  return said;
}

/** The default of a property. @param {Property} property */
function start({ kind, start: value }) {
  if (value === null) return '–';
  return Array.isArray(value) && value.length > 0 ? 'all' : code(kind.write(value));
}

/** @param {Lab} lab */
const propertyRows = (lab) =>
  Object.entries(lab.properties).map(([name, property]) => [
    code(name),
    // The parts have a table of their own.
    formOf(property.kind).replace(lab.PARTS.map(code).join(', '), 'parts from the table below'),
    start(property),
    sentence(lab, 'meanings', name),
    WHERE[property.who],
  ]);

/** @param {Lab} lab */
const partRows = (lab) => lab.PARTS.map((part) => [code(part), sentence(lab, 'hidden', part)]);

/**
 * A table in Markdown. After the first lab's, a table only names the lines that are as in the first.
 * @param {Lab} lab
 * @param {string[]} heads
 * @param {(lab: Lab) => string[][]} rowsOf
 */
function tableOf(lab, heads, rowsOf) {
  if (lab === LABS[0]) return table(heads, rowsOf(lab));
  const said = new Set(rowsOf(LABS[0]).map(row));
  const known = rowsOf(lab).filter((cells) => said.has(row(cells)));
  const own = rowsOf(lab).filter((cells) => !said.has(row(cells)));
  return `${table(heads, own)}\n${wrapped(`As in \`index.html\`: ${known.map(([name]) => name).join(', ')}.`)}`;
}

/** The parts that an embed of version 2 hides by default, in the order of the page. @param {Lab} lab */
function spare({ PARTS, SPARE }) {
  const parts = PARTS.filter((part) => SPARE.includes(part)).map(code);
  return wrapped(`With \`v=2\` and no \`hide\`, an embed hides ${parts.join(', ')}.`);
}

/** One lab's section, in Markdown. @param {Lab} lab */
const section = (lab) => `## \`${lab.file}\`

The page of [the lab](labs/${lab.name}.md) and its embed \`${lab.embed}\`.

${tableOf(lab, ['name', 'values', 'default', 'meaning', 'in the'], propertyRows)}
${tableOf(lab, ['part', 'hides'], partRows)}
${spare(lab)}`;

/** Meanings of the figures' parameters, by the names of figure and parameter. @type {Record<string, string>} */
const MEANINGS = {
  'game guess': 'How many points of the win the reader attributes to the dice.',
  'roll table': 'Luck table of the map.',
  'roll side': 'Side on roll.',
  'dots table': 'Luck table that is subtracted.',
  'dots game': 'Number of the marked game.',
  'dare luck':
    'Luck estimates, as in the two-checker lab. If a roll doesn’t average zero, its second estimate is adjusted.',
  'dare games': 'Number of games.',
  'dare guess': 'Where the reader expects the line to settle, in percent.',
  'dare shown': 'Whether the picture is shown before the reader guesses.',
  'why tosses': 'Number of tosses.',
  'broken luck': 'Luck estimates, each independent of the others.',
  'broken games': 'Number of games.',
  'chosen wish': 'The average that the table is chosen to have, in percent.',
  'chosen games': 'Number of games that the table is chosen for.',
  'chosen later': 'Whether later games count, too.',
  'backwards share': 'Percentage of the correct luck that is subtracted.',
  'backwards guess': 'How many games with backwards luck the reader expects to equal one plain game.',
  'backwards shown': 'Whether the picture is shown before the reader guesses.',
  'mistakes who': 'Which players always choose the play that leaves the fewest pips.',
  'mistakes guess': 'Where the reader expects the line to settle.',
  'mistakes shown': 'Whether the picture is shown before the reader guesses.',
  'cut luck': 'The evaluator that measures luck.',
  'cut evaluator': 'The evaluator whose values games take for their results when they are cut.',
  'cut horizon': 'Number of rolls after which games are cut. No game is longer than `11`, so none is cut then.',
  'interval games': 'Games per rollout.',
  'interval stopped': 'Whether each rollout stops as soon as it is ahead.',
  'interval estimate': 'Whether the made-up luck is subtracted.',
  'interval guess': 'How many of the hundred intervals the reader expects to miss.',
  'interval shown': 'Whether the picture is shown before the reader guesses.',
  'any noise': 'Largest error of an estimate, in percentage points.',
  'any guess': 'The reader’s guess about the line.',
  'any shown': 'Whether the picture is shown before the reader guesses.',
};

/** The parameters of the story's figures, in Markdown. */
const figures = () =>
  table(
    ['figure', 'name', 'values', 'default', 'meaning'],
    FIGURES.flatMap(({ figure: { name, properties } }) =>
      Object.entries(properties).map(([property, { kind, initial }]) => {
        const meaning = MEANINGS[`${name} ${property}`];
        if (!meaning) throw new Error(`www/build/addresses.js lacks the meaning of ${name} ${property}`);
        const start = initial === null ? '–' : code(kind.write(initial));
        return [code(name), code(property), formOf(kind), start, meaning];
      }),
    ),
  );

const INTRODUCTION = `<!-- node www/build/addresses.js writes this file. -->

# Addresses

The address of a page holds its state, so a link, a bookmark or a reload brings back the same games
and the same picture:

\`https://YOUR-SITE/?v=1&preset=backwards&games=1000#v=1&games=20000\`

- The **query** holds the author's settings. The **hash** holds the reader's changes. The hash wins,
  so a reader's link opens as that reader left the page.
- Every parameter of a query can be an attribute of \`<rollout-lab>\`. An empty attribute means \`1\`.
- The page ignores names that it doesn't know. A value that it can't read becomes the default, and a
  note on the page says so.
- An address stays valid for ever. \`v\` is its version and may be left out. With \`v=2\`, an embed
  without \`hide\` hides the parts that an article rarely needs, and \`hide=none\` shows them. Pages
  and hashes treat both versions alike.
- A \`+\` in a position ID is written \`%2B\`.
- The last second of a reader's changes is kept in the window's session storage, so that a reload
  finds it. Nothing else is stored.
- A page rolls the games of its address when it is seen, and \`<rollout-lab>\` loads when the reader
  comes near.

A seed names the dice. Rewinding, or opening the same address elsewhere, rolls the same games on
every machine and in every browser.

`;

const STORY_SECTION = `## \`${STORY.page}\`

A parameter of [the story](labs/story.md) has its figure's name before it:
\`https://YOUR-SITE/story.html?dare.luck=-60,12,45,-15#dare\`. One figure in an embed needs no such
prefix: \`https://YOUR-SITE/figure.html?figure=dare&luck=-60,12,45,-15\`. Embeds of figures also take
\`lang\`, \`theme\`, \`id\` and \`seed\`. \`story.html?lesson=1\` opens the lesson view.

${figures()}`;

const CONTENTS = `${[...LABS.map(({ file }) => file), STORY.page]
  .map((file) => `- [\`${file}\`](#${file.replaceAll('.', '')})`)
  .join('\n')}

`;

/** The right text of docs/addresses.md. */
export const addresses = () => `${INTRODUCTION}${CONTENTS}${LABS.map(section).join('\n')}\n${STORY_SECTION}`;

/** The current text of docs/addresses.md. */
export const written = () => readFileSync(DOCUMENT, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, addresses());
