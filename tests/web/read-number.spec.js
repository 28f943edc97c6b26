// Reading the numbers that readers type. Needs no page.

import { expect, test } from './helpers/test.js';
import { readNumber } from '../../www/lib/i18n/format.js';

test('numbers are read however they are written', () => {
  for (const [text, number] of /** @type {const} */ ([
    ['5', 5],
    ['+5', 5],
    ['-5', -5],
    // Minus sign, en dash, Japanese long vowel mark, hyphen, full-width minus.
    ['−5', -5],
    ['–5', -5],
    ['ー5', -5],
    ['‐5', -5],
    ['－5', -5],
    ['62.5', 62.5],
    ['62,5', 62.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-,5', -0.5],
    ['5%', 5],
    ['5 %', 5],
    ['５０．５％', 50.5],
    ['  7  ', 7],
    ['007', 7],
    ['1000000', 1_000_000],
  ])) {
    expect(readNumber(text), text).toBe(number);
  }
});

test('where thousands are typed, a comma before three digits stands between them', () => {
  for (const [text, number] of /** @type {const} */ ([
    ['32,767', 32_767],
    ['−32,768', -32_768],
    ['10,456.95', 10_456.95],
    ['1,234,567', 1_234_567],
    ['62,5', 62.5],
    ['1200', 1200],
  ])) {
    expect(readNumber(text, true), text).toBe(number);
  }
  for (const text of ['1,2,3', '1.000,5', ',', '1,0000']) expect(readNumber(text, true) === 1000, text).toBe(false);
});

test('what is no number is NaN, never a guess', () => {
  for (const text of [
    '',
    ' ',
    '-',
    '+',
    '.',
    ',',
    '%',
    'abc',
    '5x',
    '1 2',
    '1.2.3',
    '1,2,3',
    '1,000.5',
    '1.000,5',
    '--5',
    '5-',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '5%%',
    '%5',
    '½',
  ]) {
    expect(readNumber(text), text).toBeNaN();
  }
});

test('whatever somebody pastes is read as often as it is long', () => {
  // Where it is read once more from every character on, this is over in hours.
  const many = 3_000_000;
  for (const text of [`${'1'.repeat(many)}x`, `1${' '.repeat(many)}1`, `${'1'.repeat(many)}.${'1'.repeat(many)}x`]) {
    expect(readNumber(text)).toBeNaN();
  }
});
