// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, which is of the side on roll, or an XGID, which sets `white`, ' +
    'too. Without it, one of four checkers each.',
  white: 'Whether White is on roll, not Blue.',
  hands: 'Which side the reader plays.',
  opponent: 'Who chooses the plays of the other side; `backwards` makes the worst ones.',
  evaluator:
    'What estimates the luck. Where a side has more than six checkers, exact chances are not known, and ' +
    '`one-sided` stands in for `exact`, `backwards` and `noisy`.',
  forced: 'Whether plays without a choice are made for the reader.',
  plays: 'All that the reader has played with these dice.',
  series: 'The lines of the chart that are switched on.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  play: 'The board to play on; without it nobody can play.',
  setup: 'Who plays what, and everything that sets up another position.',
  notes: 'The note on how to read bands and lines.',
  log: 'The game roll by roll.',
  mistakes: 'The list of games and mistakes, and the files with them.',
};
