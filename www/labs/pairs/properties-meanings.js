// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position before the roll: a GNU Backgammon position ID, which is of the side on roll, or an XGID, which ' +
    'sets `white`, too, and `roll` if it has dice.',
  white: 'Whether White is on roll, not Blue.',
  roll: 'The roll whose plays are compared: two dice.',
  a: 'Play A, by the checkers that the mover has on his points 1 to 6 after it, as six hexadecimal digits; or the best play.',
  b: 'Play B, likewise; or the best play besides A.',
  coupling: 'Which coupling of the dice the chart shows; all four are rolled.',
  evaluator:
    'What estimates the luck that is subtracted. Where a side has more than six checkers, exact chances are not known, ' +
    'and `one-sided` stands in for `exact`, `backwards` and `noisy`.',
  ranking: 'What ranks the rolls where rolls are coupled by their rank or their luck.',
  noise: 'How large the errors of `noisy` are at most, in points.',
  errors: 'Which errors `noisy` makes: each number stands for others.',
  rotation: 'Whether each of the 36 first rolls comes once in every 36 pairs.',
  games: 'Pairs that are rolled when the page opens, up to 10¹²; beyond 10⁶ the reader is asked first.',
  series: 'The lines of the chart that are switched on; those of the couplings need `tables=1`.',
  tables: 'Whether the chart compares all couplings.',
  list: 'Whether the table of pairs shows the newest pairs or the first ones.',
  half: 'How many turns are made of a pair that has been begun.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The position, with everything that sets up another one.',
  decision: 'The roll, and the list of its plays, of which two are chosen.',
  game: 'The pair turn by turn.',
  known: 'The button that rolls until the better play is known.',
  coupling: 'The choice of the coupling.',
  settings: 'Who estimates luck, who ranks rolls, and whether first rolls are rotated.',
  couplings: 'The table of all couplings, and which is best here.',
  scatter: 'The pairs as a scatter of one play’s results against the other’s.',
  experiment: 'Many short rollouts with each coupling, as histograms.',
  games: 'The table of pairs, and the CSV file with it.',
};
