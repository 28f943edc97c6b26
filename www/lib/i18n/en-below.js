// English texts of the details section below the chart, for all labs that roll out games. They are loaded with that section;
// texts of a single lab are in its own catalogue.

import { counted } from './format.js';

export const readout = {
  exact: 'exact',
  measured: 'measured',
  heading: 'The two rollouts, side by side',
  statistic: '',
  mean: 'Mean',
  sd: 'SD per game',
  se: 'Standard error',
  ci: '95% interval',
  /** @param {string} from @param {string} to */
  range: (from, to) => `${from} – ${to}`,
  equivalent: 'Plain games per game',
  unreliable: 'Below 30 games this interval is rough.',
  fewBlocks: 'Standard errors need two complete blocks.',
};

export const games = {
  heading: 'The games',
  caption: 'Games with the luck of every roll',
  newest: 'Newest',
  first: 'First',
  download: 'Download CSV',
  /** @param {string} n */
  downloadHint: (n) =>
    n === '1' ? '1 game and its luck, as a spreadsheet' : `The first ${n} games and their luck, as a spreadsheet`,
  columns: {
    game: ['Game', '#'],
    result: ['Result', 'Res.'],
    totalLuck: ['Total luck', 'Luck'],
    reduced: ['Result − luck', 'R − L'],
  },
  total: 'Total',
  average: 'Average',
  /** @param {string} listed @param {string} n */
  listedNewest: (listed, n) => `The newest ${listed} of ${counted(n, 'game')}; totals and averages cover all of them.`,
  /** @param {string} listed @param {string} n */
  listedFirst: (listed, n) => `The first ${listed} of ${counted(n, 'game')}; totals and averages cover all of them.`,
};

export const many = {
  heading: 'A thousand rollouts like this one',
  // Where there is nothing exact to compare with.
  introUnknown: 'Each bar counts the rollouts that ended there. Narrow means fast. The exact answer isn’t known here.',
  /** @param {string} n */
  run: (n) => `Roll 1,000 rollouts of ${counted(n, 'game')}`,
  needGames: 'Roll some games first. Each of the thousand rollouts will be as long as yours.',
  cancel: 'Cancel',
  /** @param {string} share */
  progress: (share) => `${share} rolled`,
  label: 'How the averages of 1,000 rollouts spread',
  description: 'Two histograms, plain and variance reduced, over the normal curves that theory predicts.',
  /** @param {string} n */
  show: (n) => `Show 1,000 rollouts of ${counted(n, 'game')}`,
  /** @param {string} sd */
  sd: (sd) => `SD ${sd}`,
  /** @param {string} mean @param {string} sd */
  note: (mean, sd) => `average ${mean}, SD ${sd}`,
  /**
   * Follows the note.
   * @param {string} mean
   * @param {string} sd
   */
  expected: (mean, sd) => `; theory predicts ${mean}, ${sd}`,
  /** @param {string} n */
  done: (n) => `1,000 rollouts of ${counted(n, 'game')} each`,
};

export const below = { readout, games, many };
