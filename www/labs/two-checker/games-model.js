// What the table of games has of this game: the article's columns.

import { NONE } from '../../lib/i18n/format.js';
import { writeRoll } from '../../lib/board/dice.js';
import { luckFrom } from './theory.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** @type {import('../../lib/rollout/shapes.js').OwnColumns} */
export const ownColumns = {
  columns: [
    { id: 'x', align: 'start' },
    { id: 'xLuck', hideNarrow: true },
    { id: 'o', align: 'start' },
    { id: 'oLuck', hideNarrow: true },
  ],

  cells: (/** @type {GameRecord} */ record, /** @type {Texts} */ { games: words }, format) => [
    xCell(record, words),
    format.points(record.xLuck),
    oCell(record, words) ?? NONE,
    format.points(record.oLuck),
  ],

  values: (/** @type {GameRecord} */ record, /** @type {Texts} */ { games: words }) => [
    xCell(record, words),
    record.xLuck,
    oCell(record, words),
    record.oLuck,
  ],

  inFile: (/** @type {import('./lab.js').TwoCheckerLab} */ { evaluations, texts }) => {
    if (!evaluations) return null;
    const { mean } = luckFrom(evaluations);
    return {
      heads: texts.games.evaluations,
      values: ({ leaf }) => {
        const doubles = leaf === 'doubles';
        const second = [leaf === 'fails' ? evaluations.oFails : evaluations.oBearsOff, mean.second];
        return [evaluations[doubles ? 'doubles' : 'noDoubles'], mean.first, ...(doubles ? [null, null] : second)];
      },
    };
  },
};

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 */
function xCell(record, words) {
  if (record.dice) return writeRoll(record.dice.x);
  return record.leaf === 'doubles' ? words.doubles : words.noDoubles;
}

/**
 * @param {GameRecord} record
 * @param {Texts['games']} words
 * @returns {string | null} null where O does not roll
 */
function oCell(record, words) {
  if (record.leaf === 'doubles') return null;
  const event = record.leaf === 'fails' ? words.fails : words.bearsOff;
  return record.dice?.o ? `${writeRoll(record.dice.o)} ${event}` : event;
}
