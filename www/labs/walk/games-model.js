// What the table of walks has of a walk: how many moves it took, where it ended, and the game's other moves.

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [{ id: 'moves' }, { id: 'end', hideNarrow: true }, { id: 'others', hideNarrow: true }],

  cells: (/** @type {WalkRecord} */ { path, moves, otherMoves }, _texts, format) => [
    format.count(moves),
    format.points(path[moves], 3),
    format.plain(otherMoves, 1),
  ],

  values: (/** @type {WalkRecord} */ { path, moves, otherMoves }) => [moves, path[moves], otherMoves],
};
