// Everything that an address can say of the two-checker lab: one table for defaults, addresses, the controls that
// can be hidden, and the authors' chapter of the README.

import { commonProperties } from '../../shared/address/common.js';
import { choice, flag, numbers } from '../../shared/address/kinds.js';
import { rolloutProperties } from '../../shared/rollout/properties.js';

/** @typedef {import('./luck-table.js').Preset} Preset */

/** What can be hidden, in the order of the page. The chart cannot: it is what everything else is about. */
export const PARTS = [
  'board', 'game', 'seed', 'controls', 'tree', 'sentence', // the left column
  'table', 'presets', 'verdict', // luck
  'tiles', 'legend', 'options', 'notes', 'share', // around the chart
  'readout', 'many', 'games', // below it
];

const { seed, games, ...others } = rolloutProperties({
  plain: 'plain',
  reduced: 'reduced',
  correct: 'correct',
  'made-up': 'madeUp',
  backwards: 'backwards',
  yours: 'yours',
});

/** @type {import('../../shared/address/address.js').Properties} */
export const properties = {
  ...commonProperties(PARTS),
  /** The table in force, where the lab does not begin with one that is its author's. */
  preset: {
    kind: choice(/** @type {Record<string, Preset>} */ ({
      correct: 'correct', 'made-up': 'madeUp', backwards: 'backwards', none: 'none', yours: 'yours',
    })),
    start: null,
    who: 'both',
  },
  luck: { kind: numbers(4), start: null, who: 'both' },
  seed,
  replay: { kind: choice({ article: true, none: false }), start: false, who: 'both' },
  games,
  keep: { kind: flag, start: true, who: 'both' },
  ...others,
};
