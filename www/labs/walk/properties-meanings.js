// What those properties and parts mean that the lab alone has, or that mean something else here: one English sentence
// each, for the authors' chapter of the README, which has the others from what all labs share. No page loads this.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  a: 'Standard deviation A of what a move adds to X.',
  m: 'Mean M of the other moves of a game.',
  s: 'Standard deviation S of the other moves.',
  outcome: 'What walks are rolled for: who wins, or how many moves that takes.',
  scale: 'How the evaluation X counts as a winning chance, where luck is measured of who wins.',
  'moves-left': 'What estimates the moves left, where luck is measured of how long it takes.',
  share: 'The share of the luck that is subtracted: 1 is all of it.',
  deciding: 'Whether the table of moments counts the move that decides: T, or T − 1. Without it and `root`, the table has the blog’s reading: T − 1, and roots. With `root` alone it is `1`.',
  root: 'Whether fourth moments are compared by their fourth roots. With `deciding` alone it is `0`.',
  seed: 'The dice: which walks are rolled.',
  games: 'Walks that are rolled when the page opens, up to 10¹²; beyond 10⁷ the reader is asked first.',
  speed: 'Walks a second of a run.',
  series: 'The lines of the chart that are switched on.',
  average: 'Whether the chart of the average luck is shown.',
  half: 'Moves that are made of a walk that is begun.',
  list: 'Which walks the table shows.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  game: 'One walk: drawn, and move by move with its luck.',
  seed: 'The seed of the walks.',
  model: 'The model: whose games, and A, M and S.',
  luck: 'What is asked of walks, the scale that measures luck, and the share that is subtracted.',
  lengths: 'The histogram of lengths of games, over two densities.',
  moments: 'The table of moments, and what the blog says of them.',
  fit: 'The model that has three given moments, for both kinds of games and the reader’s own numbers.',
  measurement: 'Scales of measurement: an evaluation in centipawns, as X and as a chance; two programs; mates.',
  scales: 'The table of the eight scales.',
  curves: 'The exact winning chance and number of moves left, from X on.',
  antithetic: 'What pairs of mirrored walks do.',
  games: 'The table of walks, and its CSV file.',
};
