// The two boards of a pair: where each strand stands after so many rolls. A strand that is over keeps its last board.

import { html } from 'lit';
import { CHECKERS, onBoard, pipsOf } from '../../lib/bearoff/board-model.js';
import '../../lib/board/board.js';

/** @typedef {import('./seen.js').Lab} Lab */
/** @typedef {import('./seen.js').Texts} Texts */
/** @typedef {import('./seen.js').PairRecord} PairRecord */
/** @typedef {import('./seen.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../lib/board/model.js').BoardModel} BoardModel */

/** @typedef {'a' | 'b'} Strand */

/** @type {readonly Strand[]} */
export const STRANDS = ['a', 'b'];

/** @type {Record<Strand, string>} */
export const LETTERS = { a: 'A', b: 'B' };

/**
 * @param {Lab} lab
 * @param {PairRecord | null} record  null: there is no game yet
 * @param {number} shown  how many of its steps have been made
 */
export const boards = ({ texts, state, written }, record, shown) =>
  html`<div class="pair-boards">
    ${STRANDS.map((strand) => {
      const play = written?.[strand];
      return html`<figure>
        <figcaption><b>${LETTERS[strand]}</b>${play ? html` <span class="number">${play}</span>` : ''}</figcaption>
        <backgammon-board slim .model=${boardModel(state.wanted.position, record, strand, shown, texts)}></backgammon-board>
      </figure>`;
    })}
  </div>`;

/**
 * @param {BearoffPosition} position  before the decision
 * @param {PairRecord | null} record
 * @param {Strand} strand
 * @param {number} shown
 * @param {Texts} texts
 * @returns {BoardModel}
 */
export function boardModel(position, record, strand, shown, { board, sides, pair }) {
  const mover = position.onRoll;
  const sideways = /** @type {const} */ ({ x: 'o', o: 'x' });
  const start = record?.[strand].start;
  let { x, o } = start ? (mover === 'x' ? { x: start, o: position.o } : { x: position.x, o: start }) : position;
  const steps = record?.steps ?? [];
  const turns = steps.map((step) => step[strand]);
  const made = turns.slice(0, shown).filter((turn) => turn !== null);
  const last = made.at(-1);
  if (last) [x, o] = last.side === 'x' ? [last.after, last.other] : [last.other, last.after];
  const over = record !== null && turns.slice(shown).every((turn) => turn === null);
  const next = last ? sideways[last.side] : record ? sideways[mover] : mover;
  const won = record && record[strand].result === 100 ? mover : sideways[mover];
  const said = over ? board.over(sides[won]) : board.toRoll(sides[next], pipsOf(x), pipsOf(o));
  return {
    x,
    o,
    xOff: CHECKERS - onBoard(x),
    oOff: CHECKERS - onBoard(o),
    // Of a strand that the other one has outlived, they were rolled before.
    dice: last ? { values: last.dice, side: last.side, used: turns[shown - 1] === null } : null,
    onRoll: over ? null : next,
    pips: { x: pipsOf(x), o: pipsOf(o) },
    label: record ? pair.board(LETTERS[strand], said) : said,
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}
