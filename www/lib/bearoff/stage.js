// The one board of a lab of bear-offs: the position that is set up, or a game from it. A game that the reader rolls comes by itself;
// whatever else he does brings the position back.

/**
 * @typedef {Object} Own
 * @property {object | null} current  null: there is nothing to be rolled
 * @property {{hide: Set<string>, look: Look | null}} state
 */

/** @typedef {import('../rollout/rollout-element.js').RolloutElement & Own} Lab */

/** Where the buttons that roll are far below the board: as in the labs' styles. */
const ONE_COLUMN = matchMedia('(max-width: 592px)');

/**
 * @typedef {Object} Look  what the reader has chosen to see on the board
 * @property {'position' | 'game'} at
 * @property {string} since  which game it was then: with another one he has not chosen anything
 */

/** Which game there is to be seen, and how far it is. @param {Lab} lab */
const gameNow = ({ rolling, rollout }) =>
  `${rolling.stepping?.record.trial} ${rolling.stepping?.shown} ${rollout.games}`;

/** Whether there is a game to be seen. @param {Lab} lab */
export const hasGame = (lab) => lab.current !== null && (lab.rolling.stepping !== null || lab.rollout.games > 0);

/**
 * Whether the board shows a game and not the position.
 * @param {Lab} lab
 */
export function showsGame(lab) {
  if (lab.state.hide.has('game') || !hasGame(lab)) return false;
  if (lab.state.hide.has('editor')) return true;
  const { look } = lab.state;
  if (look?.since === gameNow(lab)) return look.at === 'game';
  return lab.rolling.stepping !== null;
}

/**
 * @param {Lab} lab
 * @param {Look['at']} at
 * @returns {Look}
 */
export const lookAt = (lab, at) => ({ at, since: gameNow(lab) });

/**
 * After a roll: the newest is at the end of the list, and on a page the board is before the reader. In somebody else's page
 * nothing moves.
 * @param {Lab} lab
 */
export async function followGame(lab) {
  await lab.updateComplete;
  const list = lab.renderRoot.querySelector('.micro ol');
  if (list) list.scrollTop = list.scrollHeight;
  if (lab.form !== 'page' || !lab.rolling.stepping) return;
  /** @type {import('./board-editor.js').BoardEditor | null} */
  const editor = lab.renderRoot.querySelector('board-editor, whole-board-editor');
  const board = editor?.renderRoot.querySelector('.edited');
  // On a phone what is said of the game, with the button that rolls on, is to be seen, too, and the board in any case. Elsewhere
  // the buttons are beside the board, and stay where they are.
  const story = ONE_COLUMN.matches ? lab.renderRoot.querySelector('.story') : null;
  for (const part of [story, board]) part?.scrollIntoView({ block: 'nearest' });
}
