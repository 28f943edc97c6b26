// A number that is measured many times, on a machine that has other things to do.

/** The middle half may differ by so much to either side, relative to the median. */
const AGREE = 0.1;

/**
 * The median, where the middle half of the measurements agree; else null: on this machine it cannot be said.
 * @param {number[]} measured
 */
export function steadyMedian(measured) {
  const sorted = [...measured].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))];
  const median = at(0.5);
  return at(0.75) - at(0.25) <= 2 * AGREE * median ? median : null;
}
