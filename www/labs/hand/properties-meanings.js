// Meanings of properties and parts that this lab has of its own, in English: one sentence each, for the tables in the
// documentation. No page loads this file.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, seen from the side on roll, or an XGID, which also sets `white`. ' +
    'Default: a position with four checkers each.',
  white: 'Whether White is on roll instead of Blue.',
  hands: 'The side that the reader plays.',
  opponent: 'The player who chooses the other side’s plays. `backwards` makes the worst plays.',
  evaluator:
    'The evaluator that measures luck. Where a side has more than six checkers, there are no exact chances, so ' +
    '`one-sided` replaces `exact`, `backwards` and `noisy`.',
  forced: 'Whether forced plays are made for the reader.',
  plays: 'All plays that the reader has made with these dice.',
  series: 'The lines shown in the chart.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  play: 'The board to play on. Without it, the reader can’t play.',
  setup: 'The choice of players, and the editor of the position.',
  notes: 'The note on how to read bands and lines.',
  log: 'The game, roll by roll.',
  mistakes: 'The list of games and mistakes, and its downloads.',
};
