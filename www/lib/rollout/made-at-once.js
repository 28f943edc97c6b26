// Games that a lab makes at once, so that no reader waits for one. Each rollout has its game. A new rollout replaces the one before, and
// the replaced rollout and its game are freed.

/** @typedef {import('./shapes.js').Rollout} Rollout */
/**
 * @template W
 * @template {Rollout} R
 * @template G
 * @template {{wanted: W}} S
 * @typedef {import('./shapes.js').MadeAtOnceHost<W, R, G, S>} Host
 */

/**
 * Asks a rollout for all answers that are still wanted when it has been freed.
 * @param {Rollout} rollout
 * @param {import('./shapes.js').Estimate} estimate
 * @returns {import('./shapes.js').Answers}
 */
function answersOf(rollout, estimate) {
  const { games } = rollout;
  const [readout, history, anyTime] = [rollout.readout(estimate), rollout.history(estimate), rollout.anyTime(estimate)];
  return { games, readout: () => readout, history: () => history, anyTime: () => anyTime };
}

/**
 * @template W  the reader's wish for a game, and for the measuring of its luck
 * @template {Rollout} R
 * @template {{free(): void}} G
 * @template {{wanted: W}} S  the state of the lab
 * @param {Object} own
 * @param {(wanted: W) => G} own.game  makes a game. Throws if the core refuses the wish
 * @param {(game: G, seed: string, state: S) => R} own.rollout  begins to roll a game out. Throws if the text is no seed
 * @param {(one: W, other: W) => boolean} own.same  whether one game does for both wishes
 */
export function madeAtOnce({ game, rollout, same }) {
  const begun = (/** @type {G} */ made, /** @type {string} */ seed, /** @type {S} */ state) =>
    Object.assign(rollout(made, seed, state), /** @type {const} */ ({ game: made }));

  /**
   * @param {Host<W, R, G, S>} lab
   * @param {string} seed
   * @param {Parameters<Host<W, R, G, S>['change']>[0]} changes
   * @param {(rollout: ReturnType<typeof begun>) => void} goOn
   * @returns {boolean}  whether the lab goes on with another rollout. It does not if the core has stopped
   */
  function replace(lab, seed, changes, goOn) {
    const before = lab.state.wanted;
    const { wanted = before } = changes;
    const left = lab.rolling.rollout;
    const stays = same(wanted, before);
    const next = lab.guard(() => begun(stays ? left.game : game(wanted), seed, { ...lab.state, ...changes }));
    if (!next) return false;
    lab.change(changes);
    goOn(next);
    left.free();
    if (!stays) left.game.free();
    return true;
  }

  return {
    /** The rollout that a lab begins with. @param {S} state @param {string} seed */
    first: (state, seed) => begun(game(state.wanted), seed, state),

    /**
     * Begins with other dice, and perhaps another game, from no games on. Throws if the core refuses the seed or the wish.
     * @param {Host<W, R, G, S>} lab
     * @param {string} seed
     * @param {Parameters<Host<W, R, G, S>['change']>[0]} changes
     */
    startAgain: (lab, seed, changes) =>
      replace(lab, seed, { badSeed: null, seedChosen: true, ...changes }, (next) => lab.rolling.restart(next)),

    /**
     * Measures the luck of the same games in another way. All of them are rolled again.
     * @template {{wanted: W}} C
     * @param {Host<W, R, G, S>} lab
     * @param {C} changes
     * @param {boolean} [sameResults]  whether only the luck is another, so that the plain average is still true
     */
    measureAgain(lab, changes, sameResults = true) {
      const before = sameResults ? answersOf(lab.rolling.rollout, lab.frame.estimate) : null;
      return replace(lab, lab.rolling.rollout.seed, changes, (next) => lab.rolling.again(next, before));
    },
  };
}
