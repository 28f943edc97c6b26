// What the views of pairs read of the lab: types only.

/** @typedef {import('../../pkg/pairs/rollout_lab.js').CouplingName} CouplingName */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairRecord} PairRecord */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsFigures} PairsFigures */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsTheory} PairsTheory */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairsVerdict} PairsVerdict */

/** @typedef {Record<CouplingName, import('../../pkg/pairs/rollout_lab.js').PairsFiguresBoth>} Figures */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Outcomes} Outcomes */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').Scatter} Cloud  results of some pairs */

/**
 * @typedef {Object} PairsOwn  null where there is no game yet
 * @property {(trial: number, coupling: CouplingName) => PairRecord | null} record
 * @property {() => Figures | null} couplings
 * @property {() => PairsVerdict | null} verdict
 * @property {(coupling: CouplingName) => Outcomes | null} outcomes
 * @property {(coupling: CouplingName, from: number, to: number) => Cloud | null} scatter
 */

/**
 * @typedef {Object} Game
 * @property {(coupling: CouplingName) => PairsTheory | null} theory
 * @property {() => boolean} buildTimed  makes ready what rolls pairs to be timed, a step of it; whether all is done
 * @property {(coupling: CouplingName, pairs: number) => void} rollOnly
 */

/**
 * @typedef {Object} Own
 * @property {import('../../lib/rollout/shapes.js').Rollout & PairsOwn} rollout
 * @property {CouplingName} estimate  the coupling in view
 * @property {{game: Game} | null} current
 * @property {{wanted: {position: BearoffPosition}}} state
 * @property {{progress: number | null}} [exact]  how far the exact figures of coupled pairs are, 0..1; null: nothing is worked out
 * @property {{a: string, b: string} | null} [written]  the two plays
 * @property {Texts} texts
 */

/**
 * @typedef {import('../../lib/i18n/texts.js').Texts & {
 *   board: typeof import('../../lib/bearoff/texts/en.js').board,
 *   pair: typeof import('./texts/en-pair.js').pair,
 *   couplings: typeof import('./texts/en-couplings.js').couplings,
 *   experiment: typeof import('./texts/en-experiment.js').experiment,
 * }} Texts
 */

/** @typedef {Omit<import('../../lib/rollout/rollout-element.js').RolloutElement, keyof Own> & Own} Lab */

export {};
