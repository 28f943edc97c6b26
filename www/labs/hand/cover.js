// The idea of the lab in which one plays by hand, for its card: checkers on one's own side of the board, and a roll that is
// to be played.

import { face } from '../../lib/board/die.js';

const POINTS = [3, 2, 3, 1, 2, 2];
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
  ...die(5, 118, look),
  ...die(3, 182, look),
];
