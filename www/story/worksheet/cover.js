// The idea of the worksheet, for its card: a sheet with a line for each game, its luck in two colours, and a pencil that has added
// up the first ones.

const ROWS = 8;
const ROW = 30;
/** How wide the luck of each game is: to the right if it was good. */
const LUCK = [46, -62, 30, -24, 58];

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
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
