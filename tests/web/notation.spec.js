// Rolls and plays as backgammon players write them. Needs no page.

import { expect, test } from './helpers/test.js';
import { writePlay } from '../../www/lib/bearoff/notation.js';
import { writeRoll } from '../../www/lib/board/model.js';

/** @typedef {import('../../www/lib/bearoff/notation.js').Move} Move */

test('the larger die is written first', () => {
  expect(writeRoll([5, 6])).toBe('6-5');
  expect(writeRoll([6, 5])).toBe('6-5');
  expect(writeRoll([3, 3])).toBe('3-3');
});

/** @type {[what: string, moves: Move[], text: string][]} */
const PLAYS = [
  [
    'a checker borne off and one moved',
    [
      [6, 0],
      [5, 2],
    ],
    '6/off 5/2',
  ],
  [
    'the higher point comes first, whatever was moved first',
    [
      [2, 1],
      [6, 0],
    ],
    '6/off 2/1',
  ],
  [
    'of a point’s two checkers, the one that goes further',
    [
      [6, 5],
      [6, 3],
    ],
    '6/3 6/5',
  ],
  [
    'a checker moved with both dice is written once',
    [
      [6, 4],
      [4, 0],
    ],
    '6/off',
  ],
  [
    '… with the smaller die first',
    [
      [5, 4],
      [4, 1],
    ],
    '5/1',
  ],
  [
    'four of a kind',
    [
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 0],
    ],
    '3/off(4)',
  ],
  [
    'two and two of a kind',
    [
      [6, 3],
      [6, 3],
      [5, 2],
      [5, 2],
    ],
    '6/3(2) 5/2(2)',
  ],
  [
    'two checkers moved twice each',
    [
      [6, 4],
      [6, 4],
      [4, 2],
      [4, 2],
    ],
    '6/2(2)',
  ],
  [
    'one checker moved four times',
    [
      [6, 5],
      [5, 4],
      [4, 3],
      [3, 2],
    ],
    '6/2',
  ],
  [
    'one checker three times, another once',
    [
      [6, 4],
      [4, 2],
      [2, 0],
      [3, 1],
    ],
    '6/off 3/1',
  ],
  ['fewer moves than dice, because all is off', [[1, 0]], '1/off'],
  [
    'three of four aces',
    [
      [2, 1],
      [1, 0],
      [1, 0],
    ],
    '2/off 1/off',
  ],
  ['no move at all', [], ''],
];

for (const [what, moves, text] of PLAYS) {
  test(`${what}: ${text || 'nothing'}`, () => {
    expect(writePlay(moves)).toBe(text);
  });
}

/**
 * What a written play does to a position: a second reading of the same notation.
 * @param {number[]} counts by point, 0 for off
 * @param {string} text
 */
function played(counts, text) {
  const next = [...counts];
  for (const [, from, to, times] of text.matchAll(/(\d)\/(\d|off)(?:\((\d)\))?/g)) {
    next[Number(from)] -= Number(times ?? 1);
    next[to === 'off' ? 0 : Number(to)] += Number(times ?? 1);
  }
  return next;
}

test('what is written leads to the same position, in whatever order the moves are made', () => {
  /** @type {Move[]} */
  const all = [];
  for (let from = 1; from <= 6; from += 1) for (let to = 0; to < from; to += 1) all.push([from, to]);
  const elsewhere = [];
  for (const first of all) {
    for (const second of all) {
      for (const third of all) {
        const moves = [first, second, third];
        const counts = Array(7).fill(5);
        const made = [...counts];
        for (const [from, to] of moves) {
          made[from] -= 1;
          made[to] += 1;
        }
        // Asserted once: nine thousand assertions take forty seconds.
        if (String(played(counts, writePlay(moves))) !== String(made)) elsewhere.push(moves.join(' '));
      }
    }
  }
  expect(all).toHaveLength(21);
  expect(elsewhere).toEqual([]);
});

test('neither the roll nor the moves are changed by being written', () => {
  const moves = Object.freeze([
    Object.freeze(/** @type {[number, number]} */ ([4, 2])),
    Object.freeze(/** @type {[number, number]} */ ([6, 4])),
  ]);
  expect(writePlay(moves)).toBe('6/2');
  expect(moves).toEqual([
    [4, 2],
    [6, 4],
  ]);
});
