// The four estimates of luck of the two checkers, as numbers in two sentences that the reader can change.

import { html } from 'lit';
import { amount } from '../live/amount.js';

/** @typedef {import('../../pkg/story/rollout_lab.js').LuckTable} LuckTable */

/** The cells in the order of an address. @type {(keyof LuckTable)[]} */
export const CELLS = ['doubles', 'noDoubles', 'oFails', 'oBearsOff'];

/**
 * How far each estimate can be changed, in points either way. The amount that the other event of its roll then needs, for the
 * average to stay zero, is within the core's limits.
 * @type {Record<keyof LuckTable, number>}
 */
export const REACH = { doubles: 1000, noDoubles: 200, oFails: 999, oBearsOff: 333 };

/** @param {number[]} luck  in the order of CELLS @returns {LuckTable} */
export const tableOf = ([doubles, noDoubles, oFails, oBearsOff]) => ({ doubles, noDoubles, oFails, oBearsOff });

/** @param {LuckTable} table */
export const numbersOf = (table) => CELLS.map((cell) => table[cell]);

/**
 * @typedef {Object} Words
 * @property {Record<keyof LuckTable, string>} cells  accessible names of the amounts
 * @property {(amounts: Record<keyof LuckTable, unknown>) => import('lit').TemplateResult} sentence
 */

/**
 * @param {number[]} luck
 * @param {{id: string, format: import('./figure.js').Format, texts: Words}} it
 * @param {(cell: keyof LuckTable, value: number) => void} set
 */
export function tableInWords(luck, { format, texts }, set) {
  const amounts = CELLS.map((cell, i) => [
    cell,
    amount({
      label: texts.cells[cell],
      value: luck[i],
      least: -REACH[cell],
      most: REACH[cell],
      step: 5,
      // It is read again: a comma between thousands could be a decimal one.
      write: (value) => format.points(value, 2).replaceAll(',', ''),
      set: (value) => set(cell, value),
    }),
  ]);
  return html`<p class="sentence">${texts.sentence(Object.fromEntries(amounts))}</p>`;
}
