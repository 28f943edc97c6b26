// The board to play on, with what is said of a game: luck and mistakes apart. A view.

import { writeTurn } from '../../lib/bearoff/notation.js';
import { writeRoll } from '../../lib/board/dice.js';
import { handBoard } from '../../lib/hand/board-model.js';
import { playView } from '../../lib/hand/play.js';
import { sum, verdict } from './verdict.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandRecord} HandRecord */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandView} HandView */

/**
 * @param {Lab} lab
 * @param {HandRecord | null} record  of the game that is being played, or else of the last one
 */
export function play(lab, record) {
  const view = lab.played?.view() ?? null;
  return playView(lab, record, {
    said: news(lab, view, record),
    sum: record && equation(lab, record),
    board: handBoard(view, lab.state.wanted.position, record, lab.texts),
  });
}

/**
 * What has happened since the reader last did something, in sentences.
 * @param {Lab} lab
 * @param {HandView | null} view
 * @param {HandRecord | null} record
 */
function news(lab, view, record) {
  const { texts, format } = lab;
  const { told } = lab.playing;
  const { play: words, game, sides } = texts;
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  if (!view || !record) return [];
  const said = record.turns
    .slice(told)
    .map((turn) => game.heard(game.turn(sides[turn.side], writeTurn(turn)), format.points(turn.luck)));
  const { turn } = view;
  if (turn) {
    const roll = writeRoll(turn.dice.map(({ value }) => value));
    const luck = format.points(turn.luck);
    said.push(hands === 'both' ? words.rolled(sides[turn.side], roll, luck) : words.youRolled(roll, luck));
    if (turn.done) said.push(words.ready);
  } else {
    said.push(verdict(record, hands, texts, format, exactValue(lab)));
  }
  return said;
}

/**
 * How the result came about, where everything in it is exact.
 * @param {Lab} lab
 * @param {HandRecord} record
 */
const equation = (lab, record) => sum(record, exactValue(lab), lab.texts, lab.format);

/** The position's value with perfect play; null where that, or luck, is not exact. @param {Lab} lab */
const exactValue = ({ made }) => (made?.setup.evaluator === 'exact' ? (made.theory?.perfect ?? null) : null);
