// Meanings of the properties and parts that only the walk lab has, or that mean something else here: English sentences for the
// generated tables of the docs, which take the others from the meanings of all labs. No page loads this module.

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  a: 'Standard deviation A of the step that a move adds to X.',
  m: 'Mean M of the number of other moves in a game.',
  s: 'Standard deviation S of the number of other moves.',
  outcome: 'The quantity rolled out: who wins, or how many moves the walk takes.',
  scale: 'The scale that turns the evaluation X into a winning chance, used to measure the luck of who wins.',
  'moves-left': 'The estimate of the moves left, used to measure the luck of how long a walk takes.',
  share: 'The share of the luck that is subtracted: 1 is all of it.',
  deciding:
    'Whether the table of moments counts the deciding move: T, or T − 1. Without it and `root`, the table has the blog’s reading, T − 1 and fourth roots. With `root` alone it is `1`.',
  root: 'Whether fourth moments are compared by their fourth roots. With `deciding` alone it is `0`.',
  seed: 'Seed of the walks.',
  games: 'Walks simulated when the page opens, up to 10¹². Beyond 10⁷ the page asks first.',
  speed: 'The speed of a run in walks per second.',
  series: 'The lines shown in the chart.',
  average: 'Whether a second chart shows the average luck.',
  half: 'The number of moves made in an unfinished walk.',
  list: 'Whether the table shows the newest or the first walks.',
};

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  game: 'One walk: its drawing, and its luck move by move.',
  seed: 'The seed of the walks.',
  model: 'The model: the kind of games, and A, M and S.',
  luck: 'The outcome, the scale that measures luck, and the share that is subtracted.',
  lengths: 'The histogram of game lengths, over two densities.',
  moments: 'The table of moments, and two numbers from the blog.',
  fit: 'The fit of a model to three moments, for both kinds of games and for the reader’s own numbers.',
  measurement: 'Scales of measurement: an evaluation in centipawns, as X and as a winning chance; two programs; mates.',
  scales: 'The table of the eight scales.',
  curves: 'The exact winning chance and expected number of moves left, from any X.',
  antithetic: 'The comparison of mirrored and independent pairs of walks.',
  games: 'The table of walks, and its CSV file.',
};
