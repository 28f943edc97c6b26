// How snapshots are compared with golden ones. Needs no page.

import { expect, test } from './helpers/test.js';
import { differences, newFields, withNewFields } from './helpers/golden-snapshot.js';

const golden = { games: 2, ci: [1.5, 2], seed: null, exact: { plain: { mean: 37.5 }, rows: [{ a: 1 }, { a: 2 }] } };

/** The golden snapshot with one change. @param {(copy: any) => void} change */
function changed(change) {
  const copy = structuredClone(golden);
  change(copy);
  return copy;
}

test('an equal snapshot keeps the promise, also with fields in another order', () => {
  expect(differences(golden, structuredClone(golden), 'snapshot')).toEqual([]);
  const turned = Object.fromEntries(Object.entries(golden).reverse());
  expect(differences(golden, turned, 'snapshot')).toEqual([]);
});

test('fields that only the page has are accepted, at any depth and inside arrays, and are listed as new', () => {
  const now = changed((it) => {
    it.median = 3;
    it.exact.plain.range = { low: 0, high: 1 };
    it.exact.rows[1].b = null;
  });
  expect(differences(golden, now, 'snapshot')).toEqual([]);
  expect(newFields(golden, now, 'snapshot').sort()).toEqual([
    'snapshot.exact.plain.range',
    'snapshot.exact.rows[1].b',
    'snapshot.median',
  ]);
  expect(withNewFields(golden, now)).toEqual(now);
});

for (const { what, change, says } of [
  {
    what: 'a field that is gone',
    change: (/** @type {any} */ it) => delete it.games,
    says: 'snapshot.games: was 2, is missing',
  },
  {
    what: 'a nested field that is gone',
    change: (/** @type {any} */ it) => delete it.exact.plain.mean,
    says: 'snapshot.exact.plain.mean: was 37.5, is missing',
  },
  {
    what: 'a null that is gone',
    change: (/** @type {any} */ it) => delete it.seed,
    says: 'snapshot.seed: was null, is missing',
  },
  {
    what: 'the last digit of a number',
    change: (/** @type {any} */ it) => (it.exact.plain.mean = 37.50000000000001),
    says: 'snapshot.exact.plain.mean: was 37.5, is 37.50000000000001',
  },
  {
    what: 'a number as text',
    change: (/** @type {any} */ it) => (it.games = '2'),
    says: 'snapshot.games: was 2, is "2"',
  },
  {
    what: 'a null that has a value',
    change: (/** @type {any} */ it) => (it.seed = 0),
    says: 'snapshot.seed: was null, is 0',
  },
  {
    what: 'an object that is null',
    change: (/** @type {any} */ it) => (it.exact.plain = null),
    says: 'snapshot.exact.plain: was {"mean":37.5}, is null',
  },
  {
    what: 'an entry more',
    change: (/** @type {any} */ it) => it.ci.push(3),
    says: 'snapshot.ci: had 2 entries, has 3',
  },
  { what: 'an entry less', change: (/** @type {any} */ it) => it.ci.pop(), says: 'snapshot.ci: had 2 entries, has 1' },
  { what: 'another entry', change: (/** @type {any} */ it) => (it.ci[1] = 3), says: 'snapshot.ci[1]: was 2, is 3' },
  {
    what: 'a field in an array',
    change: (/** @type {any} */ it) => (it.exact.rows[1].a = 3),
    says: 'snapshot.exact.rows[1].a: was 2, is 3',
  },
  {
    what: 'an array that is an object',
    change: (/** @type {any} */ it) => (it.ci = { 0: 1.5, 1: 2 }),
    says: 'snapshot.ci: was [1.5,2], is {"0":1.5,"1":2}',
  },
]) {
  test(`${what} breaks the promise, and adding fields leaves the golden value as it was`, () => {
    const now = changed(change);
    expect(differences(golden, now, 'snapshot')).toEqual([says]);
    expect(withNewFields(golden, now)).toEqual(golden);
  });
}

test('every difference is said, not only the first', () => {
  const now = changed((it) => {
    it.games = 3;
    it.ci[0] = 1;
  });
  expect(differences(golden, now, 'snapshot')).toEqual([
    'snapshot.games: was 2, is 3',
    'snapshot.ci[0]: was 1.5, is 1',
  ]);
});

test('a golden field is not found among the names that every object has', () => {
  expect(differences({ constructor: 1 }, {}, 'snapshot')).toEqual(['snapshot.constructor: was 1, is missing']);
});
