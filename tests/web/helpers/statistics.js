// What the statistics of a rollout ought to be, from the counts of its leaves: computed here once more, so
// that the page is not compared with itself.

/** @typedef {{doubles: number, noDoubles: number, oFails: number, oBearsOff: number}} Table */
/** @typedef {{doubles: number, fails: number, bearsOff: number}} Leaves */

/** Chances of the leaves: 1/6; 5/6 of the rest times 9/36 and 27/36. */
const CHANCES = [1 / 6, 5 / 24, 15 / 24];
const RESULTS = [100, 100, 0];

/** Half the width of a 95% interval, in standard errors. */
const Z95 = 1.96;

/**
 * Total luck of a game with each end.
 * @param {Table} table
 */
const lucks = (table) => [table.doubles, table.noDoubles + table.oFails, table.noDoubles + table.oBearsOff];

/**
 * Result − luck of a game with each end.
 * @param {Table} table
 */
export const reducedResults = (table) => lucks(table).map((luck, i) => RESULTS[i] - luck);

/**
 * @param {number[]} values
 * @param {Leaves} leaves
 */
function summary(values, { doubles, fails, bearsOff }) {
  const counts = [doubles, fails, bearsOff];
  const games = doubles + fails + bearsOff;
  /** @param {number[]} terms */
  const sum = (terms) => terms.reduce((total, term, i) => total + term * counts[i], 0);
  const mean = sum(values) / games;
  const sd = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (games - 1));
  const se = sd / Math.sqrt(games);
  return { mean, sd, se, ci: [mean - Z95 * se, mean + Z95 * se] };
}

/**
 * Mean, SD per game, standard error and interval of the plain and of the reduced rollout.
 * @param {Leaves} leaves
 * @param {Table} table
 */
export function statisticsOf(leaves, table) {
  return { plain: summary(RESULTS, leaves), reduced: summary(reducedResults(table), leaves) };
}

/**
 * What a rollout scored with a table settles at, and its SD per game, by enumeration.
 * @param {Table} table
 */
export function exactOf(table) {
  const values = reducedResults(table);
  const mean = values.reduce((sum, value, i) => sum + CHANCES[i] * value, 0);
  const variance = values.reduce((sum, value, i) => sum + CHANCES[i] * (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(variance) };
}
