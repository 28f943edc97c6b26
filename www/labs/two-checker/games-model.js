// The table of games, with the article's columns.

import { NONE } from '../../shared/format.js';
import { writeDice } from './microscope.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('../../shared/texts/texts.js').Texts} Texts */
/** @typedef {import('../../shared/format.js').Format} Format */

/** Games listed on the page. */
const LISTED = 50;

/** @type {(keyof Texts['games']['columns'])[]} */
export const COLUMNS = ['game', 'x', 'xLuck', 'o', 'oLuck', 'result', 'totalLuck', 'reduced'];

/**
 * @param {TwoCheckerRollout} rollout
 * @param {LuckTable} table
 * @param {import('../../pkg/two-checker/rollout_lab.js').Readout} readout
 * @param {'newest' | 'first'} which
 * @param {Texts} texts
 * @param {Format} format
 * @returns {import('../../shared/games-table/model.js').GamesModel}
 */
export function gamesModel(rollout, table, readout, which, texts, format) {
  const words = texts.games;
  const { games, totals, plain, reduced, meanLuck } = readout;
  const length = Math.min(LISTED, games);
  const trials = Array.from({ length }, (_, i) => (which === 'newest' ? games - 1 - i : i));
  return {
    caption: words.caption,
    columns: COLUMNS.map((id) => ({
      id,
      label: words.columns[id][0],
      abbr: words.columns[id][1],
      align: id === 'x' || id === 'o' ? 'start' : 'end',
      tone: id === 'result' ? 'plain' : id === 'reduced' ? 'reduced' : undefined,
      hideNarrow: id === 'xLuck' || id === 'oLuck',
    })),
    rows: trials.map((trial) => ({ key: trial, cells: cells(rollout.record(trial, table), words, format) })),
    foot: [
      {
        label: words.total,
        cells: ['', '', '', '', format.plain(totals.result, 1), format.points(totals.luck, 1), format.plain(totals.reduced, 1)],
      },
      {
        label: words.average,
        cells: ['', '', '', '', format.percent(plain.mean, 2), format.points(meanLuck, 2), format.percent(reduced.mean, 2)],
      },
    ],
    empty: words.empty,
    hidden:
      games > length
        ? words[which === 'newest' ? 'listedNewest' : 'listedFirst'](format.count(length), format.count(games))
        : undefined,
  };
}

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 * @param {Format} format
 */
function cells(record, words, format) {
  return [
    format.count(record.trial + 1),
    xCell(record, words),
    format.points(record.xLuck),
    oCell(record, words),
    record.oLuck === null ? NONE : format.points(record.oLuck),
    format.plain(record.result),
    format.points(record.totalLuck),
    format.plain(record.reduced),
  ];
}

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 */
export function xCell(record, words) {
  if (record.dice) return writeDice(record.dice.x);
  return record.leaf === 'doubles' ? words.doubles : words.noDoubles;
}

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 */
export function oCell(record, words) {
  if (record.leaf === 'doubles') return NONE;
  const event = record.leaf === 'fails' ? words.fails : words.bearsOff;
  return record.dice?.o ? `${writeDice(record.dice.o)} ${event}` : event;
}
