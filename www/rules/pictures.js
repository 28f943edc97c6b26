// The pictures on the page of the rules: boards as the labs draw them, with arrows for moves, and a table of 36 rolls.

import { html, nothing, svg } from 'lit';
import { pipsOf } from '../lib/bearoff/board-editor-model.js';
import { FACES } from '../lib/bearoff/roll-map-model.js';
import { drawCube, drawCubeFrame } from '../lib/board/cube-drawing.js';
import { CUBE_BOX } from '../lib/board/cube-model.js';
import { drawBoard } from '../lib/board/drawing.js';
import { CHECKER, viewBox } from '../lib/board/geometry.js';
import { writeRoll } from '../lib/board/dice.js';
import { drawDie } from '../story/figures/dice.js';
import { bearsOffFromSix, offOf } from './positions.js';

/** @typedef {import('../lib/board/model.js').Names} Names */
/** @typedef {import('../lib/board/model.js').Side} Side */
/** @typedef {import('../lib/board/cube-model.js').Cube} Cube */
/** @typedef {import('./positions.js').Position} Position */

/**
 * @typedef {Object} Drawn
 * @property {string} label  the alternative text
 * @property {Names} names
 * @property {unknown} [over]  what is drawn over the board
 */

/** @param {Position} position @param {Drawn} drawn @returns {import('../lib/board/model.js').BoardModel} */
const modelOf = (position, { label, names }) => ({
  ...position,
  xOff: offOf(position.x),
  oOff: offOf(position.o),
  pips: { x: pipsOf(position.x), o: pipsOf(position.o) },
  label,
  names,
});

/**
 * The whole board.
 * @param {Position} position
 * @param {Drawn} drawn
 */
export function board(position, drawn) {
  const { width, height } = viewBox(false);
  return html`<svg class="picture board whole" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${drawn.label}>
    ${drawBoard(modelOf(position, drawn), false)}${drawn.over ?? nothing}</svg>`;
}

/**
 * Only the home boards, each numbered by its owner.
 * @param {Position} position
 * @param {Drawn} drawn
 * @param {Cube} [cube]  on the frame at the left
 */
export function homeBoards(position, drawn, cube) {
  const box = viewBox(false, true);
  // The frame with the cube reaches over the edge of the board, where its corners are round.
  const left = cube ? CUBE_BOX.width - OVERLAP : 0;
  return html`<svg class="picture board slim" viewBox=${`${box.x - left} 0 ${box.width + left} ${box.height}`} role="img"
    aria-label=${drawn.label}>${drawBoard(modelOf(position, drawn), false, true)}
    ${cube ? svg`<g transform=${`translate(${box.x - left} 0)`}>${drawCubeFrame()}${drawCube(cube)}</g>` : nothing}</svg>`;
}

const OVERLAP = 5;

/**
 * An arrow along a path, in a side's colour.
 * @param {Side} side
 * @param {string} path
 * @param {{x: number, y: number, angle: number}} tip  where it ends, and its direction there: degrees, clockwise from the right
 */
const arrow = (side, path, { x, y, angle }) => svg`<g class=${`move ${side}`}>
  <path class="edge" d=${path} /><path class="line" d=${path} />
  <path class="head" transform=${`translate(${x} ${y}) rotate(${angle})`} d="M9 0L-2 -5.5V5.5Z" />
</g>`;

/** Where a checker was. @param {Side} side @param {number} x @param {number} y */
const left = (side, x, y) => svg`<circle class=${`left ${side}`} cx=${x} cy=${y} r=${CHECKER.radius} />`;

/** Which way each side moves: through the channel between the rows of points. */
export const directions = svg`
  ${arrow('x', 'M340 105.5H26A10.5 10.5 0 0 0 26 126.5H330', { x: 332, y: 126.5, angle: 0 })}
  ${arrow('o', 'M340 120H32A4 4 0 0 1 32 112H330', { x: 332, y: 112, angle: 0 })}`;

/** 8/5 6/5. */
export const threeAndOne = svg`
  ${left('x', 121.5, 162)}${left('x', 209.5, 117.2)}
  ${arrow('x', 'M121.5 149C130 80 218 70 229 158', { x: 229.5, y: 161, angle: 84 })}
  ${arrow('x', 'M219 111C235 106 241 125 240 158', { x: 240, y: 161, angle: 92 })}`;

/** 24/20*(2) 13/9(2), and the checker that was hit. */
export const doubleFours = svg`
  ${left('x', 334.5, 25.2)}${left('x', 334.5, 47.6)}${left('x', 21.5, 92.4)}${left('x', 21.5, 114.8)}
  ${arrow('x', 'M322 50C300 86 262 88 248 62', { x: 247, y: 60, angle: 242 })}
  ${arrow('x', 'M30 124C42 152 62 160 80 164', { x: 82, y: 164.5, angle: 10 })}
  ${arrow('o', 'M224 58C206 60 196 68 190 80', { x: 189, y: 82, angle: 116 })}`;

const CELL = 34;
const GAP = 2;
const DIE = 17;
/** Room for the dice above and at the left. */
const MARGIN = 24;
const SIZE = MARGIN + 6 * CELL;

/**
 * White's 36 rolls with one checker on her 6 point.
 * @param {string} label
 */
export const rolls = (
  label,
) => html`<svg class="picture rolls" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="img" aria-label=${label}>
  ${FACES.map((value, i) => {
    const at = MARGIN + i * CELL + (CELL - GAP - DIE) / 2;
    return svg`${die(value, at, 1)}${die(value, 1, at)}`;
  })}
  ${FACES.flatMap((first, row) => FACES.map((second, column) => cell(first, second, MARGIN + column * CELL, MARGIN + row * CELL)))}
</svg>`;

/** One of White's. @param {number} value @param {number} x @param {number} y */
const die = (value, x, y) => drawDie(value, 'var(--die-o)', 'var(--die-pip-o)', x, y, DIE);

/** @param {number} first @param {number} second @param {number} x @param {number} y */
function cell(first, second, x, y) {
  const size = CELL - GAP;
  const classes = ['roll', bearsOffFromSix(first, second) ? 'off' : 'miss', ...(first === second ? ['double'] : [])];
  return svg`<g class=${classes.join(' ')}>
    <rect x=${x + 0.75} y=${y + 0.75} width=${size - 1.5} height=${size - 1.5} rx="4" />
    <text x=${x + size / 2} y=${y + size / 2} dy="0.36em">${writeRoll([first, second])}</text>
  </g>`;
}
