// Everything that an address can say of the bear-off lab: one table for defaults, addresses, the controls that can be
// hidden, and the authors' chapter of the README.

import { commonProperties } from '../../shared/address/common.js';
import { choice, flag, text, whole } from '../../shared/address/kinds.js';
import { EVALUATORS, PLAYERS } from '../../shared/bearoff/names.js';
import { rolloutProperties } from '../../shared/rollout/properties.js';
import { START } from './state.js';

/** What can be hidden, in the order of the page. */
export const PARTS = [
  'editor', 'controls', 'seed', 'sentence', 'game', 'map', // the left column
  'luck', 'worth', // luck
  'tiles', 'legend', 'options', 'notes', 'share', // around the chart
  'readout', 'many', 'games', // below it
];

const SCALES = { linear: 'linear', steep: 'steep', flat: 'flat', 'three-levels': 'threeLevels', sign: 'sign' };

const { half: _, ...rollout } = rolloutProperties({
  plain: 'plain',
  reduced: 'reduced',
  exact: 'exact',
  'one-sided': 'oneSided',
  'pip-count': 'pipCount',
  backwards: 'backwards',
  yours: 'yours',
});

/** @type {import('../../shared/address/address.js').Properties} */
export const properties = {
  ...commonProperties(PARTS),
  /** Of the side on roll; the article's where there is none. */
  position: { kind: text(/^[\w+/]{14}$/), start: null, who: 'both' },
  white: { kind: flag, start: false, who: 'both' },
  evaluator: { kind: choice(EVALUATORS), start: START.evaluator, who: 'both' },
  scale: { kind: choice(SCALES), start: START.scale, who: 'both' },
  noise: { kind: whole(100), start: START.noise.size, who: 'both' },
  errors: { kind: whole(4_294_967_295), start: START.noise.seed, who: 'both' },
  blues: { kind: choice(PLAYERS), start: START.players.x, who: 'both' },
  whites: { kind: choice(PLAYERS), start: START.players.o, who: 'both' },
  ...rollout,
  /** Rolls that are made of a game that is begun. */
  half: { kind: whole(99), start: 0, who: 'reader' },
};
