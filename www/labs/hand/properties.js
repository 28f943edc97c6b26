// Everything that an address can say of play without the cube: one table for defaults, addresses, the controls that can be
// hidden, and docs/addresses.md.

import { choice } from '../../lib/address/kinds.js';
import { at } from '../../lib/address/address.js';
import { EVALUATORS, PLAYERS } from '../../lib/bearoff/evaluators.js';
import { positionProperties } from '../../lib/bearoff/positions.js';
import { START, sessionProperties } from './session-state.js';
import { initialState } from './state.js';

export { PARTS, SPARE } from './session-state.js';

export const properties = sessionProperties(initialState(), positionProperties(START), {
  opponent: { kind: choice(PLAYERS), ...at('wanted.opponent'), who: 'both' },
  evaluator: { kind: choice(EVALUATORS), ...at('wanted.evaluator'), who: 'both' },
});
