// The one board of a lab of bear-offs: it shows the position that is set up, or a game from it. A game that the reader
// rolls appears on its own. Any other action brings the position back. A view, and what it follows from.

import { html, nothing } from 'lit';

/**
 * @typedef {Object} Now  the game that can be shown, and how far it is
 * @property {{record: {trial: number} | null, shown: number} | null} stepping
 * @property {number} games
 */
/** @typedef {Now & {current: object | null, state: {hide: Set<string>, look: Look | null}}} Model  without `current` there is nothing to roll */

/** The width at which the labs' styles put the buttons that roll far below the board. */
const ONE_COLUMN = matchMedia('(max-width: 592px)');

/**
 * @typedef {Object} Look  the reader's choice for the board
 * @property {'position' | 'game'} at
 * @property {string} since  the game of that moment: the choice does not hold for another one
 */

/** @param {Now} now */
const gameNow = ({ stepping, games }) => `${stepping?.record?.trial} ${stepping?.shown} ${games}`;

/** Whether there is a game to show. @param {Model} model */
export const hasGame = ({ current, stepping, games }) => current !== null && (stepping !== null || games > 0);

/** Whether the board shows a game and not the position. @param {Model} model */
export function showsGame(model) {
  const { hide, look } = model.state;
  if (hide.has('game') || !hasGame(model)) return false;
  if (hide.has('editor')) return true;
  if (look?.since === gameNow(model)) return look.at === 'game';
  return model.stepping !== null;
}

/** @param {Now} now @param {Look['at']} at @returns {Look} */
export const lookAt = (now, at) => ({ at, since: gameNow(now) });

/**
 * Rolls one game or a part of it, and brings the board that shows it into view. The game begins at the position in force: problems of
 * a refused one are no longer shown.
 * @param {Parameters<typeof followGame>[0] & {change: (problems: {problem: string, idProblem: string}) => void}} lab
 * @param {() => void} roll
 */
export function rollOnBoard(lab, roll) {
  lab.change({ problem: '', idProblem: '' });
  roll();
  followGame(lab);
}

/**
 * After a roll, brings the board into view on a page. Nothing moves in an embed.
 * @param {import('lit').LitElement & {form: import('../element/definition.js').Form, rolling: {stepping: object | null}}} lab
 */
export async function followGame(lab) {
  await lab.updateComplete;
  if (lab.form !== 'page' || !lab.rolling.stepping) return;
  /** @type {import('./board-editor.js').BoardEditor | null} */
  const editor = lab.renderRoot.querySelector('board-editor, whole-board-editor');
  const board = editor?.renderRoot.querySelector('.edited');
  // On a phone the description of the game and the button that rolls on come into view, too, and then the board. On
  // wider pages the buttons are beside the board.
  const story = ONE_COLUMN.matches ? lab.renderRoot.querySelector('.story') : null;
  for (const part of [story, board]) part?.scrollIntoView({ block: 'nearest' });
}

// ——— The switch, and the story of the game in the place of the tools ———

/** @typedef {{lookAt: (at: 'position' | 'game') => unknown, step: () => unknown}} Act */
/** @typedef {Model & {act: Act, form: import('../element/definition.js').Form, halfway: boolean}} StageModel */
/** @typedef {{stage: typeof import('./texts/en.js').stage}} Words */

/**
 * The switch of a board; on a page only where there is a game to be seen.
 * @param {StageModel} model
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
 * @param {StageModel} model
 * @param {Words} texts
 * @param {unknown} story  the turns of the game
 */
export const storyOnStage = ({ act, halfway }, { stage: words }, story) => html`<div slot="game" class="story">
  <button class="next" @click=${() => act.step()}>${halfway ? words.next : words.another}</button>
  ${story}
</div>`;
