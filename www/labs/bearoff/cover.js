// The card picture of the bear-off lab: all 36 rolls, coloured by their luck. Here the pips alone tell the luck, so that
// the picture belongs to no position.

import { face } from '../../lib/board/model.js';

const FACES = [1, 2, 3, 4, 5, 6];
const DIE = 34;
const CELL = 43;

/** @param {number} first @param {number} second */
const pips = (first, second) => (first + second) * (first === second ? 2 : 1);

/** Of the 36: 294 pips. */
const MEAN = 294 / 36;
const MOST = pips(6, 6) - MEAN;

/**
 * @param {number} value
 * @param {number} x  of its middle
 * @param {number} y
 * @param {import('../../build/cover.js').Look} look
 */
const die = (value, x, y, look) => [
  `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="6" stroke-width="1.5" ${look({ fill: 'die-o', stroke: 'die-edge' })}/>`,
  ...face(value).map(
    ([right, down]) => `<circle cx="${x + 8 * right}" cy="${y + 8 * down}" r="2.6" ${look({ fill: 'die-pip-o' })}/>`,
  ),
];

/** @type {import('../../build/cover.js').Drawing} */
export const drawing = (look) => {
  const at = (/** @type {number} */ face) => DIE + (face - 1) * CELL;
  return FACES.flatMap((first) => [
    ...die(first, at(first) + CELL / 2 + 4, 14, look),
    ...die(first, 14, at(first) + CELL / 2 + 4, look),
    ...FACES.map((second) => {
      const luck = (pips(first, second) - MEAN) / MOST;
      const colour = look({ fill: luck > 0 ? 'good' : 'bad' });
      return `<rect x="${at(second) + 6}" y="${at(first) + 6}" width="${CELL - 4}" height="${CELL - 4}" rx="5" fill-opacity="${(
        0.12 + 0.88 * Math.abs(luck)
      ).toFixed(2)}" ${colour}/>`;
    }),
  ]);
};
