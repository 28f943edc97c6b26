// The 36 rolls of a position with a cube, as the map of the bear-off labs takes them: equity where that has chances. It
// renames and writes, and computes nothing.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRollMap} CubeRollMap */
/** @typedef {import('../../shared/bearoff/roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('../../shared/bearoff/roll-map-model.js').MapRoll & {passes: number | null}} CubeRoll */
/** @typedef {import('../../shared/format.js').Format} Format */

/**
 * @param {CubeRollMap} map
 * @returns {RollMapData & {lost: number | null, rolls: CubeRoll[]}}
 */
export const asRollMap = ({ mean, gain, loss, lost, rolls }) => ({
  mean,
  gain,
  loss,
  lost,
  rolls: rolls.map(({ dice, moves, after, equity, luck, passes }) => ({ dice, moves, after, value: equity, luck, passes })),
});

/** Decimals of chances, in percent, and of the equity that is shown in their place. @type {Record<number, number>} */
const DECIMALS = { 1: 2, 2: 4, 3: 5 };

/** As the map is drawn anew when it is given something new: one for each. @type {WeakMap<Format, Format>} */
const formats = new WeakMap();

/**
 * How the map writes equity: a point takes the place of a hundred percent.
 * @param {Format} format
 * @returns {Format}
 */
export function mapFormat(format) {
  const known = formats.get(format);
  if (known) return known;
  const percent = (/** @type {number | null} */ value, digits = 2) => format.percent(value, DECIMALS[digits] ?? digits);
  const made = { ...format, percent };
  formats.set(format, made);
  return made;
}

/** Whether the other side should pass a double after some of her replies, or the game is won. @param {CubeRoll} roll */
export const losesMarket = ({ passes }) => passes !== null && passes > 0;
