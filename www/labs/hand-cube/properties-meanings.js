// Meanings of properties and parts that play with the cube has of its own, in English: one sentence each, for the tables in the
// documentation. No page loads this file.

import * as plain from '../hand/properties-meanings.js';

const { white, hands, forced, series } = plain.meanings;

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position, with up to six checkers a side: a GNU Backgammon position ID, seen from the side on roll, or an XGID, ' +
    'which also sets `white` and the owner of the cube. Default: a position with four checkers each.',
  white,
  cube: 'The owner of the cube at the start: neither side (`centred`), Blue (`x`) or White (`o`).',
  hands,
  opponent: 'The player who chooses the other side’s plays. `exact` knows the exact cubeless chances.',
  'opponent-cube': 'How the other side doubles, takes and passes. `never` neither doubles nor passes.',
  'double-from': 'The winning chance, in percent, from which `thresholds` doubles.',
  'pass-below': 'The winning chance, in percent, below which `thresholds` passes.',
  estimator: 'The rung of the ladder that measures luck. Mistakes are always measured exactly.',
  janowski: 'The x of Janowski’s formula: how live the cube is.',
  forced,
  plays: 'All plays, doubles, takes and passes of the reader with these dice.',
  series,
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = { ...plain.hidden, log: 'The game, turn by turn.' };
