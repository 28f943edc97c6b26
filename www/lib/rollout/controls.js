// The buttons that roll games and choose the dice. A view.

import { html, nothing } from 'lit';
import { unlessRemoved } from '../element/removed.js';

/** @typedef {import('./shapes.js').RolloutModel} Model */

/** @type {(1 | 10 | 100 | 1000 | 100000)[]} */
const PACES = [1, 10, 100, 1000, 100_000];

/**
 * @param {Model} model
 * @param {string} next  what the button says that makes the next roll of a game that is begun
 * @param {unknown} more  buttons of the lab's own
 */
export function controls(model, next, more) {
  const { act, additions, format, halfway, running, state, step, texts } = model;
  const words = texts.controls;
  return html`<div class="controls">
    <div class="rows">
      <div class="row">
        <button class=${step || state.betting ? 'strong' : 'primary'} @click=${() => act.rollGame()}>${words.rollOne}</button>
        <button @click=${() => act.step()}>${halfway ? next : words.rollByRoll}</button>
      </div>
      <div class="row">
        ${additions.map(
          (games) => html`<button
            class="number"
            aria-label=${words.addLabel(words.add[games], format.count(games))}
            @click=${() => unlessRemoved(act.roll(games))}
          >${words.add[games]}</button>`,
        )}
        <button class="strong run" @click=${() => act.toggleRun()}>
          ${running ? nothing : html`<span aria-hidden="true">▶ </span>`}${running ? words.pause : words.run}
        </button>
      </div>
    </div>
    <div class="row small">
      <label class="speed"><span class="visually-hidden">${words.speed}</span>
        <select @change=${(/** @type {Event} */ event) => act.setSpeed(Number(inputValue(event)))}>
          ${[...PACES, Infinity].map(
            (pace) => html`<option value=${pace} ?selected=${state.speed === pace}>
              ${words.speeds[/** @type {keyof typeof words.speeds} */ (pace)]}
            </option>`,
          )}
        </select>
      </label>
      ${rewindButton(model)}
      <button class="quiet" title=${words.newDiceHint} @click=${() => act.newDice()}>${words.newDice}</button>
      ${more}
    </div>
  </div>`;
}

/**
 * Back to no games; and while the games that were left can be brought back, there is no other use for it, and it does that.
 * It is as wide as its longer word, so that nothing moves.
 * @param {Model} model
 */
function rewindButton({ act, left, texts }) {
  const words = texts.controls;
  return html`<button
    class="quiet either"
    aria-label=${left ? words.undoLabel[left.by] : words.rewind}
    title=${left ? words.undoHint : words.rewindHint}
    @click=${() => (left ? act.bringBack() : act.rewind())}
  ><span class=${left ? 'none' : ''}>${words.rewind}</span><span class=${left ? '' : 'none'}>${words.undo}</span></button>`;
}

/**
 * The seed, to be read out or typed.
 * @param {Object} model
 * @param {{typeSeed: (text: string) => unknown}} model.act  returns what is refused, or nothing
 * @param {string} model.seed
 * @param {() => string} model.seedNow  the seed after an action
 * @param {{badSeed: {text: string, code: string} | null}} model.state
 * @param {{controls: Model['texts']['controls']}} model.texts
 */
export function seedField({ act, seed, seedNow, state: { badSeed }, texts }) {
  const words = texts.controls;
  return html`<label class="seed">
      <span class="muted">${words.seed}</span>
      <input
        class="field"
        size="11"
        spellcheck="false"
        autocomplete="off"
        aria-invalid=${badSeed ? 'true' : 'false'}
        aria-describedby=${badSeed ? 'seed-problem' : nothing}
        .value=${badSeed?.text ?? seed}
        @change=${(/** @type {Event} */ event) => {
          const refused = act.typeSeed(inputValue(event));
          // Lit leaves the field alone if this is the seed that was in force, only written otherwise.
          if (!refused) /** @type {HTMLInputElement} */ (event.currentTarget).value = seedNow();
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
const inputValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
