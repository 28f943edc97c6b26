// The idea of the contact lab, for its card: a network between a board and its luck. It is no network in particular.

const SIZE = 300;
const LAYERS = [
  { x: 40, heights: [50, 100, 150, 200, 250] },
  { x: 150, heights: [75, 125, 175, 225] },
  { x: 260, heights: [110, 190] },
];

/** Which lines are drawn strongly: nobody's weights. @param {number} from @param {number} to */
const strong = (from, to) => (3 * from + 5 * to) % 4 === 0;

const pairs = LAYERS.slice(0, -1).flatMap((layer, i) =>
  layer.heights.flatMap((from, a) =>
    LAYERS[i + 1].heights.map((to, b) => ({ x: [layer.x, LAYERS[i + 1].x], from, to, strong: strong(a + i, b) })),
  ),
);

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  ...pairs.map(
    ({ x, from, to, strong: wide }) =>
      `<path d="M${x[0]},${from}L${x[1]},${to}" stroke-width="${wide ? 4 : 1.5}" ${look({ stroke: wide ? 'reduced' : 'line' })}/>`,
  ),
  ...LAYERS.flatMap(({ x, heights }, i) =>
    heights.map(
      (y) => `<circle cx="${x}" cy="${y}" r="${SIZE / 20}" ${look({ fill: i === 0 ? 'plain' : 'reduced' })}/>`,
    ),
  ),
];
