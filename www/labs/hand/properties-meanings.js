// What each property means, and what hiding each part takes away: one English sentence each, for the authors'
// chapter of the README. No page loads this.

import * as shared from '../../shared/rollout/properties-meanings.js';

const { lab, lang, theme, hide, id, seed, axis, average, bands, funnels } = shared.meanings;

/** @type {Record<string, string>} by the name of the property */
export const meanings = {
  lab,
  lang,
  theme,
  hide,
  id,
  position:
    'The position, by the GNU Backgammon position ID that it has for the side on roll; without it, one of four ' +
    'checkers each.',
  white: 'Whether White is on roll, not Blue.',
  hands: 'Which side the reader plays.',
  opponent: 'Who chooses the plays of the other side; `backwards` makes the worst ones.',
  evaluator:
    'What estimates the luck. Where a side has more than six checkers, exact chances are not known, and ' +
    '`one-sided` stands in for `exact`, `backwards` and `noisy`.',
  forced: 'Whether plays without a choice are made for the reader.',
  seed,
  plays: 'All that the reader has played with these dice.',
  axis,
  series: 'The lines of the chart that are switched on.',
  average,
  bands,
  funnels,
};

const { sentence, tiles, legend, options, share, readout } = shared.hidden;

/** @type {Record<string, string>} by the name of the part */
export const hidden = {
  play: 'The board to play on; without it nobody can play.',
  setup: 'Who plays what, and everything that sets up another position.',
  tiles,
  sentence,
  legend,
  options,
  notes: 'The note on how to read bands and lines.',
  share,
  log: 'The game roll by roll.',
  mistakes: 'The list of games and mistakes, and the files with them.',
  readout,
};
