// The state of the council lab: one plain object with the reader's choices, the rules that they are about, how the lab begins, and
// the properties of an address that say it. The positions themselves are the simulation's.

import { commonProperties } from '../../lib/address/common.js';
import { choice, list, number, whole } from '../../lib/address/kinds.js';
import { asOthers, at, startingFrom } from '../../lib/address/address.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilRule} Rule */

/**
 * @typedef {Object} LabState
 * @property {CouncilModel} wanted  the settings. With another number of programs than three, all are like the strongest
 * @property {boolean} seedChosen
 * @property {{text: string, code: string} | null} badSeed
 * @property {import('../../lib/cube/fields.js').Typed | null} badNumber  the text that a field refused
 * @property {Set<string>} hide  parts
 * @property {{hidden: Set<string>}} view  rules whose lines are not drawn
 * @property {number | null} looked  the number of the position under the microscope, from 1; null: the last one
 * @property {Left | null} left  the positions that were left for others, which come back from the same seed
 * @property {number} worth  the number of plain games that a game of the programs' rollouts counts as
 */

/**
 * @typedef {Object} Left
 * @property {string} seed
 * @property {number} trials
 * @property {boolean} seedChosen
 * @property {number | null} looked
 */

// ——— Rules ———

/**
 * Colour and dash of each rule's line. Lines of one colour are readings of one rule, and their dashes tell them apart.
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

/** The rules in the order of tables and legends. */
export const RULES = /** @type {readonly Rule[]} */ (Object.keys(LOOKS));

/** The rules in the order of lines and their names, which is about that of their ends: the best first. @type {readonly Rule[]} */
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

/** The lines that are drawn until the reader says otherwise. In the usual council the others coincide with these. @type {readonly Rule[]} */
const USUAL = ['strongest', 'majorityStrongest', 'optimistic', 'pessimistic', 'optimal', 'ceiling'];

/** Rules with other names in an address. @type {Partial<Record<Rule, string>>} */
const OTHER_NAMES = {
  majorityStrongest: 'majority',
  majorityRandom: 'majority-random',
  optimalKnowingCopies: 'optimal-knowing',
  optimalPredicted: 'optimal-predicted',
};

/** The rules by their names in an address. */
const RULE_NAMES = Object.fromEntries(RULES.map((rule) => [OTHER_NAMES[rule] ?? rule, rule]));

// ——— The start ———

/** The starting values are our own choice. Of such numbers the blog prints s = 2d alone. @type {CouncilModel} */
const USUAL_MODEL = { candidates: 2, d: 1, s1: 2, s2: 3, copying: 0, programs: 3 };

/** @returns {LabState} */
export const initialState = () => ({
  wanted: USUAL_MODEL,
  seedChosen: false,
  badSeed: null,
  badNumber: null,
  hide: new Set(),
  view: { hidden: new Set(RULES.filter((rule) => !USUAL.includes(rule))) },
  looked: null,
  left: null,
  worth: 4,
});

/** The number of programs that may differ in noise, and of which one may copy another. */
export const COUNCIL = 3;

/** The council with these settings. @param {CouncilModel} wanted @returns {CouncilModel} */
export const modelOf = (wanted) => (wanted.programs === COUNCIL ? wanted : { ...wanted, s2: wanted.s1, copying: 0 });

// ——— The address ———

/** The parts that can be hidden, in the order of the page. The chart cannot: everything else is about it. */
export const PARTS = [
  ...['model', 'controls', 'seed', 'position'], // the left column
  ...['rates', 'sentence', 'legend', 'notes', 'share'], // with the chart
  ...['panel', 'badges', 'weights', 'reduction', 'contrast'], // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['position', 'panel', 'badges', 'weights', 'reduction', 'contrast'];

/** The most positions that an address may ask for: they are simulated without asking. */
export const MOST_TRIALS = 1e8;

const { seed } = rolloutProperties({});
const { bet: _, ...common } = commonProperties(PARTS);

/** The whole numbers of a range as words of an address. @param {number} from @param {number} to */
const counts = (from, to) =>
  choice(Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), from + i])));

/** The range of noise, in any unit. @type {[number, number]} */
const NOISE = [1e-8, 1e9];

/** Everything that an address can say of the council lab: the table for defaults, addresses and docs/addresses.md. */
export const properties = startingFrom(initialState(), {
  ...common,
  hide: hiding(common.hide),
  candidates: { kind: counts(2, 8), ...at('wanted.candidates'), who: 'both' },
  d: { kind: number([1e-6, 1e6]), ...at('wanted.d'), who: 'both' },
  s1: { kind: number(NOISE), ...at('wanted.s1'), who: 'both' },
  s2: { kind: number(NOISE), ...at('wanted.s2'), who: 'both' },
  copying: { kind: number([0, 100]), ...at('wanted.copying'), who: 'both' },
  programs: { kind: counts(1, 9), ...at('wanted.programs'), who: 'both' },
  seed,
  trials: { kind: whole(MOST_TRIALS), start: 0, who: 'both' },
  rules: { kind: list(RULE_NAMES), ...at('view.hidden', asOthers([...RULES])), who: 'both' },
  look: {
    kind: whole(MOST_TRIALS),
    start: null,
    say: ({ looked }) => looked,
    // The last position, in an address whose author says another one.
    insist: () => 0,
    take: (number, state) => ({ ...state, looked: number || null }),
    who: 'both',
  },
  worth: { kind: number([0.01, 10_000]), ...at('worth'), who: 'both' },
});
