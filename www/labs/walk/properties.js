// Everything that an address can say of the walk lab: the table for defaults, addresses, the parts that can be hidden, and
// docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, number, themselves, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { hiding, rolloutProperties, without } from '../../lib/rollout/properties.js';
import { FIELDS, initialState, LENGTH_EVALUATORS, MOST_SHARE, OUTCOMES, SCALES } from './state.js';

/** The parts that can be hidden, in the order of the page. */
export const PARTS = [
  ...['game', 'seed', 'controls', 'sentence'], // the left column
  ...['model', 'luck'], // the walks, and the scale of their luck
  ...['tiles', 'legend', 'options', 'notes', 'share'], // around the chart
  ...['lengths', 'moments', 'fit', 'measurement', 'scales', 'curves', 'antithetic', 'readout', 'many', 'games'], // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = [
  ...['seed', 'options', 'notes'],
  ...['moments', 'fit', 'measurement', 'scales', 'curves', 'antithetic', 'readout', 'many', 'games'],
];

// Both sides have even chances from the start: there are no bets. There is no chart of all scales.
const common = without(commonProperties(PARTS), 'bet');
const rollout = without(rolloutProperties({ plain: 'plain', reduced: 'reduced' }), 'half', 'bets', 'told', 'tables');

/** The scales in addresses, where the words of a name have a hyphen between them. */
const SCALE_WORDS = Object.fromEntries(SCALES.map((name) => [name === 'threeLevels' ? 'three-levels' : name, name]));

export const properties = startingFrom(initialState(), {
  ...common,
  hide: hiding(common.hide),
  a: { kind: number(FIELDS.a.range), ...at('wanted.model.a'), who: 'both' },
  m: { kind: number(FIELDS.m.range), ...at('wanted.model.m'), who: 'both' },
  s: { kind: number(FIELDS.s.range), ...at('wanted.model.s'), who: 'both' },
  outcome: { kind: choice(themselves(OUTCOMES)), ...at('wanted.outcome'), who: 'both' },
  scale: { kind: choice(SCALE_WORDS), ...at('wanted.scale'), who: 'both' },
  'moves-left': { kind: choice(themselves(LENGTH_EVALUATORS)), ...at('wanted.evaluator'), who: 'both' },
  share: { kind: number([0, MOST_SHARE]), ...at('wanted.share'), who: 'both' },
  deciding: { kind: flag, ...at('deciding'), who: 'both' },
  root: { kind: flag, ...at('root'), who: 'both' },
  ...rollout,
  /** Moves that are made of a walk that is begun. */
  half: { kind: whole(9999), start: 0, who: 'reader' },
});
