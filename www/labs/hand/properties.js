// Everything that an address can say of a rollout that is played by hand: one table for defaults, addresses, the
// controls that can be hidden, and docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, long } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/state.js';
import { EVALUATORS, PLAYERS } from '../../lib/bearoff/names.js';
import { positionProperties } from '../../lib/bearoff/position-properties.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';
import { initialState } from './state.js';

/** What can be hidden, in the order of the page. */
export const PARTS = [
  'play',
  'setup', // at the left
  'tiles',
  'sentence',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'log',
  'mistakes',
  'readout', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['setup', 'log', 'readout'];

const { seed, axis, series, average, bands, always, funnels } = rolloutProperties({
  plain: 'plain',
  reduced: 'reduced',
});
const { bet: _, ...common } = commonProperties(PARTS);

const initial = initialState();

export const properties = startingFrom(initial, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(initial.wanted.position),
  hands: { kind: choice({ blue: 'x', white: 'o', both: 'both' }), ...at('wanted.hands'), who: 'both' },
  opponent: { kind: choice(PLAYERS), ...at('wanted.opponent'), who: 'both' },
  evaluator: { kind: choice(EVALUATORS), ...at('wanted.evaluator'), who: 'both' },
  forced: { kind: flag, ...at('forced'), who: 'both' },
  seed,
  /** Every play that was made by hand, as the core writes them. */
  plays: { kind: long(/^[\w-]+$/, 'letters, digits, `_` and `-`, as the page writes them'), start: null, who: 'both' },
  axis,
  series,
  average,
  bands,
  always,
  funnels,
});
