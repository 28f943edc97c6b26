// Dice and the board of the two-checker position, drawn into a figure's picture, and a roll within a sentence.

import { svg } from 'lit';
import { face, largerFirst, writeRoll } from '../../lib/board/model.js';
import { drawBoard } from '../../lib/board/drawing.js';
import { viewBox } from '../../lib/board/geometry.js';
import { byToken } from '../../lib/chart/marks.js';

/** U+2060 WORD JOINER prevents a line break after a hyphen. */
const JOINER = '\u2060';

/** A roll within a sentence, on one line: "5-3". @param {readonly number[]} roll */
export const rollInText = (roll) => writeRoll(roll).replace('-', `${JOINER}-${JOINER}`);

/** The distance between the left edges of two dice, in sides of a die. */
const STEP = 1.2;

/** The width of two dice, in sides of a die. */
export const DICE = 1 + STEP;

/**
 * Draws two dice, the larger one first.
 * @param {readonly [number, number]} roll
 * @param {'x' | 'o'} side  whose they are
 * @param {number} x  of their left edge
 * @param {number} y  of their upper edge
 * @param {number} size  of a die
 */
export const drawDice = (roll, side, x, y, size) =>
  largerFirst(roll).map((value, i) =>
    drawDie(value, byToken(`die-${side}`), byToken(`die-pip-${side}`), x + i * STEP * size, y, size),
  );

/** @type {(value: number, fill: string, pip: string, x: number, y: number, size: number) => import('lit').SVGTemplateResult} */
export const drawDie = (value, fill, pip, x, y, size) => svg`<g>
    <rect x=${x} y=${y} width=${size} height=${size} rx=${size / 5} fill=${fill} stroke=${byToken('die-edge')} />
    ${face(value).map(
      ([across, down]) => svg`<circle cx=${x + size * (0.5 + 0.26 * across)}
      cy=${y + size * (0.5 + 0.26 * down)} r=${size * 0.095} fill=${pip} />`,
    )}
  </g>`;

// ——— The board ———

/** The box of the board, in units of the drawing. */
export const BOARD = viewBox(false, true);

/** All other checkers are borne off. */
const POSITION = { x: [4], o: [0, 0, 0, 0, 0, 1], xOff: 11, oOff: 14 };

/** The two-checker position before the first roll. The board is for an element of class `board`, which has its styles. */
export const drawPosition = () =>
  drawBoard(
    { ...POSITION, dice: null, onRoll: 'x', pips: null, label: '', names: { x: '', o: '', pips: () => '' } },
    false,
    true,
  );
