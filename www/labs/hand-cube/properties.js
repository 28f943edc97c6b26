// Everything that an address can say of play with the cube: one table for defaults, addresses, the controls that can be hidden, and
// docs/addresses.md.

import { choice, number, themselves } from '../../lib/address/kinds.js';
import { at } from '../../lib/address/address.js';
import { cubeValues, positionProperties } from '../../lib/bearoff/positions.js';
import { ESTIMATORS, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { POINTS } from '../../lib/i18n/format.js';
import { START, sessionProperties } from '../hand/session-state.js';
import { initialState } from './state.js';

export { PARTS, SPARE } from '../hand/session-state.js';

/** A chance in percent. */
const chance = number([0, 100]);

export const properties = sessionProperties(
  initialState(),
  {
    ...positionProperties(START, cubeValues),
    cube: { kind: choice(themselves(OWNERS)), ...at('wanted.owner'), who: 'both' },
  },
  {
    opponent: { kind: choice(PLAYS), ...at('wanted.opponent.plays'), who: 'both' },
    'opponent-cube': { kind: choice(POLICIES), ...at('wanted.opponent.cube'), who: 'both' },
    'double-from': { kind: chance, ...at('wanted.thresholds.double'), who: 'both' },
    'pass-below': { kind: chance, ...at('wanted.thresholds.pass'), who: 'both' },
    estimator: { kind: choice(ESTIMATORS), ...at('wanted.estimator'), who: 'both' },
    janowski: { kind: number([0, 1]), ...at('wanted.janowski'), who: 'both' },
  },
  POINTS,
);
