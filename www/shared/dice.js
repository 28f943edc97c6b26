// Rolls as backgammon players write them, the same in every language.

/**
 * The larger die first: "6-5".
 * @param {readonly number[]} dice
 */
export const writeRoll = ([first, second]) => `${Math.max(first, second)}-${Math.min(first, second)}`;
