// A number out of what a reader typed.

/**
 * The number that a reader typed: any of the usual minus signs, a decimal point or comma, perhaps a percent
 * sign. NaN for anything else.
 * @param {string} text
 * @param {boolean} [thousands]  whether a comma before three digits stands between thousands
 */
export function readNumber(text, thousands = false) {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−–ー‐]/u, '-')
    .replace(/%$/, '')
    .trimEnd()
    .replace(thousands ? /,(?=\d{3}(?!\d))/g : /^$/, '')
    .replace(',', '.');
  // Whatever digit it ends at, there is one way only to take the digits before it: pasted thousands take no longer.
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : NaN;
}
