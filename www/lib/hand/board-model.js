// The board as it stands while somebody plays by hand: what <play-board> is given.

import { CHECKERS, onBoard, pipsOf } from '../bearoff/board-editor-model.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('./play-board-model.js').PlayModel} PlayModel */

/**
 * @param {import('./shapes.js').View | null} view
 * @param {BearoffPosition} start
 * @param {import('./shapes.js').Recorded | null} record  of the last game, whose end is seen until the next one begins
 * @param {import('./shapes.js').Texts} texts
 * @returns {PlayModel}
 */
export function handBoard(view, start, record, { board, sides }) {
  const { position, turn } = view ?? { position: start, turn: null };
  const playing = record?.end === 'playing';
  let { x, o } = position;
  const last = playing ? null : record?.turns.at(-1);
  // A game that ends by a pass ends without a play.
  if (last) [x, o] = inOrder(last.side, last.after ?? last.before, last.other);
  const onRoll = playing ? position.onRoll : null;
  return {
    turn,
    board: {
      x,
      o,
      xOff: CHECKERS - onBoard(x),
      oOff: CHECKERS - onBoard(o),
      dice: null,
      onRoll,
      pips: { x: pipsOf(x), o: pipsOf(o) },
      label: onRoll ? board.toRoll(sides[onRoll], pipsOf(x), pipsOf(o)) : '',
      names: { x: sides.x, o: sides.o, pips: board.pips },
    },
  };
}

/**
 * @param {'x' | 'o'} side
 * @param {number[]} own
 * @param {number[]} other
 */
const inOrder = (side, own, other) => (side === 'x' ? [own, other] : [other, own]);
