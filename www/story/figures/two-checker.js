// The two-checker position of the figures: luck tables, as presets and as numbers in a sentence, and rollouts that figures share.

import { html } from 'lit';
import { choice } from '../../lib/address/kinds.js';
import { amount, choices } from '../live/controls.js';
import { drawAverages } from './averages.js';
import { Lru } from './figure.js';

/** @typedef {import('../../pkg/story/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {import('./figure.js').StoryCore} StoryCore */

// ——— A table in words ———

/** The cells in the order of addresses. @type {(keyof LuckTable)[]} */
export const CELLS = ['doubles', 'noDoubles', 'oFails', 'oBearsOff'];

/**
 * The largest amount of each estimate, in points either way. The other event of its roll then needs an amount, for the average to stay
 * zero, that is within the core's limits.
 * @type {Record<keyof LuckTable, number>}
 */
export const REACH = { doubles: 1000, noDoubles: 200, oFails: 999, oBearsOff: 333 };

/** @param {number[]} luck  in the order of CELLS @returns {LuckTable} */
export const tableOf = ([doubles, noDoubles, oFails, oBearsOff]) => ({ doubles, noDoubles, oFails, oBearsOff });

/** @param {LuckTable} table */
export const numbersOf = (table) => CELLS.map((cell) => table[cell]);

/**
 * The four estimates as numbers in a sentence, which the reader can change.
 * @param {number[]} luck
 * @param {{format: import('./figure.js').Format, texts: Pick<import('../texts/en-two-checkers.js').Texts['dare'], 'cells' | 'sentence'>}} it
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
      // The field is read again, and a comma between thousands could be a decimal one.
      write: (value) => format.points(value, 2).replaceAll(',', ''),
      set: (value) => set(cell, value),
    }),
  ]);
  return html`<p class="sentence">${texts.sentence(Object.fromEntries(amounts))}</p>`;
}

// ——— Presets ———

/** @typedef {'correct' | 'madeUp' | 'backwards'} Table  a preset of the core's */
/** @typedef {import('../texts/en-two-checkers.js').Texts['roll']['tables']} TableTexts */

/** Their names in addresses, here and in the two-checker lab. @type {Record<string, Table>} */
const WORDS = { correct: 'correct', 'made-up': 'madeUp', backwards: 'backwards' };

const kind = choice(WORDS);

/** @param {Table} initial @returns {import('./figure.js').Property<Table>} */
export const tableProperty = (initial) => ({ kind, initial });

/** The preset as a setting of the two-checker lab. @param {Table} table */
export const presetOf = (table) => `preset=${kind.write(table)}`;

/**
 * Radio buttons for a preset.
 * @param {Table} table  the current one
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

// ——— Rollouts ———

/** @typedef {InstanceType<StoryCore['TwoCheckerRollout']>} Rollout */

/** @type {Lru<Rollout>} */
const kept = new Lru(6);

/**
 * The first games of a seed, rolled once for all figures. The caller must not roll them on.
 * @param {StoryCore} core
 * @param {string} seed
 * @param {number} games
 * @returns {Rollout}
 */
export function rolled(core, seed, games) {
  const key = `${seed}/${games}`;
  return kept.keep(key, kept.get(key) ?? begun(core, seed, games));
}

/** @type {typeof rolled} */
function begun(core, seed, games) {
  const rollout = new core.TwoCheckerRollout(seed);
  rollout.roll(games);
  return rollout;
}

// ——— Picture ———

/** The height of the pictures. */
export const HEIGHT = 240;

/**
 * The running averages of a rollout. The exact answer lies in the middle of the axis.
 * @param {Omit<import('./averages.js').Averages, 'truth' | 'domain'> & {theory: import('../../pkg/story/rollout_lab.js').Theory}} averages
 * @param {Parameters<typeof drawAverages>[1]} it
 */
export const drawRollout = ({ theory, ...averages }, it) =>
  drawAverages({ ...averages, truth: theory.plain.mean, domain: [0, 75] }, it, HEIGHT);
