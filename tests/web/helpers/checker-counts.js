// Counts checkers where a view is tested alone, as the core counts them in a lab.

/**
 * Pip counts and checkers off of positions on stages without a core, of 6 points or of 24 and the bar.
 * @param {{x: number[], o: number[]}} sides
 */
export const countCheckers = ({ x, o }) => {
  const pips = (/** @type {number[]} */ side) => side.reduce((sum, here, i) => sum + here * (i + 1), 0);
  const off = (/** @type {number[]} */ side) => 15 - side.reduce((sum, here) => sum + here);
  return { pips: { x: pips(x), o: pips(o) }, off: { x: off(x), o: off(o) } };
};
