// The picture of figure 2: a cell for each of the 36 rolls, and their sum below.

import { svg } from 'lit';
import { byToken } from '../../../lib/chart/tone.js';
import { writeRoll } from '../../../lib/board/dice.js';
import { WIDTH } from '../figure.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').Cell} Cell */
/** @typedef {import('./figure.js').It} It */

const SIDE = 6;
const [LEFT, TOP] = [5, 3];
const CELL = { width: 65, height: 37 };
const GAP = 3;
/** The sum below. */
const SUM = TOP + SIDE * CELL.height + 24;
export const PICTURE_HEIGHT = SUM + 13;

/**
 * @param {Model} model
 * @param {It} it
 */
export function picture({ cells, parts, average, rolled }, { id, format }) {
  const [rarer, other] = parts.map(({ rolls, luck }) => `${format.count(rolls)} × (${format.points(luck)})`);
  const hatch = `${id}-hatch`;
  return svg`<defs><pattern id=${hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0,0V6" stroke=${byToken('bad')} stroke-width="2.4" stroke-opacity="0.3" />
    </pattern></defs>
    <g text-anchor="middle" fill=${byToken('ink')}>
      ${cells.map((cell, i) => drawCell(cell, i, hatch, isSame(cell.dice, rolled), format.points(cell.luck)))}
      <text x=${WIDTH / 2} y=${SUM} font-size="15" font-weight="700"
        >${rarer} + ${other} = ${format.points(average)}</text>
    </g>`;
}

/**
 * Good luck is filled and framed, bad luck is hatched; so they differ without colour, and the sign is written.
 * @param {Cell} cell
 * @param {number} i
 * @param {string} hatch  the pattern's id
 * @param {boolean} marked
 * @param {string} written
 */
function drawCell({ dice, luck }, i, hatch, marked, written) {
  const x = LEFT + (i % SIDE) * CELL.width;
  const y = TOP + Math.floor(i / SIDE) * CELL.height;
  const good = luck > 0;
  const middle = x + (CELL.width - GAP) / 2;
  return svg`<g data-luck=${luck}>
    <rect x=${x} y=${y} width=${CELL.width - GAP} height=${CELL.height - GAP} rx="3"
      fill=${good ? byToken('good') : `url(#${hatch})`} fill-opacity=${good ? 0.24 : 1}
      stroke=${byToken(marked ? 'ink' : good ? 'good' : 'line')} stroke-width=${marked ? 2.5 : 1.2} />
    <text x=${middle} y=${y + 13} font-size="11">${writeRoll(dice)}</text>
    <text x=${middle} y=${y + 28} font-size="13" font-weight="700">${written}</text>
  </g>`;
}

/** To a player 3-5 is 5-3: two of the 36. @param {[number, number]} dice @param {[number, number] | null} rolled */
const isSame = (dice, rolled) => rolled !== null && writeRoll(dice) === writeRoll(rolled);
