// README.md and docs/: true to what is built, and in one piece.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses, LABS, written } from '../../www/build/addresses.js';
import { hidden, meanings } from '../../www/lib/rollout/properties-meanings.js';
import { readAddress } from '../../www/lib/address/address.js';
import { cores, FIGURES } from '../../www/build/story.js';
import { STORY } from '../../www/pkg/labs.js';
import { seedOf } from '../../www/story/state.js';
import { KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} file  its path in the project */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The documents that people read, by their paths in the project. */
const DOCUMENTS = new Map(
  [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((/** @type {string} */ file) => file.endsWith('.md'))
      .map((/** @type {string} */ file) => join('docs', file))
      .sort(),
  ].map((file) => [file, read(file)]),
);

const everything = [...DOCUMENTS.values()].join('\n');

/** A document without its blocks of code. @param {string} text */
const prose = (text) => text.replaceAll(/^ *```[^]*?^ *```$/gm, '');

/**
 * The anchors of a document, made of its headings as GitHub makes them.
 * @param {string} text
 */
const anchors = (text) =>
  [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the README has at most 10 KB', () => {
  expect(new TextEncoder().encode(read('README.md')).length).toBeLessThanOrEqual(10_000);
});

test('the lines of documents have at most 100 characters, but for tables, code and links', () => {
  const long = [...DOCUMENTS].flatMap(([file, text]) =>
    prose(text)
      .split('\n')
      .filter((line) => line.length > 100 && !line.startsWith('|') && !line.includes(']('))
      .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('every link from one document to another leads to a file and a heading that exist', () => {
  const broken = [...DOCUMENTS].flatMap(([file, text]) =>
    [...prose(text).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([link, path, anchor]) => {
      const to = path ? normalize(join(dirname(file), path)) : file;
      const leads = existsSync(join(ROOT, to)) && (anchor === undefined || anchors(read(to)).includes(anchor));
      return leads ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every document is reached from the README by links', () => {
  const reached = new Set(['README.md']);
  // A set's iteration also visits what is added meanwhile.
  for (const file of reached) {
    for (const [, path] of (DOCUMENTS.get(file) ?? '').matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
      const to = normalize(join(dirname(file), path));
      if (DOCUMENTS.has(to)) reached.add(to);
    }
  }
  expect([...DOCUMENTS.keys()].filter((file) => !reached.has(file))).toEqual([]);
});

test('docs/addresses.md is up to date', () => {
  expect(written() === addresses(), 'node www/build/addresses.js writes it').toBe(true);
});

test('docs/addresses.md names the parts that an embed of version 2 hides, of every lab', () => {
  const said = LABS.map(({ name, file }) => {
    const section = written().split(`\n## \`${file}\`\n`)[1].split('\n## ')[0];
    const [, list = ''] = /\nWith `v=2` and no `hide`, an embed hides ([^.]*)\.\n/.exec(section) ?? [];
    return [name, [...list.matchAll(/`([^`]+)`/g)].map(([, part]) => part).sort()];
  });
  // These lists are the tests' own; embed-versions.spec.js opens embeds and looks for the parts.
  expect(said).toEqual(KNOWN.map(({ name, spare }) => [name, [...spare].sort()]));
});

for (const { name, ...lab } of LABS) {
  test(`${name}: nothing has a meaning that is no property or part`, () => {
    expect(Object.keys(lab.properties)).toEqual(expect.arrayContaining(Object.keys(lab.meanings)));
    expect(lab.PARTS).toEqual(expect.arrayContaining(Object.keys(lab.hidden)));
  });
}

test('what properties and parts of all labs mean is of some lab', () => {
  const properties = LABS.flatMap((lab) => Object.keys(lab.properties));
  expect(properties).toEqual(expect.arrayContaining(Object.keys(meanings)));
  expect(LABS.flatMap(({ PARTS }) => PARTS)).toEqual(expect.arrayContaining(Object.keys(hidden)));
});

/** Parameters of a figure's frame besides the figure's own. */
const OF_FRAMES = ['figure', 'lang', 'theme', 'id', 'seed', 'v'];

/**
 * A figure in somebody else's page: it is one, and understands all that is said of it.
 * @param {string} search
 * @param {string} [file]  the frame that has it
 */
function expectFigure(search, file) {
  const query = new URLSearchParams(search);
  const found = FIGURES.find(({ figure }) => figure.name === query.get('figure'));
  if (!found) throw new Error(`no figure in ${search}`);
  const { name, properties: known } = found.figure;
  const frame = STORY.frames.find(({ figures }) => figures.some((one) => one === name));
  expect(frame?.file, search).toBe(file ?? frame?.file);
  for (const [key, value] of query) {
    if (key === 'seed') expect(seedOf(query), search).toBe(value);
    else if (!OF_FRAMES.includes(key)) expect(known[key]?.kind.read(value), `${search}: ${key}`).not.toBe(undefined);
  }
}

/** Parameters of the whole story, and of its worksheet. */
const OF_STORY = ['lesson', 'lang', 'theme', 'seed'];
const OF_WORKSHEET = ['seed', 'answers', 'lang', 'theme'];

/** A figure's name stands before its parameters. @param {string} search */
function expectStory(search) {
  for (const [key, value] of new URLSearchParams(search)) {
    if (OF_STORY.includes(key)) continue;
    const [name, rest] = key.split('.');
    const found = FIGURES.find(({ figure }) => figure.name === name);
    expect(found?.figure.properties[rest]?.kind.read(value), `${search}: ${key}`).not.toBe(undefined);
  }
}

test('the labs and the figures of the story understand every address in the documents', () => {
  const found = [...everything.matchAll(/YOUR-SITE\/([\w./-]*)(\?[^#"\s`)]*)?(#[^"\s`)]*)?/g)];
  const queries = found.filter(([, , search, hash]) => search || hash);
  expect(queries.map(([, file]) => file)).toEqual(expect.arrayContaining(LABS.map(({ page }) => page)));
  for (const [address, file, search = '', hash = ''] of queries) {
    const lab = LABS.find(({ page }) => page === file) ?? LABS[0];
    const plain = { search: search.replaceAll('&amp;', '&'), hash: hash.replaceAll('&amp;', '&') };
    if (file === STORY.page) {
      expectStory(plain.search);
      continue;
    }
    if (file === STORY.worksheet) {
      expect(OF_WORKSHEET, address).toEqual(expect.arrayContaining([...new URLSearchParams(plain.search).keys()]));
      continue;
    }
    if (STORY.frames.some((frame) => frame.file === file)) {
      expectFigure(plain.search, file);
      continue;
    }
    expect(readAddress(lab.properties, plain).problems, address).toEqual([]);
    for (const name of new URLSearchParams(plain.search).keys()) {
      expect(['v', ...Object.keys(lab.properties)], address).toContain(name);
    }
  }
});

/** The first example of a document that rolls games. @param {string} file */
const example = (file) =>
  [...read(file).matchAll(/```js\n([^]*?)```/g)].map(([, text]) => text).find((text) => text.includes('roll('));

test('the JavaScript of docs/javascript.md runs as it stands, and its luck averages zero', async ({ page }) => {
  await page.goto('./?lang=en');
  // As text: it is what readers copy.
  const table = /** @type {any} */ (
    await page.evaluate(`(async () => {${example('docs/javascript.md')}; return lab.table; })()`)
  );
  expect(cores.story.theory(table)).toMatchObject({ unbiased: true, reduced: { bias: 0 } });
});

test('the JavaScript of the README runs as it stands, and its reduced mean is within five standard errors', async ({
  page,
}) => {
  await page.goto('./?lang=en');
  const { table, mean } = /** @type {any} */ (
    await page.evaluate(
      `(async () => {${example('README.md')}; return { table: lab.table, mean: lab.snapshot().reduced.mean }; })()`,
    )
  );
  const { unbiased, reduced } = cores.story.theory(table);
  expect(unbiased).toBe(true);
  expect(Math.abs(mean - 37.5)).toBeLessThan((5 * reduced.sd) / Math.sqrt(20_000));
});

test('the other table of docs/javascript.md is as far off as it says', () => {
  const [, doubles, lower] =
    /With `doubles: (\d+)`[^.]*?([\d.]+) points lower/.exec(read('docs/javascript.md').replaceAll('\n', ' ')) ?? [];
  const table = { doubles: Number(doubles), noDoubles: -12, oFails: 45, oBearsOff: -15 };
  expect(cores.story.theory(table).reduced.bias).toBeCloseTo(-Number(lower), 2);
});

test('every position that the documents link to is set up', async ({ page }) => {
  const queries = [...everything.matchAll(/(bearoff|hand)\.html(\?position=(\w+)[^\s`")]*)/g)];
  expect(queries.length).toBeGreaterThan(0);
  for (const [, name, query, id] of queries) {
    await page.goto('about:blank');
    await page.goto(`./${name}.html${query}`);
    const lab = page.locator(`${name}-lab`);
    await expect.poll(() => lab.evaluate((/** @type {any} */ it) => it.snapshot?.().positionId)).toBe(id);
  }
});

test('the labs understand every <rollout-lab> in the documents', async ({ page }) => {
  await page.goto('about:blank');
  const elements = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll('rollout-lab')].map((element) =>
        [...element.attributes].map(({ name, value }) => [name, value]),
      );
    },
    [...everything.matchAll(/```(?:html|sh|)\n([^]*?)```/g)].map(([, text]) => text).join('\n'),
  );
  expect(elements.length).toBeGreaterThan(0);
  for (const attributes of elements) {
    const settings = attributes.filter(([name]) => name !== 'heights');
    if (settings.some(([name]) => name === 'figure')) {
      expectFigure(String(new URLSearchParams(settings)));
      continue;
    }
    const { properties } =
      LABS.find(({ name }) => settings.some(([key, value]) => key === 'lab' && value === name)) ?? LABS[0];
    for (const [name] of settings) expect(['v', ...Object.keys(properties)]).toContain(name);
    const search = `?${new URLSearchParams(settings)}`;
    expect(readAddress(properties, { search, hash: '' }).problems).toEqual([]);
  }
});
