// Meanings of the properties and parts that only this lab has, or that mean something else here: one English sentence
// each, for the tables of parameters in the docs. No page loads this file.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position before the roll: a GNU Backgammon position ID, seen from the side on roll, or an XGID, which also ' +
    'sets `white`, and `roll` if it has dice.',
  white: 'Whether White is on roll instead of Blue.',
  roll: 'The roll whose plays are compared: two dice.',
  a: 'Play A, or the best play: six hexadecimal digits for the mover’s checkers on points 1 to 6 after it.',
  b: 'Play B, written like `a`, or the best play other than A.',
  coupling: 'The coupling that the chart shows. All four are rolled.',
  evaluator:
    'The evaluator that estimates the luck to subtract. If a side has more than six checkers, exact chances aren’t ' +
    'known, and `one-sided` replaces `exact`, `backwards` and `noisy`.',
  ranking: 'The evaluator that ranks the rolls for the couplings by rank and by luck.',
  noise: 'The largest error of `noisy`, in percentage points.',
  errors: 'The seed of the errors of `noisy`: each number gives different ones.',
  rotation: 'Whether each of the 36 first rolls comes once in every 36 pairs.',
  games: 'Pairs rolled when the page opens, up to 10¹². Beyond 10⁶ the page asks first.',
  series: 'The lines shown in the chart. Lines of the couplings need `tables=1`.',
  tables: 'Whether the chart compares all couplings.',
  list: 'Whether the table shows the newest or the first pairs.',
  half: 'The number of turns made in an unfinished pair.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The position and all controls that change it.',
  decision: 'The roll and the list of its plays, where A and B are chosen.',
  game: 'One pair, turn by turn.',
  known: 'The button that rolls until the better play is known.',
  coupling: 'The choice of the coupling.',
  settings: 'The evaluators of luck and of ranks, and the rotation of first rolls.',
  couplings: 'The table of all couplings, and the best one for this decision.',
  scatter: 'The scatter plot of the pairs, A’s results against B’s.',
  experiment: 'Koca’s experiment: many short rollouts with each coupling, as histograms.',
  games: 'The table of pairs and its CSV file.',
};
