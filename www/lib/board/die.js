// The six faces of a die, as they are on a real one.

/**
 * Pips at −1, 0, 1 across and down. Two and three run along a diagonal, the six in two columns.
 * @type {Record<number, readonly [number, number][]>}
 */
const FACES = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/**
 * @param {number} value
 * @returns {readonly [number, number][]} none for what is no roll of a die
 */
export const face = (value) => FACES[value] ?? [];
