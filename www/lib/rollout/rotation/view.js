// The rotation of first rolls: the choice among the settings of the dice, and what blocks of games mean for the averages. Views.

import { css, html, nothing } from 'lit';
import { ask } from '../../i18n/glossary.js';

/** @typedef {import('../shapes.js').Rotation} Rotation */
/** @typedef {import('../shapes.js').RolloutModel} RolloutModel */
/** @typedef {{language: string, rotation: import('./en.js').RotationTexts}} Texts */

/** @type {Rotation[]} */
const ROTATIONS = [0, 1, 2];

/**
 * The choice of first rolls. An embed has it only if an address rotates them.
 * @param {Pick<RolloutModel, 'form'> &
 *   {act: {rotate: (rotation: Rotation) => void}, state: {rotation: Rotation, rotates?: boolean}, texts: Texts}} model
 * @param {string[]} [names]  of the rotations
 */
export function rotationChoice({ act, form, state, texts }, names = texts.rotation.names) {
  if (form !== 'page' && !state.rotates) return nothing;
  const words = texts.rotation;
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.currentTarget);
    act.rotate(/** @type {Rotation} */ (Number(value)));
  };
  return html`<span class="asked rotation">
    <label class="speed"><span class="muted">${words.label}</span>
      <select @change=${change}>
        ${ROTATIONS.map(
          (rotation) =>
            html`<option value=${rotation} .selected=${state.rotation === rotation}>${names[rotation]}</option>`,
        )}
      </select>
    </label>
    ${ask('rotation', words.label)}
  </span>`;
}

/**
 * How many blocks there are, and what a block is worth; nothing while first rolls are random.
 * @param {Pick<RolloutModel, 'format' | 'hide' | 'readout' | 'shown'> & {texts: Texts}} model
 * @param {string} [more]  another sentence
 */
export function rotationNote({ format, hide, readout, shown, texts }, more = texts.rotation.others) {
  const { blocks } = readout;
  if (!blocks || hide.has('notes')) return nothing;
  const words = texts.rotation;
  const size = format.count(blocks.size);
  const counted = words.counted(blocks.complete, format.count(blocks.complete), size, format.count(blocks.beyond));
  const space = texts.language === 'ja' ? '' : ' ';
  const said = shown?.blockWorth ? worthSaid(shown.blockWorth, blocks.size, words, format) : '';
  const worth = said && html`${space}<span class="block-worth">${said}</span>`;
  const cost = words.cost(size, format.count(blocks.size - 1));
  return html`<section class="card rotated">
    <p><b class="blocks">${counted}</b>${space}${cost}${worth}${more && space + more}</p>
  </section>`;
}

/**
 * The worth of a block, with the luck in force.
 * @param {{plain: number | null, reduced: number | null}} worth
 * @param {number} size  of a block
 * @param {Texts['rotation']} words
 * @param {RolloutModel['format']} format
 */
function worthSaid({ plain, reduced }, size, words, format) {
  if (plain === null && reduced === null) return words.none;
  const write = (/** @type {number} */ worth, most = 3) => format.percent(worth, digitsOf(worth, most));
  const block =
    plain === null ? words.plainEqual : words.worth(format.count(size), write(plain * size, 1), write(plain));
  if (reduced === null) return block + words.equal;
  return (plain === null ? '' : words.above) + block + words.reduced(write(reduced));
}

/** As many decimals as the number needs, up to `most`. @param {number} worth @param {number} most */
const digitsOf = (worth, most) =>
  [0, 1, 2].slice(0, most).find((digits) => Math.abs(Number(worth.toFixed(digits)) - worth) < ROUNDING * worth) ?? most;

/** Worths are calculated with the rounded values of databases. They are off by a smaller share of them. */
const ROUNDING = 1e-6;

export const rotationStyles = css`
  .rotated p { margin: 0; font-size: 13.5px; }
  .rotation { display: inline-flex; align-items: center; gap: 6px; min-width: 0; max-width: 100%; }
  .rotation label { display: inline-flex; align-items: center; gap: 4px; min-width: 0; }
  .rotation select { min-width: 0; }
  /* In a card of its own, the choice has a line on a phone. */
  @container (max-width: 560px) {
    .rolling .row .rotation { flex: 0 0 100%; }
    .rolling .row .rotation label { flex: 0 1 auto; }
    .rolling .row .rotation select { max-width: 100%; }
  }
`;
