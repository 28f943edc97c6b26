// The README's sentences about how values of an address are written: the labs read all values that a sentence allows, and refuse those
// next to them. Sentences are taken at their word; the property that a sentence is about is not looked at.

import { LABS } from '../../www/build/addresses.js';
import { FIGURES } from '../../www/build/story.js';
import { formOf } from '../../www/lib/address/kinds.js';
import { expect, test } from './helpers/test.js';

/** @typedef {{read: string[], refused: string[]}} Samples  texts */
/** @typedef {(...parts: string[]) => Samples} Meaning  of a sentence, by what its pattern has caught */

/** The words of a list in Markdown. @param {string} list */
const wordsOf = (list) => [...list.matchAll(/`([^`]*)`/g)].map(([, word]) => word);

/** The number next to it, above (1) or below (-1). @param {number} value @param {1 | -1} way */
const nextTo = (value, way) => String(value === 0 ? way * Number.MIN_VALUE : value + way * Math.abs(value) * 2 ** -52);

/** @param {string} least @param {string} most @returns {Samples} */
const between = (least, most) => ({
  read: [least, most, String((Number(least) + Number(most)) / 2)],
  refused: [nextTo(Number(least), -1), nextTo(Number(most), 1), '', 'x', 'NaN', 'Infinity', `${least},${most}`],
});

/** @param {string} least @param {string} most @returns {Samples} */
const wholeBetween = (least, most) => ({
  read: [least, String(Number(least) + 1), most, String(Number(most))],
  refused: [String(Number(least) - 1), String(Number(most) + 1), String(Number(least) + 0.5), '', 'x', '-0'],
});

/** So many of a number. @param {number} count @param {string} one */
const times = (count, one) => Array.from({ length: count }, () => one).join(',');

/** @param {string} digits  so many of them @param {string} odd  characters besides letters and digits */
const characters = (digits, odd) => {
  const count = Number(digits);
  const some = `azAZ09${odd}`.padEnd(count, 'k').slice(0, count);
  return { read: [some], refused: [some.slice(1), `${some}k`, `${some.slice(1)}é`, `${some.slice(1)} `, ''] };
};

/** @param {Samples} samples @param {string} word  that is read besides */
const orWord = ({ read, refused }, word) => ({
  read: [...read, word],
  refused: [...refused, `${word}x`, word.toUpperCase()],
});

/** @type {[pattern: RegExp, meaning: Meaning][]} */
const SENTENCES = [
  [
    /^(`[^`]+`(?:, `[^`]+`)*)$/,
    (list) => {
      const words = wordsOf(list);
      return { read: words, refused: ['', `${words[0]}x`, `${words[0]},${words[0]}`] };
    },
  ],
  [
    /^(`[^`]+`(?:, `[^`]+`)*), separated by commas; or `none`$/,
    (list) => {
      const words = wordsOf(list);
      return {
        read: [...words, words.join(','), 'none'],
        refused: ['', `${words[0]},`, `x,${words[0]}`, `${words[0]},none`],
      };
    },
  ],
  [/^a whole number up to `(\S+)`$/, (most) => wholeBetween('0', most)],
  [/^a whole number from (\S+) to `(\S+)`$/, wholeBetween],
  [/^a number from (\S+) to (\S+)$/, between],
  [
    /^a number from (\S+) to 1, or a whole number up to `(\S+)`$/,
    (least, most) => {
      const [part, whole] = [between(least, '1'), wholeBetween('1', most)];
      return {
        read: [...part.read, ...whole.read],
        refused: [...part.refused, ...whole.refused].filter(
          (text) => text !== '0' && !(Number(text) >= Number(least) && Number(text) < 1),
        ),
      };
    },
  ],
  [
    /^(\d+) numbers separated by commas$/,
    (count) => ({
      read: [times(Number(count), '0'), times(Number(count), '-1.5')],
      refused: ['', times(Number(count) - 1, '0'), times(Number(count) + 1, '0'), times(Number(count), 'x')],
    }),
  ],
  [
    /^(\d+) numbers separated by commas; or `none`$/,
    (count) => ({
      read: [times(Number(count), '0'), times(Number(count), '-1.5'), 'none'],
      refused: ['', times(Number(count) - 1, '0'), times(Number(count) + 1, '0'), times(Number(count), 'x'), 'none,0'],
    }),
  ],
  [
    /^(\d+) numbers from (\S+) to (\S+) separated by commas$/,
    (count, least, most) => {
      const [all, others] = [Number(count), `,${times(Number(count) - 1, least)}`];
      return {
        read: [times(all, least), times(all, most), `${most}${others}`],
        refused: [
          '',
          times(all - 1, least),
          times(all + 1, least),
          nextTo(Number(least), -1) + others,
          nextTo(Number(most), 1) + others,
        ],
      };
    },
  ],
  [
    /^`(\w+)`, or a whole number from (\d+) to (\d+)$/,
    (word, least, most) => ({
      read: [word, least, most],
      refused: ['', `${word}s`, '-1', '1.5', String(Number(most) + 1)],
    }),
  ],
  [
    /^digits, or `0x` and hexadecimal digits$/,
    () => ({
      read: ['0', '9'.repeat(20), '0x0', '0x9aF'],
      refused: ['', '0x', 'f', '0xg', '-1', '1.5', '1e6', ' 1'],
    }),
  ],
  [
    /^letters, digits and `([^`]+)`, up to (\d+)$/,
    (odd, most) => ({
      read: [...odd, 'a', 'Z', '9', 'x'.repeat(Number(most))],
      refused: ['', 'x'.repeat(Number(most) + 1), 'a b', 'é', 'a/b'],
    }),
  ],
  // Any text with other words in it: the core finds the ID.
  [
    /^a text with a position ID or an XGID$/,
    () => ({
      // The opening position, as GNU Backgammon writes it and as eXtreme Gammon does before a roll.
      read: ['4HPwATDgc/ABMA', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', 'Blue to play: 4HPwATDgc/ABMA.'],
      refused: ['', ' ', '\n'],
    }),
  ],
  [
    /^(\d+) letters, digits, `(\S)` and `(\S)`, or `(\w+)`$/,
    (count, one, two, word) => orWord(characters(count, one + two), word),
  ],
  [
    /^two dice, such as `(\d\d)`$/,
    (such) => ({ read: [such, '11', '16', '61', '66'], refused: ['', '1', '01', '17', '111', '1-1'] }),
  ],
  [
    /^six hexadecimal digits \(`0` to `f`\), or `(\w+)`$/,
    (word) =>
      orWord({ read: ['000000', '0123f0', 'abcdef'], refused: ['', '00000', '0000000', '00000g', '00000 '] }, word),
  ],
  [
    /^letters, digits, `(\S)` and `(\S)`, as the page writes them; or `none`$/,
    (one, two) => ({
      read: ['aZ09', one, two, 'none'],
      refused: ['', 'a b', 'a+b', 'é'],
    }),
  ],
];

/** Values that a sentence allows, and values that it rules out. @param {string} sentence */
function samplesOf(sentence) {
  const found = SENTENCES.flatMap(([pattern, meaning]) => {
    const parts = pattern.exec(sentence);
    return parts ? [meaning(...parts.slice(1))] : [];
  });
  // A new sentence is to be understood here, too.
  expect(found, sentence).toHaveLength(1);
  return found[0];
}

const TABLES = [
  ...LABS.map(({ name, properties }) => ({ name, properties })),
  ...FIGURES.map(({ figure }) => ({ name: `the figure ${figure.name}`, properties: figure.properties })),
];

for (const { name, properties } of TABLES) {
  test(`${name}: what is said of each value’s form is so, to its ends`, () => {
    const wrong = Object.entries(properties).flatMap(([property, { kind }]) => {
      const sentence = formOf(kind);
      const { read, refused } = samplesOf(sentence);
      return [
        ...read
          .filter((text) => kind.read(text) === undefined)
          .map((text) => `${property}, ${sentence}: ${text} is refused`),
        ...refused
          .filter((text) => kind.read(text) !== undefined)
          .map((text) => `${property}, ${sentence}: ${text} is read`),
      ];
    });
    expect(wrong).toEqual([]);
  });
}
