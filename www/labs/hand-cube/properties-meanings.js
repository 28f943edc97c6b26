// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position, with up to six checkers a side: a GNU Backgammon position ID, which is of the side on roll, or an XGID, ' +
    'which sets `white` and the owner of the cube, too. Without it, one of four checkers each.',
  white: 'Whether White is on roll, not Blue.',
  cube: 'Who owns the cube at the start: nobody, Blue (`x`) or White (`o`).',
  hands: 'Which side the reader plays.',
  opponent: 'Who chooses the plays of the other side; `exact` knows every chance, but nothing of the cube.',
  'opponent-cube': 'Who doubles, takes and passes for the other side; `never` neither doubles nor passes.',
  'double-from': 'From which chance of winning `thresholds` doubles, in percent.',
  'pass-below': 'Below which chance of winning `thresholds` passes, in percent.',
  estimator: 'What estimates the luck: a rung of the ladder. Mistakes are measured exactly whichever it is.',
  janowski: 'How live the cube is in Janowski’s formula: his x.',
  forced: 'Whether plays without a choice are made for the reader.',
  plays: 'All that the reader has played, doubled, taken and passed with these dice.',
  series: 'The lines of the chart that are switched on.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  play: 'The board to play on; without it nobody can play.',
  setup: 'Who plays what, and everything that sets up another position.',
  notes: 'The note on how to read bands and lines.',
  log: 'The game turn by turn.',
  mistakes: 'The list of games and mistakes, and the files with them.',
};
