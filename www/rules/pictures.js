// The positions and pictures on the page of the rules: boards as the labs draw them, with arrows for moves, and a table of 36 rolls.

import { html, nothing, svg } from 'lit';
import { CHECKERS, onBoard } from '../lib/bearoff/board-model.js';
import { FACES } from '../lib/bearoff/roll-map-model.js';
import { CUBE_BOX, drawCube, drawCubeFrame } from '../lib/board/cube.js';
import { drawBoard } from '../lib/board/drawing.js';
import { CHECKER, viewBox } from '../lib/board/geometry.js';
import { writeRoll } from '../lib/board/model.js';
import { drawDie } from '../story/figures/board.js';

/** @typedef {import('../lib/board/model.js').Names} Names */
/** @typedef {import('../lib/board/model.js').Side} Side */
/** @typedef {import('../lib/board/cube.js').Cube} Cube */

// ——— Positions ———
// The first three are one game: Blue opens with 3-1, White answers with 2-1, and Blue hits with 4-4.

/** @typedef {import('../lib/board/model.js').Roll} Roll */

/**
 * @typedef {Object} Position
 * @property {number[]} x  X's checkers on X's own points, the ace point first; the 25th entry is the bar
 * @property {number[]} o
 * @property {Side | null} onRoll
 * @property {Roll | null} dice
 * @property {number[]} highlight  X's points to mark
 */

const BAR = 25;

/**
 * A side's checkers.
 * @param {Record<number, number>} counts  by the side's own points
 */
const checkers = (counts) => Array.from({ length: BAR }, (_, i) => counts[i + 1] ?? 0);

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** @type {Position} */
const opening = {
  x: checkers(START),
  o: checkers(START),
  onRoll: null,
  dice: null,
  highlight: [1, 2, 3, 4, 5, 6],
};

/** @type {Position} */
const played = {
  x: checkers({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }),
  o: checkers(START),
  onRoll: null,
  dice: { values: [3, 1], side: 'x' },
  highlight: [],
};

/** @type {Position} */
const hit = {
  x: checkers({ 20: 2, 13: 3, 9: 2, 8: 2, 6: 4, 5: 2 }),
  o: checkers({ [BAR]: 1, 24: 2, 13: 4, 11: 1, 8: 3, 6: 4 }),
  onRoll: null,
  dice: { values: [4, 4], side: 'x' },
  highlight: [5, 6],
};

/** @type {Position} */
const bearOff = { x: checkers({ 1: 4 }), o: checkers({ 6: 1 }), onRoll: 'x', dice: null, highlight: [] };

/** @type {Position} */
const doubled = { x: checkers({ 6: 1 }), o: checkers({ 1: 1 }), onRoll: 'x', dice: null, highlight: [] };

/** The pip count of a side. The build has no core of whole boards. @param {number[]} side */
const pipsOf = (side) => side.reduce((sum, count, i) => sum + count * (i + 1), 0);

/** Checkers that have been borne off. @param {number[]} side */
const offOf = (side) => CHECKERS - onBoard(side);

/**
 * The places of a side's checkers, from the bar to the tray.
 * @param {number[]} side
 * @returns {{place: number | 'bar' | 'off', count: number}[]} `place` is one of the side's own points
 */
const placesOf = (side) =>
  [
    ...side.map((count, i) => ({ place: i + 1 === BAR ? /** @type {const} */ ('bar') : i + 1, count })).reverse(),
    { place: /** @type {const} */ ('off'), count: offOf(side) },
  ].filter(({ count }) => count > 0);

/**
 * Whether a roll bears off one checker from a side's 6 point: with a 6, or with two numbers or four equal ones that reach as far.
 * @param {number} first
 * @param {number} second
 */
export function bearsOffFromSix(first, second) {
  const pips = first === second ? 4 * first : first + second;
  return Math.max(first, second) === 6 || pips >= 6;
}

// ——— Boards ———

/** @typedef {{label: string, names: Names, over?: unknown}} Drawn  label: the alternative text; over: drawn over the board */

/** @param {Position} position @param {Drawn} drawn @returns {import('../lib/board/model.js').BoardModel} */
const modelOf = (position, { label, names }) => ({
  ...position,
  xOff: offOf(position.x),
  oOff: offOf(position.o),
  pips: { x: pipsOf(position.x), o: pipsOf(position.o) },
  label,
  names,
});

/** The whole board. @param {Position} position @param {Drawn} drawn */
function board(position, drawn) {
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
function homeBoards(position, drawn, cube) {
  const box = viewBox(false, true);
  // The frame with the cube overlaps the round corners of the board.
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
 * @param {{x: number, y: number, angle: number}} tip  the end, with the direction there: degrees, clockwise from the right
 */
const arrow = (side, path, { x, y, angle }) => svg`<g class=${`move ${side}`}>
  <path class="edge" d=${path} /><path class="line" d=${path} />
  <path class="head" transform=${`translate(${x} ${y}) rotate(${angle})`} d="M9 0L-2 -5.5V5.5Z" />
</g>`;

/** The former place of a checker. @param {Side} side @param {number} x @param {number} y */
const left = (side, x, y) => svg`<circle class=${`left ${side}`} cx=${x} cy=${y} r=${CHECKER.radius} />`;

/** The way of each side, drawn between the rows of points. */
const directions = svg`
  ${arrow('x', 'M340 105.5H26A10.5 10.5 0 0 0 26 126.5H330', { x: 332, y: 126.5, angle: 0 })}
  ${arrow('o', 'M340 120H32A4 4 0 0 1 32 112H330', { x: 332, y: 112, angle: 0 })}`;

/** The play 8/5 6/5. */
const threeAndOne = svg`
  ${left('x', 121.5, 162)}${left('x', 209.5, 117.2)}
  ${arrow('x', 'M121.5 149C130 80 218 70 229 158', { x: 229.5, y: 161, angle: 84 })}
  ${arrow('x', 'M219 111C235 106 241 125 240 158', { x: 240, y: 161, angle: 92 })}`;

/** The play 24/20*(2) 13/9(2), and the way of the hit checker. */
const doubleFours = svg`
  ${left('x', 334.5, 25.2)}${left('x', 334.5, 47.6)}${left('x', 21.5, 92.4)}${left('x', 21.5, 114.8)}
  ${arrow('x', 'M322 50C300 86 262 88 248 62', { x: 247, y: 60, angle: 242 })}
  ${arrow('x', 'M30 124C42 152 62 160 80 164', { x: 82, y: 164.5, angle: 10 })}
  ${arrow('o', 'M224 58C206 60 196 68 190 80', { x: 189, y: 82, angle: 116 })}`;

// ——— The 36 rolls ———

const CELL = 34;
const GAP = 2;
const DIE = 17;
/** The width of the dice above and at the left. */
const MARGIN = 24;
const SIZE = MARGIN + 6 * CELL;

/** White's 36 rolls with one checker on her 6 point. */
const rollsTable = (
  /** @type {string} */ label,
) => html`<svg class="picture rolls" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="img" aria-label=${label}>
  ${FACES.map((value, i) => {
    const at = MARGIN + i * CELL + (CELL - GAP - DIE) / 2;
    return svg`${die(value, at, 1)}${die(value, 1, at)}`;
  })}
  ${FACES.flatMap((first, row) => FACES.map((second, column) => cell(first, second, MARGIN + column * CELL, MARGIN + row * CELL)))}
</svg>`;

/** One of White's dice. @param {number} value @param {number} x @param {number} y */
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

// ——— Figures ———

/** @typedef {import('./texts/en.js').Picture} Picture */

/** @type {Record<Picture, {position: Position, over?: unknown}>} */
const PICTURES = {
  opening: { position: opening, over: directions },
  played: { position: played, over: threeAndOne },
  hit: { position: hit, over: doubleFours },
  bearOff: { position: bearOff },
  taken: { position: doubled },
};

const ROLLS = FACES.flatMap((first) => FACES.map((second) => /** @type {const} */ ([first, second])));
const MISSES = ROLLS.filter((roll) => !bearsOffFromSix(...roll));

/** White has taken a double. @type {Cube} */
const TAKEN = { value: 2, owner: 'o' };

/** A picture with its caption. @param {Picture} name @param {import('./texts/en.js').RulesTexts} texts */
export function figure(name, texts) {
  const { position, over } = PICTURES[name];
  const { sides, pips, alts, held, joined, captions } = texts;
  const label = joined([
    alts[name],
    .../** @type {const} */ (['x', 'o']).map((side) => {
      const places = placesOf(position[side]);
      return held(
        side,
        places.reduce((sum, { count }) => sum + count, 0),
        places,
      );
    }),
  ]);
  const drawn = { label, names: { ...sides, pips }, over };
  let view = board(position, drawn);
  if (name === 'taken') view = html`<div class="pair">${homeBoards(position, drawn, TAKEN)}</div>`;
  if (name === 'bearOff') {
    // As players write rolls, each once.
    const misses = [...new Set(MISSES.map((roll) => writeRoll(roll)))];
    const table = rollsTable(texts.rolls(ROLLS.length - MISSES.length, misses));
    view = html`<div class="pair">${homeBoards(position, drawn)}${table}</div>`;
  }
  return html`<figure class="figure">${view}<figcaption>${captions[name]}</figcaption></figure>`;
}
