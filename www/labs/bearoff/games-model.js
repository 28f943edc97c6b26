// What the table of games has of a bear-off: how many rolls it took, and the first of them.

import { writeTurn } from '../../lib/bearoff/notation.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').BearoffRecord} BearoffRecord */

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [{ id: 'first', align: 'start' }, { id: 'firstLuck', hideNarrow: true }, { id: 'rolls' }],

  cells: (/** @type {BearoffRecord} */ { turns }, _, format) => [
    writeTurn(turns[0]),
    format.points(turns[0].luck),
    format.count(turns.length),
  ],

  values: (/** @type {BearoffRecord} */ { turns }) => [turns.map(writeTurn).join('; '), turns[0].luck, turns.length],
};
