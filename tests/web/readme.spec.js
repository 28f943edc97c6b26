// The README's chapter for authors: true to what is built.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { properties } from '../../www/labs/two-checker/properties.js';
import { LABS, readmeWithParameters } from '../../www/build/parameters.js';
import { hidden, meanings } from '../../www/shared/rollout/properties-meanings.js';
import { readAddress } from '../../www/shared/address/address.js';
import { cores, FIGURES } from '../../www/build/story.js';
import { STORY } from '../../www/pkg/labs.js';
import { seedOf } from '../../www/story/state.js';
import { KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

test('the README’s tables of parameters are those of the pages', () => {
  expect(readme === readmeWithParameters(), 'node www/build/parameters.js writes the tables anew').toBe(true);
});

test('the README says which parts an embed of version 2 hides, of every lab', () => {
  const said = KNOWN.map(({ name }) => {
    const chapter = readme.split(`<!-- parameters of ${name} -->`)[1].split(`<!-- /parameters of ${name} -->`)[0];
    const [, list = ''] = /^With `v=2` and no `hide`, a frame or an element hides (.*)\.$/m.exec(chapter) ?? [];
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

/** What a frame of a figure takes besides what the figure has. */
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

/** Names of figures stand before what is said of them. @param {string} search */
function expectStory(search) {
  for (const [key, value] of new URLSearchParams(search)) {
    const [name, rest] = key.split('.');
    const found = FIGURES.find(({ figure }) => figure.name === name);
    expect(found?.figure.properties[rest]?.kind.read(value), `${search}: ${key}`).not.toBe(undefined);
  }
}

test('the labs, and the figures of the story, understand every address in the README', () => {
  const addresses = [...readme.matchAll(/YOUR-SITE\/([\w./-]*)(\?[^#"\s`)]*)?(#[^"\s`)]*)?/g)];
  const queries = addresses.filter(([, , search, hash]) => search || hash);
  expect(queries.map(([, file]) => file)).toEqual(expect.arrayContaining(LABS.map(({ page }) => page)));
  for (const [address, file, search = '', hash = ''] of queries) {
    const lab = LABS.find(({ page }) => page === file) ?? LABS[0];
    const plain = { search: search.replaceAll('&amp;', '&'), hash: hash.replaceAll('&amp;', '&') };
    if (file === STORY.page) {
      expectStory(plain.search);
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

test('the README’s JavaScript runs as it stands; its luck averages zero, and the other luck is as far off as it says', async ({ page }) => {
  const [, script] = readme.split('### From JavaScript')[1].match(/```js\n([^]*?)```/) ?? [];
  await page.goto('./?lang=en');
  // As text: it is what readers copy.
  const table = /** @type {any} */ (await page.evaluate(`(async () => {${script}; return lab.table; })()`));
  expect(cores.story.theory(table)).toMatchObject({ unbiased: true, reduced: { bias: 0 } });
  const [, doubles, lower] = /With `doubles: (\d+)` it would settle ([\d.]+) points lower/.exec(readme) ?? [];
  expect(cores.story.theory({ ...table, doubles: Number(doubles) }).reduced.bias).toBeCloseTo(-Number(lower), 2);
});

test('every position that the README links to is set up', async ({ page }) => {
  const queries = [...readme.matchAll(/(bearoff|hand)\.html(\?position=(\w+)[^\s`")]*)/g)];
  expect(queries.length).toBeGreaterThan(0);
  for (const [, name, query, id] of queries) {
    await page.goto('about:blank');
    await page.goto(`./${name}.html${query}`);
    const lab = page.locator(`${name}-lab`);
    await expect.poll(() => lab.evaluate((/** @type {any} */ it) => it.snapshot?.().positionId)).toBe(id);
  }
});

test('the lab understands every <rollout-lab> in the README', async ({ page }) => {
  await page.goto('about:blank');
  const elements = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [...parsed.querySelectorAll('rollout-lab')].map((element) =>
      [...element.attributes].map(({ name, value }) => [name, value]),
    );
  }, [...readme.matchAll(/```(?:html|sh|)\n([^]*?)```/g)].map(([, text]) => text).join('\n'));
  expect(elements.length).toBeGreaterThan(0);
  for (const attributes of elements) {
    const settings = attributes.filter(([name]) => name !== 'heights');
    if (settings.some(([name]) => name === 'figure')) {
      expectFigure(String(new URLSearchParams(settings)));
      continue;
    }
    for (const [name] of settings) expect(Object.keys(properties)).toContain(name);
    const search = `?${new URLSearchParams(settings)}`;
    expect(readAddress(properties, { search, hash: '' }).problems).toEqual([]);
  }
});
