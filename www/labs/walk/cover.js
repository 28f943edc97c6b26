// The idea of the walk lab, for its card: walks between two limits, one of which has got there. They are nobody's walks.

const SIZE = 300;
/** Where the limits are. */
const [TOP, BOTTOM] = [40, 260];

/** Heights after each move, as far as each walk goes. */
const WALKS = [
  [150, 168, 140, 176, 205, 190, 222, 210, 244, 268],
  [150, 132, 158, 149, 120, 138, 171, 160, 187, 166, 181, 150, 172],
];
const WON = [150, 141, 166, 128, 139, 104, 118, 92, 109, 76, 88, 58, 31];

const STEP = SIZE / 12;

/** @param {number[]} heights */
const line = (heights) => heights.map((height, i) => `${i === 0 ? 'M' : 'L'}${STEP * i},${height}`).join('');

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  ...[TOP, BOTTOM].map((at) => `<path d="M0,${at}H${SIZE}" stroke-width="3" ${look({ stroke: 'ink' })}/>`),
  `<path d="M0,150H${SIZE}" stroke-width="2" ${look({ stroke: 'line' })}/>`,
  ...WALKS.map(
    (walk) =>
      `<path d="${line(walk)}" fill="none" stroke-width="3" stroke-opacity="0.45" ${look({ stroke: 'plain' })}/>`,
  ),
  `<path d="${line(WON)}" fill="none" stroke-width="5" stroke-linejoin="round" ${look({ stroke: 'reduced' })}/>`,
  `<circle cx="${STEP * 12}" cy="${WON[12]}" r="9" ${look({ fill: 'reduced' })}/>`,
];
