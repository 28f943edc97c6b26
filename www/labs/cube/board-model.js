// The board as it stands while a game with the cube is stepped through, and the cube that lies on it.

import { boardModel as withoutCube } from '../../lib/bearoff/board-model.js';
import { cubeAfter } from '../../lib/cube/cube-after.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeOwner} CubeOwner */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** @typedef {import('../../lib/cube/cube-after.js').Cube} Cube */

/**
 * @param {{position: BearoffPosition, owner: CubeOwner}} start
 * @param {CubeRecord | null} record  null: before the first game
 * @param {number} shown  how many of the game's turns have been made
 * @returns {Cube}
 */
export const cubeShown = ({ owner }, record, shown) =>
  record && shown > 0 ? cubeAfter(record.turns[shown - 1]) : { value: 1, owner };

/**
 * @param {{position: BearoffPosition, owner: CubeOwner}} start
 * @param {CubeRecord | null} record  null: before the first game
 * @param {number} shown  how many of the game's turns have been made
 * @param {Texts} texts
 */
export function boardModel(start, record, shown, texts) {
  // A game that ends by a pass ends before a roll: the board stays as it was.
  /** @type {any} */
  const turns = record?.turns.map((turn) => ({ ...turn, after: turn.dice ? turn.after : turn.before })) ?? [];
  const model = withoutCube(start.position, record && { winner: record.winner, turns }, shown, texts);
  const passed = record !== null && shown === record.turns.length && record.ended === 'pass';
  return passed ? { ...model, label: texts.game.passed(texts.sides[record.winner]) } : model;
}
