// The rotation of first rolls: the choice among the settings of the dice, and what blocks of games mean for the averages. Views.

import { html, nothing } from 'lit';
import { ask } from '../../lib/i18n/glossary.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./state.js').Rotation} Rotation */

/** @type {Rotation[]} */
const ROTATIONS = [0, 1, 2];

/** The choice of first rolls. @param {Model} model */
export function rotationChoice({ act, state, texts }) {
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
            html`<option value=${rotation} .selected=${state.rotation === rotation}>${words.names[rotation]}</option>`,
        )}
      </select>
    </label>
    ${ask('rotation', words.label)}
  </span>`;
}

/**
 * How many blocks there are, and what a block is worth; nothing while first rolls are random.
 * @param {Model} model
 */
export function rotationNote({ format, hide, readout, shown, texts, theory }) {
  const { blocks } = readout;
  if (!blocks || hide.has('notes')) return nothing;
  const words = texts.rotation;
  const size = format.count(blocks.size);
  const counted = words.counted(blocks.complete, format.count(blocks.complete), size, format.count(blocks.beyond));
  const space = texts.language === 'ja' ? '' : ' ';
  const worth = shown ? html`${space}<span class="worth">${worthSaid(theory, texts, format)}</span>` : nothing;
  const cost = words.cost(size, format.count(blocks.size - 1));
  return html`<section class="card rotated">
    <p><b class="blocks">${counted}</b>${space}${cost}${worth}${space}${words.others}</p>
  </section>`;
}

/**
 * The worth of a block, with the table in force.
 * @param {import('../../pkg/two-checker/rollout_lab.js').Theory} theory
 * @param {Model['texts']} texts
 * @param {Model['format']} format
 */
function worthSaid({ blockWorth }, { rotation: words }, format) {
  if (!blockWorth) return nothing;
  const { plain, reduced } = blockWorth;
  if (plain === null) return words.none;
  const write = (/** @type {number} */ worth) => format.plain(worth, digitsOf(worth));
  const block = write(plain * 36);
  return words.worth(block, write(plain)) + (reduced === null ? words.equal : words.reduced(write(reduced)));
}

/** Three decimals, or as many as the number needs. @param {number} worth */
const digitsOf = (worth) => [0, 1, 2].find((digits) => Math.abs(Number(worth.toFixed(digits)) - worth) < 1e-9) ?? 3;
