// The three numbers of a decision about the cube, made ready to be shown: which belong to whom, and whose mistake each is.
// It computes no equity.

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {'x' | 'o'} Side */
/** @typedef {'centred' | 'mine' | 'theirs'} Holder  of the cube, seen by the side on roll */
/** @typedef {'noDouble' | 'doubleTake' | 'doublePass'} Way  a decision can go */

/** @type {readonly Way[]} */
export const WAYS = ['noDouble', 'doubleTake', 'doublePass'];

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === 'x' ? 'o' : 'x');

/**
 * @param {CubeOwner} owner
 * @param {Side} onRoll
 * @returns {Holder}
 */
export const holderOf = (owner, onRoll) => (owner === 'centred' ? 'centred' : owner === onRoll ? 'mine' : 'theirs');

/**
 * @param {Holder} holder
 * @param {Side} onRoll
 * @returns {CubeOwner}
 */
export const ownerOf = (holder, onRoll) =>
  holder === 'centred' ? 'centred' : holder === 'mine' ? onRoll : otherSide(onRoll);

/**
 * @typedef {Object} Cell  one of the three ways
 * @property {number | null} equity  in points, of the side on roll; null: nobody can go it
 * @property {boolean} proper  whether it is what happens if both do what is right, or as good
 * @property {{mover: boolean, cost: number} | null} mistake  whose it is, and what it costs her in points; null: nobody's
 */

/**
 * What each way is worth, and whose mistake it would be.
 * @param {CubeDecision} decision
 * @returns {Record<Way, Cell>}
 */
export function cellsOf({ mayDouble, noDouble, doubleTake, doublePass, answer, costs }) {
  const cell = (
    /** @type {number | null} */ equity,
    /** @type {boolean} */ mover,
    /** @type {number | null} */ cost,
  ) => ({
    equity,
    proper: equity !== null && !cost,
    mistake: equity !== null && cost ? { mover, cost } : null,
  });
  if (!mayDouble)
    return {
      noDouble: cell(noDouble, true, 0),
      doubleTake: cell(null, true, null),
      doublePass: cell(null, true, null),
    };
  // A double that is answered as it should be is the doubler's affair, one that is not the other side's.
  const wrong = (/** @type {'take' | 'pass'} */ way) => answer !== way && costs[way];
  const double = (/** @type {number | null} */ equity, /** @type {'take' | 'pass'} */ way) =>
    wrong(way) ? cell(equity, false, costs[way]) : cell(equity, true, costs.double);
  return {
    noDouble: cell(noDouble, true, costs.noDouble),
    doubleTake: double(doubleTake, 'take'),
    doublePass: double(doublePass, 'pass'),
  };
}

/**
 * Whether two actions are worth the same.
 * @param {CubeDecision} decision
 * @param {'noDouble' | 'take'} action  or the other one
 */
export const isEqual = ({ equal }, action) =>
  equal.some((pair) => /** @type {readonly string[]} */ (pair).includes(action));
