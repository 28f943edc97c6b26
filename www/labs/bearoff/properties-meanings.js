// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, which is of the side on roll, or an XGID, which sets `white`, ' +
    'too. Without it, the article’s.',
  white: 'Whether White is on roll, not Blue.',
  evaluator:
    'What estimates the luck. Where a side has more than six checkers, exact chances are not known, and ' +
    '`one-sided` stands in for `exact`, `backwards` and `noisy`.',
  scale:
    'What the estimated chances count for: as they are, exaggerated, toned down, in three levels, or only as who ' +
    'is ahead.',
  noise: 'How large the errors of `noisy` are at most, in points.',
  errors: 'Which errors `noisy` makes: each number stands for others.',
  blues: 'Who chooses Blue’s plays; `backwards` makes the worst ones.',
  whites: 'Who chooses White’s plays.',
  games: 'Games that are rolled when the page opens, up to 10¹²; beyond 10⁷ the reader is asked first.',
  series: 'The lines of the chart that are switched on; those of other estimates need `tables=1`.',
  tables: 'Whether the chart compares estimates of luck.',
  half: 'How many rolls are made of a game that has been begun.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The position, with everything that sets up another one.',
  game: 'The game roll by roll.',
  map: 'The 36 rolls.',
  luck: 'The choice of what estimates luck, and of the players.',
  worth: 'What the estimate is worth: where it begins, where the lines settle, and what Williams’s sum comes to.',
};
