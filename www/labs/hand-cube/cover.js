// The idea of the lab in which one plays with the cube by hand, for its card: checkers on one's own side of the board, a roll to be
// played, and the cube, which may be turned first.

import { face } from '../../lib/board/die.js';

const POINTS = [2, 3, 1, 2, 1, 1];
const WIDE = 45;
const RADIUS = 18;
const BOTTOM = 284;

/**
 * @param {number} value
 * @param {number} x  of its middle
 * @param {import('../../build/cover.js').Look} look
 */
const die = (value, x, look) => [
  `<rect x="${x - 26}" y="44" width="52" height="52" rx="10" ${look({ fill: 'die-x' })}/>`,
  ...face(value).map(
    ([right, down]) => `<circle cx="${x + 14 * right}" cy="${70 + 14 * down}" r="4.6" ${look({ fill: 'die-pip-x' })}/>`,
  ),
];

/**
 * The cube, without a number: words have no place in a cover.
 * @param {import('../../build/cover.js').Look} look
 */
const cube = (look) => [
  `<rect x="32" y="36" width="68" height="68" rx="12" stroke-width="2" ${look({ fill: 'die-o', stroke: 'die-edge' })}/>`,
  `<path d="M56,60a10,10 0 1 1 17,8L56,86h20" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" ${look({ stroke: 'die-pip-o' })}/>`,
];

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  `<rect x="2" y="2" width="296" height="296" rx="10" ${look({ fill: 'board-frame' })}/>`,
  `<rect x="14" y="14" width="272" height="272" rx="3" ${look({ fill: 'board-field' })}/>`,
  ...POINTS.flatMap((checkers, i) => {
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
  ...cube(look),
  ...die(6, 166, look),
  ...die(4, 230, look),
];
