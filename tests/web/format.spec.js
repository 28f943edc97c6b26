// How numbers are written for readers. Needs no page.

import { expect, test } from './helpers/test.js';
import { randomFrom } from './helpers/random.js';
import { asWritten, between, createFormat, digitsFor, NONE, POINTS } from '../../www/lib/i18n/format.js';
import { gameWritten } from '../../www/lib/rollout/microscope.js';
import { chanceFormat } from '../../www/lib/bearoff/notation.js';

const format = createFormat('en');

test('what is undefined is a dash, in every format', () => {
  for (const nothing of [null, NaN, Infinity, -Infinity]) {
    for (const write of [format.percent, format.points, format.plain, format.ratio]) {
      expect(write(nothing)).toBe(NONE);
    }
  }
  expect(NONE).toBe('–');
});

test('percentages have exactly the decimals asked for', () => {
  expect(format.percent(37.5)).toBe('37.5');
  expect(format.percent(37.5, 2)).toBe('37.50');
  expect(format.percent(100 / 3, 3)).toBe('33.333');
  expect(format.percent(1234.5, 0)).toBe('1,235');
  expect(format.percent(-12.34, 1)).toBe('−12.3');
});

test('points have their sign and no more decimals than they need', () => {
  expect(format.points(50)).toBe('+50');
  expect(format.points(-12.5)).toBe('−12.5');
  expect(format.points(0)).toBe('0');
  expect(format.points(10 / 3)).toBe('+3.3333');
  expect(format.points(10 / 3, 1)).toBe('+3.3');
});

test('plain numbers have no plus sign', () => {
  expect(format.plain(65)).toBe('65');
  expect(format.plain(37.5)).toBe('37.5');
  expect(format.plain(-37.5)).toBe('−37.5');
  expect(format.plain(34.166666, 2)).toBe('34.17');
});

test('two averages and the luck between them add up as they are written', () => {
  const { next, below } = randomFrom(13);
  const wrong = [];
  for (let n = 0; n < 3000; n += 1) {
    const digits = 1 + below(4);
    const unit = 10 ** digits;
    // Some are halves of the last digit, where rounding is a matter of taste.
    const any = () => (below(2) ? 300 * next() - 100 : Math.round((300 * next() - 100) * 2 * unit) / (2 * unit));
    const [plain, reduced] = [any(), any()];
    const written = format.difference(plain, reduced, digits);
    const read = (/** @type {string} */ text) => Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * unit);
    const [from, luck, to] = [written.plain, written.luck, written.reduced].map(read);
    const right =
      written.plain === format.percent(plain, digits) &&
      written.reduced === format.percent(reduced, digits) &&
      from - luck === to &&
      // Each average is off by half a digit at most, both by one; and it is a whole number of digits from a rounded one.
      Math.abs(luck - Math.round((plain - reduced) * unit)) <= 1 &&
      written.luck[0] === ['−', '0', '+'][Math.sign(luck) + 1];
    if (!right) wrong.push([plain, reduced, digits, written]);
  }
  expect(wrong).toEqual([]);
  expect(format.difference(39, 37.88)).toEqual({ plain: '39.00', luck: '+1.12', reduced: '37.88' });
  // 0.12 and 0.13: a digit apart, although the averages are but a fifth of that.
  expect(format.difference(0.124, 0.126)).toEqual({ plain: '0.12', luck: '−0.01', reduced: '0.13' });
  expect(format.difference(null, 1)).toEqual({ plain: NONE, luck: NONE, reduced: NONE });
});

test('what rounds to zero has no sign', () => {
  expect(format.points(-0.00001)).toBe('0');
  expect(format.points(1e-12)).toBe('0');
  expect(format.percent(-0.04)).toBe('0.0');
  expect(format.plain(-0)).toBe('0');
  expect(format.points(-0)).toBe('0');
});

test('negative numbers have a true minus sign', () => {
  for (const text of [format.points(-5), format.plain(-5), format.percent(-5)]) {
    expect(text).toMatch(/^−5/);
    expect(text).not.toContain('-');
  }
});

test('ratios have three significant digits at most', () => {
  expect(format.ratio(25 / 3)).toBe('8.33');
  expect(format.ratio(0.25)).toBe('0.25');
  expect(format.ratio(1)).toBe('1');
  expect(format.ratio(1234.5)).toBe('1,230');
});

test('results are written in the unit that the lab has chosen, and shares in percent always', () => {
  const equity = createFormat('en', POINTS);
  expect([format.value(37.5, 2), format.inUnit('60')]).toEqual(['37.50%', '60%']);
  expect([equity.value(-0.125, 3), equity.inUnit('60')]).toEqual(['−0.125', '60']);
  expect([format.value(null), equity.inUnit(NONE)]).toEqual([NONE, NONE]);
  expect([format.share(0.37), equity.share(1)]).toEqual(['37%', '100%']);
});

test('counts are grouped, short ones abbreviated', () => {
  expect(format.count(20_000)).toBe('20,000');
  expect(format.count(1e12)).toBe('1,000,000,000,000');
  expect(format.short(1_000_000)).toBe('1M');
  expect(format.short(20_500)).toBe('20.5K');
  expect(format.short(1_000_000_000)).toBe('1B');
});

test('a second language writes numbers its own way, with the same minus', () => {
  const german = createFormat('de');
  expect(german.points(-12.5)).toBe('−12,5');
  expect(german.count(20_000)).toBe('20.000');
});

test('a mean gets as many decimals as its error supports', () => {
  // ± 30 needs none, but one at least is asked for; ± 0.7 one; ± 0.09 two; ± 0.03 two; ± 0.007 three.
  for (const [halfWidth, digits] of /** @type {const} */ ([
    [30, 1],
    [1, 1],
    [0.7, 1],
    [0.1, 1],
    [0.09, 2],
    [0.03, 2],
    [0.01, 2],
    [0.007, 3],
    [1e-12, 6],
  ])) {
    expect(digitsFor(halfWidth), String(halfWidth)).toBe(digits);
  }
  expect(digitsFor(0.7, 2)).toBe(2);
  expect(digitsFor(null)).toBe(1);
  expect(digitsFor(0, 3)).toBe(3);
});

test('what lies between two numbers is taken from them as they are written', () => {
  // By themselves 0.16484 − 0.08226 is 0.08258, which rounds to 0.0826.
  const [after, before] = [0.16484, 0.08226].map((value) => format.percent(value, 4));
  expect([after, before]).toEqual(['0.1648', '0.0823']);
  expect(between(after, before)).toBe(0.0825);
  expect(between('+1,234.5%', '−0.25%')).toBe(1234.75);
  expect(between('0', '+12.35')).toBe(-12.35);
  for (const nothing of [NONE, '']) expect(between(nothing, '1')).toBeNull();
  expect([asWritten('−1,000.50%'), asWritten(NONE)]).toEqual([-1000.5, NaN]);
});

test('a game’s result, luck and result − luck add up as they are written, also where both end in halves', () => {
  const chances = chanceFormat(format);
  // 100 − 12.345 = 87.655: two decimals round both of them up.
  expect(gameWritten({ result: 100, totalLuck: 12.345 }, chances)).toEqual({
    result: '100',
    luck: '+12.35',
    reduced: '87.65',
  });
  const { next, below } = randomFrom(17);
  const wrong = [];
  for (let n = 0; n < 2000; n += 1) {
    const totalLuck = below(2) ? 200 * next() - 100 : Math.round((200 * next() - 100) * 200) / 200;
    const written = gameWritten({ result: 100 * below(2), totalLuck }, chances);
    const [result, luck, reduced] = [written.result, written.luck, written.reduced].map((text) =>
      Math.round(100 * asWritten(text)),
    );
    if (result - luck !== reduced) wrong.push(written);
  }
  expect(wrong).toEqual([]);
});
