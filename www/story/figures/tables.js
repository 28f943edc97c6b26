// Which of the article's luck tables a figure is drawn with: its property, its controls, and its name in a lab's address.

import { choice } from '../../lib/address/kinds.js';
import { choices } from '../live/choices.js';

/** @typedef {'correct' | 'madeUp' | 'backwards'} Table  a preset of the core's */
/** @typedef {typeof import('./tables-en.js').en} TableTexts */

/** As they are written in addresses, here and in the two-checker lab. @type {Record<string, Table>} */
const WORDS = { correct: 'correct', 'made-up': 'madeUp', backwards: 'backwards' };

const kind = choice(WORDS);

/**
 * @param {Table} initial
 * @returns {import('./figure.js').Property<Table>}
 */
export const tableProperty = (initial) => ({ kind, initial });

/** @param {Table} table */
export const presetOf = (table) => `preset=${kind.write(table)}`;

/**
 * @param {Table} table  in force
 * @param {TableTexts} texts
 * @param {string} id  of the figure
 * @param {(table: Table) => void} choose
 */
export const tableRadios = (table, texts, id, choose) =>
  choices({
    name: `${id}-table`,
    label: texts.legend,
    choices: Object.values(WORDS).map((value) => ({ value, label: texts[value] })),
    chosen: table,
    set: (value) => choose(/** @type {Table} */ (value)),
  });
