// What those properties and parts mean that the contact lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  position:
    'The position: a GNU Backgammon position ID, which is of the side on roll, or an XGID, which sets `white`, ' +
    'too, and `roll` if it has dice.',
  white: 'Whether White is on roll, not Blue.',
  roll: 'The roll of which the plays are listed, the larger die first.',
  a: 'Play A of that roll, by the GNU Backgammon position ID after it; or the best play.',
  b: 'Play B, likewise; or the best play besides A.',
  coupling: 'What B’s dice have to do with A’s.',
  pairs: 'Pairs of games after A and B that are rolled when the page opens, of up to 10,000; there have to be a roll and two plays of it.',
  until: 'How far the button rolls that stops by itself: below 1 to a standard error in points, from 1 on to so many games.',
  evaluator: 'Who measures luck; the network plays both sides, whoever that is.',
  noise: 'The largest error of the blurred network, in percentage points of the winning chance.',
  errors: 'Which errors those are.',
  games: 'Games that are rolled when the page opens; beyond 10,000 the reader is asked first.',
  series: 'The lines of the chart that are switched on.',
  half: 'Rolls that are made of a game that is begun.',
  show: 'What the reader is shown once, when the page opens: that part of it.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  editor: 'The board as an editor, with IDs and the list of positions.',
  game: 'One game on the board, roll by roll with its luck.',
  evaluation: 'What the network says of the position.',
  luck: 'Who measures luck.',
  map: 'The map of the 36 rolls.',
  plays: 'The list of a roll’s plays.',
  comparison: 'The comparison of two plays of the roll; it goes with the list.',
  until: 'The button that rolls until a standard error, or a number of games.',
  chances: 'The table of the five chances.',
};
