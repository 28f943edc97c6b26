// The games as a spreadsheet of every turn: cube action, roll and play, with luck and costs.

import { csvRecord } from '../../lib/games-table/csv.js';
import { writePlay } from '../../lib/bearoff/notation.js';
import { writeRoll } from '../../lib/board/dice.js';

/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */

/**
 * One line for every turn of every game that was begun; numbers as numbers, in points for the side on roll at the start.
 * @param {import('./lab.js').HandCubeLab} lab
 */
export function csv({ played, begun, texts }) {
  const { csvColumns, csvAnswers } = texts.mistakes;
  let text = csvRecord(csvColumns);
  for (let number = 0; number < begun; number += 1) {
    const record = played?.record(number);
    for (const [at, turn] of (record?.turns ?? []).entries()) {
      const { side, cube, doubled, answer, dice, moves, byHand, answeredByHand, luck, lost, better } = turn;
      text += csvRecord([
        number + 1,
        at + 1,
        texts.sides[side],
        byHand ? 1 : 0,
        cube.value,
        doubled ? 1 : 0,
        answer ? csvAnswers[answer] : '',
        answer && answeredByHand ? 1 : 0,
        dice ? writeRoll(dice) : '',
        dice ? writePlay(/** @type {Move[]} */ (moves)) : '',
        dice ? luck : null,
        turn.cubeLost,
        turn.answerLost,
        lost,
        better ? writePlay(/** @type {Move[]} */ (better)) : '',
        record?.result ?? null,
        record?.reduced ?? null,
      ]);
    }
  }
  return text;
}
