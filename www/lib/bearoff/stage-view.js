// The switch of a board between its position and a game, and the story of the game in the place of the tools. Views.

import { html, nothing } from 'lit';
import { hasGame } from './stage.js';

/** @typedef {{lookAt: (at: 'position' | 'game') => unknown, step: () => unknown}} Act */
/** @typedef {import('./stage.js').Model & {act: Act, form: import('../element/definition.js').Form, halfway: boolean}} Model */
/** @typedef {{stage: typeof import('./texts/en.js').stage}} Words */

/**
 * The switch of a board; on a page only where there is a game to be seen.
 * @param {Model} model
 * @param {Words} texts
 * @param {boolean} game  whether the board shows the game
 */
export function stageSwitch(model, { stage: words }, game) {
  const none = !hasGame(model);
  if (none && model.form === 'page') return nothing;
  const button = (/** @type {'position' | 'game'} */ at, /** @type {boolean} */ pressed) => html`<button
    aria-pressed=${pressed ? 'true' : 'false'}
    ?disabled=${none && at === 'game'}
    @click=${() => model.act.lookAt(at)}
  >${words.shows[at]}</button>`;
  return html`<div class="segments" role="group" aria-label=${words.label}>
    ${button('position', !game)}${button('game', game)}
  </div>`;
}

/**
 * A game that the board shows, with the button that goes on with it.
 * @param {Model} model
 * @param {Words} texts
 * @param {unknown} story  the turns of the game
 */
export const storyOnStage = ({ act, halfway }, { stage: words }, story) => html`<div slot="game" class="story">
  <button class="next" @click=${() => act.step()}>${halfway ? words.next : words.another}</button>
  ${story}
</div>`;
