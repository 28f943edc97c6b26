// The step of the guide where first rolls are rotated: to pairs of rolls, to whole blocks of them, and back.

/** @typedef {import('../shapes.js').Rotation} Rotation */
/** @typedef {import('../shapes.js').RolloutModel} RolloutModel */

/**
 * @param {Pick<RolloutModel, 'format' | 'games' | 'readout'> & {
 *   act: {rotate: (rotation: Rotation) => void, rollTo: (games: number) => unknown},
 *   state: {rotation: Rotation}, texts: {rotation: import('./en.js').RotationTexts}}} model  first rolls are rotated
 * @param {{first: string, pairs: string}} says  of first rolls, and of pairs of rolls
 * @param {number} blocks  this many of pairs are to be rolled: one tells no standard error
 * @returns {import('../guide.js').Step}
 */
export function rotatedStep({ act, format, games, readout, state, texts }, says, blocks = 2) {
  const words = texts.rotation.guide;
  const name = 'rotated';
  if (state.rotation === 1) {
    return { name, says: says.first, way: { label: words.both, act: () => act.rotate(2) } };
  }
  const enough = blocks * (readout.blocks?.size ?? 0);
  const on = { label: words.rollTo(format.count(enough)), act: () => act.rollTo(enough) };
  const back = { label: words.random, act: () => act.rotate(0) };
  return { name, says: says.pairs, ...(games < enough ? { way: on, also: back } : { way: back }) };
}
