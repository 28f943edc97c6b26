// The idea of the two-checker lab, for its card: luck that averages zero. Each bar is as wide as its event is likely and as
// high as that is lucky; above the line there is as much as below it. It is nobody's table.

/** Chances of the lucky event on each roll, how high its bar is, and where the line is. */
const ROLLS = [
  { chance: 1 / 6, up: 125, line: 135 },
  { chance: 1 / 4, up: 90, line: 260 },
];
const WIDE = 300;

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) =>
  ROLLS.flatMap(({ chance, up, line }) => {
    const lucky = Math.round(WIDE * chance);
    const down = Math.round((up * chance) / (1 - chance));
    return [
      `<rect x="0" y="${line - up}" width="${lucky}" height="${up}" ${look({ fill: 'good' })}/>`,
      `<rect x="${lucky}" y="${line}" width="${WIDE - lucky}" height="${down}" ${look({ fill: 'bad' })}/>`,
      `<path d="M-8,${line}H${WIDE + 8}" stroke-width="3" ${look({ stroke: 'ink' })}/>`,
    ];
  });
