// The board as it stands while somebody plays by hand: what <play-board> is given.

import { CHECKERS, onBoard, pipsOf } from '../../shared/bearoff/board-editor-model.js';

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandView} HandView */
/** @typedef {import('./play-board-model.js').PlayModel} PlayModel */
/** @typedef {import('./texts/en.js').Texts} Texts */

/**
 * @param {HandView | null} view
 * @param {BearoffPosition} start
 * @param {HandRecord | null} record  of the last game, whose end is seen until the next one begins
 * @param {Texts} texts
 * @returns {PlayModel}
 */
export function handBoard(view, start, record, { board, sides }) {
  const turn = view?.turn ?? null;
  let { x, o } = view?.position ?? start;
  const last = turn ? null : record?.turns.at(-1);
  if (last) [x, o] = last.side === 'x' ? [last.after, last.other] : [last.other, last.after];
  const onRoll = turn ? turn.side : null;
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
