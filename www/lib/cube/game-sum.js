// A game with the cube as the sum that it is: result = value + luck − mistakes. It signs, rounds and orders what the core has
// measured.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeTurn} CubeTurn */
/** @typedef {'x' | 'o'} Side */

/** Mistakes that cost less, in points, than is written of them are none. */
export const SAME = 5e-5;

/** The last decimal that is written of a term: 4. */
const UNIT = 1e4;

/**
 * @typedef {Object} Term  of the sum, as it is written: rounded
 * @property {'value' | 'luck' | 'checkers' | 'cube'} name
 * @property {Side | null} side  whose mistakes they are
 * @property {number} points  as they are added up, from the side that was on roll at the start: her own mistakes below zero
 */

/**
 * What a game came to, term by term; mistakes only of those who made some. As they are written the terms add up to the result:
 * for that the last digit of the luck gives way.
 * @param {{result: number, value: number, mistakes: CubeRecord['mistakes']}} record  by the exact rung: of luck that is estimated it is not true
 * @param {Side} first  who was on roll at the start
 * @returns {Term[]}
 */
export function termsOf({ result, value, mistakes }, first) {
  const written = (/** @type {number} */ points) => Math.round(points * UNIT);
  const costs = /** @type {const} */ (['x', 'o']).flatMap((side) =>
    /** @type {const} */ (['checkers', 'cube'])
      .filter((name) => mistakes[side][name] >= SAME)
      .map((name) => ({ name, side, points: (side === first ? -1 : 1) * written(mistakes[side][name]) })),
  );
  const others = costs.reduce((sum, { points }) => sum + points, written(value));
  const all = [
    { name: /** @type {const} */ ('value'), side: null, points: written(value) },
    { name: /** @type {const} */ ('luck'), side: null, points: written(result) - others },
    ...costs,
  ];
  return all.map((term) => ({ ...term, points: term.points / UNIT }));
}

/** Whose cube it is when somebody turns it: her own, or either's. @param {Pick<CubeTurn, 'cube'>} turn */
export const isRedouble = ({ cube }) => cube.owner !== 'centred';

/** What the cube counts while a roll is played. @param {CubeTurn} turn */
export const cubeInPlay = ({ cube, doubled, answer }) => (doubled && answer === 'take' ? 2 : 1) * cube.value;
