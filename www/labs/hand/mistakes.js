// The games that are over, with what they came to and the mistakes in them: plays that were not the best. A view.

import { html, nothing } from 'lit';
import { NONE } from '../../lib/i18n/format.js';
import { writeCheckers, writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { addressOf } from '../../lib/bearoff/other-lab.js';
import { gamesList, mistakeTold } from '../../lib/hand/games-list.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecordTurn} HandRecordTurn */
/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */

/** Plays that cost less, in points, are rounding, or as good as the best. */
const NOTHING = 5e-4;

/** @param {HandRecordTurn} turn */
const isMistake = ({ byHand, mistake }) => byHand && mistake !== null && mistake.cost > NOTHING;

const COLUMNS = ['game', 'winner', 'luck', 'reduced', 'cost', 'mistakes'];

/**
 * @param {Lab} lab
 * @param {import('../../pkg/hand/rollout_lab.js').HandReadout} readout
 */
export const mistakes = (lab, readout) =>
  gamesList(lab, readout, COLUMNS, (/** @type {HandRecord} */ record) => {
    const { format } = lab;
    const { number, luck, reduced, costs, turns } = record;
    const made = [...turns.entries()].filter(([, turn]) => isMistake(turn));
    return {
      cells: [format.points(luck), format.reduced(reduced), costs ? format.percent(ownCost(lab, record), 2) : NONE],
      mistakes: costs && made.map(([turn, played]) => mistakeIn(lab, number, turn, played)),
    };
  });

/**
 * What the reader's own plays cost him.
 * @param {Lab} lab
 * @param {HandRecord} record
 */
function ownCost(lab, { costs }) {
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  if (!costs) return null;
  return (hands === 'o' ? 0 : costs.x) + (hands === 'x' ? 0 : costs.o);
}

/**
 * @param {Lab} lab
 * @param {number} game
 * @param {number} turn
 * @param {HandRecordTurn} played
 */
function mistakeIn(lab, game, turn, played) {
  const { side, dice, moves, mistake } = played;
  const { texts } = lab;
  const said = texts.game.turn(texts.sides[side], writeTurn({ dice, moves }));
  const better = writePlay(/** @type {Move[]} */ (mistake?.better ?? []));
  return mistakeTold(lab, `${game}.${turn}`, said, mistake?.cost ?? null, better, rolledOut(lab, played));
}

/**
 * The way to both plays rolled out: the one that was made, and the best.
 * @param {Lab} lab
 * @param {HandRecordTurn} turn
 */
function rolledOut({ offers, rules, texts }, { side, dice, before, other, after }) {
  const position = { x: side === 'x' ? before : other, o: side === 'x' ? other : before, onRoll: side };
  const plays = { roll: dice.join(''), b: writeCheckers(after) };
  const address = offers.share ? addressOf(position, rules, 'pairs', plays) : null;
  return address === null ? nothing : html`<a href=${address}>${texts.mistakes.rollOut}</a>`;
}
