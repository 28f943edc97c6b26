// What lies over the drawing of the board while a hand is to play: the points as buttons, the dice, and the checker
// in the air. A view.

import { nothing, svg } from 'lit';
import { face } from '../board/die.js';
import { CHECKER, DIE, FIELDS, FRAME, pointBox, viewBox } from '../board/geometry.js';
import { ROW, countOn, placeOf, targetBox, targetsFrom, topChecker } from './play-board-model.js';

/** @typedef {import('./play-board.js').PlayBoard} PlayBoard */
/** @typedef {import('./play-board-model.js').PlayModel} PlayModel */
/** @typedef {import('./play-board-model.js').Turn} Turn */

const { x, y, width, height } = viewBox(false, true);
export const BOARD_BOX = `${x} ${y} ${width} ${height}`;
const MIDDLE = y + height / 2;

/**
 * The points of the side whose turn it is.
 * @param {PlayBoard} board
 * @param {PlayModel} model
 * @param {Turn} turn
 */
export const pointButtons = (board, model, turn) => ROW.map((point) => pointButton(board, model, turn, point));

/**
 * @param {PlayBoard} board
 * @param {PlayModel} model
 * @param {Turn} turn
 * @param {number} point
 */
function pointButton(board, model, turn, point) {
  const { texts, format } = board;
  if (!texts || !format) return nothing;
  const { side } = turn;
  const count = countOn(model, side, point);
  const targets = targetsFrom(turn, point);
  // The number on the rail belongs to the point.
  const box = pointBox(placeOf(side, point));
  const top = side === 'o' ? box.y - FRAME.rail : box.y;
  const long = box.height + FRAME.rail;
  const taken = topChecker(side, point, count);
  const label = texts.point(format.count(point), format.count(count));
  const goals = targets.map((to) => (to === 0 ? texts.off : format.count(to))).join(texts.and);
  return svg`<g class="point ${targets.length > 0 ? 'movable' : ''}" role="button" data-point=${point}
    tabindex=${board.at === point ? 0 : -1}
    aria-disabled=${targets.length > 0 ? 'false' : 'true'}
    aria-label=${goals ? texts.canGo(label, goals) : label}
    @click=${(/** @type {MouseEvent} */ event) => board.onTap(point, event)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => board.onDown(point, event)}
    @focus=${() => (board.at = point)}>
    <rect class="reach" x=${box.x} y=${top} width=${box.width} height=${long} />
    ${
      targets.length > 0 && taken
        ? svg`<circle class="ready ${side}" cx=${taken.x} cy=${taken.y} r=${CHECKER.radius - 0.4} />`
        : nothing
    }
    <rect class="halo" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
  </g>`;
}

/**
 * Where the checker in the air can go.
 * @param {Turn} turn
 * @param {number} from
 */
export const targetMarks = ({ side, movable }, from) =>
  targetsFrom({ side, movable, dice: [], done: false }, from).map((to) => {
    const box = targetBox(side, to);
    return svg`<rect class="target" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />`;
  });

/**
 * @param {Turn} turn
 * @param {{x: number, y: number}} at
 */
export const checkerInAir = ({ side }, at) =>
  svg`<circle class="air ${side}" cx=${at.x} cy=${at.y} r=${CHECKER.radius} />`;

/**
 * The dice in the order in which they are moved; those that are played are faint.
 * @param {Turn} turn
 * @param {() => void} onClick
 */
export function diceInHand({ side, dice }, onClick) {
  const step = DIE.size + DIE.gap;
  const left = FIELDS.home.x + (FIELDS.home.width - dice.length * step + DIE.gap) / 2;
  const top = MIDDLE - DIE.size / 2;
  return svg`<g class="dice ${side}" @click=${onClick}>
    <rect class="reach" x=${left - DIE.gap} y=${top - 5} width=${dice.length * step + DIE.gap} height=${DIE.size + 10} />
    ${dice.map(({ value, played }, i) => {
      const at = left + i * step;
      return svg`<g class=${played ? 'played' : ''}>
        <rect class="die" x=${at} y=${top} width=${DIE.size} height=${DIE.size} rx=${DIE.corner} />
        ${face(value).map(
          ([across, down]) => svg`<circle class="pip" r="2.1"
            cx=${at + DIE.size * (0.5 + 0.26 * across)} cy=${top + DIE.size * (0.5 + 0.26 * down)} />`,
        )}
      </g>`;
    })}
  </g>`;
}
