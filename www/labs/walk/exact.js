// What is exactly known of a model and of what measures luck. It is drawn, compared and told to host pages from the same answer
// of the core: it is asked once for each.

import { core } from './core.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkExact} WalkExact */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkGame} WalkGame */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkTheory} WalkTheory */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('./state.js').Wanted} Wanted */

/** What is to be rolled, made ready. @param {Wanted} wanted */
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

/** So many models are remembered: the blog's two and one more. */
const MODELS = 3;

/** @type {WalkExact[]} the last one first */
let known = [];

/**
 * All that is exactly true of a model. Throws `RolloutLabError` if it is none.
 * @param {Model} model
 * @returns {WalkExact} nobody's to change
 */
export function exactOf(model) {
  const { a, m, s } = Object(model);
  let exact = known.find(({ model: of }) => of.a === a && of.m === m && of.s === s);
  exact ??= core.walkExact(model);
  known = [exact, ...known.filter((other) => other !== exact)].slice(0, MODELS);
  return exact;
}

/**
 * The same as curves, of the model that was asked for last.
 * @param {Model} model
 */
export function drawingsOf(model) {
  if (drawn?.model !== model) drawn = { model, drawings: core.walkCurves(model) };
  return drawn.drawings;
}

/** @type {{model: Model, drawings: import('../../pkg/walk/rollout_lab.js').WalkCurves} | null} */
let drawn = null;

/**
 * What is true of a rollout with a share of the luck subtracted, remembered while the question is the same.
 * @returns {(walks: WalkGame, share: number) => WalkTheory}
 */
export function theories() {
  /** @type {{walks: WalkGame, share: number, theory: WalkTheory} | null} */
  let last = null;
  return (walks, share) => {
    if (last?.walks !== walks || last.share !== share) last = { walks, share, theory: walks.theory(share) };
    return last.theory;
  };
}
