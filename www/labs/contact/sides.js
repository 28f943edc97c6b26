// Which colour is on roll. To the core X is the side on roll; the reader sees it as Blue, or as White.

/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * A pair with its sides exchanged: a position, pips, or names.
 * @template T
 * @param {{x: T, o: T}} sides
 * @returns {{x: T, o: T}}
 */
export const exchanged = ({ x, o }) => ({ x: o, o: x });

/**
 * A pair of the core's sides as Blue's and White's, or the other way round.
 * @template T
 * @param {{x: T, o: T}} sides
 * @param {boolean} white  whether White is on roll
 */
export const coloured = (sides, white) => (white ? exchanged(sides) : sides);

/**
 * The texts in which the core's sides have their colours.
 * @param {Texts} texts  in which Blue is on roll
 * @param {boolean} white
 * @returns {Texts}
 */
export function textsOf(texts, white) {
  if (!white) return texts;
  const sides = exchanged(texts.sides);
  const { roller } = texts;
  const { x } = sides;
  return {
    ...texts,
    sides,
    game: { ...texts.game, luckOf: roller.luckOf(x), heard: (turn, luck) => roller.heard(turn, x, luck) },
    map: { ...texts.map, label: roller.map(x), hint: roller.hint(x) },
    chances: { ...texts.chances, note: roller.chances(x) },
    chart: { ...texts.chart, description: () => roller.chart(x) },
  };
}
