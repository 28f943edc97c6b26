// The table of the rules as a file for a spreadsheet.

import { download } from '../../lib/element/download.js';
import { toCsv } from '../../lib/games-table/csv.js';
import { RULES } from './rules.js';

/** @param {import('./lab.js').CouncilLab} lab */
export function downloadRates(lab) {
  const { texts, exact } = lab;
  const words = texts.csv;
  const { trials, rates } = lab.readout();
  const { differences } = lab.trials.simulation.differences('strongest');
  const heads = [
    words.rule,
    words.right,
    words.low,
    words.high,
    words.exact,
    words.difference,
    words.differenceLow,
    words.differenceHigh,
  ];
  const rows = RULES.map((rule) => {
    const [rate, difference] = [rates[rule], differences[rule]];
    const ends = (/** @type {[number, number] | null} */ ci) => ci ?? [null, null];
    return [texts.rules[rule], rate.mean, ...ends(rate.ci), exact[rule], difference.mean, ...ends(difference.ci)];
  });
  // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
  download(`rollout-lab-council-${trials}-positions.csv`, 'text/csv;charset=utf-8', ['\uFEFF', toCsv(heads, rows)]);
}
