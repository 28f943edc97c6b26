// The drawings of the cards of the story, the worksheet and the rules.

import { face } from '../lib/board/model.js';

/** @typedef {import('../build/cover.js').Drawing} Drawing */

// ——— The story: a wild average and a quiet one, invented ones, which both end on a line that won't move ———

const MIDDLE = 150;
const WIDE = 300;

/** Distances of the averages from the line, at equal steps. */
const PLAIN = [-120, 96, -70, 84, -28, 52, -44, 20, -30, 26, -12, 18, -8, 10, -3, 0];
const REDUCED = [-46, 30, -22, 18, -12, 10, -8, 5, -5, 3, -3, 2, -1, 1, 0, 0];

/** @param {number[]} distances */
const path = (distances) =>
  `M${distances.map((far, i) => `${Math.round((WIDE * i) / (distances.length - 1))},${MIDDLE + far}`).join('L')}`;

/** @type {Drawing} */
export const story = (look) => [
  `<path d="M0,0C40,110 140,${MIDDLE - 16} ${WIDE},${MIDDLE - 6}V${MIDDLE + 6}C140,${MIDDLE + 16} 40,190 0,${WIDE}Z" fill-opacity="0.15" ${look({ fill: 'plain' })}/>`,
  `<path d="${path(PLAIN)}" fill="none" stroke-width="3" stroke-linejoin="round" ${look({ stroke: 'plain' })}/>`,
  `<path d="${path(REDUCED)}" fill="none" stroke-width="4" stroke-linejoin="round" ${look({ stroke: 'reduced' })}/>`,
  `<path d="M-8,${MIDDLE}H${WIDE + 8}" stroke-width="3" ${look({ stroke: 'ink' })}/>`,
];

// ——— The worksheet ———
// A line for each game, its luck in two colours, and a pencil that has added up the first ones.

const ROWS = 8;
const ROW = 30;
/** The widths of the luck of each game, to the right if it is good. */
const LUCK = [46, -62, 30, -24, 58];

/** @type {Drawing} */
export const worksheet = (look) => [
  `<rect x="30" y="0" width="232" height="300" rx="8" stroke-width="2" ${look({ fill: 'bg', stroke: 'line' })}/>`,
  ...Array.from(
    { length: ROWS },
    (_, i) => `<path d="M50,${50 + i * ROW}H242" stroke-width="2" ${look({ stroke: 'line' })}/>`,
  ),
  `<path d="M146,22V260" stroke-width="2" ${look({ stroke: 'ink' })}/>`,
  ...LUCK.map(
    (luck, i) =>
      `<rect x="${Math.min(146, 146 + luck)}" y="${29 + i * ROW}" width="${Math.abs(luck)}" height="14" ${look({ fill: luck > 0 ? 'good' : 'bad' })}/>`,
  ),
  `<path d="M196,196L278,114L296,132L214,214L190,220Z" stroke-width="2" stroke-linejoin="round" ${look({ fill: 'card', stroke: 'ink' })}/>`,
  `<path d="M196,196L214,214L190,220Z" ${look({ fill: 'ink' })}/>`,
];

// ——— The rules: some checkers on their points, and a roll ———

const POINT = 50;
const HEIGHT = 118;

/** The numbers of checkers on the points of the upper and of the lower row, from the left. */
const UPPER = [0, 0, 3, 0, 0, 2];
const LOWER = [4, 2, 0, 0, 1, 0];

const DIE = 40;

/** @type {Drawing} */
export const rules = (look) => [
  `<rect x="-8" y="-8" width="316" height="316" rx="12" ${look({ fill: 'board-frame' })}/>`,
  `<rect x="0" y="0" width="300" height="300" ${look({ fill: 'board-field' })}/>`,
  ...UPPER.map(
    (_, i) =>
      `<path d="M${i * POINT},0h${POINT}l${-POINT / 2},${HEIGHT}Z" ${look({ fill: i % 2 ? 'board-dark' : 'board-light' })}/>`,
  ),
  ...LOWER.map(
    (_, i) =>
      `<path d="M${i * POINT},300h${POINT}l${-POINT / 2},${-HEIGHT}Z" ${look({ fill: i % 2 ? 'board-light' : 'board-dark' })}/>`,
  ),
  ...UPPER.flatMap((count, i) =>
    checkers(count, i, (n) => 22 + n * 43, look({ fill: 'checker-o', stroke: 'checker-o-edge' })),
  ),
  ...LOWER.flatMap((count, i) =>
    checkers(count, i, (n) => 278 - n * 43, look({ fill: 'checker-x', stroke: 'checker-x-edge' })),
  ),
  ...[6, 4].flatMap((value, i) => {
    const x = 176 + i * 52;
    return [
      `<rect x="${x}" y="${150 - DIE / 2}" width="${DIE}" height="${DIE}" rx="8" stroke-width="1.5" ${look({ fill: 'die-x', stroke: 'die-edge' })}/>`,
      ...face(value).map(
        ([across, down]) =>
          `<circle cx="${x + DIE / 2 + across * 10.5}" cy="${150 + down * 10.5}" r="3.8" ${look({ fill: 'die-pip-x' })}/>`,
      ),
    ];
  }),
];

/** @param {number} count @param {number} point @param {(n: number) => number} y @param {string} colours */
const checkers = (count, point, y, colours) =>
  Array.from(
    { length: count },
    (_, n) => `<circle cx="${point * POINT + POINT / 2}" cy="${y(n)}" r="20.5" stroke-width="2" ${colours}/>`,
  );
