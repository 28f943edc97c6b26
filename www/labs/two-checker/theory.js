// What is exactly known of a luck table. A table is checked, drawn and told to host pages from the same answer of the
// core: it is asked once for each.

import { core } from './core.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').Evaluations} Evaluations */

/**
 * Remembers the last answer, while the question is the same.
 * @template {unknown[]} Q, A
 * @param {(...question: Q) => A} ask
 * @returns {(...question: Q) => A}
 */
function remembered(ask) {
  /** @type {{question: Q, answer: A} | null} */
  let last = null;
  return (...question) => {
    if (!last || question.some((part, i) => part !== last?.question[i])) last = { question, answer: ask(...question) };
    return last.answer;
  };
}

/** Throws `RolloutLabError` if that is no luck table. Tables are never changed, but replaced by others. */
export const theoryOf = remembered((/** @type {LuckTable} */ table) => core.theory(table));

/** Where averages are expected, up to so many games. */
export const funnelOf = remembered((/** @type {LuckTable} */ table, /** @type {number} */ games) =>
  core.funnel(table, games),
);

/** The true chances. */
export const correctEvaluations = remembered(() => core.evaluationPresets().correct);

/** The luck that follows from evaluations, with its working. Throws `RolloutLabError` for bad evaluations. */
export const luckFrom = remembered((/** @type {Evaluations} */ evaluations) => core.luckFrom(evaluations));

/** Evaluations that have this luck, with each roll's mean taken out. Throws `RolloutLabError` if there are none. */
export const evaluationsOf = remembered((/** @type {LuckTable} */ table) => core.evaluationsOf(table));
