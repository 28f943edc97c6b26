// <narrow-board>: shows one position of any game in a board that is as narrow as it can be. Only who edits whole boards loads it.

import { css, html, nothing, svg } from 'lit';
import { BackgammonBoard } from '../board/board.js';
import { drawBar, drawPoint, drawRoll, drawTray, grown, offOf, rect } from '../board/drawing.js';
import { visiblePoints } from '../board/geometry.js';
import { countOnBar } from '../board/model.js';
import {
  BAR_SHIFT,
  NARROW_BAR,
  NARROW_BOX,
  NARROW_FIELDS,
  OUTER_SHIFT,
  narrowSlabs,
  narrowTray,
  shiftOf,
} from './narrow-geometry.js';

/** @typedef {import('../board/model.js').BoardModel} BoardModel */

const SIDES = /** @type {const} */ (['o', 'x']);
const POINTS = visiblePoints(false);
/** So far the line where the board folds is from the ends of the bar. */
const FOLD = 26;

/** @param {unknown} drawn @param {number} by */
const moved = (drawn, by) => svg`<g transform=${`translate(${by} 0)`}>${drawn}</g>`;

function frame() {
  const { x, y, width, height } = NARROW_BAR;
  return svg`
    ${rect(NARROW_BOX, 'frame', 8)}
    ${rect(grown(NARROW_BOX, -1), 'rim', 7)}
    ${[NARROW_FIELDS.outer, NARROW_FIELDS.home].map((field) => svg`${rect(field, 'field')}${rect(grown(field, 0.5), 'inlay')}`)}
    <path class="fold" d=${`M${x + width / 2} ${y + FOLD}V${y + height - FOLD}`} />`;
}

/** @param {BoardModel} model */
const drawNarrow = (model) => svg`
  ${frame()}
  ${POINTS.map((point) => moved(drawPoint(model, point, false), shiftOf(point)))}
  ${SIDES.map((side) => drawTray(side, offOf(model, side), narrowTray(side), narrowSlabs(side, offOf(model, side))))}
  ${SIDES.map((side) => moved(drawBar(side, countOnBar(model, side)), BAR_SHIFT))}
  ${model.dice ? moved(drawRoll(model.dice, false), model.dice.side === 'o' ? OUTER_SHIFT : 0) : nothing}`;

export class NarrowBoard extends BackgammonBoard {
  render() {
    const { model } = this;
    if (!model) return nothing;
    const { x, y, width, height } = NARROW_BOX;
    return html`<svg part="board" class="board narrow" role="img" aria-label=${model.label}
      viewBox=${`${x} ${y} ${width} ${height}`}>${drawNarrow(model)}</svg>`;
  }

  static styles = [
    ...BackgammonBoard.styles,
    css`
      .board.narrow .off { font-size: 9.5px; }
      @container (max-width: 380px) {
        .board.narrow .number { font-size: 11px; }
        .board.narrow .count { font-size: 13px; }
      }
    `,
  ];
}

customElements.define('narrow-board', NarrowBoard);
