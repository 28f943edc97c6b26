// English has two forms of what is counted.

/**
 * "1 game", "20 games", "+1 point".
 * @param {string | number} n  as it is written
 * @param {string} one
 */
export const counted = (n, one) => `${n} ${/^\W?1$/.test(String(n)) ? one : `${one}s`}`;
