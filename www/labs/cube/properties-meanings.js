// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position, with up to six checkers a side: a GNU Backgammon position ID, which is of the side on roll, or an XGID, ' +
    'which sets `white` and `cube`, too. Without it, Jacoby’s paradox.',
  white: 'Whether White is on roll, not Blue.',
  cube: 'Who owns the cube at the start: nobody, Blue (`x`) or White (`o`).',
  estimator: 'What estimates the luck that is subtracted: a rung of the ladder. All of them measure the same games.',
  janowski: 'How live the cube is in Janowski’s formula: his x.',
  blues: 'Who chooses Blue’s plays; `exact` knows every chance, but nothing of the cube, and `backwards` makes the worst plays.',
  whites: 'Who chooses White’s plays.',
  'blue-cube': 'Who doubles, takes and passes for Blue; `never` neither doubles nor passes.',
  'white-cube': 'Who doubles, takes and passes for White.',
  'double-from': 'From which chance of winning `thresholds` doubles, in percent.',
  'pass-below': 'Below which chance of winning `thresholds` passes, in percent.',
  noise: 'How large the errors of `noisy` are at most, in points of a percentage.',
  errors: 'Which errors `noisy` makes: each number stands for others.',
  games: 'Games that are rolled when the page opens, up to 10¹²; beyond 10⁷ the reader is asked first.',
  series: 'The lines of the chart that are switched on; those of the ladder need `tables=1`.',
  tables: 'Whether the chart compares the rungs of the ladder.',
  half: 'How many turns are made of a game that has been begun.',
  bets: 'Where the reader has bet that the lines will settle: plain, variance reduced, in points.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The position, with everything that sets up another one.',
  game: 'The game turn by turn.',
  decision: 'What doubling, waiting, taking and passing are worth.',
  settings: 'The choice of what estimates luck, of the cube’s owner, and of the players.',
  rolls: 'The 36 rolls.',
  costs: 'What wrong plays and wrong cube actions cost.',
  ladder: 'The five estimates side by side.',
};
