// The games as a spreadsheet of every roll and play.

import { csvRecord } from '../../lib/games-table/csv.js';
import { writePlay } from '../../lib/bearoff/notation.js';
import { writeRoll } from '../../lib/board/dice.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */

/**
 * One line for every turn of every game that was begun; numbers as numbers, in points and percent from Blue's side.
 * @param {Lab} lab
 */
export function csv({ played, begun, texts }) {
  const { csvColumns } = texts.mistakes;
  let text = csvRecord(csvColumns);
  for (let number = 0; number < begun; number += 1) {
    const record = played?.record(number);
    for (const [turn, { side, dice, moves, byHand, luck, mistake }] of (record?.turns ?? []).entries()) {
      text += csvRecord([
        number + 1,
        turn + 1,
        texts.sides[side],
        writeRoll(dice),
        writePlay(/** @type {Move[]} */ (moves)),
        byHand ? 1 : 0,
        luck,
        record?.costs ? (mistake?.cost ?? 0) : null,
        mistake ? writePlay(/** @type {Move[]} */ (mistake.better)) : '',
        record?.result ?? null,
        record?.reduced ?? null,
      ]);
    }
  }
  return text;
}
