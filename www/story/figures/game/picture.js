// The picture of figure 1: the position at the start, and beside it what was rolled, from above.

import { svg } from 'lit';
import { byToken } from '../../../lib/chart/tone.js';
import { writeRoll } from '../../../lib/board/dice.js';
import { WIDTH } from '../figure.js';
import { DICE, drawDice } from '../dice.js';
import { BOARD, drawPosition } from '../position.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').It} It */

export const PICTURE_HEIGHT = BOARD.height + 2;

/** What stands at the board's right. */
const LEFT = BOARD.width + 14;
const DIE = 21;
const TEXT = LEFT + DICE * DIE + 9;
const LINE = 17;
/** From one roll down to the next. */
const STEP = 76;

/**
 * @param {Model} model
 * @param {It} it
 */
export function picture({ record }, { texts }) {
  const { dice, leaf } = record;
  const last = LINE + 2 * STEP;
  return svg`<g class="board" transform=${`translate(${1 - BOARD.x} 1)`}>${drawPosition()}</g>
    <g font-size="13" fill=${byToken('ink')}>
      ${dice ? roll(dice.x, 'x', texts.rolls.x(writeRoll(dice.x)), leaf === 'doubles' ? texts.allOff : texts.twoOff, LINE) : ''}
      ${
        dice?.o
          ? roll(
              dice.o,
              'o',
              texts.rolls.o(writeRoll(dice.o)),
              leaf === 'fails' ? texts.staysOn : texts.isOff,
              LINE + STEP,
            )
          : svg`<text x=${LEFT} y=${LINE + STEP + 13} fill=${byToken('muted')}>${texts.needNotRoll}</text>`
      }
      <path d=${`M${LEFT},${last}H${WIDTH - 2}`} stroke=${byToken('line')} />
      <text x=${LEFT} y=${last + 30} font-size="16" font-weight="700">${record.result > 0 ? texts.xWins : texts.oWins}</text>
    </g>`;
}

/**
 * @param {[number, number]} dice
 * @param {'x' | 'o'} side
 * @param {string} heading
 * @param {readonly string[]} lines
 * @param {number} y
 */
const roll = (dice, side, heading, lines, y) => svg`
  ${drawDice(dice, side, LEFT, y, DIE)}
  <text x=${TEXT} y=${y + 8} font-weight="700">${heading}</text>
  ${lines.map((line, i) => svg`<text x=${TEXT} y=${y + 8 + (i + 1) * LINE}>${line}</text>`)}`;
