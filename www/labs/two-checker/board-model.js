// The board as it stands while a game is stepped through.

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../lib/board/model.js').BoardModel} BoardModel */
/** @typedef {import('./texts/en.js').Texts} Texts */

const CHECKERS = 15;
const O_POINT = 6;

/**
 * @param {GameRecord | null} record null: before the first game
 * @param {number} shown how many of the game's rolls have been made
 * @param {Texts} texts
 * @returns {BoardModel}
 */
export function boardModel(record, shown, texts) {
  const { board, sides } = texts;
  const xLeft = !record || shown === 0 ? 4 : record.leaf === 'doubles' ? 0 : 2;
  const oRolled = record !== null && shown > 1;
  const oAt = oRolled ? oPoint(record) : O_POINT;

  /** @type {BoardModel['dice']} */
  let dice = null;
  if (oRolled && record.dice?.o) dice = { values: record.dice.o, side: 'o' };
  else if (record?.dice && shown > 0) dice = { values: record.dice.x, side: 'x' };

  return {
    x: [xLeft],
    o: Array.from({ length: O_POINT }, (_, i) => (i + 1 === oAt ? 1 : 0)),
    xOff: CHECKERS - xLeft,
    oOff: CHECKERS - (oAt > 0 ? 1 : 0),
    dice,
    onRoll: xLeft === 4 ? 'x' : xLeft === 2 && !oRolled ? 'o' : null,
    pips: { x: xLeft, o: oAt },
    label: label(record, xLeft, oRolled, board),
    names: { x: sides.x, o: sides.o, pips: board.pips },
  };
}

/**
 * Where O's checker stands after her roll; 0: borne off. She moves what the dice say, doubles four times.
 * @param {GameRecord} record
 */
function oPoint(record) {
  if (record.leaf === 'bearsOff') return 0;
  const roll = record.dice?.o;
  if (!roll) return O_POINT;
  const [first, second] = roll;
  return O_POINT - (first === second ? 4 * first : first + second);
}

/**
 * @param {GameRecord | null} record
 * @param {number} xLeft
 * @param {boolean} oRolled
 * @param {Texts['board']} board
 */
function label(record, xLeft, oRolled, board) {
  if (xLeft === 4) return board.start;
  if (xLeft === 0) return board.blueDoubles;
  if (!oRolled) return board.blueTwoOff;
  return record?.leaf === 'fails' ? board.whiteFails : board.whiteOff;
}
