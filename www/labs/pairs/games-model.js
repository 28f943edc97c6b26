// What the table has of a pair: the first rolls of both strands, and their results.

import { writeTurn } from '../../lib/bearoff/notation.js';

/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairRecord} PairRecord */
/** @typedef {import('../../pkg/pairs/rollout_lab.js').PairTurn} PairTurn */

/** @param {PairRecord} record @param {'a' | 'b'} strand */
const turnsOf = ({ steps }, strand) =>
  steps
    .map((step) => step[strand])
    .filter((turn) => turn !== null)
    .map((turn) => writeTurn(/** @type {PairTurn} */ (turn)));

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [
    { id: 'firstA', align: 'start', hideNarrow: true },
    { id: 'firstB', align: 'start', hideNarrow: true },
    { id: 'a' },
    { id: 'b' },
  ],

  cells: (/** @type {PairRecord} */ record, _, format) => [
    turnsOf(record, 'a')[0] ?? '',
    turnsOf(record, 'b')[0] ?? '',
    format.plain(record.a.result),
    format.plain(record.b.result),
  ],

  values: (/** @type {PairRecord} */ record) => [
    turnsOf(record, 'a').join('; '),
    turnsOf(record, 'b').join('; '),
    record.a.result,
    record.b.result,
  ],
};
