// English texts of the fold about tables that are chosen after the games. They are loaded with it.

/** @typedef {typeof en} Texts */

export const en = {
  intro:
    'Luck that averages zero can’t bias games that come later. But try enough tables on games already rolled, and one errs the way you like.',
  tune: 'Tune it to these games:',
  high: 'Higher',
  low: 'Lower',
  tooFew: 'Tuning takes at least 10 games.',
  tooMany: 'Tables are tuned to at most 1,000 games. With more games, tuning moves the average less and less.',
  rotated: 'Tables are tuned to games with random first rolls only.',
  exactShares: 'Each outcome has its exact share of these games, so every table that averages zero gives 37.5%.',
  /**
   * @param {string} z
   * @param {boolean} above
   */
  errors: (z, above) =>
    `The average now lies ${z} standard ${z === '1.00' ? 'error' : 'errors'} ${above ? 'above' : 'below'} 37.5%. ` +
    'Yet this table averages zero on both rolls.',
  alike:
    'An outcome hasn’t occurred, so a table can make all these games alike. Their standard error is then zero, ' +
    'so the average can lie any number of standard errors from 37.5%. Yet this table averages zero on both rolls.',
  newDice: 'Keep this table, new dice',
  halves: 'Half and half',
  /**
   * @param {string} n  games
   * @param {string | null} z  null: without a bound
   */
  firstHalf: (n, z) =>
    `Tuned to the first ${n} games, ` +
    (z === null
      ? 'a table makes them all alike, because an outcome is missing there.'
      : `a table has an average ${z} standard errors from 37.5% there.`),
  /**
   * @param {string} n  games
   * @param {string} mean
   * @param {readonly [string, string] | null} interval
   * @param {boolean} holds
   */
  otherHalf: (n, mean, interval, holds) =>
    `On the other ${n} games, the same table has an average of ${mean}%` +
    (interval
      ? `, and its 95% interval, ${interval[0]}% to ${interval[1]}%, ${holds ? 'contains' : 'misses'} 37.5%.`
      : '.'),
  between: ' ',
  exactHalf: 'Each outcome has its exact share of the first half, so no table that averages zero errs there.',
  freeLater: 'From 100 games on, you see an interval here that allows for the choice of the table.',
  /**
   * @param {string} low
   * @param {string} high
   * @param {boolean} holds
   */
  free: (low, high, holds) =>
    `The interval for a freely chosen table, ${low}% to ${high}%, ${holds ? 'contains' : 'misses'} 37.5%. ` +
    'It reaches 2.45 standard errors to each side instead of 1.96.',
  chances:
    'Some table that averages zero has a 95% interval that misses 37.5% in 29% of rollouts of 10 games, 22% of 30, 16% of ' +
    '100 and 14.65% of long ones. A table fixed beforehand misses in 5% of long ones.',
};
