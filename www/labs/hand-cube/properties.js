// The build and the tests look for the properties of each lab in its own folder.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, long, number, themselves } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/state.js';
import { cubeValues, positionProperties } from '../../lib/bearoff/positions.js';
import { ESTIMATORS, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';
import { POINTS } from '../../lib/i18n/units.js';
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

const { seed, axis, series, average, bands, always, funnels } = rolloutProperties(
  { plain: 'plain', reduced: 'reduced' },
  [],
  POINTS,
);
const { bet: _, ...common } = commonProperties(PARTS);

const initial = initialState();

/** A chance in percent. */
const chance = number([0, 100]);

export const properties = startingFrom(initial, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(initial.wanted.position, cubeValues),
  cube: { kind: choice(themselves(OWNERS)), ...at('wanted.owner'), who: 'both' },
  hands: { kind: choice({ blue: 'x', white: 'o', both: 'both' }), ...at('wanted.hands'), who: 'both' },
  opponent: { kind: choice(PLAYS), ...at('wanted.opponent.plays'), who: 'both' },
  'opponent-cube': { kind: choice(POLICIES), ...at('wanted.opponent.cube'), who: 'both' },
  'double-from': { kind: chance, ...at('wanted.thresholds.double'), who: 'both' },
  'pass-below': { kind: chance, ...at('wanted.thresholds.pass'), who: 'both' },
  estimator: { kind: choice(ESTIMATORS), ...at('wanted.estimator'), who: 'both' },
  janowski: { kind: number([0, 1]), ...at('wanted.janowski'), who: 'both' },
  forced: { kind: flag, ...at('forced'), who: 'both' },
  seed,
  /** Every play and cube action that was made by hand, as the core writes them. */
  plays: { kind: long(/^[\w-]+$/, 'letters, digits, `_` and `-`, as the page writes them'), start: null, who: 'both' },
  axis,
  series,
  average,
  bands,
  always,
  funnels,
});
