// Rolls as backgammon players write them, the same in every language.

/**
 * Both dice, the larger one first.
 * @param {readonly number[]} dice
 * @returns {[number, number]}
 */
export const largerFirst = ([first, second]) => (first < second ? [second, first] : [first, second]);

/**
 * The larger die first: "6-5".
 * @param {readonly number[]} dice
 */
export const writeRoll = (dice) => largerFirst(dice).join('-');
