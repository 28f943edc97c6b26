// The 36 rolls of a position with a cube, as the map of the bear-off labs takes them: equity where that has chances. It
// renames and writes, and computes nothing.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRollMap} CubeRollMap */
/** @typedef {import('../../lib/bearoff/roll-map-model.js').RollMapData} RollMapData */
/** @typedef {import('../../lib/bearoff/roll-map-model.js').MapRoll & {passes: number | null}} CubeRoll */

/**
 * @param {CubeRollMap} map
 * @returns {RollMapData & {lost: number | null, rolls: CubeRoll[]}}
 */
export const asRollMap = ({ mean, gain, loss, lost, rolls }) => ({
  mean,
  gain,
  loss,
  lost,
  rolls: rolls.map(({ dice, moves, after, equity, luck, passes }) => ({
    dice,
    moves,
    after,
    value: equity,
    luck,
    passes,
  })),
});

/** Whether the other side should pass a double after some of her replies, or the game is won. @param {CubeRoll} roll */
export const losesMarket = ({ passes }) => passes !== null && passes > 0;
