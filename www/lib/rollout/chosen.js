// Estimates of luck that are chosen after the games: the fold that shows it, whose content is loaded when it is opened, the line under the
// chart that tells it, and the way to games that had no part in the choice. Views, and an action.

import { css, html, nothing } from 'lit';
import { unlessRemoved } from '../element/removed.js';
import { word } from '../i18n/glossary.js';

/**
 * @typedef {Object} Words
 * @property {string} heading
 * @property {{before: string, chosen: string, after: string}} line
 * @property {string} newDice
 * @property {string} guide
 * @property {string} newDiceLabel
 * @property {string} newDiceHint
 */

/** @typedef {{chosen: Words, share: {notLoaded: string}}} Texts */

/**
 * The fold. Where it comes early, its place is kept, so that it moves nothing when it appears.
 * @param {Texts} texts
 * @param {() => Promise<unknown>} load
 * @param {unknown} content
 * @param {boolean} [early]
 */
export const chosenFold = ({ chosen, share }, load, content, early = false) => html`<details
    class="chosen ${early ? 'early' : ''}" @toggle=${(/** @type {Event} */ event) => unfold(event, load)}>
    <summary>${chosen.heading}</summary>
    <p class="problem" role="alert" hidden>${share.notLoaded}</p>
    ${content}
  </details>`;

/** @param {Event} event @param {() => Promise<unknown>} load */
async function unfold({ currentTarget }, load) {
  const fold = /** @type {HTMLDetailsElement} */ (currentTarget);
  const problem = /** @type {HTMLElement} */ (fold.querySelector('.problem'));
  if (!fold.open) return;
  problem.hidden = true;
  try {
    await load();
  } catch (error) {
    console.error(error);
    problem.hidden = false;
  }
}

/**
 * The line that says that the estimate in force was chosen after the games.
 * @param {{act: {rollOthers: () => Promise<void>}, chosenAfter: boolean, texts: Texts}} model
 */
export function chosenLine({ act, chosenAfter, texts }) {
  if (!chosenAfter) return nothing;
  const { line, newDice, newDiceLabel, newDiceHint } = texts.chosen;
  return html`<div class="card chosen-line">
    <p>${line.before}${word('chosenAfter', line.chosen)}${line.after}</p>
    <button aria-label=${newDiceLabel} title=${newDiceHint} @click=${() => act.rollOthers()}>${newDice}</button>
  </div>`;
}

/**
 * The step of the guide: other dice show what luck is worth that was chosen to suit these.
 * @param {{act: {rollOthers: () => Promise<void>}, texts: Texts}} model
 * @param {string[]} [shows]
 * @returns {import('./guide.js').Step}
 */
export function chosenStep({ act, texts: { chosen } }, shows) {
  const way = { label: chosen.newDice, act: () => act.rollOthers(), ...(shows && { shows }) };
  return { name: 'tuned', says: chosen.guide, way };
}

/**
 * Rolls as many games with other dice, and measures them as before. The games that there were can be brought back. Nobody hears of it when the lab is
 * removed meanwhile.
 * @param {import('./shapes.js').RolloutLab} lab
 */
export const rollOthers = (lab) => unlessRemoved(rollWithOtherDice(lab));

/** @param {import('./shapes.js').RolloutLab} lab */
async function rollWithOtherDice(lab) {
  const { own, undo } = lab;
  await own.ready(lab);
  const { games } = lab.rolling.rollout;
  const seed = lab.guard(() => own.core.randomSeed());
  if (!seed) return;
  undo.leave('newDice', true);
  own.startAgain(lab, seed, {});
  await undo.keep(() => lab.rolling.roll(Math.min(games, own.atOnce)));
}

export const chosenStyles = css`
  .chosen.early:not([open]) { visibility: hidden; }
  .chosen > summary { width: max-content; max-width: 100%; cursor: pointer; font-size: 13.5px; line-height: 24px; color: var(--muted); }
  .chosen > summary:hover, .chosen[open] > summary { color: var(--ink); }
  .chosen-line { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; padding-block: 6px; font-size: 13.5px; }
  .chosen-line p { flex: 1 1 300px; margin: 0; }
  .chosen-line > button { min-height: 30px; }
  @media (pointer: coarse) {
    .chosen > summary { line-height: 44px; }
    .chosen-line > button { min-height: 44px; }
  }
  @media print {
    .chosen, .chosen-line > button { display: none; }
  }
  @container (max-width: 560px) {
    .chosen > summary { line-height: 44px; }
    .chosen-line > button { min-height: 44px; }
  }
`;
