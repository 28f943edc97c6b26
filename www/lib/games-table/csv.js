// Tables as CSV. Labs load this file when readers save their games.

/** A cell that a spreadsheet may take for a formula (OWASP, "CSV Injection"), full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Characters that RFC 4180 has quoted, or that some programs take for a separator or trim. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/**
 * RFC 4180: CRLF after every record, quotes doubled. Numbers keep all their digits and a decimal point;
 * null is empty, and so is a number that is none. Text a spreadsheet would run gets a leading apostrophe.
 * A spreadsheet only trusts it to be UTF-8 with a byte order mark in front: '\uFEFF' is the caller's to add.
 * @param {string[]} header
 * @param {(string | number | null)[][]} rows
 * @returns {string}
 */
export const toCsv = (header, rows) => [header, ...rows].map(csvRecord).join('');

/** One record, for files that are written bit by bit. @param {(string | number | null)[]} cells */
export const csvRecord = (cells) => `${cells.map(field).join(',')}\r\n`;

/** @param {string | number | null} value */
function field(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
