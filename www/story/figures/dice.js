// A roll as two dice, drawn into a figure's picture, and in a sentence.

import { svg } from 'lit';
import { face } from '../../lib/board/die.js';
import { byToken } from '../../lib/chart/tone.js';
import { largerFirst, writeRoll } from '../../lib/board/dice.js';

/** What holds a line together where it would break after a hyphen. */
const JOINER = '\u2060';

/**
 * A roll within a sentence, on one line: "5-3".
 * @param {readonly number[]} roll
 */
export const rollInText = (roll) => writeRoll(roll).replace('-', `${JOINER}-${JOINER}`);

/** From the left edge of one die to that of the other, in sides of a die. */
const STEP = 1.2;

/** How far two dice reach, in sides of a die. */
export const DICE = 1 + STEP;

/**
 * The larger die first, as it is written.
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

/**
 * @param {number} value
 * @param {string} fill
 * @param {string} pip
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const drawDie = (value, fill, pip, x, y, size) => svg`<g>
    <rect x=${x} y=${y} width=${size} height=${size} rx=${size / 5} fill=${fill} stroke=${byToken('die-edge')} />
    ${face(value).map(
      ([across, down]) => svg`<circle cx=${x + size * (0.5 + 0.26 * across)}
      cy=${y + size * (0.5 + 0.26 * down)} r=${size * 0.095} fill=${pip} />`,
    )}
  </g>`;
