// Meanings of the properties and parts that only the contact lab has, or that mean something else here: one English sentence each,
// for the authors' tables of parameters, which take the others from all labs. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, seen from the side on roll, or an XGID, which also sets `white`, and `roll` ' +
    'if it has dice.',
  white: 'Whether White is on roll instead of Blue.',
  roll: 'The roll whose plays are listed, larger die first.',
  a: 'Play A of that roll: the GNU Backgammon position ID after the play. Default: the best play.',
  b: 'Play B, written like `a`. Default: the best play other than A.',
  coupling: 'How B’s dice are coupled with A’s.',
  pairs: 'Pairs of games after A and B rolled when the page opens, up to 10,000. They need a `roll` with two plays.',
  rotation:
    'First rolls: random (`0`), each of the 36 once in every 36 games (`1`), or each combination of the first two rolls once in every ' +
    '1,296 games (`2`). With `opening`, blocks have 30 and 1,080 games.',
  opening: 'Whether the first roll is no double, as games of backgammon begin.',
  until: 'Target of “Roll until”: a standard error in points if below 1, otherwise a number of games.',
  evaluator: 'The evaluator that measures luck; the network plays both sides in any case.',
  horizon:
    'The number of rolls after which games are cut short and take the evaluator’s value for the result (with `evaluator=nothing`, the ' +
    'network’s). With `end`, all games are played to the end.',
  noise: 'The largest error of the blurred network, in percentage points of the winning chance.',
  errors: 'The seed of the blurred network’s errors.',
  games: 'Games rolled when the page opens. Beyond 10,000 the page asks first.',
  series: 'The lines shown in the chart.',
  half: 'The number of rolls made in an unfinished game.',
  show: 'A part to point out once when the page opens.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The board editor, with IDs and the list of positions.',
  game: 'One game on the board, roll by roll, with its luck.',
  evaluation: 'The network’s evaluation of the position.',
  luck: 'The choice of the evaluator that measures luck.',
  map: 'The map of the 36 rolls.',
  plays: 'The list of plays for a roll.',
  comparison: 'The comparison of two plays of the roll; hiding `plays` hides it too.',
  until: 'The button that rolls until a standard error or a number of games is reached.',
  chances: 'The table of the five chances.',
};
