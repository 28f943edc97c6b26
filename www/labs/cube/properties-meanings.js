// Meanings of the properties and parts that only this lab has, or that differ here: one English sentence each, for the tables in
// the documentation. Those of all labs are shared. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position, with up to six checkers a side: a GNU Backgammon position ID, seen from the side on roll, or an XGID, ' +
    'which also sets `white` and `cube`. Default: Jacoby’s paradox.',
  white: 'Whether White is on roll instead of Blue.',
  cube: 'The owner of the cube at the start: neither side (`centred`), Blue (`x`) or White (`o`).',
  rotation:
    'First rolls: random (`0`), each of the 36 once in every 36 games (`1`), or each combination of the first two rolls once in every ' +
    '1,296 games (`2`).',
  estimator: 'The rung of the ladder that estimates the luck to be subtracted. All rungs measure the same games.',
  janowski: 'The x of Janowski’s formula: how live the cube is.',
  blues:
    'The player who chooses Blue’s plays. `exact` knows the exact cubeless chances, and `backwards` makes the worst plays.',
  whites: 'The player who chooses White’s plays.',
  'blue-cube': 'How Blue doubles, takes and passes. `never` neither doubles nor passes.',
  'white-cube': 'How White doubles, takes and passes.',
  'double-from': 'The winning chance, in percent, from which `thresholds` doubles.',
  'pass-below': 'The winning chance, in percent, below which `thresholds` passes.',
  noise: 'The largest error of `noisy`, in percentage points.',
  errors: 'The seed of the errors that `noisy` makes.',
  games: 'Games rolled when the page opens, up to 10¹². Beyond 10⁷ the page asks first.',
  series: 'The lines shown in the chart. The ladder’s lines need `tables=1`.',
  tables: 'Whether the chart compares the rungs of the ladder.',
  half: 'The number of turns played in an unfinished game.',
  bets: 'The reader’s bets on where the lines settle: plain, variance reduced, in points.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The position and its editor.',
  game: 'The game, turn by turn.',
  decision: 'The equity of doubling, waiting, taking and passing.',
  settings: 'The choice of the luck estimate, the cube’s owner and the players.',
  rolls: 'The 36 rolls.',
  costs: 'The cost of mistakes in checker play and cube actions.',
  ladder: 'The five estimates side by side.',
};
