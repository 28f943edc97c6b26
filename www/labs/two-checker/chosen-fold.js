// Views of a table that is chosen after the games: the fold under the luck table, whose content is loaded when it is opened, and one
// line under the chart.

import { html, nothing } from 'lit';
import { unlessRemoved } from '../../lib/element/removed.js';
import { loadPart } from '../../lib/element/load-part.js';
import { word } from '../../lib/i18n/glossary.js';
import { TUNABLE } from './model.js';

/** @typedef {import('./lab.js').Model} Model */

const loadContent = loadPart(() => import('./chosen-after.js'));

/**
 * The fold. Its place is kept from the start, so that it moves nothing when it appears.
 * @param {Model} model
 */
export function chosenFold({ act, choice, format, games, shown, texts, theory }) {
  const words = texts.chosen;
  const early = games < TUNABLE.least || shown === null;
  return html`<details class="chosen ${early ? 'early' : ''}" @toggle=${load}>
    <summary>${words.heading}</summary>
    <p class="problem" role="alert" hidden>${texts.share.notLoaded}</p>
    ${
      shown === null
        ? nothing
        : html`<chosen-after .act=${act} .choice=${choice} .theory=${theory} .language=${texts.language} .format=${format}></chosen-after>`
    }
  </details>`;
}

/** @param {Event} event */
async function load({ currentTarget }) {
  const fold = /** @type {HTMLDetailsElement} */ (currentTarget);
  const problem = /** @type {HTMLElement} */ (fold.querySelector('.problem'));
  if (!fold.open) return;
  problem.hidden = true;
  try {
    await loadContent();
  } catch (error) {
    console.error(error);
    problem.hidden = false;
  }
}

/**
 * The line that says that the table was chosen after the games.
 * @param {Model} model
 */
export function chosenLine({ act, chosen, texts }) {
  if (!chosen) return nothing;
  const { line, newDice, newDiceLabel, newDiceHint } = texts.chosen;
  return html`<div class="card chosen-line">
    <p>${line.before}${word('chosenAfter', line.chosen)}${line.after}</p>
    <button aria-label=${newDiceLabel} title=${newDiceHint} @click=${() => unlessRemoved(act.rollOthers())}>${newDice}</button>
  </div>`;
}
