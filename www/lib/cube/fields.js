// Fields: for a number within bounds, and for the players of a side. Views.

import { html, nothing } from 'lit';
import { readNumber } from '../i18n/format.js';
import { select } from '../element/select.js';
import { PLAYS, POLICIES } from './names.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubePlayer} CubePlayer */

/**
 * @typedef {Object} Field
 * @property {string} name  unlike the names of other fields
 * @property {string} label
 * @property {() => number} now  the number in force, which may not be drawn yet
 * @property {[number, number]} range
 * @property {number} digits  the most decimals
 * @property {string} problem  a sentence on any other text
 */

/** @typedef {{name: string, text: string}} Typed  the name of a field, and an invalid text that was typed there */

/**
 * @param {Field} field
 * @param {Typed | null} bad
 * @param {(value: number) => void} take
 * @param {(bad: Typed | null) => void} refuse
 */
export function numberField({ name, label, now, range: [least, most], digits, problem }, bad, take, refuse) {
  const wrong = bad?.name === name ? bad.text : null;
  const enter = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const typed = readNumber(input.value, Math.max(-least, most) >= 1000);
    const value = Math.round(typed * 10 ** digits) / 10 ** digits;
    if (!(typed >= least && typed <= most)) {
      refuse({ name, text: input.value });
      return;
    }
    refuse(null);
    if (value !== now()) take(value);
    // Lit does not write an equal number again. It would stay in the reader's form.
    input.value = String(now());
  };
  return html`<label class="numbered"
    ><span>${label}</span>
    <input
      class="field"
      inputmode="decimal"
      autocomplete="off"
      aria-invalid=${wrong === null ? 'false' : 'true'}
      aria-describedby=${wrong === null ? nothing : `bad-${name}`}
      .value=${wrong ?? String(now())}
      @change=${enter}
    />
    ${wrong === null ? nothing : html`<small class="problem" id=${`bad-${name}`} role="alert">${problem}</small>`}</label
  >`;
}

/**
 * How live Janowski's cube is, 0 to 1.
 * @param {{janowski: string, badShare: string}} words
 * @param {() => number} now
 * @param {Typed | null} bad
 * @param {(share: number) => void} take
 * @param {(bad: Typed | null) => void} refuse
 */
export const janowskiField = ({ janowski: label, badShare: problem }, now, bad, take, refuse) =>
  numberField({ name: 'janowski', label, now, range: [0, 1], digits: 3, problem }, bad, take, refuse);

// ——— The players of a side's checkers and of its cube, with the thresholds of a player of the cube ———

/** @typedef {typeof import('./texts/en.js').cubePlayers} Words */
/** @typedef {{double: number, pass: number}} Thresholds  in percent */

/**
 * @param {Words} words
 * @param {'x' | 'o'} side
 * @param {CubePlayer} drawn
 * @param {() => CubePlayer} now  the last choice, which may not be drawn yet
 * @param {(player: CubePlayer) => void} choose
 */
export const playerFields = (words, side, drawn, now, choose) => html`
  ${select(
    words.playsOf[side],
    Object.values(PLAYS),
    drawn.plays,
    words.plays,
    () => false,
    (plays) => choose({ ...now(), plays }),
  )}
  ${select(
    words.cubeOf[side],
    Object.values(POLICIES),
    drawn.cube,
    words.policies,
    () => false,
    (cube) => choose({ ...now(), cube }),
  )}
`;

/**
 * @param {Words} words
 * @param {() => Thresholds} now
 * @param {Typed | null} bad
 * @param {(change: Partial<Thresholds>) => void} choose
 * @param {(bad: Typed | null) => void} refuse
 */
export function thresholdFields(words, now, bad, choose, refuse) {
  const field = (/** @type {keyof Thresholds} */ name) =>
    numberField(
      {
        name,
        label: words.thresholds[name],
        now: () => now()[name],
        range: [0, 100],
        digits: 2,
        problem: words.badChance,
      },
      bad,
      (value) => choose({ [name]: value }),
      refuse,
    );
  return html`${field('double')} ${field('pass')}`;
}
