// The sum of a game that was played by hand adds up as it is written. Needs no page.

import { expect, test } from './helpers/test.js';
import { randomFrom } from './helpers/random.js';
import { chanceFormat } from '../../www/lib/bearoff/notation.js';
import { createFormat } from '../../www/lib/i18n/format.js';
import { sum, verdict } from '../../www/labs/hand/verdict.js';
import { en } from '../../www/labs/hand/texts/en.js';

const format = chanceFormat(createFormat('en'));

/** value + luck − x + o = result, exactly. @param {number} value @param {number} x @param {number} o @param {0 | 100} result */
const recordOf = (value, x, o, result) =>
  /** @type {any} */ ({
    end: result === 100 ? 'x' : 'o',
    turns: [],
    result,
    costs: { x, o },
    luck: result - value + x - o,
  });

/** @param {string | null} said */
const numbers = (said) => (said?.match(/[−+]?\d+(\.\d+)?/g) ?? []).map((text) => Number(text.replace('−', '-')));

test('position, luck and mistakes add up to the result as they are written', () => {
  const { next, below } = randomFrom(23);
  const wrong = [];
  for (let n = 0; n < 500; n += 1) {
    const start = 100 * next();
    const record = recordOf(start, 5 * next(), 5 * next(), below(2) ? 100 : 0);
    const [value, luck, x, o, result] = numbers(sum(record, start, en, format));
    // The sentence has Blue's mistakes with a minus, White's with a plus.
    const units = [value, luck, x, o].reduce((all, one) => all + Math.round(100 * one), 0);
    const off = Math.abs(Math.round(100 * luck) - 100 * record.luck);
    // Of three numbers that are rounded by half a digit at most, the luck makes up for all.
    if (units !== 100 * result || off > 2) wrong.push([value, luck, x, o, result, record.luck]);
  }
  expect(wrong).toEqual([]);
});

test('the verdict has the luck of the sum', () => {
  // −37.496 + 1.2462 = −36.2498; as they are written, −37.50 + 1.25 = −36.25, which is −36.3 to one decimal.
  const record = recordOf(37.496, 1.2462, 0, 0);
  expect(numbers(sum(record, 37.496, en, format))).toEqual([37.5, -36.25, -1.25, 0, 0]);
  expect(verdict(record, 'x', en, format, 37.496)).toBe(
    'You lost because of −36.3 points of luck; your plays cost 1.2 points.',
  );
});
