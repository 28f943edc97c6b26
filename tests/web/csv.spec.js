// Writing tables as CSV. Needs no page.

import { expect, test } from './helpers/test.js';
import { toCsv } from '../../www/lib/games-table/csv.js';
import { parseCsv } from './helpers/csv.js';

test('records end with CRLF, also the last one', () => {
  expect(toCsv(['a', 'b'], [[1, 2]])).toBe('a,b\r\n1,2\r\n');
  expect(toCsv(['a'], [])).toBe('a\r\n');
});

test('numbers keep all their digits', () => {
  const numbers = [1, -2.5, 0.1 + 0.2, -10 / 3, 1e12, 12345.678901];
  const [, row] = parseCsv(toCsv(['n'], [numbers]));
  expect(row.map(Number)).toEqual(numbers);
});

test('what is undefined is an empty cell', () => {
  expect(toCsv(['a', 'b', 'c', 'd'], [[null, NaN, Infinity, '']])).toBe('a,b,c,d\r\n,,,\r\n');
});

test('separators, quotes and line ends inside a cell are quoted', () => {
  const cells = ['a,b', 'say "yes"', 'x\r\ny', 'a;b', ' led', 'trailing ', '', 'plain'];
  const [, row] = parseCsv(toCsv(['x'], [cells]));
  expect(row).toEqual(cells);
  expect(toCsv(['say "yes"'], [])).toBe('"say ""yes"""\r\n');
});

test('a text that a spreadsheet would run as a formula is made harmless', () => {
  for (const text of ['=1+1', '+SUM(A1)', '-cmd', '@now', '＝1+1', '\t=1']) {
    const [, [cell]] = parseCsv(toCsv(['x'], [[text]]));
    expect(cell, text).toBe(`'${text}`);
  }
});

test('signed numbers written as text stay numbers', () => {
  expect(toCsv(['x'], [['-10', '+62.5', '−10']])).toBe('x\r\n-10,+62.5,−10\r\n');
});
