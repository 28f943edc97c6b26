// The README's chapter for authors: true to what is built.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hidden, meanings } from '../../www/labs/two-checker/properties-meanings.js';
import { PARTS, properties } from '../../www/labs/two-checker/properties.js';
import { readmeWithParameters } from '../../www/build/parameters.js';
import { readAddress } from '../../www/shared/address/address.js';
import { expect, test } from './helpers/test.js';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

test('the README’s tables of parameters are those of the pages', () => {
  expect(readme === readmeWithParameters(), 'node www/build/parameters.js writes the tables anew').toBe(true);
});

test('nothing has a meaning that is no property or part', () => {
  expect(Object.keys(meanings)).toEqual(Object.keys(properties));
  expect(Object.keys(hidden)).toEqual(PARTS);
});

test('the lab understands every address in the README', () => {
  const addresses = [...readme.matchAll(/YOUR-SITE\/[\w./-]*(\?[^#"\s`)]*)?(#[^"\s`)]*)?/g)];
  const queries = addresses.filter(([, search, hash]) => search || hash);
  expect(queries.length).toBeGreaterThan(0);
  for (const [address, search = '', hash = ''] of queries) {
    const plain = { search: search.replaceAll('&amp;', '&'), hash: hash.replaceAll('&amp;', '&') };
    expect(readAddress(properties, plain).problems, address).toEqual([]);
    for (const name of new URLSearchParams(plain.search).keys()) {
      expect(['v', ...Object.keys(properties)], address).toContain(name);
    }
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
    for (const [name] of settings) expect(Object.keys(properties)).toContain(name);
    const search = `?${new URLSearchParams(settings)}`;
    expect(readAddress(properties, { search, hash: '' }).problems).toEqual([]);
  }
});
