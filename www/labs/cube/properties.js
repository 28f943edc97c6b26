// The properties of an address under the name by which the tests and tables of all labs import them.

import { commonProperties } from '../../lib/address/common.js';
import { choice, number, themselves, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/state.js';
import { cubeValues, positionProperties } from '../../lib/bearoff/positions.js';
import { ESTIMATORS, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';
import { POINTS } from '../../lib/i18n/units.js';
import { initialState } from './state.js';

/** What can be hidden, in the order of the page. */
export const PARTS = [
  'editor',
  'game',
  'decision',
  'settings', // the left column
  'controls',
  'seed',
  'sentence',
  'costs', // what rolls, and what came of it
  'tiles',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'rolls',
  'ladder',
  'readout',
  'many',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = [
  'editor',
  'seed',
  'settings',
  'rolls',
  'costs',
  'options',
  'notes',
  'ladder',
  'readout',
  'many',
  'games',
];

const { half: _, ...rollout } = rolloutProperties(
  {
    plain: 'plain',
    reduced: 'reduced',
    'cubeless-ignored': 'cubelessIgnored',
    cubeless: 'cubelessTimesCube',
    janowski: 'janowski',
    exact: 'exact',
  },
  [],
  POINTS,
);

const common = commonProperties(PARTS);
const initial = initialState();

/** A chance in percent. */
const chance = number([0, 100]);

export const properties = startingFrom(initial, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(initial.wanted.position, cubeValues),
  cube: { kind: choice(themselves(OWNERS)), ...at('wanted.owner'), who: 'both' },
  estimator: { kind: choice(ESTIMATORS), ...at('estimator'), who: 'both' },
  janowski: { kind: number([0, 1]), ...at('wanted.janowski'), who: 'both' },
  blues: { kind: choice(PLAYS), ...at('wanted.players.x.plays'), who: 'both' },
  whites: { kind: choice(PLAYS), ...at('wanted.players.o.plays'), who: 'both' },
  'blue-cube': { kind: choice(POLICIES), ...at('wanted.players.x.cube'), who: 'both' },
  'white-cube': { kind: choice(POLICIES), ...at('wanted.players.o.cube'), who: 'both' },
  'double-from': { kind: chance, ...at('wanted.thresholds.double'), who: 'both' },
  'pass-below': { kind: chance, ...at('wanted.thresholds.pass'), who: 'both' },
  noise: { kind: whole(100), ...at('wanted.noise.size'), who: 'both' },
  errors: { kind: whole(4_294_967_295), ...at('wanted.noise.seed'), who: 'both' },
  ...rollout,
  /** Turns that are made of a game that is begun. */
  half: { kind: whole(99), start: 0, who: 'reader' },
});
