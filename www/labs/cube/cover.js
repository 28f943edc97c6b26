// The idea of the lab of the cube, for its card: the cube as it lies in the middle, and below it the rungs of the ladder, each with
// less of the spread than the one before. How long they are is nobody's figure.

const SIZE = 300;
const CUBE = { x: 90, y: 6, width: 120 };

/** A 64, as a cube shows it that nobody has turned: drawn, because a card's words are its own. */
const FACE = 'M138 43C121 47 113 60 113 76a15 15 0 1 0 30 0a15 15 0 1 0-30 0M176 91V43L154 78H188';

/** Colours as in the chart, and lengths. @type {[string, number][]} */
const RUNGS = [
  ['plain', SIZE],
  ['backwards', 205],
  ['reduced', 120],
  ['madeup', 64],
  ['correct', 10],
];
const RUNG = { first: 156, step: 30, height: 18 };

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => {
  const { x, y, width } = CUBE;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="22" stroke-width="3" ${look({ fill: 'die-o', stroke: 'die-edge' })}/>`,
    `<rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${width - 18}" rx="15" fill="none" stroke-opacity="0.35" stroke-width="2" ${look({ stroke: 'die-edge' })}/>`,
    `<path d="${FACE}" fill="none" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" ${look({ stroke: 'die-pip-o' })}/>`,
    ...RUNGS.map(([colour, length], i) => {
      const from = (SIZE - length) / 2;
      return `<rect x="${from}" y="${RUNG.first + i * RUNG.step}" width="${length}" height="${RUNG.height}" rx="4" ${look({ fill: colour })}/>`;
    }),
  ];
};
