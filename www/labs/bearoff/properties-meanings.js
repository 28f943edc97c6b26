// Meanings of the properties and parts that only this lab has, or that mean something else here: one English sentence
// each, for the tables of parameters in the docs. No page loads this file.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, seen from the side on roll, or an XGID, which also sets `white`. The ' +
    'default is the article’s position.',
  white: 'Whether White is on roll instead of Blue.',
  evaluator:
    'The evaluator that estimates luck. If a side has more than six checkers, exact chances aren’t known, and ' +
    '`one-sided` replaces `exact`, `backwards` and `noisy`.',
  scale:
    'How the estimated chances are used: as they are, exaggerated, toned down, rounded to three levels, or reduced to ' +
    'who is ahead.',
  noise: 'The largest error of `noisy`, in percentage points.',
  errors: 'The seed of the errors of `noisy`: each number gives different ones.',
  blues: 'How Blue’s plays are chosen; `backwards` chooses the worst ones.',
  whites: 'How White’s plays are chosen.',
  horizon:
    'The number of rolls after which games are cut short and take the evaluator’s value for the result. With `end`, all ' +
    'games are played to the end.',
  careless: 'The percentage of turns in which a `careless` player makes the second best play.',
  subtract: 'The luck that is subtracted with a `careless` player: that of the dice, or also that of the choices.',
  rotation:
    'First rolls: random (`0`), each of the 36 once in every 36 games (`1`), or each combination of the first two rolls once in every ' +
    '1,296 games (`2`).',
  games: 'Games rolled when the page opens, up to 10¹². Beyond 10⁷ the page asks first.',
  series: 'The lines shown in the chart. Lines of other estimates need `tables=1`.',
  tables: 'Whether the chart compares luck estimates.',
  half: 'The number of rolls made in an unfinished game.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  readout: 'The figures in full, and where rollouts settle that are cut short.',
  editor: 'The position and all controls that change it.',
  game: 'One game, roll by roll.',
  map: 'The 36 rolls.',
  luck: 'The choice of the evaluator and the players.',
  worth: 'The first estimate, the values at which the lines settle, and Williams’s sum.',
};
