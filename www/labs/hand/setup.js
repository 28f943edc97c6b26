// Who plays what: the position, the reader's side, his opponent, and who estimates luck. A view.

import { html, nothing } from 'lit';
import { editor } from '../../shared/bearoff/setting-up.js';
import { EVALUATORS, PLAYERS } from '../../shared/bearoff/names.js';
import { needsExact } from '../../shared/bearoff/needs-exact.js';
import { otherLab } from '../../shared/bearoff/other-lab.js';
import { select } from '../../shared/select.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('./state.js').Hands} Hands */
/** @typedef {import('../../pkg/hand/rollout_lab.js').PlayerName} PlayerName */

/** @type {Hands[]} */
const HANDS = ['x', 'o', 'both'];

/** @param {Lab} lab */
export function setup(lab) {
  const { texts, state, made, preparation } = lab;
  const words = texts.setup;
  // What is in force where the exact chances are not known; while it is being made, what was chosen.
  const { hands, opponent, evaluator } = preparation.making ? state.wanted : (made?.setup ?? state.wanted);
  const bounded = made !== null && made.theory === null;
  const impossible = (/** @type {PlayerName} */ name) => bounded && needsExact(name);
  return html`<h2>${words.heading}</h2>
    <div class="choices">
      ${select(
        words.hands,
        HANDS,
        hands,
        words.sides,
        () => false,
        (chosen) => lab.want({ hands: chosen }),
      )}
      ${
        hands === 'both'
          ? nothing
          : select(words.opponent, Object.values(PLAYERS), opponent, words.players, impossible, (chosen) =>
              lab.want({ opponent: chosen }),
            )
      }
      ${select(words.evaluator, Object.values(EVALUATORS), evaluator, words.evaluators, impossible, (chosen) =>
        lab.measure(chosen),
      )}
    </div>
    ${bounded ? html`<p class="muted about">${words.bounded}</p>` : nothing} ${question(lab)}
    <details>
      <summary>${words.position}</summary>
      ${editor(lab)}
    </details>
    ${otherLab(lab, 'bearoff', texts.otherLab)}
    <p class="again">
      <button class="quiet" ?disabled=${lab.begun === 0} @click=${() => lab.want({})}>${words.again}</button>
      <span class="muted">${words.seed(lab.seed)}</span>
    </p>`;
}

/**
 * Whether the games that were played are to be over.
 * @param {Lab} lab
 */
function question(lab) {
  const { state, texts, format, begun } = lab;
  const words = texts.setup;
  if (!state.asking) return nothing;
  return html`<div class="notice" role="alert">
    <p>${words.ask(format.count(begun))}</p>
    <button class="strong" @click=${() => lab.answer(true)}>${words.startAgain}</button>
    <button @click=${() => lab.answer(false)}>${words.keep}</button>
  </div>`;
}
