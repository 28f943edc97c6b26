// The properties of the bear-off lab's address: one table for defaults, addresses, the controls that can be hidden, and
// docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { EVALUATORS } from '../../lib/bearoff/evaluators.js';
import { positionProperties } from '../../lib/bearoff/positions.js';
import { hiding, horizon, rolloutProperties, rotation } from '../../lib/rollout/properties.js';
import { LAB_PLAYERS, SUBTRACTED } from './careless.js';
import { initialState } from './state.js';

/** The parts that can be hidden, in the order of the page. */
export const PARTS = [
  'editor',
  'controls',
  'seed',
  'sentence',
  'game',
  'map', // the left column
  'luck',
  'worth', // luck
  'tiles',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'readout',
  'many',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. The list never changes. */
export const SPARE = ['editor', 'seed', 'luck', 'worth', 'options', 'notes', 'readout', 'many', 'games'];

const SCALES = { linear: 'linear', steep: 'steep', flat: 'flat', 'three-levels': 'threeLevels', sign: 'sign' };

const { half: _, ...rollout } = rolloutProperties(
  {
    plain: 'plain',
    reduced: 'reduced',
    exact: 'exact',
    'one-sided': 'oneSided',
    'pip-count': 'pipCount',
    backwards: 'backwards',
    yours: 'yours',
  },
  ['worth', 'williams'],
);

const common = commonProperties(PARTS);
const initial = initialState();

export const properties = startingFrom(initial, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(initial.wanted.position),
  evaluator: { kind: choice(EVALUATORS), ...at('wanted.evaluator'), who: 'both' },
  scale: { kind: choice(SCALES), ...at('wanted.scale'), who: 'both' },
  noise: { kind: whole(100), ...at('wanted.noise.size'), who: 'both' },
  errors: { kind: whole(4_294_967_295), ...at('wanted.noise.seed'), who: 'both' },
  blues: { kind: choice(LAB_PLAYERS), ...at('wanted.players.x'), who: 'both' },
  whites: { kind: choice(LAB_PLAYERS), ...at('wanted.players.o'), who: 'both' },
  horizon,
  careless: { kind: whole(100), ...at('wanted.secondBest'), who: 'both' },
  subtract: { kind: choice(SUBTRACTED), ...at('wanted.subtracted'), who: 'both' },
  rotation,
  ...rollout,
  /** The number of rolls made in an unfinished game. */
  half: { kind: whole(99), start: 0, who: 'reader' },
});
