// The position of the two checkers on its board, as it is before the first roll.

import { drawBoard } from '../../lib/board/drawing.js';
import { viewBox } from '../../lib/board/geometry.js';

/** What it takes, in units of the drawing. */
export const BOARD = viewBox(false, true);

/** All of it; the other checkers are borne off. */
const POSITION = { x: [4], o: [0, 0, 0, 0, 0, 1], xOff: 11, oOff: 14 };

/** What stands in a `.board`, for the style sheet of boards. */
export function drawPosition() {
  /** @type {import('../../lib/board/model.js').BoardModel} */
  const board = {
    ...POSITION,
    dice: null,
    onRoll: 'x',
    pips: null,
    label: '',
    names: { x: '', o: '', pips: () => '' },
  };
  return drawBoard(board, false, true);
}
