// The buttons that roll games and choose the dice. A view.

import { html, nothing } from 'lit';
import { unlessRemoved } from '../element/removed.js';
import { shownStep } from './guide.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */

/** @type {(1 | 10 | 100 | 1000 | 100000)[]} */
const PACES = [1, 10, 100, 1000, 100_000];

/**
 * @param {Lab} lab
 * @param {string} next  what the button says that makes the next roll of a game that is begun
 * @param {unknown} more  buttons of the lab's own
 */
export function controls(lab, next, more) {
  const { texts, format, state, rolling } = lab;
  const words = texts.controls;
  return html`<div class="controls">
    <div class="rows">
      <div class="row">
        <button class=${shownStep(lab) || state.betting ? 'strong' : 'primary'} @click=${() => lab.rollGame()}>${words.rollOne}</button>
        <button @click=${() => lab.step()}>${rolling.halfway ? next : words.rollByRoll}</button>
      </div>
      <div class="row">
        ${lab.additions.map(
          (games) => html`<button
            class="number"
            aria-label=${words.addLabel(words.add[games], format.count(games))}
            @click=${() => unlessRemoved(lab.roll(games))}
          >${words.add[games]}</button>`,
        )}
        <button class="strong run" @click=${() => (rolling.running ? lab.pause() : lab.run())}>
          ${rolling.running ? nothing : html`<span aria-hidden="true">▶ </span>`}${rolling.running ? words.pause : words.run}
        </button>
      </div>
    </div>
    <div class="row small">
      <label class="speed"><span class="visually-hidden">${words.speed}</span>
        <select @change=${(/** @type {Event} */ event) => lab.setSpeed(Number(valueOf(event)))}>
          ${[...PACES, Infinity].map(
            (pace) => html`<option value=${pace} ?selected=${state.speed === pace}>
              ${words.speeds[/** @type {keyof typeof words.speeds} */ (pace)]}
            </option>`,
          )}
        </select>
      </label>
      ${rewindButton(lab)}
      <button class="quiet" title=${words.newDiceHint} @click=${() => lab.newDice()}>${words.newDice}</button>
      ${more}
    </div>
  </div>`;
}

/**
 * Back to no games; and while the games that were left can be brought back, there is no other use for it, and it does that.
 * It is as wide as its longer word, so that nothing moves.
 * @param {Lab} lab
 */
function rewindButton(lab) {
  const words = lab.texts.controls;
  const left = lab.undo.nextLeft;
  return html`<button
    class="quiet either"
    aria-label=${left ? words.undoLabel[left.by] : words.rewind}
    title=${left ? words.undoHint : words.rewindHint}
    @click=${() => (left ? lab.undo.bringBack() : lab.rewind())}
  ><span class=${left ? 'none' : ''}>${words.rewind}</span><span class=${left ? '' : 'none'}>${words.undo}</span></button>`;
}

/**
 * The seed, to be read out or typed.
 * @param {Lab} lab
 */
export function seedField(lab) {
  const words = lab.texts.controls;
  const { badSeed } = lab.state;
  return html`<label class="seed">
      <span class="muted">${words.seed}</span>
      <input
        class="field"
        size="11"
        spellcheck="false"
        autocomplete="off"
        aria-invalid=${badSeed ? 'true' : 'false'}
        aria-describedby=${badSeed ? 'seed-problem' : nothing}
        .value=${badSeed?.text ?? lab.seed}
        @change=${(/** @type {Event} */ event) => {
          lab.typeSeed(valueOf(event));
          // Lit leaves the field alone if this is the seed that was in force, only written otherwise.
          if (!lab.state.badSeed) /** @type {HTMLInputElement} */ (event.currentTarget).value = lab.seed;
        }}
      />
    </label>
    ${
      badSeed
        ? html`<p class="problem" id="seed-problem" role="alert">
          ${words.seedErrors[/** @type {keyof typeof words.seedErrors} */ (badSeed.code)]}
        </p>`
        : nothing
    }`;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
