// A made-up lab of pairs, for what there is to see of them: one pair, figures, verdicts and spreads whose numbers are chosen so that
// what is written of them can be checked by hand.

/** @typedef {import('../../../www/pkg/pairs/rollout_lab.js').CouplingName} CouplingName */
/** @typedef {import('../../../www/pkg/pairs/rollout_lab.js').PairsFigures} PairsFigures */
/** @typedef {import('../../../www/pkg/pairs/rollout_lab.js').PairsVerdict} PairsVerdict */

/** @type {readonly CouplingName[]} */
const NAMES = ['independent', 'same', 'ranked', 'nearest'];

/** 4-3 of three checkers each, a decision of the reference file; A bears off the 4 point, B does not. */
export const POSITION = { x: [0, 0, 0, 1, 1, 1], o: [0, 1, 1, 1, 0, 0], onRoll: 'x' };
const AFTER = { a: [0, 0, 1, 0, 1, 0], b: [0, 1, 0, 0, 0, 1] };
const NONE = [0, 0, 0, 0, 0, 0];
const LAST = [0, 1, 0, 0, 0, 0];

/** @param {'x' | 'o'} side @param {[number, number]} dice @param {any} more */
const turn = (side, dice, more) => ({
  side,
  dice,
  best: more.moves,
  mean: 0,
  value: 0,
  lost: 0,
  disparity: null,
  ...more,
});

/**
 * A is over after two steps, B after three: 62.52 and −35.14 points of luck, and 100 − 62.52 = 37.48, 0 + 35.14 = 35.14.
 * @param {number} trial
 */
export const record = (trial) => ({
  trial,
  result: 100,
  totalLuck: 97.66,
  reduced: 2.34,
  a: { result: 100, totalLuck: 62.52, reduced: 37.48, start: AFTER.a },
  b: { result: 0, totalLuck: -35.14, reduced: 35.14, start: AFTER.b },
  steps: [
    {
      side: 'o',
      a: turn('o', [6, 5], {
        before: POSITION.o,
        other: AFTER.a,
        after: LAST,
        moves: [
          [4, 0],
          [3, 0],
        ],
        luck: -10.5,
        rank: 5,
        tied: [5, 6],
      }),
      b: turn('o', [5, 4], {
        before: POSITION.o,
        other: AFTER.b,
        after: LAST,
        moves: [
          [4, 0],
          [3, 0],
        ],
        luck: -8.14,
        rank: 7,
        tied: [7, 7],
      }),
      luckSoFar: -2.36,
    },
    {
      side: 'x',
      a: turn('x', [6, 3], {
        before: AFTER.a,
        other: LAST,
        after: NONE,
        moves: [
          [5, 0],
          [3, 0],
        ],
        luck: 73.02,
        rank: 12,
        tied: [12, 12],
      }),
      b: turn('x', [4, 2], {
        before: AFTER.b,
        other: LAST,
        after: LAST,
        moves: [
          [6, 2],
          [2, 0],
        ],
        luck: 5,
        rank: 12,
        tied: [11, 14],
      }),
      luckSoFar: 65.66,
    },
    {
      side: 'o',
      a: null,
      b: turn('o', [3, 1], {
        before: LAST,
        other: LAST,
        after: NONE,
        moves: [[2, 0]],
        luck: -32,
        rank: 20,
        tied: [1, 36],
      }),
      luckSoFar: 97.66,
    },
  ],
});

/** The same decision with the sides exchanged: White's. */
export const WHITES = { x: POSITION.o, o: POSITION.x, onRoll: 'o' };
const other = /** @type {Record<string, string>} */ ({ x: 'o', o: 'x' });
/** @param {any} it */
const exchanged = (it) => it && { ...it, side: other[it.side] };
/** @param {number} trial */
export const whitesRecord = (trial) => {
  const own = record(trial);
  return {
    ...own,
    steps: own.steps.map((step) => ({ ...exchanged(step), a: exchanged(step.a), b: exchanged(step.b) })),
  };
};

/** @param {number} mean */
const summary = (mean) => ({ mean, sd: 48, se: 0.48, ci: [mean - 0.94, mean + 0.94] });

/**
 * Standard deviations of the decision in the reference file in percent, measured ones a little off; 10,000 pairs, so that the
 * standard error is a hundredth.
 * @param {number} sd
 * @param {number} exactSd
 * @param {number} correlation
 */
const figures = (sd, exactSd, correlation, biased = false, mean = 2.4) => ({
  a: summary(37.5),
  b: summary(35.1),
  mean,
  se: sd / 100,
  sd,
  correlation,
  asIndependent: 0.68,
  worth: biased ? null : (68 / sd) ** 2,
  needed: biased ? null : ((1.96 * sd) / mean) ** 2,
  exact: {
    mean: 2.33,
    sd: exactSd,
    worth: biased ? null : (67.99 / exactSd) ** 2,
    needed: biased ? null : ((1.96 * exactSd) / 2.33) ** 2,
  },
});

const FIGURES = {
  independent: { plain: figures(68, 67.99, 0.0), reduced: figures(23, 22.93, 0.01) },
  same: { plain: figures(40.5, 40.35, 0.65), reduced: figures(14.5, 14.66, 0.57) },
  ranked: { plain: figures(15.2, 15.1, 0.95), reduced: figures(6.3, 6.34, 0.92) },
  nearest: { plain: figures(14, 14.1, 0.96, true, 1.1), reduced: figures(5, 5.1, 0.97, true, 1.2) },
};

/** @param {boolean} known */
const known = (known) => {
  const without = (/** @type {any} */ all) => ({
    ...all,
    exact: { mean: known ? 2.33 : null, sd: null, worth: null, needed: null },
  });
  return Object.fromEntries(
    Object.entries(FIGURES).map(([name, { plain, reduced }]) => [
      name,
      { plain: without(plain), reduced: without(reduced) },
    ]),
  );
};

/** Exact spreads of nothing. */
export const unknownFigures = () => known(false);
export const knownFigures = () => FIGURES;

/** @type {PairsVerdict} */
export const VERDICT = {
  exact: true,
  best: 'ranked',
  reduced: true,
  worth: 115,
  plainBest: 'ranked',
  plainWorth: 20.3,
  raised: [],
};

/** @param {CouplingName} coupling */
export const theory = (coupling) => {
  const bias = coupling === 'nearest' ? -1.2 : 0;
  return {
    truth: 2.33,
    plain: { mean: 2.33 + bias, sd: 15, bias },
    reduced: { mean: 2.33 + (bias * 2) / 3, sd: 6, bias: (bias * 2) / 3 },
    unbiased: bias === 0,
    equivalentGames: null,
  };
};

/** Of 10,000 pairs. */
export const OUTCOMES = { both: 3600, onlyA: 400, onlyB: 100, neither: 5900 };

/** On a lattice, to and fro around the diagonal. @param {number} from @param {number} to */
export function cloud(from, to) {
  const own = Array.from({ length: to - from }, (_, i) => from + i);
  const a = Float64Array.from(own, (i) => 100 * (i % 2));
  const aReduced = Float64Array.from(own, (i) => 37 + ((i * 7) % 31) - 15);
  const bReduced = Float64Array.from(own, (i) => 35 + ((i * 7) % 31) - 15 + ((i * 13) % 11) - 5);
  return { a, b: a, aReduced, bReduced };
}

/**
 * How the means of so many rollouts of so many pairs spread: bars of a normal curve, in bins of half a standard deviation.
 * @param {CouplingName} coupling
 * @param {boolean} reduced
 * @param {number} pairs
 * @param {number} rollouts
 */
export function spread(coupling, reduced, pairs, rollouts) {
  const { sd } = FIGURES[coupling][reduced ? 'reduced' : 'plain'].exact;
  const { mean } = theory(coupling)[reduced ? 'reduced' : 'plain'];
  const own = sd / Math.sqrt(pairs);
  const bins = Array.from({ length: 12 }, (_, i) => i - 6);
  const height = (/** @type {number} */ at) => (rollouts * 0.5 * Math.exp((-at * at) / 2)) / Math.sqrt(2 * Math.PI);
  return {
    mean: mean + 0.1,
    sd: own * 1.01,
    expectedMean: mean,
    expectedSd: own,
    skewness: 0,
    expectedSkewness: 0,
    edges: Float64Array.from([...bins, 6], (at) => mean + (at / 2) * own),
    counts: Float64Array.from(bins, (at) => Math.round(height((at + 0.5) / 2))),
    curveX: Float64Array.from(bins, (at) => mean + (at / 2) * own),
    curveY: Float64Array.from(bins, (at) => height(at / 2)),
  };
}

export { NAMES };
