// The idea of the council lab, for its card: three programs that name one of two moves, and a vote that two of them decide.
// The heavier a voice is, the larger its disc.

/** Where the programs stand, how much their voices weigh, and which of the two moves they name. */
const PROGRAMS = [
  { x: 50, radius: 34, names: 'right' },
  { x: 150, radius: 24, names: 'left' },
  { x: 250, radius: 24, names: 'left' },
];
const MOVES = { left: 90, right: 210 };

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => [
  ...PROGRAMS.map(({ x, names }) => {
    const to = MOVES[/** @type {keyof typeof MOVES} */ (names)];
    return `<path d="M${x},70L${to},215" fill="none" stroke-width="5" ${look({ stroke: names === 'left' ? 'reduced' : 'plain' })}/>`;
  }),
  ...PROGRAMS.map(
    ({ x, radius, names }) =>
      `<circle cx="${x}" cy="60" r="${radius}" ${look({ fill: names === 'left' ? 'reduced' : 'plain' })}/>`,
  ),
  `<rect x="${MOVES.left - 45}" y="215" width="90" height="56" rx="10" stroke-width="5" ${look({ fill: 'card', stroke: 'reduced' })}/>`,
  `<rect x="${MOVES.right - 45}" y="215" width="90" height="56" rx="10" stroke-width="2" ${look({ fill: 'card', stroke: 'plain' })}/>`,
];
