// The cover of the lab's card: checkers on the reader's side of the board, and a roll to be played.

import { face } from '../../lib/board/model.js';

/** @typedef {import('../../build/cover.js').Look} Look */

const WIDE = 45;
const RADIUS = 18;
const BOTTOM = 284;

/**
 * @param {number} value
 * @param {number} x  of its middle
 * @param {Look} look
 */
export const die = (value, x, look) => [
  `<rect x="${x - 26}" y="44" width="52" height="52" rx="10" ${look({ fill: 'die-x' })}/>`,
  ...face(value).map(
    ([right, down]) => `<circle cx="${x + 14 * right}" cy="${70 + 14 * down}" r="4.6" ${look({ fill: 'die-pip-x' })}/>`,
  ),
];

/**
 * @param {number[]} points  numbers of checkers, from left to right
 * @param {Look} look
 */
export const homeBoard = (points, look) => [
  `<rect x="2" y="2" width="296" height="296" rx="10" ${look({ fill: 'board-frame' })}/>`,
  `<rect x="14" y="14" width="272" height="272" rx="3" ${look({ fill: 'board-field' })}/>`,
  ...points.flatMap((checkers, i) => {
    const left = 15 + i * WIDE;
    const middle = left + WIDE / 2;
    return [
      `<path d="M${left},286h${WIDE}L${middle},140Z" ${look({ fill: i % 2 === 0 ? 'board-dark' : 'board-light' })}/>`,
      ...Array.from(
        { length: checkers },
        (_, n) =>
          `<circle cx="${middle}" cy="${BOTTOM - RADIUS - 2 * RADIUS * n}" r="${RADIUS}" stroke-width="1.5" ${look({
            fill: 'checker-x',
            stroke: 'checker-x-edge',
          })}/>`,
      ),
    ];
  }),
];

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [...homeBoard([3, 2, 3, 1, 2, 2], look), ...die(5, 118, look), ...die(3, 182, look)];
