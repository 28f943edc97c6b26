// The games as a spreadsheet, written in slices.

import { csvRecord } from '../games-table/csv.js';
import { belowTexts } from './below-texts.js';
import { columnsOf } from './games-model.js';

/** @typedef {import('./shapes.js').RolloutLab} Lab */

/** Games in a spreadsheet at the most; they always begin with the first. */
export const MOST_IN_CSV = 100_000;

/** How long the spreadsheet is written between two pauses, in milliseconds, and how many games between two looks. */
const CSV_SLICE = 8;
const CSV_LOOK = 50;

/** The rollout that the file was about has been replaced. */
class Restarted extends Error {}

/**
 * @param {Lab} lab
 * @returns {Promise<Parameters<typeof import('../element/download.js').download> | null>} null where they are gone by now
 */
export async function gamesFile(lab) {
  const { rollout } = lab.rolling;
  const pause = async () => {
    await new Promise((task) => setTimeout(task));
    if (rollout !== lab.rolling.rollout) throw new Restarted();
  };
  try {
    const csv = await gamesCsv(lab, pause);
    // Spreadsheets take a file for UTF-8 only if it begins with a byte order mark.
    return ['rollout-lab-games.csv', 'text/csv;charset=utf-8', ['\uFEFF', ...csv]];
  } catch (error) {
    // New dice while it was being written: the games it was about are gone.
    if (!(error instanceof Restarted)) lab.fail(error);
    return null;
  }
}

/**
 * The first games, one a line; numbers as numbers, in points and percent, for a spreadsheet. Made in slices, with
 * a pause for the page between them. Each slice is handed over by itself: as one text, millions of characters would
 * be copied at once in the end.
 * @param {Lab} lab
 * @param {() => Promise<void>} pause
 * @returns {Promise<Blob[]>}
 */
async function gamesCsv(lab, pause) {
  const { own, rolling, records, texts } = lab;
  const { rollout } = rolling;
  const estimate = own.estimate(lab);
  const ownColumns = own.columns;
  // Where each game takes a while, it is looked after each.
  const lookEvery = records.later ? 1 : CSV_LOOK;
  const length = Math.min(MOST_IN_CSV, rollout.games);
  /** @type {Blob[]} */
  const slices = [];
  const { columns } = belowTexts(texts).games;
  const more = ownColumns.inFile?.(lab) ?? { heads: [], values: () => [] };
  let csv = csvRecord([...columnsOf(lab).map((id) => columns[id][0]), ...more.heads]);
  let since = performance.now();
  for (let trial = 0; trial < length; trial += 1) {
    if (trial % lookEvery === 0 && performance.now() - since > CSV_SLICE) {
      slices.push(new Blob([csv]));
      csv = '';
      await pause();
      since = performance.now();
    }
    const record = await records.recall(trial, estimate);
    if (!record) throw new Restarted();
    const { result, totalLuck, reduced } = record;
    csv += csvRecord([
      trial + 1,
      ...ownColumns.values(record, texts),
      result,
      totalLuck,
      reduced,
      ...more.values(record),
    ]);
  }
  return [...slices, new Blob([csv])];
}
