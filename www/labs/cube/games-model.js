// What the table of games has of a bear-off with the cube: its first roll, what it counted in the end, and how it ended.

import { writeTurn } from '../../lib/bearoff/notation.js';
import { turnSaid } from './microscope.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** The roll and the play of a turn; '' where it ended by a pass. @param {CubeRecord['turns'][number]} turn */
const played = ({ dice, moves }) => (dice ? writeTurn({ dice, moves }) : '');

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [
    { id: 'first', align: 'start' },
    { id: 'ended', align: 'start', hideNarrow: true },
    { id: 'turns', hideNarrow: true },
    { id: 'cube' },
  ],

  cells: (/** @type {CubeRecord} */ { turns, ended, cube }, texts, format) => [
    played(turns[0]),
    /** @type {Texts} */ (/** @type {unknown} */ (texts)).turns.ended[ended],
    format.count(turns.length),
    format.count(cube),
  ],

  // For a spreadsheet: every turn in words.
  values: (/** @type {CubeRecord} */ { turns, ended, cube }, texts) => {
    const said = /** @type {Texts} */ (/** @type {unknown} */ (texts));
    const plain = /** @type {any} */ ({ count: String });
    return [
      turns.map((turn) => turnSaid(turn, said, plain).text).join('; '),
      said.turns.ended[ended],
      turns.length,
      cube,
    ];
  },
};
