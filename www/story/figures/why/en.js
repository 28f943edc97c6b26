// Texts of figure 5 in English.

export const en = {
  yAxis: '7 − (green die − red die)',
  /** @param {string} count */
  xAxis: (count) => `${count} tosses`,
  mean: 'mean',
  howMany: 'Tosses',
  tree: 'Blue’s first roll',
  columns: { result: 'result r', luck: 'luck l', reduced: 'r − l' },
  events: { doubles: 'doubles', noDoubles: 'no doubles' },
  chances: {
    /** @param {string} fraction */
    doubles: (fraction) => `p = ${fraction}`,
    /** @param {string} fraction */
    noDoubles: (fraction) => `1 − p = ${fraction}`,
  },
  average: 'average',
  /**
   * @param {string} first  tosses
   * @param {string} began  their average
   * @param {string} count
   * @param {string} mean
   * @param {string} seven
   */
  said: (first, began, count, mean, seven) =>
    `After ${first} tosses, the average is ${began}${count === first ? '' : `; after ${count}, it’s ${mean}`}. If you subtract nothing, it’s exactly ` +
    `${seven} from the start.`,
  /** @param {string} count @param {string} seven @param {string} mean */
  tosses: (count, seven, mean) =>
    `${count} dots, each ${seven} minus the difference between a green and a red die, with their running average. It approaches ${seven} and ends at ${mean}.`,
  /** @param {string[]} parts */
  branch: (...[event, chance, result, luck, reduced]) =>
    `Blue rolls ${event}, chance ${chance}: result ${result}, luck ${luck}, result − luck ${reduced}.`,
  /** @param {string} result @param {string} luck @param {string} reduced */
  averages: (result, luck, reduced) => `On average: result ${result}, luck ${luck}, result − luck ${reduced}.`,
};
