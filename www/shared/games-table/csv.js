// Tables as CSV, and handing something to the reader as a file.

/** A cell that a spreadsheet may take for a formula (OWASP, "CSV Injection"), full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** What RFC 4180 wants quoted, and what some readers take for a separator or trim. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/** Long enough for every browser to have begun reading; WebKit starts late. */
const REVOKE_AFTER = 10_000;

/**
 * RFC 4180: CRLF after every record, quotes doubled. Numbers keep all their digits and a decimal point;
 * null is empty, and so is a number that is none. Text a spreadsheet would run gets a leading apostrophe.
 * A spreadsheet only trusts it to be UTF-8 with a byte order mark in front: '\uFEFF' is the caller's to add.
 * @param {string[]} header
 * @param {(string | number | null)[][]} rows
 * @returns {string}
 */
export const toCsv = (header, rows) => [header, ...rows].map(csvRecord).join('');

/**
 * One record, for files that are written bit by bit.
 * @param {(string | number | null)[]} cells
 */
export const csvRecord = (cells) => `${cells.map(field).join(',')}\r\n`;

/** @param {string | number | null} value */
function field(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The link is never put into a document, so no listener of the page or of a shadow root sees its click.
 * @param {string} name
 * @param {string} mime such as 'text/csv;charset=utf-8'
 * @param {BlobPart[]} parts
 */
export function download(name, mime, parts) {
  const url = URL.createObjectURL(new Blob(parts, { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
