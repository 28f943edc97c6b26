// What stands for the rollout before there is a game to be rolled out: no games, and nothing known of them.

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} BearoffReadout */

const NOTHING = new Float64Array();
export const NO_SUMMARY = { mean: null, sd: null, se: null, ci: null };
const NO_AVERAGE = { ...NO_SUMMARY, anyTime: null };

export class NoRollout {
  /** @param {string} seed */
  constructor(seed) {
    this.seed = seed;
    this.games = 0;
    this.done = 0;
    this.all = 0;
  }

  order() {
    return new Uint8Array();
  }

  merge() {}

  roll() {
    return 0;
  }

  rewind() {}

  free() {}

  record() {
    return null;
  }

  /** @returns {BearoffReadout} */
  readout() {
    return {
      games: 0,
      seed: this.seed,
      wins: 0,
      plain: NO_AVERAGE,
      reduced: NO_AVERAGE,
      approximate: { plain: false, reduced: false },
      williams: null,
      start: NaN,
      equivalentGames: null,
      totals: { result: 0, luck: 0, reduced: 0 },
      meanLuck: null,
      expectedSe: { plain: null, reduced: null },
      reliable: false,
    };
  }

  history() {
    return {
      games: NOTHING,
      plain: NOTHING,
      plainLow: NOTHING,
      plainHigh: NOTHING,
      reduced: NOTHING,
      reducedLow: NOTHING,
      reducedHigh: NOTHING,
      luck: NOTHING,
    };
  }

  anyTime() {
    return { plainLow: NOTHING, plainHigh: NOTHING, reducedLow: NOTHING, reducedHigh: NOTHING };
  }
}
