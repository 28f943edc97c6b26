// The card picture of the lab of pairs: made-up results of one play against those of the other. With independent dice they
// are a cloud. Coupled dice put them along the diagonal, and their distance from it is the difference.

const SIZE = 300;

/** Points of a cloud, and the distance of each from the diagonal when it is coupled. */
const PAIRS = [
  [24, 180, 6],
  [46, 66, -8],
  [60, 236, 12],
  [84, 128, -4],
  [98, 30, 9],
  [112, 204, -12],
  [130, 96, 5],
  [148, 262, -6],
  [160, 160, 11],
  [178, 52, -9],
  [196, 222, 7],
  [210, 112, -11],
  [226, 270, 4],
  [242, 176, -5],
  [258, 74, 10],
  [276, 232, -7],
];

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  `<path d="M0,0V${SIZE}H${SIZE}" fill="none" stroke-width="2" ${look({ stroke: 'line' })}/>`,
  `<path d="M0,${SIZE}L${SIZE},0" stroke-width="3" ${look({ stroke: 'ink' })}/>`,
  ...PAIRS.flatMap(([a, b, off]) => [
    `<circle cx="${a}" cy="${SIZE - b}" r="6" fill-opacity="0.35" ${look({ fill: 'plain' })}/>`,
    `<circle cx="${a}" cy="${SIZE - a - off}" r="7" ${look({ fill: 'reduced' })}/>`,
  ]),
];
