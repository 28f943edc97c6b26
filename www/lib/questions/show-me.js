// The targets of “Show me”: for each question the lab that can show its answer, the values of its address, and the part to bring before the
// reader.

/**
 * @typedef {Object} Shown
 * @property {string} lab
 * @property {string} values  of its address; `show` comes after them
 * @property {string} show  the part, by its name in an address
 */

/** @type {(values: string, show: string) => Shown} */
const twoCheckers = (values, show) => ({ lab: 'two-checker', values, show });
/** @type {(values: string, show: string) => Shown} */
const bearoff = (values, show) => ({ lab: 'bearoff', values, show });

/** Four checkers a side: the bear-off lab's own position leaves nobody a choice. */
const WITH_CHOICES = 'position=SgEAgCoAAAAAAA';

/** By the name of the question. @type {Record<keyof import('./texts/en.js').Questions, Shown>} */
export const SHOW_ME = {
  // Both lines, and the average luck between them.
  both: twoCheckers('games=1000&average=1', 'chart'),
  // The standard deviation of the worst of the tables beside that of plain games.
  bad: twoCheckers('preset=backwards&games=1000', 'readout'),
  // A real program, 14 points wrong.
  circular: twoCheckers('preset=gnu&games=1000', 'chart'),
  // Nearly exact estimates, and players who do not follow them: the other sum, and where it settles.
  williams: bearoff(`${WITH_CHOICES}&evaluator=one-sided&blues=fewest-pips&whites=fewest-pips&games=1000`, 'williams'),
  interval: twoCheckers('games=1000', 'readout'),
  // Intervals of ten games, counted.
  narrow: twoCheckers('games=10', 'many'),
  // A table as good as the correct one whose errors have nothing to do with the result, and dice that are far off.
  disagree: twoCheckers('preset=yours&luck=72.5,-14.5,69,-23&seed=0x15d&games=1000', 'chart'),
  skewed: twoCheckers('games=10', 'many'),
  others: bearoff(`${WITH_CHOICES}&evaluator=pip-count&blues=backwards&games=1000`, 'worth'),
  stopped: twoCheckers('games=1000', 'stopped'),
  // Luck for which the first twenty games of the seed average 50%.
  hindsight: twoCheckers('preset=yours&luck=60,-12,159,-53&seed=0x1&games=20', 'chart'),
  truncated: bearoff(`${WITH_CHOICES}&evaluator=pip-count&horizon=4&games=1000`, 'chart'),
  // Ten blocks.
  rotated: twoCheckers('rotation=1&games=360', 'chart'),
  deviation: twoCheckers('games=1000', 'readout'),
  errors: bearoff(`${WITH_CHOICES}&evaluator=exact&blues=backwards&games=1000`, 'worth'),
  worth: twoCheckers('games=1000', 'tiles'),
};
