// What a table of games is given. Types only. Every string is ready to be read: the table formats nothing.

/**
 * @typedef {Object} Column
 * @property {string} id
 * @property {string} label
 * @property {string} [abbr] shown instead of the label where there is little room; the label is still spoken
 * @property {'start' | 'end'} align 'end' for numbers
 * @property {'plain' | 'reduced'} [tone] the rollout whose results the column holds
 * @property {boolean} [hideNarrow] left out where there is little room
 */

/**
 * @typedef {Object} GameRow
 * @property {string | number} key of the game: its row is moved, not rewritten, when others come in above
 * @property {string[]} cells one per column; the first names the row
 */

/**
 * @typedef {Object} FootRow a total or an average
 * @property {string} label stands in the first column
 * @property {string[]} cells one per column after the first, '' where there is nothing to sum
 */

/**
 * @typedef {Object} GamesModel
 * @property {string} caption also the name of the scroll box
 * @property {Column[]} columns
 * @property {GameRow[]} rows a few hundred at most: all of them are in the document
 * @property {FootRow[]} foot shown when there are rows
 * @property {string} empty the sentence in place of rows
 * @property {string} [hidden] a sentence on the games not listed
 */

export {};
