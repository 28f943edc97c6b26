// Numbers that look random and are the same every time: mulberry32 (Tommy Ettinger), from one 32-bit seed.

/** @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  /** From 0 up to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number below n. @param {number} n */
    below: (n) => Math.floor(next() * n),
    /** @template T @param {readonly T[]} choices @returns {T} */
    pick: (choices) => choices[Math.floor(next() * choices.length)],
  };
}
