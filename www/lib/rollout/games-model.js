// The table of games: what it lists in every lab, around the columns that are a lab's own.

import { between } from '../i18n/format.js';
import { belowTexts } from './below-texts.js';
import { gameWritten } from './microscope.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */

/** Games listed on the page. */
const LISTED = 50;

/** The row of a game that is still being recalled. */
const COMING = '…';

/**
 * The ids of all columns, which are also their keys in the texts.
 * @param {Lab} lab
 */
export const columnsOf = ({ own }) => [
  'game',
  ...own.columns.columns.map(({ id }) => id),
  'result',
  'totalLuck',
  'reduced',
];

/**
 * @param {Lab} lab
 * @param {import('./shapes.js').Readout} readout
 * @returns {import('../games-table/games-table.js').GamesModel}
 */
export function gamesModel(lab, readout) {
  const { texts, format } = lab;
  const ownColumns = lab.own.columns;
  const which = lab.state.gamesShown;
  const words = belowTexts(texts).games;
  const { games, totals } = readout;
  const [result, reduced] = [totals.result, totals.reduced].map((sum) => format.plain(sum, format.unit.digits));
  const total = { result, reduced };
  const average = format.difference(readout.plain.mean, readout.reduced.mean);
  const length = Math.min(LISTED, games);
  const trials = Array.from({ length }, (_, i) => (which === 'newest' ? games - 1 - i : i));
  const empty = ownColumns.columns.map(() => '');
  const recalled = (/** @type {any} */ record) => {
    const { result, luck, reduced } = gameWritten(record, format);
    return [format.count(record.trial + 1), ...ownColumns.cells(record, texts, format), result, luck, reduced];
  };
  const coming = (/** @type {number} */ trial) => [
    format.count(trial + 1),
    ...columnsOf(lab)
      .slice(1)
      .map(() => COMING),
  ];
  return {
    caption: words.caption,
    columns: columnsOf(lab).map((id) => ({
      id,
      label: words.columns[id][0],
      abbr: words.columns[id][1],
      align: 'end',
      tone: id === 'result' ? 'plain' : id === 'reduced' ? 'reduced' : undefined,
      ...ownColumns.columns.find((own) => own.id === id),
    })),
    rows: lab.recalled.list(trials, { recalled, coming }),
    foot: [
      {
        label: words.total,
        cells: [
          ...empty,
          total.result,
          format.points(between(total.result, total.reduced), format.unit.digits),
          total.reduced,
        ],
      },
      {
        label: words.average,
        cells: [...empty, average.plain, average.luck, average.reduced],
      },
    ],
    empty: words.empty,
    hidden:
      games > length
        ? words[which === 'newest' ? 'listedNewest' : 'listedFirst'](format.count(length), format.count(games))
        : undefined,
  };
}
