// The ways of a council to agree on a move: in which order they are shown, and how their lines look.

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilRule} Rule */

/** In the order of tables and legends. @type {readonly Rule[]} */
export const RULES = [
  'strongest',
  'weakest',
  'majorityStrongest',
  'majorityRandom',
  'optimistic',
  'pessimistic',
  'optimal',
  'optimalKnowingCopies',
  'optimalPredicted',
  'ceiling',
];

/** In the order of lines and their names, which is about that of their ends: the best first. @type {readonly Rule[]} */
export const LINES = [
  'ceiling',
  'optimalKnowingCopies',
  'optimal',
  'optimalPredicted',
  'strongest',
  'majorityStrongest',
  'majorityRandom',
  'optimistic',
  'pessimistic',
  'weakest',
];

/** By the names that they have in an address. @type {Record<string, Rule>} */
export const RULE_NAMES = {
  strongest: 'strongest',
  weakest: 'weakest',
  majority: 'majorityStrongest',
  'majority-random': 'majorityRandom',
  optimistic: 'optimistic',
  pessimistic: 'pessimistic',
  optimal: 'optimal',
  'optimal-knowing': 'optimalKnowingCopies',
  'optimal-predicted': 'optimalPredicted',
  ceiling: 'ceiling',
};

/** What is drawn until the reader says otherwise: the others coincide with one of these in the usual council. @type {readonly Rule[]} */
export const USUAL = ['strongest', 'majorityStrongest', 'optimistic', 'pessimistic', 'optimal', 'ceiling'];

/**
 * Colour and dash of a rule's line. Where some share a colour they are readings of one rule, told apart by the dash.
 * @type {Record<Rule, {tone: string, dash: string}>}
 */
export const LOOKS = {
  strongest: { tone: 'truth', dash: '' },
  weakest: { tone: 'luckline', dash: '1 3' },
  majorityStrongest: { tone: 'plain', dash: '' },
  majorityRandom: { tone: 'plain', dash: '2 3' },
  optimistic: { tone: 'reduced', dash: '9 3' },
  pessimistic: { tone: 'backwards', dash: '9 3 2 3' },
  optimal: { tone: 'correct', dash: '' },
  optimalKnowingCopies: { tone: 'correct', dash: '4 3' },
  optimalPredicted: { tone: 'correct', dash: '1 3' },
  ceiling: { tone: 'yours', dash: '3 2' },
};
