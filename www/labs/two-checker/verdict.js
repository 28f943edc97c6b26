// What the reader's table will do to the rollout, said before a game is rolled, and its mean written out.

import { html } from 'lit';
import { asWritten, digitsFor } from '../../lib/i18n/format.js';

/** A mean is off by less, in points, because it is calculated in binary fractions. */
const ROUNDING = 1e-9;

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @param {import('./texts/en.js').Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
export function verdict(theory, texts, format) {
  const { leaves, reduced } = theory;
  const limit = format.plain(reduced.mean, 2);
  const term = (/** @type {string} */ chance, /** @type {number} */ value) => {
    const written = format.plain(value, 2);
    return `${chance}·${value < 0 ? `(${written})` : written}`;
  };
  // Where a term or the sum has more decimals than are written, what is written need not add up.
  const exact = [leaves.doubles, leaves.fails, leaves.bearsOff, reduced.mean].every(
    (value) => Math.abs(asWritten(format.plain(value, 2)) - value) < ROUNDING,
  );
  const sum = [term('1/6', leaves.doubles), term('5/24', leaves.fails), term('15/24', leaves.bearsOff)].join(' + ');
  return html`<p class="verdict ${theory.unbiased ? '' : 'biased'}">
    ${verdictText(theory, texts, format)}
    <span class="sum muted">${texts.table.sumLabel}${texts.language === 'ja' ? '' : ' '}<span class="number">${sum} ${exact ? '=' : '≈'} ${limit}</span></span>
  </p>`;
}

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @param {import('./texts/en.js').Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function verdictText({ reduced, unbiased, centred }, { table }, format) {
  const bias = Math.abs(reduced.bias);
  const digits = digitsFor(bias);
  const limit = format.percent(reduced.mean, digits);
  if (!unbiased) return table.verdictBiased(format.plain(bias, digits), limit, reduced.bias < 0);
  return centred ? table.verdictCentred(limit) : table.verdictCancels(limit);
}
