// Everything that an address can say of a rollout that is played by hand: one table for defaults, addresses, the
// controls that can be hidden, and the authors' chapter of the README.

import { commonProperties } from '../../shared/address/common.js';
import { choice, flag, long, text } from '../../shared/address/kinds.js';
import { rolloutProperties } from '../../shared/rollout/properties.js';
import { EVALUATORS, PLAYERS } from '../../shared/bearoff/names.js';
import { START } from './state.js';

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

const { seed, axis, series, average, bands, funnels } = rolloutProperties({ plain: 'plain', reduced: 'reduced' });
const { bet: _, ...common } = commonProperties(PARTS);

/** @type {import('../../shared/address/address.js').Properties} */
export const properties = {
  ...common,
  /** Of the side on roll. */
  position: { kind: text(/^[\w+/]{14}$/), start: null, who: 'both' },
  white: { kind: flag, start: false, who: 'both' },
  hands: { kind: choice({ blue: 'x', white: 'o', both: 'both' }), start: START.hands, who: 'both' },
  opponent: { kind: choice(PLAYERS), start: START.opponent, who: 'both' },
  evaluator: { kind: choice(EVALUATORS), start: START.evaluator, who: 'both' },
  forced: { kind: flag, start: false, who: 'both' },
  seed,
  /** Every play that was made by hand, as the core writes them. */
  plays: { kind: long(/^[\w-]+$/), start: null, who: 'both' },
  axis: { ...axis, start: 'linear' },
  series,
  average,
  bands,
  funnels: { ...funnels, start: false },
};
