// How values are written in addresses and read from them. Needs no page.

import { expect, test } from './helpers/test.js';
import { randomFrom } from './helpers/random.js';
import { readAddress, writeEmbedQuery, writeHash, writeQuery, writtenSince2 } from '../../www/lib/address/address.js';
import { PARTS, properties } from '../../www/labs/two-checker/properties.js';

/** @typedef {import('../../www/lib/address/address.js').Values} Values */

/** With what an embed of version 2 begins. */
const SINCE_2 = { hide: ['readout', 'many', 'games'] };

/**
 * Some values for every property, of the kinds that labs have.
 * @param {ReturnType<typeof randomFrom>} random
 * @returns {Values}
 */
function someValues(random) {
  const some = (/** @type {readonly any[]} */ all) => all.filter(() => random.next() < 0.5);
  const flip = () => random.next() < 0.5;
  const points = () => random.pick([0, 0.1 + 0.2, -62.5, 1 / 3, 1e-7, -1e21, (random.next() - 0.5) * 2000]);
  return {
    lab: 'two-checker',
    lang: random.pick([null, 'en', 'ja']),
    theme: random.pick(['auto', 'light', 'dark']),
    hide: some(PARTS),
    compact: flip(),
    projector: flip(),
    bet: flip(),
    id: random.pick([null, 'a', 'figure-1.2:b']),
    preset: random.pick([null, 'correct', 'madeUp', 'backwards', 'none', 'gnu', 'yours']),
    luck: random.pick([null, [points(), points(), points(), points()]]),
    evaluations: random.pick([null, [points(), points(), points(), points()]]),
    edit: random.pick([null, 'luck', 'evaluations']),
    seed: random.pick([null, '0x0', '0x2a61', '0xffffffffffffffff']),
    replay: flip(),
    rotation: random.pick([0, 1, 2]),
    games: random.pick([0, 1, 30, 20_000, 1e9, 1e12]),
    keep: flip(),
    speed: random.pick([1, 10, 100, 1000, 100_000, Infinity]),
    axis: random.pick(['log', 'linear']),
    series: some(properties.series.start),
    tables: flip(),
    average: flip(),
    bands: flip(),
    always: flip(),
    funnels: flip(),
    list: random.pick(['newest', 'first']),
    guide: flip(),
    half: false,
    bets: null,
    told: null,
    show: null,
  };
}

test('whatever an author sets is read as it was written', () => {
  const random = randomFrom(1);
  for (let i = 0; i < 500; i += 1) {
    const values = someValues(random);
    const search = writeQuery(properties, values);
    const read = readAddress(properties, { search, hash: '' });
    expect(read.problems, search).toEqual([]);
    expect(read.values, search).toEqual(values);
    expect(read.settings).toEqual(read.values);
  }
});

test('what a reader changes goes into the hash, and nothing else does', () => {
  const random = randomFrom(2);
  for (let i = 0; i < 500; i += 1) {
    const settings = someValues(random);
    /** @type {Values} */
    const values = {
      ...someValues(random),
      half: random.next() < 0.5,
      bets: random.pick([null, [45, 33.125]]),
      told: random.pick([null, true, false]),
      show: random.pick([null, 'many', 'chart']),
    };
    for (const [name, { who }] of Object.entries(properties)) if (who === 'author') values[name] = settings[name];
    // What an author has set can be changed, but not unset.
    for (const name of Object.keys(values)) values[name] ??= settings[name];
    const search = writeQuery(properties, settings);
    const hash = writeHash(properties, values, settings);
    const read = readAddress(properties, { search, hash });
    expect(read.problems, search + hash).toEqual([]);
    expect(read.values, search + hash).toEqual(values);
  }
});

test('nothing that is as it would be anyway is written', () => {
  const { values } = readAddress(properties, { search: '', hash: '' });
  expect(writeQuery(properties, values)).toBe('');
  expect(writeHash(properties, values, values)).toBe('');
  expect(writeQuery(properties, { ...values, games: 30, luck: [1, -0.5, 1e-7, 0] })).toBe(
    '?v=1&luck=1,-0.5,1e-7,0&games=30',
  );
});

test('addresses that were once written are read for ever', () => {
  // Never change these: they stand in other people's articles.
  const search =
    '?v=1&lab=two-checker&lang=ja&theme=dark&hide=readout,many,games&bet=1&id=figure-1&luck=70,-10,45,-15' +
    '&seed=0x2a61&games=20000&keep=0&speed=max&axis=linear&series=plain,made-up&tables=1&average=1&bands=0&funnels=0&list=first';
  const hash = '#v=1&preset=backwards&replay=article&games=30&half=1&bets=45,60.5';
  const { values, problems } = readAddress(properties, { search, hash });
  expect(problems).toEqual([]);
  expect(values).toEqual({
    lab: 'two-checker',
    lang: 'ja',
    theme: 'dark',
    hide: ['readout', 'many', 'games'],
    compact: false,
    projector: false,
    bet: true,
    id: 'figure-1',
    preset: 'backwards',
    luck: [70, -10, 45, -15],
    evaluations: null,
    edit: null,
    seed: '0x2a61',
    replay: true,
    rotation: 0,
    games: 30,
    keep: false,
    speed: Infinity,
    axis: 'linear',
    series: ['plain', 'madeUp'],
    tables: true,
    average: true,
    bands: false,
    always: false,
    funnels: false,
    list: 'first',
    guide: true,
    half: true,
    bets: [45, 60.5],
    told: null,
    show: null,
  });
});

test('what the address does not know is somebody else’s', () => {
  const start = readAddress(properties, { search: '', hash: '' }).values;
  const { values, problems } = readAddress(properties, {
    search: '?utm_source=news&fbclid=abc&constructor=1&__proto__=2&toString=3',
    hash: '#about&games=7',
  });
  expect(problems).toEqual([]);
  expect(values).toEqual({ ...start, games: 7 });
});

test('the hash cannot set what is the author’s, nor the query what is the reader’s', () => {
  const { values } = readAddress(properties, {
    search: '?half=1&bets=1,2',
    hash: '#theme=dark&hide=board&lang=ja&id=x',
  });
  expect(values).toMatchObject({ half: false, bets: null, theme: 'auto', hide: [], lang: null, id: null });
});

test('a broken value leaves its property as it was, and is named', () => {
  const broken = {
    lab: ['', 'chess'],
    lang: ['xx', 'EN'],
    theme: ['Dark', '1'],
    hide: ['', 'board,', 'everything', 'board,nothing'],
    bet: ['yes', '2', ''],
    id: ['', 'a b', '<b>', 'x'.repeat(81)],
    preset: ['madeUp', 'constructor', ''],
    luck: ['1,2,3', '1,2,3,4,5', '1,2,3,x', '1,2,3,NaN', '1,2,3,Infinity', '1,2,3,1e999', '0x1,2,3,4', ''],
    seed: ['abc', '-1', '1.5', '0x', '0xg'],
    replay: ['1', 'Article'],
    games: ['-1', '1.5', 'NaN', 'Infinity', '1e13', '1e-3', '', '１０'],
    keep: ['true'],
    speed: ['2', 'Infinity'],
    axis: ['sqrt'],
    series: ['madeUp', ',', 'plain,plain,x'],
    list: ['last'],
  };
  const start = readAddress(properties, { search: '', hash: '' }).values;
  for (const [name, texts] of Object.entries(broken)) {
    for (const text of texts) {
      const search = `?axis=linear&${new URLSearchParams([[name, text]])}`.replace(
        name === 'axis' ? 'axis=linear&' : '\0',
        '',
      );
      const { values, problems } = readAddress(properties, { search, hash: '' });
      expect(problems, search).toEqual([{ name, text }]);
      expect(values, search).toEqual({ ...start, ...(name === 'axis' ? {} : { axis: 'linear' }) });
    }
  }
});

test('the same dice are the same text, however they were written', () => {
  for (const text of ['10849', '0x2a61', '0X2A61', '00010849']) {
    expect(readAddress(properties, { search: `?seed=${text}`, hash: '' }).values.seed).toBe('0x2a61');
  }
});

test('a newer version is said, and what is known of it is taken', () => {
  const { values, problems } = readAddress(properties, { search: '?v=3&games=30', hash: '#v=4' }, SINCE_2);
  expect(problems).toEqual([
    { name: 'v', text: '3' },
    { name: 'v', text: '4' },
  ]);
  expect(values).toMatchObject({ games: 30, ...SINCE_2 });
});

test('from version 2 on the query begins otherwise, where there is something else to begin with; no hash does', () => {
  const hide = (/** @type {string} */ search, hash = '', /** @type {Values} */ since2 = SINCE_2) => {
    const { values, problems } = readAddress(properties, { search, hash }, since2);
    expect(problems, search).toEqual([]);
    return values.hide;
  };
  for (const search of ['', '?', '?games=30', '?v=1', '?v=1&games=30']) {
    expect(hide(search), search).toEqual([]);
    expect(hide(search, '#v=2'), search).toEqual([]);
  }
  expect(hide('?v=2')).toEqual(SINCE_2.hide);
  expect(hide('?v=2&hide=none')).toEqual([]);
  expect(hide('?v=2&hide=board')).toEqual(['board']);
  expect(hide('?v=2', '', {})).toEqual([]);
});

test('what an embed is to show is read as it was written in version 2, which is always said', () => {
  const random = randomFrom(3);
  for (let i = 0; i < 500; i += 1) {
    const values = someValues(random);
    const search = writeEmbedQuery(properties, values, SINCE_2);
    expect(search).toMatch(/^\?v=2(&|$)/);
    expect(readAddress(properties, { search, hash: '' }, SINCE_2), search).toMatchObject({ values, problems: [] });
  }
  const { values } = readAddress(properties, { search: '', hash: '' });
  expect(writeEmbedQuery(properties, { ...values, ...SINCE_2 }, SINCE_2)).toBe('?v=2');
  expect(writtenSince2(properties, values, SINCE_2)).toEqual([
    ['v', '2'],
    ['hide', 'none'],
  ]);
});
