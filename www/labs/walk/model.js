// The numbers and words of the walk lab that its views, host pages and spreadsheets share: exact values of a model, each asked of
// the core once, and the plain objects that are made of a walk.

import { core } from './core.js';
import { SCALES, sameModel } from './state.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkExact} WalkExact */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkGame} WalkGame */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkTheory} WalkTheory */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('./state.js').Wanted} Wanted */

// ——— Walks and their exact values ———

/** Makes the walks that are to be rolled. Throws `RolloutLabError` if they are none. @param {Wanted} wanted */
export const walksOf = ({ model, outcome, scale, evaluator }) =>
  new core.WalkGame(outcome === 'win' ? { model, outcome, evaluator: scale } : { model, outcome, evaluator });

/**
 * Whether both are rolled and measured in the same way: which share is subtracted is only a way to read them.
 * @param {Wanted} one
 * @param {Wanted} other
 */
export const isSameButShare = (one, other) =>
  one.model === other.model &&
  one.outcome === other.outcome &&
  (one.outcome === 'win' ? one.scale === other.scale : one.evaluator === other.evaluator);

/** The number of models that are remembered: the blog's two and one more. */
const MODELS = 3;

/** The last models, the newest first. @type {WalkExact[]} */
let known = [];

/**
 * The exact values of a model. Throws `RolloutLabError` if it is none.
 * @param {Model} model
 * @returns {WalkExact} nobody's to change
 */
export function exactOf(model) {
  const exact = known.find((one) => sameModel(one.model, Object(model))) ?? core.walkExact(model);
  known = [exact, ...known.filter((other) => other !== exact)].slice(0, MODELS);
  return exact;
}

/** @type {{model: Model, drawings: import('../../pkg/walk/rollout_lab.js').WalkCurves} | null} */
let drawn = null;

/** Exact values as curves, of the model that was asked for last. @param {Model} model */
export function drawingsOf(model) {
  if (drawn?.model !== model) drawn = { model, drawings: core.walkCurves(model) };
  return drawn.drawings;
}

/** The last theory of each game. @type {WeakMap<WalkGame, {share: number, theory: WalkTheory}>} */
const theories = new WeakMap();

/**
 * The theory of a rollout with a share of the luck subtracted. It is remembered while the share is the same.
 * @param {WalkGame} walks
 * @param {number} share
 */
export function theoryOf(walks, share) {
  const last = theories.get(walks);
  const { theory } = last?.share === share ? last : { theory: walks.theory(share) };
  theories.set(walks, { share, theory });
  return theory;
}

/** @type {WeakMap<WalkGame, import('../../lib/rollout/many-rollouts.js').Make>} */
const makers = new WeakMap();

/**
 * Returns the function that makes many rollouts of the walks in force. The details below the chart are drawn a moment later, and
 * until then they call the function that they have. So each function takes the walks in force.
 * @param {import('./lab.js').Lab} lab
 */
export function manyOf({ rolling }) {
  const { game } = rolling.rollout;
  const make =
    makers.get(game) ??
    ((/** @type {string} */ seed, /** @type {number} */ rollouts, /** @type {number} */ walks) =>
      new core.ManyWalkRollouts(rolling.rollout.game, seed, rollouts, walks));
  makers.set(game, make);
  return make;
}

/**
 * The snapshot for host pages: the lengths of the games, and the exact values of the model.
 * @param {import('../../pkg/walk/rollout_lab.js').WalkRollout} rollout
 * @param {Model} model
 */
export function snapshotOf(rollout, model) {
  const { total: length } = rollout.lengths();
  const { walk, total, gamma, scales } = exactOf(model);
  return {
    walks: rollout.games,
    seed: rollout.seed,
    model: { ...model },
    length: { mean: length.mean, sd: length.sd, c3: length.c3, c4: length.c4 },
    exact: {
      walk: { mean: walk.mean, sd: walk.sd },
      total: { mean: total.mean, sd: total.sd, c3: total.c3, c4: total.c4 },
      gamma: gamma && { shape: gamma.shape, scale: gamma.scale, shift: gamma.shift },
      scales: Object.fromEntries(SCALES.map((name) => [name, { equivalentGames: scales[name].equivalentGames }])),
    },
  };
}

// ——— One walk ———

/** A coordinate of a drawing, with two decimals. @param {number} at */
export const place = (at) => Math.round(at * 100) / 100;

/** Decimals of X. */
const DIGITS = 3;

/**
 * A move of a walk in words, and its luck.
 * @param {WalkRecord} record
 * @param {number} move
 * @param {import('./texts/en.js').Texts} texts
 * @param {Format} format
 */
export function moveSaid({ path, luck, moves }, move, { walk: words }, format) {
  const [before, after] = [path[move], path[move + 1]].map((x) => format.points(x, DIGITS));
  const text = move + 1 === moves ? words.decides(before, after, path[move + 1] > 0) : words.move(before, after);
  return { text, luck: luck[move] };
}

/**
 * The columns of the table of walks: the moves of a walk, its last X, and the game's other moves.
 * @type {import('../../lib/rollout/shapes.js').OwnColumns}
 */
export const columns = {
  columns: [{ id: 'moves' }, { id: 'end', hideNarrow: true }, { id: 'others', hideNarrow: true }],
  cells: (/** @type {WalkRecord} */ { path, moves, otherMoves }, _texts, format) => [
    format.count(moves),
    format.points(path[moves], DIGITS),
    format.plain(otherMoves, 1),
  ],
  values: (/** @type {WalkRecord} */ { path, moves, otherMoves }) => [moves, path[moves], otherMoves],
};
