// The idea of the page of the rules, for its card: points with some checkers, and a roll.

const POINT = 50;
const HEIGHT = 118;

/** How many checkers are on each point, from the left: first of the upper row, then of the lower one. */
const UPPER = [0, 0, 3, 0, 0, 2];
const LOWER = [4, 2, 0, 0, 1, 0];

/** Of a 6 and a 4, in units of a die. @type {[number, number][][]} */
const PIPS = [
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
];
const DIE = 40;

/** @type {import('../build/cover.js').Drawing} */
export const drawing = (look) => [
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
  ...PIPS.flatMap((pips, i) => {
    const x = 176 + i * 52;
    return [
      `<rect x="${x}" y="${150 - DIE / 2}" width="${DIE}" height="${DIE}" rx="8" stroke-width="1.5" ${look({ fill: 'die-x', stroke: 'die-edge' })}/>`,
      ...pips.map(
        ([across, down]) =>
          `<circle cx="${x + DIE / 2 + across * 10.5}" cy="${150 + down * 10.5}" r="3.8" ${look({ fill: 'die-pip-x' })}/>`,
      ),
    ];
  }),
];

/**
 * @param {number} count
 * @param {number} point
 * @param {(n: number) => number} y
 * @param {string} colours
 */
const checkers = (count, point, y, colours) =>
  Array.from(
    { length: count },
    (_, n) => `<circle cx="${point * POINT + POINT / 2}" cy="${y(n)}" r="20.5" stroke-width="2" ${colours}/>`,
  );
