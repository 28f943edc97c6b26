// Who measures luck in the contact lab, from the best one down; how they are written in an address.

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactEvaluator} EvaluatorName */

/** @type {EvaluatorName[]} */
export const EVALUATORS = ['network', 'tiny', 'blurred', 'pipCount', 'nothing'];

/** @type {Record<string, EvaluatorName>} */
export const EVALUATOR_WORDS = {
  network: 'network',
  tiny: 'tiny',
  blurred: 'blurred',
  'pip-count': 'pipCount',
  nothing: 'nothing',
};
