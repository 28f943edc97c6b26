// What the table of games has of a game: its first roll with the luck of it, and how many rolls it took.

import { writeRoll } from '../../lib/board/dice.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactRecord} ContactRecord */

/** @param {ContactRecord} record */
const first = ({ turns: [turn] }) => `${writeRoll(turn.dice)}: ${turn.play}`;

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [
    { id: 'first', align: 'start' },
    { id: 'firstLuck', hideNarrow: true },
    { id: 'rolls', hideNarrow: true },
  ],

  cells: (/** @type {ContactRecord} */ record, _texts, format) => [
    first(record),
    format.points(record.turns[0].luck),
    format.count(record.turns.length),
  ],

  values: (/** @type {ContactRecord} */ record) => [first(record), record.turns[0].luck, record.turns.length],
};
