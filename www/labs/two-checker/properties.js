// Everything that an address can say of the two-checker lab: one table for defaults, addresses, the controls that
// can be hidden, and the authors' chapter of the README.

import { commonProperties } from '../../shared/address/common.js';
import { choice, flag, numbers } from '../../shared/address/kinds.js';
import { at, startingFrom } from '../../shared/address/state.js';
import { hiding, rolloutProperties } from '../../shared/rollout/properties.js';
import { initialState, usualPreset } from './state.js';

/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {typeof import('../../pkg/two-checker/rollout_lab.js')} Core */

/** What can be hidden, in the order of the page. The chart cannot: it is what everything else is about. */
export const PARTS = [
  'board', 'game', 'seed', 'controls', 'tree', 'sentence', // the left column
  'table', 'presets', 'verdict', // luck
  'tiles', 'legend', 'options', 'notes', 'share', // around the chart
  'readout', 'many', 'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['readout', 'many', 'games'];

const { seed, games, ...others } = rolloutProperties({
  plain: 'plain',
  reduced: 'reduced',
  correct: 'correct',
  'made-up': 'madeUp',
  backwards: 'backwards',
  yours: 'yours',
});

const common = commonProperties(PARTS);

export const properties = startingFrom(initialState(), {
  ...common,
  hide: hiding(common.hide),
  /** The table in force, where the lab does not begin with one that is its author's. */
  preset: {
    kind: choice(/** @type {Record<string, Preset>} */ ({
      correct: 'correct', 'made-up': 'madeUp', backwards: 'backwards', none: 'none', yours: 'yours',
    })),
    start: null,
    say: ({ preset, yours }) => (preset === usualPreset(yours) ? null : preset),
    insist: ({ preset }) => preset,
    take: (preset, state) => ({ ...state, preset }),
    who: 'both',
  },
  luck: {
    kind: numbers(4),
    start: null,
    say: ({ yours }) => yours && [yours.doubles, yours.noDoubles, yours.oFails, yours.oBearsOff],
    take: takeLuck,
    who: 'both',
  },
  seed,
  replay: { kind: choice({ article: true, none: false }), ...at('replay'), who: 'both' },
  games,
  keep: { kind: flag, ...at('keepCentred'), who: 'both' },
  ...others,
});

/**
 * @param {number[] | null} luck
 * @param {LabState} state  with the preset that is wanted, if one is
 * @param {Core} core  throws if it is no luck table
 */
function takeLuck(luck, state, core) {
  let yours = null;
  if (luck) {
    const [doubles, noDoubles, oFails, oBearsOff] = luck;
    yours = { doubles, noDoubles, oFails, oBearsOff };
    core.theory(yours);
  }
  const wanted = state.preset ?? usualPreset(yours);
  // There is no table of the reader's own before he has made one.
  return { ...state, yours, preset: wanted === 'yours' ? usualPreset(yours) : wanted };
}
