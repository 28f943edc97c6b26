// The idea of the story, for its card: however wild the plain average is, and however quiet the other one, both end on a line
// that won't move. They are nobody's averages.

const MIDDLE = 150;
const WIDE = 300;

/** How far from the line the averages are, every so many pixels. */
const PLAIN = [-120, 96, -70, 84, -28, 52, -44, 20, -30, 26, -12, 18, -8, 10, -3, 0];
const REDUCED = [-46, 30, -22, 18, -12, 10, -8, 5, -5, 3, -3, 2, -1, 1, 0, 0];

/** @param {number[]} distances */
const path = (distances) =>
  `M${distances.map((far, i) => `${Math.round((WIDE * i) / (distances.length - 1))},${MIDDLE + far}`).join('L')}`;

/** @type {import('../build/cover.js').Drawing} */
export const drawing = (look) => [
  `<path d="M0,0C40,110 140,${MIDDLE - 16} ${WIDE},${MIDDLE - 6}V${MIDDLE + 6}C140,${MIDDLE + 16} 40,190 0,${WIDE}Z" fill-opacity="0.15" ${look({ fill: 'plain' })}/>`,
  `<path d="${path(PLAIN)}" fill="none" stroke-width="3" stroke-linejoin="round" ${look({ stroke: 'plain' })}/>`,
  `<path d="${path(REDUCED)}" fill="none" stroke-width="4" stroke-linejoin="round" ${look({ stroke: 'reduced' })}/>`,
  `<path d="M-8,${MIDDLE}H${WIDE + 8}" stroke-width="3" ${look({ stroke: 'ink' })}/>`,
];
