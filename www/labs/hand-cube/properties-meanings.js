// Meanings of the properties and parts that only this lab has, or that differ here: one English sentence each, for the tables in
// the documentation. Those of all labs are shared. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position, with up to six checkers a side: a GNU Backgammon position ID, seen from the side on roll, or an XGID, ' +
    'which also sets `white` and the owner of the cube. Default: a position with four checkers each.',
  white: 'Whether White is on roll instead of Blue.',
  cube: 'The owner of the cube at the start: neither side (`centred`), Blue (`x`) or White (`o`).',
  hands: 'The side that the reader plays.',
  opponent: 'The player who chooses the other side’s plays. `exact` knows the exact cubeless chances.',
  'opponent-cube': 'How the other side doubles, takes and passes. `never` neither doubles nor passes.',
  'double-from': 'The winning chance, in percent, from which `thresholds` doubles.',
  'pass-below': 'The winning chance, in percent, below which `thresholds` passes.',
  estimator: 'The rung of the ladder that measures luck. Mistakes are always measured exactly.',
  janowski: 'The x of Janowski’s formula: how live the cube is.',
  forced: 'Whether forced plays are made for the reader.',
  plays: 'All plays, doubles, takes and passes of the reader with these dice.',
  series: 'The lines shown in the chart.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  play: 'The board to play on. Without it, the reader can’t play.',
  setup: 'The choice of players, and the editor of the position.',
  notes: 'The note on how to read bands and lines.',
  log: 'The game, turn by turn.',
  mistakes: 'The list of games and mistakes, and its downloads.',
};
