// A made-up lab of the cube: decisions of the reference file, and a game and a ladder whose numbers are chosen so that what is
// written of them can be checked by hand.

/** @typedef {import('../../../www/pkg/cube/rollout_lab.js').CubeDecision} CubeDecision */
/** @typedef {import('../../../www/pkg/cube/rollout_lab.js').CubeDecisions} CubeDecisions */
/** @typedef {import('../../../www/pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */

/**
 * What a decision is worth by its three numbers, as the core says it.
 * @param {number} noDouble
 * @param {number} doubleTake
 * @returns {CubeDecision}
 */
function decided(noDouble, doubleTake) {
  const doubled = Math.min(doubleTake, 1);
  const same = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-6;
  const cost = (/** @type {number} */ a, /** @type {number} */ b) => (same(a, b) || a < b ? 0 : a - b);
  const equal = [];
  if (same(noDouble, doubled)) equal.push(['noDouble', 'double']);
  if (same(doubleTake, 1)) equal.push(['take', 'pass']);
  return {
    mayDouble: true,
    noDouble,
    doubleTake,
    doublePass: 1,
    value: Math.max(noDouble, doubled),
    action: doubled - noDouble > 1e-6 ? 'double' : 'noDouble',
    answer: doubleTake - 1 > 1e-6 ? 'pass' : 'take',
    equal,
    costs: {
      noDouble: cost(doubled, noDouble),
      double: cost(noDouble, doubled),
      take: cost(doubleTake, 1),
      pass: cost(1, doubleTake),
    },
  };
}

/** @param {number} value @returns {CubeDecision} */
const notHis = (value) => ({
  mayDouble: false,
  noDouble: value,
  doubleTake: null,
  doublePass: 1,
  value,
  action: 'noDouble',
  answer: 'take',
  equal: [],
  costs: { noDouble: null, double: null, take: null, pass: null },
});

/**
 * @param {number} win  in percent
 * @param {number} centred  no double, with a centred cube
 * @param {number} mine  the same with one's own
 * @param {number} theirs  the other side's
 * @returns {CubeDecisions}
 */
const decisions = (win, centred, mine, theirs) => ({
  win,
  cubeless: (2 * win) / 100 - 1,
  centred: decided(centred, 2 * theirs),
  mine: decided(mine, 2 * theirs),
  theirs: notHis(theirs),
});

/** Of cubeful.json; `even` is made up: nothing matters. */
export const DECISIONS = {
  jacoby: decisions(61.89986282578875, 0.05555555555555555, 0.2391975308641975, 0.05555555555555555),
  oneEach: decisions(81.25, 0.5, 0.625, 0.5),
  fiveAces: decisions(77.63560242341104, 0.7592592592592591, 0.7592592592592591, 0.551997599451303),
  even: decisions(50, 0, 0, 0),
};

/** @type {import('../../../www/pkg/cube/rollout_lab.js').BearoffPosition} */
export const POSITION = { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll: 'x' };

const NONE = [0, 0, 0, 0, 0, 0];
const LAST = [0, 1, 0, 0, 0, 0];

/** The sum is 0.1111 + luck − 0.0556 − 0.1 + 0.25 + 0.3 = 2: the luck is 1.4944, and 1.4945 of what is rounded before. */
const LUCK = 2 - 0.11111111 + 0.05555555 + 0.1 - 0.3 - 0.25;

/**
 * Blue, on roll, does not double, which costs him 0.0556. White doubles to 2, which costs her 0.3, he takes, which costs him 0.1, and
 * she makes a play that costs her 0.25. He redoubles to 4, and she passes.
 * @param {number} trial
 * @returns {CubeRecord}
 */
export const record = (trial) =>
  /** @type {any} */ ({
    trial,
    winner: 'x',
    result: 2,
    totalLuck: LUCK,
    reduced: 2 - LUCK,
    williams: null,
    luckSoFar: [-0.5, LUCK, LUCK],
    ended: 'pass',
    cube: 2,
    value: 0.11111111,
    mistakes: { x: { checkers: 0, cube: 0.15555555 }, o: { checkers: 0.25, cube: 0.3 } },
    turns: [
      {
        side: 'x',
        before: POSITION.x,
        other: POSITION.o,
        after: LAST,
        cube: { value: 1, owner: 'centred' },
        doubled: false,
        answer: null,
        cubeLost: 0.05555555,
        answerLost: 0,
        dice: [6, 1],
        moves: [
          [5, 0],
          [2, 1],
        ],
        best: [
          [5, 0],
          [2, 1],
        ],
        mean: 0.05,
        value: -0.45,
        luck: -0.5,
        lost: 0,
        disparity: null,
      },
      {
        side: 'o',
        before: POSITION.o,
        other: LAST,
        after: LAST,
        cube: { value: 1, owner: 'centred' },
        doubled: true,
        answer: 'take',
        cubeLost: 0.3,
        answerLost: 0.1,
        dice: [2, 1],
        moves: [
          [4, 2],
          [1, 0],
        ],
        best: [[4, 1]],
        mean: 0,
        value: 0,
        luck: LUCK + 0.5,
        lost: 0.25,
        disparity: null,
      },
      {
        side: 'x',
        before: LAST,
        other: LAST,
        after: NONE,
        cube: { value: 2, owner: 'x' },
        doubled: true,
        answer: 'pass',
        cubeLost: 0,
        answerLost: 0,
        dice: null,
        moves: [],
        best: [],
        mean: null,
        value: null,
        luck: 0,
        lost: 0,
        disparity: null,
      },
    ],
  });

/** Exact spreads of the reference file; that with the cube ignored is made up. */
const SPREADS = [1.9969111950679361, 1.2, 0.38586906908767554, 0.12347810210805613, 4e-17];

export const EXACT = SPREADS.map((sd) => ({
  mean: 0.1111111111111111,
  sd,
  equivalentGames: sd < 1e-9 ? null : (SPREADS[0] / sd) ** 2,
}));

/** As they were measured in 10,000 games: a little off. */
export const MEASURED = SPREADS.map((sd, i) => ({
  mean: 0.1111111111111111 + sd / 100,
  sd: sd < 1e-9 ? 1e-17 : sd * 1.01,
  se: sd < 1e-9 ? 1e-19 : (sd * 1.01) / 100,
  equivalentGames: i === 4 ? null : (SPREADS[0] / sd) ** 2,
}));

export const NOT_MEASURED = SPREADS.map(() => ({ mean: null, sd: null, se: null, equivalentGames: null }));
