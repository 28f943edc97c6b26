// The games as a spreadsheet, written in slices and handed to the reader as a file.

import { csvRecord, download } from '../../shared/games-table/csv.js';
import { COLUMNS, oCell, xCell } from './games-model.js';

/** @typedef {import('./lab.js').TwoCheckerLab} Lab */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').TwoCheckerRollout} TwoCheckerRollout */
/** @typedef {import('../../shared/texts/texts.js').Texts} Texts */

/** Games in a spreadsheet at the most; they always begin with the first. */
export const MOST_IN_CSV = 100_000;

/** How long the spreadsheet is written between two pauses, in milliseconds, and how many games between two looks. */
const CSV_SLICE = 8;
const CSV_LOOK = 50;

/** The rollout that the file was about has been replaced. */
class Restarted extends Error {}

/** @param {Lab} lab */
export async function downloadGames(lab) {
  const { rollout, texts, state } = lab;
  const pause = async () => {
    await new Promise((task) => setTimeout(task));
    if (rollout !== lab.rollout) throw new Restarted();
  };
  try {
    const csv = await gamesCsv(rollout, state.table, texts, pause);
    // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
    download('rollout-lab-games.csv', 'text/csv;charset=utf-8', ['\uFEFF', ...csv]);
  } catch (error) {
    // New dice while it was being written: the games it was about are gone.
    if (!(error instanceof Restarted)) lab.fail(error);
  }
}

/**
 * The first games, one a line; numbers as numbers, in points and percent, for a spreadsheet. Made in slices, with
 * a pause for the page between them. Each slice is handed over by itself: as one text, millions of characters would
 * be copied at once in the end.
 * @param {TwoCheckerRollout} rollout
 * @param {LuckTable} table
 * @param {Texts} texts
 * @param {() => Promise<void>} pause
 * @returns {Promise<Blob[]>}
 */
async function gamesCsv(rollout, table, texts, pause) {
  const words = texts.games;
  const length = Math.min(MOST_IN_CSV, rollout.games);
  /** @type {Blob[]} */
  const slices = [];
  let csv = csvRecord(COLUMNS.map((id) => words.columns[id][0]));
  let since = performance.now();
  for (let trial = 0; trial < length; trial += 1) {
    if (trial % CSV_LOOK === 0 && performance.now() - since > CSV_SLICE) {
      slices.push(new Blob([csv]));
      csv = '';
      await pause();
      since = performance.now();
    }
    const record = rollout.record(trial, table);
    const { xLuck, oLuck, result, totalLuck, reduced } = record;
    const o = record.leaf === 'doubles' ? null : oCell(record, words);
    csv += csvRecord([trial + 1, xCell(record, words), xLuck, o, oLuck, result, totalLuck, reduced]);
  }
  return [...slices, new Blob([csv])];
}
