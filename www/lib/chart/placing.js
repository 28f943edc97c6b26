// Geometry of names that must not cover each other, in pixels.

/**
 * Moves equally tall labels of one column apart, as little as possible, keeping their order. (Neighbours that
 * collide become one block around the mean of the places they wish for; blocks that collide become one, too.)
 * @param {number[]} wished  centres, from top to bottom
 * @param {number} tall
 * @param {number} top
 * @param {number} bottom
 */
export function spread(wished, tall, top, bottom) {
  /** @type {{start: number, count: number, sum: number}[]} sum: of the wished starts of the block */
  const blocks = [];
  /** @param {{start: number, count: number, sum: number}} block */
  const settle = (block) => {
    const size = block.count * tall;
    block.start = Math.max(top, Math.min(bottom - size, block.sum / block.count));
  };
  for (const centre of wished) {
    let block = { start: 0, count: 1, sum: centre - tall / 2 };
    settle(block);
    for (;;) {
      const above = blocks.at(-1);
      if (!above || above.start + above.count * tall <= block.start) break;
      blocks.pop();
      const shift = above.count * tall * block.count;
      block = { start: 0, count: above.count + block.count, sum: above.sum + block.sum - shift };
      settle(block);
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ start, count }) => Array.from({ length: count }, (_, i) => start + (i + 0.5) * tall));
}

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Box} a @param {Box} b */
export function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? down : 0;
}

/**
 * Returns the best of some places for a label: on no other label, on as little of a line as can be, close to the first place.
 * @param {Box[]} places  first = best liked
 * @param {Box[]} labels  placed already
 * @param {Box[]} lines  what lines cover
 * @returns {Box | null} null if every place lies on another label
 */
export function bestPlace(places, labels, lines) {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    if (labels.some((label) => overlap(place, label) > 0)) continue;
    const covered = lines.reduce((sum, line) => sum + Math.min(overlap(place, line), 6), 0);
    const away = Math.abs(place.top - places[0].top);
    const cost = 8 * covered + away;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
