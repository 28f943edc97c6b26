// Everything that an address can say of the council lab: one table for defaults, addresses, the controls that can be
// hidden, and docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, list, number, whole } from '../../lib/address/kinds.js';
import { asOthers, at, startingFrom } from '../../lib/address/state.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';
import { RULES, RULE_NAMES } from './rules.js';
import { initialState } from './state.js';

/** What can be hidden, in the order of the page. The chart cannot: it is what everything else is about. */
export const PARTS = [
  'model',
  'controls',
  'seed',
  'position', // the left column
  'rates',
  'sentence',
  'legend',
  'notes',
  'share', // with the chart
  'panel',
  'badges',
  'weights',
  'reduction',
  'contrast', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['position', 'panel', 'badges', 'weights', 'reduction', 'contrast'];

/** So many positions an address asks for at the most: they are simulated without asking. */
export const MOST_TRIALS = 1e8;

const { seed } = rolloutProperties({});
const { bet: _, ...common } = commonProperties(PARTS);

/** From … to, as words of an address. @param {number} from @param {number} to */
const counts = (from, to) =>
  choice(Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), from + i])));

/** In whatever unit. @type {[number, number]} */
const NOISE = [1e-8, 1e9];

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
    // The last one, in an address whose author says another.
    insist: () => 0,
    take: (number, state) => ({ ...state, looked: number || null }),
    who: 'both',
  },
  worth: { kind: number([0.01, 10_000]), ...at('worth'), who: 'both' },
});
